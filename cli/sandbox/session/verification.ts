import { hash } from 'node:crypto'
import * as z from 'zod'
import type { AnswerOf } from '#src/gateway/contract/call.ts'
import type { getVerification } from '#src/gateway/contract/verification.ts'
import type { Gateway } from '../gateway.ts'
import { type Refusal, refuse } from '../http/problems.ts'
import { newSecret } from './secrets.ts'
import { ticketsOf } from './tickets.ts'

type Part = Pick<Gateway, 'store' | 'now'>
type Action = 'login' | 'register'

/** About four thousand hashes: a tenth of a second for one visitor, a bill for who tries passwords by the million. */
const bits = 12
const longestSolution = 16

const puzzles = ticketsOf({
  kind: 'verification',
  lifeMs: 5 * 60_000,
  content: z.object({ action: z.enum(['login', 'register']), address: z.string(), salt: z.string() }),
})

/** Who asks for what. */
interface Asked {
  merchant: string
  action: Action
  address: string
}

/** A puzzle, bound to what it is for and to who asked for it. */
export function issuePuzzle(
  part: Part,
  { merchant, action, address }: Asked,
): AnswerOf<typeof getVerification>['value'] {
  const salt = newSecret(16)
  return { kind: 'proof-of-work', id: puzzles.issue(part, merchant, { action, address, salt }), salt, bits }
}

/** Null where the puzzle is solved. Every try uses it up. */
export function refuseUnverified(
  part: Part,
  { merchant, action, address }: Asked,
  verification: { id: string; solution: string } | undefined,
): Refusal | null {
  if (!verification) return refuse('verification.required')
  const puzzle = puzzles.take(part, merchant, verification.id)
  const isFor = puzzle !== null && puzzle.action === action && puzzle.address === address
  return isFor && solves(puzzle.salt, verification.solution) ? null : refuse('verification.failed')
}

function solves(salt: string, solution: string): boolean {
  if (solution.length > longestSolution || !/^(0|[1-9]\d*)$/.test(solution)) return false
  const head = hash('sha256', salt + solution, 'buffer').readUInt32BE(0)
  return head >>> (32 - bits) === 0
}
