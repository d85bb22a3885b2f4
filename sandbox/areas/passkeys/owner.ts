import type { MemberRow } from '#sandbox/members/members.ts'
import { type ProvenPassword, provePassword, refuseStale } from '#sandbox/members/proof/proven.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import type { Refusal } from '#sandbox/server/problems.ts'
import { refuseCodeOf } from '../security/totp.ts'

/** What a member shows before a way into the account is added or taken away. */
interface Shown {
  password?: string | undefined
  code?: string | undefined
}

const hasTwoFactors = ({ store }: Pick<Gateway, 'store'>, member: MemberRow) =>
  store.protections.of(member.id).totp_secret !== null

/** Looks at the password, where no code is asked in its place. */
export async function lookAtOwner(
  gateway: Gateway,
  member: MemberRow,
  { password = '' }: Shown,
): Promise<ProvenPassword | Refusal | { hash: null }> {
  return hasTwoFactors(gateway, member) ? { hash: null } : provePassword(gateway, member, password)
}

/** Null for who has shown the password, or with two factors on a code of the app or a recovery code, which is then used. */
export function refuseOwner(
  gateway: Gateway,
  member: MemberRow,
  { shown, proven: { hash } }: { shown: Shown; proven: { hash: string | null } },
): Refusal | null {
  if (hasTwoFactors(gateway, member)) return refuseCodeOf(gateway, member, shown.code ?? '')
  return refuseStale(member, { hash: hash ?? '' })
}
