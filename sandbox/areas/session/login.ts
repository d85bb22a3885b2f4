import type { AnswerOf, BodyOf } from '#contract/call.ts'
import type { login } from '#contract/identity/session.ts'
import { defaultPassword } from '#sandbox/members/accounts.ts'
import type { MemberRow } from '#sandbox/members/members.ts'
import { mobileOfName, readMobile } from '#sandbox/members/mobiles.ts'
import { nameKey } from '#sandbox/members/names.ts'
import { isSamePassword } from '#sandbox/members/passwords.ts'
import { refuseUnverified } from '#sandbox/members/proof/verification.ts'
import { enter, refuseOnSite } from '#sandbox/members/session/enter.ts'
import { knownDevice } from '#sandbox/members/session/known-devices.ts'
import type { ChangeReason } from '#sandbox/members/session/session-rows.ts'
import type { Visit } from '#sandbox/members/session/sessions.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { type Refusal, refuse } from '#sandbox/server/problems.ts'
import { needTeam } from '../agents/seed/need-team.ts'
import { type NumberProof, provenNumber, refuseUnproven } from '../firebase/proven-number.ts'
import { bitsNeeded, countTry, forgiveTries, needsCaptchaNext, type TryKey } from './login-tries.ts'

interface Attempt {
  merchant: Merchant
  body: BodyOf<typeof login>
  visit: Visit
}

type Answer = AnswerOf<typeof login>['value'] | Refusal

/** What a try at a log-in showed, while the rest of the gateway went on. */
type Shown =
  | { by: 'password'; proof: Proof | null }
  | { by: 'code'; mobile: string | null; proven: NumberProof['proven'] }

/** Counts the try and looks at what takes time: the password, or a token for a number. */
export async function prepareLogIn(gateway: Gateway, attempt: Attempt): Promise<Shown | Refusal> {
  return attempt.body.type === 'sms' ? prepareByCode(gateway, attempt) : prepareByPassword(gateway, attempt)
}

/** Opens a session, or says why not. What is wrong with an account is told only to who can prove that it is theirs. */
export function logIn(gateway: Gateway, attempt: Attempt, shown: Shown): Answer {
  return shown.by === 'code' ? logInByCode(gateway, attempt, shown) : logInByPassword(gateway, attempt, shown.proof)
}

async function prepareByPassword(gateway: Gateway, attempt: Attempt): Promise<Shown | Refusal> {
  const { merchant, body, visit } = attempt
  const asked = { merchant: merchant.code, action: 'login', address: visit.address } as const
  const key = nameTry(gateway, attempt)
  const barred =
    refuseUnverified(gateway, { ...asked, needed: bitsNeeded(gateway, key) }, body.verification) ??
    countTry(gateway, key, body)
  if (barred) return barred
  const member = memberNamed(gateway, merchant, nameKey(body.username))
  return { by: 'password', proof: await proofBy(gateway, member, body.password) }
}

function logInByPassword(gateway: Gateway, { merchant, body, visit }: Attempt, proof: Proof | null): Answer {
  const key = nameTry(gateway, { merchant, body, visit })
  const member = proof && memberOfProof(gateway, proof)
  if (!member) return refuse('login.failed', { needsCaptcha: needsCaptchaNext(gateway, key) })
  const unfit = welcome(gateway, key, { member, site: body.site })
  if (unfit) return unfit
  if (proof.temporary !== null) gateway.store.members.takeTemporaryPassword(member.id, proof.temporary)
  if (body.site === 'agent') needTeam(gateway, merchant)
  return enter(gateway, member, {
    visit: { ...visit, device: body.device },
    entry: {
      by: 'password',
      changeReason: reasonFor(gateway, { merchant, body, visit }, { member, proof }),
    },
  })
}

function nameTry(gateway: Gateway, { merchant, body, visit }: Attempt): TryKey {
  const name = nameKey(body.username)
  const device = knownDevice(gateway, memberNamed(gateway, merchant, name), body.device)
  return { merchant: merchant.code, name, address: visit.address, device }
}

/** By the name; else by the number that a member registered with, however it is written. */
function memberNamed({ store }: Gateway, merchant: Merchant, name: string): MemberRow | null {
  const names = [name, mobileOfName(merchant, name) ?? name]
  return names.map((each) => store.members.byName(merchant.code, each)).find((member) => member !== null) ?? null
}

