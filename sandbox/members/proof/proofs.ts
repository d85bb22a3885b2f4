import type { Gateway } from '#sandbox/server/gateway.ts'
import { type Refusal, refuse } from '#sandbox/server/problems.ts'
import type { MemberRow } from '../members.ts'

type Part = Pick<Gateway, 'store' | 'now'>

const windowMs = 15 * 60_000
const maxWrong = 10

/** A name and an address that nobody else has: proofs count by the account alone, apart from its log-ins. */
function keyOf(member: MemberRow) {
  const subject = `proofs of ${member.id}`
  return { merchant: member.merchant, name: subject, address: subject }
}

/** Whoever knows the password still has only so many tries at what comes after it. */
export function barredFromProving({ store, now }: Part, member: MemberRow): Refusal | null {
  const at = now().getTime()
  const { count, oldest } = store.attempts.since(keyOf(member), at - windowMs)
  if (count < maxWrong) return null
  return refuse('rate.limited', { retryAfter: Math.max(1, Math.ceil((oldest + windowMs - at) / 1000)) })
}

export function noteWrongProof({ store, now }: Part, member: MemberRow): void {
  store.attempts.add(keyOf(member), now().getTime())
}

export function forgiveProofs({ store }: Part, member: MemberRow): void {
  store.attempts.forgive(keyOf(member))
}
