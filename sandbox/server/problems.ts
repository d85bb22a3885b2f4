import { randomBytes } from 'node:crypto'
import type { Problem } from '#contract/call.ts'
import { type ProblemCode, problems } from '#contract/problems.ts'

type Details = Partial<Pick<Problem, 'detail' | 'retryAfter' | 'needsCaptcha' | 'fields'>>

/** A refusal as data: what a handler gives back instead of an answer. */
export class Refusal {
  readonly code: ProblemCode
  readonly details: Details

  constructor(code: ProblemCode, details: Details = {}) {
    this.code = code
    this.details = details
  }
}

export function refuse(code: ProblemCode, details?: Details): Refusal {
  return new Refusal(code, details)
}

/** RFC 9457; `status` may be told where a fault rule asks for its own. */
export function problemResponse(refusal: Refusal, at: Date, status?: number): Response {
  const known = problems[refusal.code]
  const body: Problem = {
    type: `urn:livery:problem:${refusal.code}`,
    title: known.title,
    status: status ?? known.status,
    code: refusal.code,
    ...refusal.details,
    reference: referenceOf(at),
  }
  const headers = new Headers({ 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' })
  if (refusal.details.retryAfter !== undefined) headers.set('Retry-After', String(refusal.details.retryAfter))
  if (body.status === 401) headers.set('WWW-Authenticate', 'Bearer')
  return new Response(JSON.stringify(body), { status: body.status, headers })
}

/** "7F3A-20261120": what a player can quote, and what the log carries. */
function referenceOf(at: Date): string {
  return `${randomBytes(2).toString('hex').toUpperCase()}-${at.toISOString().slice(0, 10).replaceAll('-', '')}`
}
