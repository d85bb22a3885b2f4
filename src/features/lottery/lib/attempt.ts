import { isTransient, toGatewayError } from '#src/gateway/gateway-error.ts'
import type { BetBody } from './slip.ts'

/** A bet on its way: the same key with the same body is the same bet, however often it is sent. */
export interface Attempt {
  key: string
  body: BetBody
}

/** The attempt to place this bet: the one that has had no answer yet where it is of the same bet, else a new one. */
export function attemptAt(body: BetBody, unanswered: Attempt | undefined): Attempt {
  const isSame = unanswered !== undefined && JSON.stringify(unanswered.body) === JSON.stringify(body)
  return isSame ? unanswered : { key: crypto.randomUUID(), body }
}

/** Whether a failure leaves open if the bet was taken; a refusal does not. */
export function isUnanswered(error: unknown): boolean {
  const { code } = toGatewayError(error)
  return isTransient(error) || code === 'unknown' || code.startsWith('answer.')
}
