import type { Gateway } from '#sandbox/server/gateway.ts'
import { type Refusal, refuse } from '#sandbox/server/problems.ts'
import { solvesCaptcha } from './captchas.ts'

type Part = Pick<Gateway, 'store' | 'now'>

const maxLockMs = 3_600_000

/** How often something may be done. */
export interface Limit {
  merchant: string
  /** Whose tries they are: "code to +880…", "registration from 203.0.113.7". */
  subject: string
  most: number
  /** From this many on, a try needs a captcha; never, where it is not told. */
  free?: number
  /** An hour at most. */
  windowMs: number
}

interface CaptchaGiven {
  captcha?: string | undefined
  captchaId?: string | undefined
}

/** Counts one try against every limit; refused, and not counted, where one of them is reached or a captcha is missing. */
export function refuseTry(part: Part, limits: readonly Limit[], given: CaptchaGiven = {}): Refusal | null {
  const at = part.now().getTime()
  const counted = limits.map((limit) => ({
    limit,
    ...part.store.limits.since(limit.merchant, limit.subject, at - limit.windowMs),
  }))
  for (const { limit, count, oldest } of counted) {
    if (count < limit.most) continue
    return refuse('rate.limited', { retryAfter: Math.max(1, Math.ceil((oldest + limit.windowMs - at) / 1000)) })
  }
  const needing = counted.find(({ limit, count }) => limit.free !== undefined && count >= limit.free)
  const unsolved = needing ? refuseUnsolved(part, needing.limit.merchant, given) : null
  if (unsolved) return unsolved
  part.store.limits.sweep(at - maxLockMs)
  for (const { merchant, subject } of limits) part.store.limits.add(merchant, subject, at)
  return null
}

/** Null where the captcha is solved. */
export function refuseUnsolved(part: Part, merchant: string, { captcha, captchaId }: CaptchaGiven): Refusal | null {
  if (!captcha || !captchaId) return refuse('captcha.required', { needsCaptcha: true })
  return solvesCaptcha(part, merchant, { id: captchaId, answer: captcha })
    ? null
    : refuse('captcha.wrong', { needsCaptcha: true })
}
