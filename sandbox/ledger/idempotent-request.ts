import { createHash } from 'node:crypto'
import type * as z from 'zod/mini'
import type { Call } from '#contract/call.ts'
import type { MemberRow } from '../members/members.ts'
import type { Gateway } from '../server/gateway.ts'
import { Refusal, refuse } from '../server/problems.ts'

type Part = Pick<Gateway, 'store' | 'now'>

type Schema = z.ZodMiniType

type AnyCall<A extends Schema> = Pick<Call<Schema, Schema, A>, 'id' | 'answer'>

/** A call that moves money, as it came in. */
export interface IdempotentRequest {
  member: MemberRow
  idempotencyKey: string
  /** As the contract read it. */
  body: object
}

/** What a call gave up on: its transaction is rolled back and the refusal goes out. */
class Withdrawn extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/**
 * Does what a call asks for once, however often it comes with the same key: the work and its answer are stored in one
 * transaction. A refusal stores nothing and undoes all, so the key is free for another try.
 */
export function answerOnce<A extends Schema>(
  part: Part,
  call: AnyCall<A>,
  request: IdempotentRequest,
  work: () => z.output<A> | Refusal,
): z.output<A> | Refusal {
  try {
    return part.store.transaction(() => {
      const before = answeredBefore(part, call, request)
      if (before !== null) return settled(before)
      const answer = settled(work())
      part.store.idempotentRequests.add({
        member_id: request.member.id,
        key: request.idempotencyKey,
        call: call.id,
        digest: digestOf(request.body),
        answer: JSON.stringify(answer),
        at: part.now().getTime(),
      })
      return answer
    })
  } catch (error) {
    if (error instanceof Withdrawn) return error.refusal
    throw error
  }
}

/** The answer that the key has already; refused where it is another order's. Null: the call is new. */
function answeredBefore<A extends Schema>(
  { store }: Part,
  call: AnyCall<A>,
  { member, idempotencyKey, body }: IdempotentRequest,
): z.output<A> | Refusal | null {
  const known = store.idempotentRequests.find(member.id, idempotencyKey)
  if (!known) return null
  if (known.call !== call.id || known.digest !== digestOf(body)) return refuse('intent.conflict')
  return call.answer.parse(JSON.parse(known.answer))
}

/** What a call needs before it is done once; null where the key has its answer already, or is refused by it. */
export async function unlessAnswered<Prepared>(
  part: Part,
  call: AnyCall<Schema>,
  request: IdempotentRequest,
  prepare: () => Promise<Prepared | Refusal>,
): Promise<Prepared | null | Refusal> {
  return answeredBefore(part, call, request) === null ? prepare() : null
}

function settled<Answer>(answer: Answer | Refusal): Answer {
  if (answer instanceof Refusal) throw new Withdrawn(answer)
  return answer
}

/** Without the payment password: six digits could be found from a digest. */
function digestOf(body: object): string {
  const plain = Object.entries(body).filter(([name]) => name !== 'paymentPassword')
  return createHash('sha256').update(JSON.stringify(plain)).digest('base64url')
}
