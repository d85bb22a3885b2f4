import type { BodyTo } from '#src/gateway/call-ref.ts'
import type { register } from '#src/gateway/identity-calls.ts'
import type { CaptchaAnswer } from '../captcha/captcha-answer.ts'
import type { SmsProof } from '../codes/sms-service.ts'
import type { Proof } from '../verification/use-verification.ts'
import type { AskedFields } from './register-fields.ts'
import type { RegisterValues } from './register-values.ts'

type Body = BodyTo<typeof register>

/** What a registration sends whichever way it goes. */
export type CommonBody = Omit<Body, 'username' | 'password' | 'confirmPassword' | 'mobileNum' | 'countryDialingCode'>

interface Sent {
  values: RegisterValues
  fields: AskedFields['fields']
  /** Of the link that led here, where the gateway knows it. */
  referralCode: string | undefined
  captcha: CaptchaAnswer
  sms: SmsProof | undefined
  proof: Proof
}

/** The part of the body that both ways share; fields that were left empty are not sent. */
export function commonBody({ values, fields, referralCode, captcha, sms, proof }: Sent): CommonBody {
  const typed = fields.filter((field) => values[field] !== '').map((field) => [field, values[field]] as const)
  return {
    ...Object.fromEntries(typed),
    ...(referralCode !== undefined && { referralCode }),
    domain: window.location.hostname,
    login: true,
    isOfAge: true,
    acceptsTerms: true,
    ...(sms && { verificationCode: sms.verificationCode }),
    ...(sms?.firebaseIdToken !== undefined && { firebaseChannel: 'sms', firebaseIdToken: sms.firebaseIdToken }),
    ...captcha,
    ...proof,
  }
}
