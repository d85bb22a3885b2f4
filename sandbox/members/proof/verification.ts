import * as z from 'zod'
import type { AnswerOf } from '#contract/call.ts'
import type { getVerification } from '#contract/identity/verification.ts'
import { newSecret } from '#sandbox/lib/secrets.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { type Refusal, refuse } from '#sandbox/server/problems.ts'
import { ticketsOf } from './tickets.ts'
import { solvesWork } from './work.ts'

type Part = Pick<Gateway, 'store' | 'now'>
type Action = 'login' | 'register'

/** About four thousand hashes: a tenth of a second for one visitor, a bill for who tries passwords by the million. */
export const easyBits = 12
/** How long an address that was asked for a harder puzzle gets such ones. */
const demandMs = 5 * 60_000

const puzzles = ticketsOf({
  kind: 'verification',
  lifeMs: 5 * 60_000,
  content: z.object({ action: z.enum(['login', 'register']), address: z.string(), salt: z.string(), bits: z.int() }),
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
  const bits = demandedBits(part, { merchant, action, address })
  return { kind: 'proof-of-work', id: puzzles.issue(part, merchant, { action, address, salt, bits }), salt, bits }
}

const demandOf = ({ action, address }: Asked, bits: number) => `${action} of ${bits} bits from ${address}`

/** As hard as the hardest that was asked of the address lately. */
function demandedBits({ store, now }: Part, asked: Asked): number {
  const since = now().getTime() - demandMs
  const hard = [18, 17, 16].find((bits) => store.limits.since(asked.merchant, demandOf(asked, bits), since).count > 0)
  return hard ?? easyBits
}

/**
 * Null where the puzzle is solved, and hard enough. Every try uses it up; after one that was too easy, or none, the next puzzle
 * that the address gets is as hard as it must be.
 */
export function refuseUnverified(
  part: Part,
  { merchant, action, address, needed = easyBits }: Asked & { needed?: number },
  verification: { id: string; solution: string } | undefined,
): Refusal | null {
  if (needed > easyBits)
    part.store.limits.add(merchant, demandOf({ merchant, action, address }, needed), part.now().getTime())
  if (!verification) return refuse('verification.required')
  const puzzle = puzzles.take(part, merchant, verification.id)
  const isFor = puzzle !== null && puzzle.action === action && puzzle.address === address
  if (!isFor || !solvesWork(puzzle, verification.solution)) return refuse('verification.failed')
  return puzzle.bits < needed ? refuse('verification.required') : null
}
