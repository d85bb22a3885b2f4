import type { Problem } from '#contract/call.ts'

interface Details {
  status?: number | undefined
  reference?: string | undefined
  retryAfter?: number | undefined
  needsCaptcha?: boolean | undefined
  fields?: Readonly<Record<string, string>> | undefined
  cause?: unknown
}

/**
 * The one way a call fails. `code` is the gateway's stable code ("login.failed") or one of `network.offline`,
 * `network.failed`, `network.timeout`, `answer.not-json`, `answer.wrong-shape`.
 */
export class GatewayError extends Error {
  readonly code: string
  /** HTTP status; 0 where there was no answer. */
  readonly status: number
  /** What a player can quote to customer service. */
  readonly reference: string | undefined
  /** Seconds to wait. */
  readonly retryAfter: number | undefined
  readonly needsCaptcha: boolean
  /** Codes by field: { username: 'field.required' }. */
  readonly fields: Readonly<Record<string, string>>

  constructor(code: string, details: Details = {}) {
    super(code, details.cause === undefined ? undefined : { cause: details.cause })
    this.name = 'GatewayError'
    this.code = code
    this.status = details.status ?? 0
    this.reference = details.reference
    this.retryAfter = details.retryAfter
    this.needsCaptcha = details.needsCaptcha ?? false
    this.fields = details.fields ?? {}
  }

  static fromProblem(problem: Problem): GatewayError {
    return new GatewayError(problem.code, problem)
  }
}

/** Anything thrown, as a GatewayError: what is not one is an error of ours, with no reference to quote. */
export function toGatewayError(error: unknown): GatewayError {
  return error instanceof GatewayError ? error : new GatewayError('unknown', { cause: error })
}

/** Whether trying again by itself can help: the network, a slow or a broken gateway; never a refusal. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof GatewayError)) return false
  return error.code.startsWith('network.') || error.status >= 500
}
