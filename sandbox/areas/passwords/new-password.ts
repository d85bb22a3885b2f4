import type { BodyOf } from '#contract/call.ts'
import type { changePassword } from '#contract/identity/password.ts'
import type { resetByMobile } from '#contract/identity/password-by-mobile.ts'
import type { OpenedSession } from '#contract/identity/session.ts'
import type { MemberRow } from '#sandbox/members/members.ts'
import { readMobile } from '#sandbox/members/mobiles.ts'
import { barredFromProving } from '#sandbox/members/proof/proofs.ts'
import { type ProvenPassword, provePassword, refuseStale } from '#sandbox/members/proof/proven.ts'
import { refuseTry } from '#sandbox/members/proof/tries.ts'
import { wrongPassword } from '#sandbox/members/registration-rules.ts'
import { mayResetByMobile } from '#sandbox/members/served.ts'
import { openedFor } from '#sandbox/members/session/enter.ts'
import type { ChangeReason, SessionRow } from '#sandbox/members/session/session-rows.ts'
import type { Visit } from '#sandbox/members/session/sessions.ts'
import { writeMessage } from '#sandbox/members/write-message.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { Refusal, refuse } from '#sandbox/server/problems.ts'
import { provenNumber, refuseUnproven } from '../firebase/proven-number.ts'

interface Change {
  merchant: Merchant
  member: MemberRow
  session: SessionRow
  body: BodyOf<typeof changePassword>
}

/** A new password, and what it may take the place of. */
interface PreparedChange {
  /** The version that was there; the session's reason to change it belongs to it. */
  before: ProvenPassword
  reason: ChangeReason | null
  hash: string
}

/** Looks at the old password, and makes the hash of the new one. */
export async function prepareChange(
  gateway: Gateway,
  { merchant, member, session, body }: Change,
): Promise<PreparedChange | Refusal> {
  const { oldPassword, newPassword } = body
  const reason = session.must_change
  const needsOld = member.password_hash !== '' && reason !== 'temporary'
  const barred = barredFromProving(gateway, member) ?? refuseShape(merchant, body, needsOld)
  if (barred) return barred
  const before = needsOld ? await provePassword(gateway, member, oldPassword ?? '') : { hash: member.password_hash }
  if (before instanceof Refusal) return before
  if (await gateway.passwords.verify(newPassword, member.password_hash)) return refuse('password.same')
  return { before, reason, hash: await gateway.passwords.hash(newPassword) }
}

/** Null where the password is changed; the member's other sessions have ended then. Of two at once one is too late. */
export function changeOwnPassword(
  gateway: Gateway,
  { member, session }: Pick<Change, 'member' | 'session'>,
  { before, reason, hash }: PreparedChange,
): Refusal | null {
  const stale = session.must_change === reason ? refuseStale(member, before) : refuse('password.wrong')
  if (stale) return stale
  setPassword(gateway, member, { hash, kept: session.id })
  gateway.store.sessions.settle(session.id)
  return null
}

function refuseShape(merchant: Merchant, body: Change['body'], needsOld: boolean): Refusal | null {
  const wrong = wrongPassword(merchant, body.newPassword)
  const fields = {
    ...(needsOld && body.oldPassword === undefined ? { oldPassword: 'field.required' } : {}),
    ...(wrong === null ? {} : { newPassword: wrong }),
    ...(body.newPassword === body.confirmNewPassword ? {} : { confirmNewPassword: 'field.invalid' }),
  }
  return Object.keys(fields).length === 0 ? null : refuse('request.invalid', { fields })
}

interface Reset {
  merchant: Merchant
  body: BodyOf<typeof resetByMobile>
  visit: Visit
}

/** Where the number was proved by a token, which number that was; and the hash of the new password. */
interface PreparedReset {
  mobile: string
  proven: string | null | undefined
  hash: string
}

/** Looks at what can be known before the code: all of it costs the same, whoever the number belongs to. */
export async function prepareReset(
  gateway: Gateway,
  { merchant, body, visit }: Reset,
): Promise<PreparedReset | Refusal> {
  if (!merchant.switches.CHNGPASSVERIF3) return refuse('module.closed')
  const limit = {
    merchant: merchant.code,
    subject: `new password from ${visit.address}`,
    most: 30,
    windowMs: 15 * 60_000,
  }
  const wrong = wrongPassword(merchant, body.newPassword)
  const mobile = readMobile(body.mobileNum, body.countryDialingCode)
  const barred =
    refuseTry(gateway, [limit]) ??
    (wrong === null ? null : refuse('request.invalid', { fields: { newPassword: wrong } }))
  if (barred) return barred
  if (mobile === null) return refuse('mobile.invalid')
  const proven = await provenNumber(gateway, merchant, body.firebaseIdToken)
  return { mobile, proven, hash: await gateway.passwords.hash(body.newPassword) }
}

/** Sets a new password for who has the number, ends the sessions there were and opens one. */
export function resetPasswordByMobile(
  gateway: Gateway,
  { merchant, body, visit }: Reset,
  { mobile, proven, hash }: PreparedReset,
): OpenedSession | Refusal {
  const key = { merchant: merchant.code, purpose: 'password', target: mobile }
  const unproven = refuseUnproven(gateway, key, { code: body.verificationCode, proven })
  if (unproven) return unproven
  const member = gateway.store.members.byMobile(merchant.code, mobile)
  if (!member || !mayResetByMobile(gateway, member)) return refuse('code.wrong')
  if (member.is_locked === 1) return refuse('login.locked')
  setPassword(gateway, member, { hash, kept: '' })
  return openedFor(gateway, member, { visit, changeReason: null })
}

/** Log-ins that are half done end as well. `kept`: the id of the session that goes on; empty for none. */
function setPassword({ store, now }: Gateway, member: MemberRow, { hash, kept }: { hash: string; kept: string }): void {
  const at = now().getTime()
  store.members.setPassword(member.id, hash, at)
  writeMessage(store, member.id, { event: 'password-changed', at })
  store.sessions.removeOthers(member.id, kept)
  store.steps.removeOf(member.id)
  // Whoever knew the old password may have logged in with a device of their own.
  store.knownDevices.removeOf(member.id)
}