/** A right password: the member's own by the hash that it fits, or a temporary one by its own. */
interface Proof {
  member: number
  own: string
  temporary: string | null
}

/** A wrong password costs the same two looks whether somebody has the name, and a temporary password, or nobody. */
async function proofBy({ now, passwords }: Gateway, member: MemberRow | null, password: string): Promise<Proof | null> {
  const own = member?.password_hash ?? null
  if ((await passwords.verify(password, own)) && member) return { member: member.id, own: own ?? '', temporary: null }
  const isGood = member !== null && (member.temporary_password_until ?? 0) > now().getTime()
  const temporary = isGood ? member.temporary_password_hash : null
  const isRight = await passwords.verify(password, temporary)
  return isRight && member ? { member: member.id, own: member.password_hash, temporary } : null
}

/** Whose proof it is, as long as it is one: a password that was changed while it was looked at, or a temporary one that was used, opens nothing. */
function memberOfProof({ store }: Gateway, { member: id, own, temporary }: Proof): MemberRow | null {
  const member = store.members.byId(id)
  const isStillSo =
    member?.password_hash === own && (temporary === null || member.temporary_password_hash === temporary)
  return isStillSo ? member : null
}

function reasonFor(
  { store }: Gateway,
  { merchant, body }: Attempt,
  { member, proof }: { member: MemberRow; proof: Proof },
): ChangeReason | null {
  if (proof.temporary !== null) return 'temporary'
  if (isSamePassword(body.password, defaultPassword)) return 'default'
  // The agent who opened the account knows it.
  if (member.password_expired === 1 && store.openedAccounts.has(member.id)) return 'default'
  return member.password_expired === 1 && merchant.switches.PWDEXPFORCECHANGE3 ? 'expired' : null
}

/** `username` is the mobile number, `password` the code that came by SMS. */
async function prepareByCode(gateway: Gateway, { merchant, body, visit }: Attempt): Promise<Shown | Refusal> {
  if (!merchant.switches.MOBILEVERCODELOGIN3) return refuse('module.closed')
  const dialled = body.countryDialingCode
  const mobile = dialled === undefined ? mobileOfName(merchant, body.username) : readMobile(body.username, dialled)
  const barred = countTry(gateway, mobileTry(gateway, { merchant, body, visit }, mobile), body)
  return barred ?? { by: 'code', mobile, proven: await provenNumber(gateway, merchant, body.firebaseIdToken) }
}

function logInByCode(
  gateway: Gateway,
  { merchant, body, visit }: Attempt,
  { mobile, proven }: { mobile: string | null; proven: NumberProof['proven'] },
): Answer {
  const key = mobileTry(gateway, { merchant, body, visit }, mobile)
  const codeKey = { merchant: merchant.code, purpose: 'login', target: mobile ?? '' }
  const refused = refuseUnproven(gateway, codeKey, { code: body.password, proven })
  if (refused) return refuse(refused.code, { ...refused.details, needsCaptcha: needsCaptchaNext(gateway, key) })
  const member = gateway.store.members.byMobile(merchant.code, codeKey.target)
  if (!member) return refuse('login.failed', { needsCaptcha: needsCaptchaNext(gateway, key) })
  const unfit = welcome(gateway, key, { member, site: body.site })
  if (unfit) return unfit
  if (body.site === 'agent') needTeam(gateway, merchant)
  return enter(gateway, member, { visit: { ...visit, device: body.device }, entry: { by: 'code', changeReason: null } })
}

function mobileTry(gateway: Gateway, { merchant, body, visit }: Attempt, mobile: string | null): TryKey {
  const member = mobile === null ? null : gateway.store.members.byMobile(merchant.code, mobile)
  const device = knownDevice(gateway, member, body.device)
  return { merchant: merchant.code, name: mobile ?? body.username.trim(), address: visit.address, device }
}

/** Forgives the failures of who has proved who they are; refused where the account is of no use here. */
function welcome(
  gateway: Gateway,
  key: TryKey,
  { member, site }: { member: MemberRow; site: Attempt['body']['site'] },
): Refusal | null {
  forgiveTries(gateway, key)
  return refuseOnSite(member, site)
}
