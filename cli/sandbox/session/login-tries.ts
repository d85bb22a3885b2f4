import type { Gateway } from '../gateway.ts'
import { type Refusal, refuse } from '../http/problems.ts'
import { refuseUnsolved } from './limits.ts'

const windowMs = 15 * 60_000
const freeFailures = 2
const mostFailures = 10

type Part = Pick<Gateway, 'store' | 'now'>

export interface TryKey {
  merchant: string
  /** As it was typed, lower case; a number as E.164. */
  name: string
  address: string
}

interface CaptchaGiven {
  captcha?: string | undefined
  captchaId?: string | undefined
}

/**
 * Counts a try at a log-in before it is looked at, so that tries that come together see each other; one that turns out
 * right is forgiven. Refused where there were too many, or where this one needs a captcha and has not solved it.
 */
export function countTry(part: Part, key: TryKey, given: CaptchaGiven): Refusal | null {
  const at = part.now().getTime()
  const { attempts } = part.store
  const { count, oldest } = attempts.since(key, at - windowMs)
  if (count >= mostFailures) {
    return refuse('rate.limited', { retryAfter: Math.max(1, Math.ceil((oldest + windowMs - at) / 1000)) })
  }
  const unsolved = count < freeFailures ? null : refuseUnsolved(part, key.merchant, given)
  if (unsolved?.code === 'captcha.required') return unsolved
  attempts.sweep(at - windowMs)
  attempts.add(key, at)
  return unsolved
}

/** Whether the try after this one needs a captcha. */
export function needsCaptchaNext({ store, now }: Part, key: TryKey): boolean {
  return store.attempts.since(key, now().getTime() - windowMs).count >= freeFailures
}
