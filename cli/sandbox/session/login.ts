import type { AnswerOf, BodyOf } from '#src/gateway/contract/call.ts'
import type { login } from '#src/gateway/contract/session.ts'
import { needTeam } from '../agents/seed/need-team.ts'
import type { MemberRow } from '../database/members.ts'
import type { ChangeReason } from '../database/sessions.ts'
import type { Gateway } from '../gateway.ts'
import { type Refusal, refuse } from '../http/problems.ts'
import type { Merchant } from '../merchants.ts'
import { agentTypes, defaultPassword } from '../seed/accounts.ts'
import { enter } from './enter.ts'
import { countTry, needsCaptchaNext, type TryKey } from './login-tries.ts'
import { mobileOfName, readMobile } from './mobiles.ts'
import { nameKey } from './names.ts'
import { isSamePassword, verifyPassword } from './passwords.ts'
import { provenNumber, refuseUnproven } from './proven-number.ts'
import type { Visit } from './sessions.ts'
import { refuseUnverified } from './verification.ts'

interface Attempt {
  merchant: Merchant
  body: BodyOf<typeof login>
  visit: Visit
}

type Answer = AnswerOf<typeof login>['value'] | Refusal

/** Opens a session, or says why not. What is wrong with an account is told only to who can prove that it is theirs. */
export async function logIn(gateway: Gateway, attempt: Attempt): Promise<Answer> {
  return attempt.body.type === 'sms' ? logInByCode(gateway, attempt) : logInByPassword(gateway, attempt)
}

async function logInByPassword(gateway: Gateway, { merchant, body, visit }: Attempt): Promise<Answer> {
  const name = nameKey(body.username)
  const key = { merchant: merchant.code, name, address: visit.address }
  const asked = { merchant: merchant.code, action: 'login', address: visit.address } as const
  const barred = refuseUnverified(gateway, asked, body.verification) ?? countTry(gateway, key, body)
  if (barred) return barred
  const member = memberNamed(gateway, merchant, name)
  const proof = await proofBy(gateway, member, body.password)
  if (!member || !proof) return refuse('login.failed', { needsCaptcha: needsCaptchaNext(gateway, key) })
  const unfit = welcome(gateway, key, member, body.site)
  if (unfit) return unfit
  // Of two that come at once with the same temporary password, one is too late.
  if (proof.temporary !== null && !gateway.store.members.takeTemporaryPassword(member.id, proof.temporary)) {
    return refuse('login.failed', { needsCaptcha: needsCaptchaNext(gateway, key) })
  }
  if (body.site === 'agent') needTeam(gateway, merchant)
  return enter(gateway, member, visit, {
    by: 'password',
    changeReason: reasonFor(gateway, { merchant, body, visit }, member, proof),
  })
}

/** By the name; else by the number that a member registered with, however it is written. */
function memberNamed({ store }: Gateway, merchant: Merchant, name: string): MemberRow | null {
  const names = [name, mobileOfName(merchant, name) ?? name]
  return names.map((each) => store.members.byName(merchant.code, each)).find((member) => member !== null) ?? null
}

/** What a right password is: the member's own, or a temporary one, by its hash. */
interface Proof {
  temporary: string | null
}

/** A wrong password costs the same two looks whether somebody has the name, and a temporary password, or nobody. */
async function proofBy({ now }: Gateway, member: MemberRow | null, password: string): Promise<Proof | null> {
  if (await verifyPassword(password, member?.password_hash ?? null)) return { temporary: null }
  const isGood = member !== null && (member.temporary_password_until ?? 0) > now().getTime()
  const temporary = isGood ? member.temporary_password_hash : null
  return (await verifyPassword(password, temporary)) ? { temporary } : null
}

function reasonFor(
  { store }: Gateway,
  { merchant, body }: Attempt,
  member: MemberRow,
  proof: Proof,
): ChangeReason | null {
  if (proof.temporary !== null) return 'temporary'
  if (isSamePassword(body.password, defaultPassword)) return 'default'
  // The agent who opened the account knows it.
  if (member.password_expired === 1 && store.openedAccounts.has(member.id)) return 'default'
  return member.password_expired === 1 && merchant.switches.PWDEXPFORCECHANGE3 ? 'expired' : null
}

/** `username` is the mobile number, `password` the code that came by SMS. */
async function logInByCode(gateway: Gateway, { merchant, body, visit }: Attempt): Promise<Answer> {
  if (!merchant.switches.MOBILEVERCODELOGIN3) return refuse('module.closed')
  const dialled = body.countryDialingCode
  const mobile = dialled === undefined ? mobileOfName(merchant, body.username) : readMobile(body.username, dialled)
  const key = { merchant: merchant.code, name: mobile ?? body.username.trim(), address: visit.address }
  const barred = countTry(gateway, key, body)
  if (barred) return barred
  const proven = await provenNumber(gateway, merchant, body.firebaseIdToken)
  const codeKey = { merchant: merchant.code, purpose: 'login', target: mobile ?? '' }
  const refused = refuseUnproven(gateway, codeKey, { code: body.password, proven })
  if (refused) return refuse(refused.code, { ...refused.details, needsCaptcha: needsCaptchaNext(gateway, key) })
  const member = gateway.store.members.byMobile(merchant.code, codeKey.target)
  if (!member) return refuse('login.failed', { needsCaptcha: needsCaptchaNext(gateway, key) })
  const unfit = welcome(gateway, key, member, body.site)
  if (unfit) return unfit
  if (body.site === 'agent') needTeam(gateway, merchant)
  return enter(gateway, member, visit, { by: 'code', changeReason: null })
}

/** Forgives the failures of who has proved who they are; refused where the account is of no use here. */
function welcome(gateway: Gateway, key: TryKey, member: MemberRow, site: Attempt['body']['site']): Refusal | null {
  gateway.store.attempts.forgive(key)
  const isAgent = agentTypes.includes(member.type)
  if (site === 'member' && isAgent) return refuse('login.not-a-member')
  if (site === 'agent' && !isAgent) return refuse('login.not-an-agent')
  return member.is_locked === 1 ? refuse('login.locked') : null
}
