import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { plainDigits } from '#sandbox/lib/digits.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { type Refusal, refuse } from '#sandbox/server/problems.ts'
import type { CodeKey } from './code-rows.ts'

/** How long a code is good, and until when another one cannot be asked for. */
export const codeMinutes = 5

const lifeMs = codeMinutes * 60_000
const maxTries = 5

type Part = Pick<Gateway, 'store' | 'now'>

/** Refused while a code that was sent there is good. */
export function refuseSoon({ store, now }: Part, key: CodeKey): Refusal | null {
  const at = now().getTime()
  const running = store.codes.find(key)
  if (!running || running.expires_at <= at || running.tries >= maxTries) return null
  return refuse('code.too-soon', { retryAfter: Math.ceil((running.expires_at - at) / 1000) })
}

/**
 * A new code of six digits, in the place of the one before; only a digest is kept. Who must not learn that a target is
 * unknown makes a code for it all the same, and sends it to nobody.
 */
export function issueCode({ store, now }: Part, key: CodeKey): string {
  const at = now().getTime()
  store.codes.sweep(at)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const salt = randomBytes(12).toString('base64url')
  store.codes.put(key, { digest: `${salt}.${digestOf(salt, code)}`, expires_at: at + lifeMs })
  return code
}

/** Null where the code is right: it is used up then. Five wrong ones end it. */
export function refuseCode({ store, now }: Part, key: CodeKey, typed: string): Refusal | null {
  const sent = store.codes.find(key)
  if (!sent || sent.expires_at <= now().getTime() || sent.tries >= maxTries) return refuse('code.expired')
  const [salt = '', digest = ''] = sent.digest.split('.')
  const given = digestOf(salt, plainDigits(typed.normalize('NFKC')).replaceAll(/[\s-]/g, ''))
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(digest))) {
    store.codes.miss(key)
    return refuse('code.wrong')
  }
  store.codes.remove(key)
  return null
}

function digestOf(salt: string, code: string): string {
  return createHash('sha256').update(`${salt} ${code}`).digest('base64url')
}
