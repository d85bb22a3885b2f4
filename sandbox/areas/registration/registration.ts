import type { BodyOf } from '#contract/call.ts'
import type { registerMobile } from '#contract/identity/mobile-registration.ts'
import { type RegisterField, type register, registerFields } from '#contract/identity/registration.ts'
import type { OpenedSession } from '#contract/identity/session.ts'
import { isNameTaken } from '#sandbox/members/free-names.ts'
import { plainMember } from '#sandbox/members/members.ts'
import { readMobile } from '#sandbox/members/mobiles.ts'
import { nameKey } from '#sandbox/members/names.ts'
import { refuseTry, refuseUnsolved } from '#sandbox/members/proof/tries.ts'
import { refuseUnverified } from '#sandbox/members/proof/verification.ts'
import {
  givenOf,
  registerSettingsOf,
  type WrongFields,
  wrongFields,
  wrongPassword,
} from '#sandbox/members/registration-rules.ts'
import { openedFor } from '#sandbox/members/session/enter.ts'
import type { Visit } from '#sandbox/members/session/sessions.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { type Refusal, refuse } from '#sandbox/server/problems.ts'
import { followInvitation, type Invitation, invitationBy, typeBy } from '../agents/register/invitations.ts'
import { type NumberProof, provenNumber, refuseUnproven } from '../firebase/proven-number.ts'
import { asksCodeByMobile, asksMobileByName, asksPasswordByMobile } from './registration-ways.ts'

type NameBody = BodyOf<typeof register>
type MobileBody = BodyOf<typeof registerMobile>
type AnyBody = NameBody | MobileBody

interface Asked<Body> {
  merchant: Merchant
  body: Body
  visit: Visit
}

/** What the two ways to register have in common once each has looked at its own part. */
interface Applicant {
  merchant: Merchant
  visit: Visit
  body: AnyBody
  /** As typed; of who registers by number, that number. */
  name: string
  /** E.164. */
  mobile: string | null
  asksCode: boolean
  asksPassword: boolean
}

/** What is known of an applicant before anything is decided. */
export async function prepareByName(gateway: Gateway, asked: Asked<NameBody>): Promise<Prepared | Refusal> {
  const { merchant, body, visit } = asked
  if (!merchant.switches.USERNAMEREG3) return refuse('register.closed')
  const refused =
    refuseTry(gateway, [limitFor(merchant, visit)]) ??
    refuseFields(gateway, merchant, { body, fields: registerFields }) ??
    refuseUnverified(gateway, puzzleOf(merchant, visit), body.verification)
  if (refused) return refused
  const typed = asksMobileByName(merchant) ? (body.mobileNum?.trim() ?? '') : ''
  const mobile = typed === '' ? null : readMobile(typed, body.countryDialingCode ?? '')
  if (typed !== '' && mobile === null) return refuse('mobile.invalid')
  const asksCode = merchant.switches.REGMOBVERF3 && mobile !== null
  return prepared(gateway, { merchant, visit, body, name: body.username.trim(), mobile, asksCode, asksPassword: true })
}

export async function prepareByMobile(gateway: Gateway, asked: Asked<MobileBody>): Promise<Prepared | Refusal> {
  const { merchant, body, visit } = asked
  if (!merchant.switches.MOBILENUMREG3) return refuse('register.closed')
  const asksPassword = asksPasswordByMobile(merchant)
  const fields = registerFields.filter((name) => name !== 'username' && name !== 'mobileNum')
  const refused =
    refuseTry(gateway, [limitFor(merchant, visit)]) ??
    refuseFields(gateway, merchant, { body, fields, asksPassword }) ??
    refuseUnverified(gateway, puzzleOf(merchant, visit), body.verification)
  if (refused) return refused
  const mobile = readMobile(body.mobileNum, body.countryDialingCode)
  if (mobile === null) return refuse('mobile.invalid')
  const asksCode = asksCodeByMobile(merchant)
  return prepared(gateway, { merchant, visit, body, name: mobile, mobile, asksCode, asksPassword })
}

function limitFor({ code }: Merchant, { address }: Visit) {
  return { merchant: code, subject: `registration from ${address}`, most: 30, windowMs: 15 * 60_000 }
}

function puzzleOf({ code }: Merchant, { address }: Visit) {
  return { merchant: code, action: 'register', address } as const
}

/** The fields by the merchant's rules; first of all, since a captcha and a code are good for one try. */
function refuseFields(
  gateway: Gateway,
  merchant: Merchant,
  { body, fields, asksPassword = true }: { body: AnyBody; fields: readonly RegisterField[]; asksPassword?: boolean },
): Refusal | null {
  const isInvited = isInvitation(gateway, merchant, body.referralCode)
  const asked = fields.filter((name) => name !== 'password' && !(name === 'affiliateCode' && isInvited))
  const rules = registerSettingsOf(merchant).fields
  const wrong = { ...wrongFields(rules, asked, body), ...(asksPassword ? wrongPasswords(merchant, body) : {}) }
  return Object.keys(wrong).length === 0 ? null : refuse('request.invalid', { fields: wrong })
}

