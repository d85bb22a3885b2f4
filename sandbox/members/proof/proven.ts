import type { Gateway } from '#sandbox/server/gateway.ts'
import { type Refusal, refuse } from '#sandbox/server/problems.ts'
import type { MemberRow } from '../members.ts'
import { barredFromProving, forgiveProofs, noteWrongProof } from './proofs.ts'

/** That somebody typed a member's password. It proves something for as long as the member has that password. */
export interface ProvenPassword {
  /** What it was compared with; its salt makes it the password's version. */
  hash: string
}

/** Looks at the log-in's password; of a member without one any is good. Takes time: what it proves is decided later. */
export async function provePassword(
  gateway: Pick<Gateway, 'store' | 'now' | 'passwords'>,
  member: MemberRow,
  typed: string,
): Promise<ProvenPassword | Refusal> {
  const hash = member.password_hash
  if (hash === '') return { hash }
  const barred = barredFromProving(gateway, member)
  if (barred) return barred
  // Counted before it is looked at, so that tries that come together see each other.
  noteWrongProof(gateway, member)
  if (!(await gateway.passwords.verify(typed, hash))) return refuse('password.wrong')
  forgiveProofs(gateway, member)
  return { hash }
}

/** Null where what was proved is still so. @param member as read in the transaction that decides. */
export function refuseStale(member: MemberRow, { hash }: ProvenPassword): Refusal | null {
  return member.password_hash === hash ? null : refuse('password.wrong')
}
