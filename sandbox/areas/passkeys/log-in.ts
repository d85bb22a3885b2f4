import type { BodyOf } from '#contract/call.ts'
import type { loginByPasskey } from '#contract/identity/passkeys.ts'
import type { OpenedSession } from '#contract/identity/session.ts'
import { digestOf } from '#sandbox/lib/secrets.ts'
import type { MemberRow } from '#sandbox/members/members.ts'
import { openedFor, refuseOnSite } from '#sandbox/members/session/enter.ts'
import { knownDevice } from '#sandbox/members/session/known-devices.ts'
import type { Visit } from '#sandbox/members/session/sessions.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { Refusal, refuse } from '#sandbox/server/problems.ts'
import { needTeam } from '../agents/seed/need-team.ts'
import { countProof, forgiveTries, type TryKey } from '../session/login-tries.ts'
import { usedBy } from './ceremonies.ts'
import { takeRequest, userHandleOf } from './challenges.ts'
import type { PasskeyRow } from './rows.ts'

interface Attempt {
  merchant: Merchant
  body: BodyOf<typeof loginByPasskey>
  visit: Visit
}

/** What a passkey has proven: whose it is, as long as its count is the one that was looked at. */
interface Proof {
  row: PasskeyRow
  use: Pick<PasskeyRow, 'counter' | 'is_synced'>
}

/** Counts the try and looks at the signature. */
export async function prepareByPasskey(gateway: Gateway, attempt: Attempt): Promise<Proof | Refusal> {
  const { merchant, body } = attempt
  const key = tryOf(gateway, attempt)
  const barred = countProof(gateway, key)
  if (barred) return barred
  const asked = takeRequest(gateway, merchant, body.credential.response.clientDataJSON)
  if (asked instanceof Refusal) return asked
  const row = gateway.store.passkeys.find(body.credential.id)
  const member = row && ownerOf(gateway, merchant, row)
  if (!row || !member || row.domain !== asked.domain) return refuse('passkey.unknown')
  const { userHandle } = body.credential.response
  if (userHandle && userHandle !== userHandleOf(member)) return refuse('passkey.failed')
  const use = await usedBy(body.credential, asked, row)
  return use ? { row, use } : refuse('passkey.failed')
}

/** Opens the session: the device has verified who holds it, so that no second step follows. */
export function logInByPasskey(gateway: Gateway, attempt: Attempt, { row, use }: Proof): OpenedSession | Refusal {
  const { merchant, body, visit } = attempt
  const now = gateway.store.passkeys.find(row.credential)
  const member = now && ownerOf(gateway, merchant, now)
  if (!now || !member) return refuse('passkey.unknown')
  // Of two uses that come together one is a copy's, or the same sent twice.
  if (now.counter !== row.counter) return refuse('passkey.failed')
  gateway.store.passkeys.note(row.credential, { ...use, used_at: gateway.now().getTime() })
  forgiveTries(gateway, tryOf(gateway, attempt))
  const unfit = refuseOnSite(member, body.site)
  if (unfit) return unfit
  if (body.site === 'agent') needTeam(gateway, merchant)
  return openedFor(gateway, member, { visit: { ...visit, device: body.device }, changeReason: null })
}

function ownerOf({ store }: Gateway, merchant: Merchant, row: PasskeyRow): MemberRow | null {
  const member = store.members.byId(row.member_id)
  return member?.merchant === merchant.code ? member : null
}

function tryOf(gateway: Gateway, { merchant, body, visit }: Attempt): TryKey {
  const row = gateway.store.passkeys.find(body.credential.id)
  const device = knownDevice(gateway, row && ownerOf(gateway, merchant, row), body.device)
  return {
    merchant: merchant.code,
    name: `passkey ${digestOf(body.credential.id)}`,
    address: visit.address,
    device,
  }
}