function wrongPasswords(merchant: Merchant, { password = '', confirmPassword = '' }: AnyBody): WrongFields {
  const code = wrongPassword(merchant, password)
  if (code !== null) return { password: code }
  return password === confirmPassword ? {} : { confirmPassword: 'field.invalid' }
}

function affiliateOf({ demo }: Merchant, code: string | undefined): string | null {
  const wanted = code?.trim().toLowerCase()
  return demo.registration.affiliateCodes.find((known) => known.toLowerCase() === wanted) ?? null
}

export function isAffiliate(merchant: Merchant, code: string): boolean {
  return affiliateOf(merchant, code) !== null
}

/** Whether a code is the merchant's, a member's for friends, or an agent's open link. */
export function isInvitation(gateway: Gateway, merchant: Merchant, code: string | undefined): boolean {
  const { link, inviter } = invitationBy(gateway, merchant, [code])
  return affiliateOf(merchant, code) !== null || link !== null || inviter !== null
}

/** An applicant, with what took time. */
interface Prepared {
  applicant: Applicant
  proven: NumberProof['proven']
  hashes: { password_hash: string; payment_password_hash: string | null }
}

async function prepared(gateway: Gateway, applicant: Applicant): Promise<Prepared | Refusal> {
  const { merchant, body } = applicant
  const settings = registerSettingsOf(merchant)
  const isInvitationWrong =
    settings.fields.affiliateCode?.enabled &&
    body.affiliateCode?.trim() &&
    !isInvitation(gateway, merchant, body.affiliateCode)
  const barred =
    (settings.needsCaptcha ? refuseUnsolved(gateway, merchant.code, body) : null) ??
    (isInvitationWrong ? refuse('affiliate.unknown') : null)
  if (barred) return barred
  const proven = await provenNumber(gateway, merchant, body.firebaseIdToken)
  const password_hash =
    applicant.asksPassword && body.password !== undefined ? await gateway.passwords.hash(body.password) : ''
  const payment = settings.fields.paymentPassword?.enabled ? givenOf('paymentPassword', body) : ''
  const payment_password_hash = payment === '' ? null : await gateway.passwords.hash(payment)
  return { applicant, proven, hashes: { password_hash, payment_password_hash } }
}

/** Makes the member, where name and number are free now, and opens the first session. */
export function registerMember(gateway: Gateway, { applicant, proven, hashes }: Prepared): OpenedSession | Refusal {
  const { merchant, body, visit } = applicant
  // Whether a number is taken learns only who has shown that it is theirs, where that is asked.
  const refused =
    refuseTakenName(gateway, applicant) ??
    (applicant.asksCode ? refuseUnproven(gateway, keyOf(applicant), { code: body.verificationCode, proven }) : null) ??
    refuseTakenMobile(gateway, applicant)
  if (refused) return refused
  const { fields } = registerSettingsOf(merchant)
  const typed = fields.affiliateCode?.enabled ? body.affiliateCode : undefined
  const invitation = invitationBy(gateway, merchant, [body.referralCode, typed])
  const id = gateway.store.members.add({ ...newMember(gateway, applicant, invitation), ...hashes })
  followInvitation(gateway, id, invitation)
  const member = gateway.store.members.byId(id)
  if (!member) throw new Error('The new member is gone')
  return openedFor(gateway, member, { visit, changeReason: null })
}

function keyOf({ merchant, mobile }: Applicant) {
  return { merchant: merchant.code, purpose: 'register', target: mobile ?? '' }
}

function refuseTakenName({ store }: Gateway, { merchant, name, mobile }: Applicant): Refusal | null {
  return name !== mobile && isNameTaken(store, merchant, name) ? refuse('register.name-taken') : null
}

function refuseTakenMobile({ store }: Gateway, { merchant, mobile }: Applicant): Refusal | null {
  if (mobile === null) return null
  const holder = store.members.byMobile(merchant.code, mobile) ?? store.members.byName(merchant.code, mobile)
  return holder ? refuse('register.mobile-taken') : null
}

function newMember(
  { now }: Gateway,
  { merchant, name, mobile, body, asksPassword }: Applicant,
  invitation: Invitation,
) {
  const { fields } = registerSettingsOf(merchant)
  const given = (field: RegisterField): string | null => (fields[field]?.enabled ? givenOf(field, body) || null : null)
  return {
    ...plainMember,
    merchant: merchant.code,
    name: nameKey(name),
    nickname: name,
    type: typeBy(invitation),
    mobile,
    payee_name: given('payeeName'),
    email: given('email'),
    qq: given('qqNum'),
    line: given('line'),
    whatsapp: given('whatsapp'),
    facebook: given('facebook'),
    wechat: given('wechat'),
    id_number: given('idNumber'),
    recommender: given('recommenderId'),
    affiliate_code: affiliateOf(merchant, given('affiliateCode') ?? undefined),
    referral_code: affiliateOf(merchant, body.referralCode),
    password_changed_at: asksPassword ? now().getTime() : null,
  }
}
