import type { Passkey } from '#contract/identity/passkeys.ts'
import { instantOf } from '#sandbox/lib/instants.ts'
import { newSecret } from '#sandbox/lib/secrets.ts'
import type { MemberRow } from '#sandbox/members/members.ts'
import { writeMessage } from '#sandbox/members/write-message.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { type Refusal, refuse } from '#sandbox/server/problems.ts'
import type { Made } from './ceremonies.ts'
import type { PasskeyRow } from './rows.ts'

type Part = Pick<Gateway, 'store' | 'now'>

const most = 10

/** As the contract has it. */
export const passkeyOf = (row: PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name,
  domain: row.domain,
  isSynced: row.is_synced === 1,
  addedAt: instantOf(row.added_at),
  usedAt: row.used_at === null ? null : instantOf(row.used_at),
})

export function refuseMore({ store }: Part, member: MemberRow): Refusal | null {
  return store.passkeys.count(member.id) >= most ? refuse('passkey.too-many') : null
}

/** Those of a domain, for a browser that must not make a second one on the same device. */
export function exceptThese({ store }: Part, member: MemberRow, domain: string) {
  return store.passkeys
    .ofMember(member.id)
    .filter((row) => row.domain === domain)
    .map(({ credential, transports }) => ({
      type: 'public-key' as const,
      id: credential,
      transports: JSON.parse(transports) as string[],
    }))
}

/** Keeps a passkey, and tells the member. */
export function addPasskey(
  part: Part,
  member: MemberRow,
  { made, ...said }: { made: Made; domain: string; name: string; transports: readonly string[] },
): Passkey | Refusal {
  const tooMany = refuseMore(part, member)
  if (tooMany) return tooMany
  const at = part.now().getTime()
  const row: PasskeyRow = {
    ...made,
    id: newSecret(9),
    member_id: member.id,
    domain: said.domain,
    name: said.name,
    transports: JSON.stringify(said.transports),
    added_at: at,
    used_at: null,
  }
  if (!part.store.passkeys.add(row)) return refuse('passkey.known')
  writeMessage(part.store, member.id, { event: 'passkey-added', values: { name: { text: said.name } }, at })
  return passkeyOf(row)
}

/** Ends a passkey, and tells the member. */
export function endPasskey(part: Part, member: MemberRow, id: string): null | Refusal {
  const named = part.store.passkeys.ofMember(member.id).find((row) => row.id === id)
  if (!named) return refuse('passkey.unknown')
  part.store.passkeys.remove(member.id, id)
  const at = part.now().getTime()
  writeMessage(part.store, member.id, { event: 'passkey-removed', values: { name: { text: named.name } }, at })
  return null
}
