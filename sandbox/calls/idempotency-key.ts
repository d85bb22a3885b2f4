import type { Call } from '#contract/call.ts'
import { type Refusal, refuse } from '../server/problems.ts'

/** Visible characters of ASCII, 128 at most. */
export const keyPattern = /^[\x21-\x7e]{1,128}$/

/** Refused where a call needs a key and none came, or what came is none. */
export function refuseKey(call: Pick<Call, 'needsIdempotencyKey'>, key: string | undefined): Refusal | null {
  if (!call.needsIdempotencyKey || (key !== undefined && keyPattern.test(key))) return null
  const idempotencyKey = key === undefined ? 'field.required' : 'field.invalid'
  return refuse('request.invalid', { fields: { idempotencyKey } })
}
