import * as z from 'zod/mini'
import { type AnswerOf, type Call, problem } from '#contract/call.ts'
import { GatewayError } from './gateway-error.ts'
import type { Received } from './transport.ts'

function parsed({ status, text }: Received): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new GatewayError('answer.not-json', { status, cause })
  }
}

/** What a refused call says of itself; one that does not say it by the contract is an error of shape. */
export function readRefusal(received: Received): GatewayError {
  const read = z.safeParse(problem, parsed(received))
  if (!read.success) return new GatewayError('answer.wrong-shape', { status: received.status, cause: read.error })
  const retryAfter = read.data.retryAfter ?? (Number(received.retryAfter) || undefined)
  return new GatewayError(read.data.code, { ...read.data, status: received.status, retryAfter })
}

/** A good answer, checked against its contract. Throws a GatewayError where it is not JSON or has another shape. */
export function readAnswer<C extends Call>(call: C, received: Received): AnswerOf<C> {
  const answer = z.safeParse<C['answer']>(call.answer, parsed(received))
  if (!answer.success) throw new GatewayError('answer.wrong-shape', { status: received.status, cause: answer.error })
  return answer.data
}
