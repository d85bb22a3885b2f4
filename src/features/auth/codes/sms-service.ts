import type { CaptchaAnswer } from '../captcha/captcha-answer.ts'

/** A mobile number as its two fields hold it. */
export interface Phone {
  /** Digits alone: "880". */
  countryDialingCode: string
  /** Without the country's code, as it was typed. */
  mobileNum: string
}

export type SmsPurpose = 'login' | 'password' | 'register'

/** How long until another code may be asked for: as long as this one is good, where that is known, else so many seconds. */
export type SentCode = { expiredMinutes: number } | { waitSeconds: number }

/** What the gateway takes for a typed code. A registration adds `firebaseChannel: 'sms'` where there is an id token. */
export interface SmsProof {
  verificationCode: string
  firebaseIdToken?: string
}

/** Who sends codes by SMS and vouches for them: the gateway, or Firebase. Both reject with a GatewayError. */
export interface SmsService {
  send: (phone: Phone, purpose: SmsPurpose, captcha: CaptchaAnswer) => Promise<SentCode>
  /** A refusal names the form's field `verificationCode`. */
  proof: (code: string) => Promise<SmsProof>
}
