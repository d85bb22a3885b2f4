import { randomInt } from 'node:crypto'
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import * as z from 'zod'
import { plainDigits } from '#sandbox/lib/digits.ts'
import { digestOf, newSecret } from '#sandbox/lib/secrets.ts'
import { post } from '#sandbox/members/proof/outbox.ts'
import { ticketsOf } from '#sandbox/members/proof/tickets.ts'
import { refuseTry } from '#sandbox/members/proof/tries.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { provokedBy } from './faults.ts'
import type { PhoneUser } from './rows.ts'
import { signIdToken } from './tokens.ts'

type Part = Pick<Gateway, 'store' | 'now'>

const codeLifeMs = 5 * 60_000
const maxTries = 5
const hourMs = 3_600_000

/** A refusal in Google's words: "QUOTA_EXCEEDED". */
export class GoogleRefusal {
  readonly message: string

  constructor(message: string) {
    this.message = message
  }
}

/** What the verifier's frame hands to the site, as a solved reCAPTCHA would be. */
export const verifierPasses = ticketsOf({
  kind: 'firebase-pass',
  lifeMs: 2 * 60_000,
  content: z.object({ origin: z.string() }),
})

interface Send {
  merchant: Merchant
  address: string
  phoneNumber: string
  recaptchaToken: string
}

/** Sends a code to a number (the outbox has it) and gives what the visitor shows with it. */
export function sendPhoneCode(
  part: Part,
  { merchant, address, phoneNumber, recaptchaToken }: Send,
): string | GoogleRefusal {
  if (!merchant.features.firebaseSms) return new GoogleRefusal('OPERATION_NOT_ALLOWED')
  if (phoneNumber === '') return new GoogleRefusal('MISSING_PHONE_NUMBER')
  if (verifierPasses.take(part, merchant.code, recaptchaToken) === null)
    return new GoogleRefusal('CAPTCHA_CHECK_FAILED')
  const phone = phoneOf(phoneNumber)
  if (phone === null) return new GoogleRefusal('INVALID_PHONE_NUMBER')
  const provoked = provokedBy(phone, 'send')
  if (provoked !== null) return new GoogleRefusal(provoked)
  const limits = [
    { merchant: merchant.code, subject: `firebase to ${phone}`, most: 10, windowMs: hourMs },
    { merchant: merchant.code, subject: `firebase from ${address}`, most: 60, windowMs: hourMs },
  ]
  if (refuseTry(part, limits)) return new GoogleRefusal('TOO_MANY_ATTEMPTS_TRY_LATER')
  const sessionInfo = newSecret(48)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const at = part.now().getTime()
  part.store.firebase.sweepSessions(at - codeLifeMs)
  part.store.firebase.addSession({
    digest: digestOf(sessionInfo),
    merchant: merchant.code,
    phone,
    code_digest: codeDigest(sessionInfo, code),
    tries: 0,
    at,
  })
  const text = `${code} is your verification code for ${merchant.name}.`
  post(part, { merchant: merchant.code, channel: 'sms', to: phone, text, code })
  return sessionInfo
}

/** What a sign-in answers. */
export interface PhoneSignIn {
  idToken: string
  refreshToken: string
  user: PhoneUser
  isNewUser: boolean
}

/** Signs in by a code that was sent; five wrong ones end it. */
export async function signInByPhone(
  part: Part,
  merchant: Merchant,
  { sessionInfo, code }: { sessionInfo: string; code: string },
): Promise<PhoneSignIn | GoogleRefusal> {
  if (sessionInfo === '') return new GoogleRefusal('MISSING_SESSION_INFO')
  if (code === '') return new GoogleRefusal('MISSING_CODE')
  const { firebase } = part.store
  const sent = firebase.session(merchant.code, digestOf(sessionInfo))
  const at = part.now().getTime()
  if (!sent || sent.at + codeLifeMs <= at) return new GoogleRefusal('SESSION_EXPIRED')
  const provoked = provokedBy(sent.phone, 'sign-in')
  if (provoked !== null) return new GoogleRefusal(provoked)
  if (sent.tries >= maxTries) return new GoogleRefusal('TOO_MANY_ATTEMPTS_TRY_LATER')
  if (sent.code_digest !== codeDigest(sessionInfo, code)) {
    firebase.missSession(sent.digest)
    return new GoogleRefusal('INVALID_CODE')
  }
  firebase.removeSession(sent.digest)
  const known = firebase.userByPhone(merchant.code, sent.phone)
  const refreshToken = newSecret(48)
  const user: PhoneUser = {
    id: known?.id ?? newSecret(21),
    merchant: merchant.code,
    phone: sent.phone,
    refresh_digest: digestOf(refreshToken),
    created_at: known?.created_at ?? at,
    last_login_at: at,
  }
  firebase.putUser(user)
  return { idToken: await signIdToken(part, user), refreshToken, user, isNewUser: known === null }
}

/** E.164; null where it is none. The SDK sends numbers with their country's code. */
function phoneOf(phoneNumber: string): string | null {
  const number = parsePhoneNumberFromString(phoneNumber)
  return number?.isValid() ? number.number : null
}

function codeDigest(sessionInfo: string, code: string): string {
  return digestOf(`${sessionInfo} ${plainDigits(code.normalize('NFKC')).replaceAll(/\s/g, '')}`)
}
