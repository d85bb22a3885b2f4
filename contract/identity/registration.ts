import * as z from 'zod/mini'
import { definePublicCall } from '../call.ts'
import { captchaFields, mobileFields, oneTimeCode, openedSession, verificationFields } from './session.ts'

/** What may be asked of a new member; the gateway says which, and by which rules. */
export const registerFields = [
  'username',
  'password',
  'payeeName',
  'paymentPassword',
  'mobileNum',
  'email',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'recommenderId',
  'affiliateCode',
] as const

export type RegisterField = (typeof registerFields)[number]

const fieldRule = z.object({
  enabled: z.boolean(),
  required: z.boolean(),
  /** A regular expression of JavaScript for the whole value, with the flag `u`; "*" takes any text. */
  acceptedPattern: z.string().check(z.maxLength(500)),
  /** Of the message `reg_pattern_{patternId}`: a family of patterns.ts. */
  patternId: z.number(),
  /** In characters (code points). */
  minLength: z.number(),
  maxLength: z.number(),
})

export type FieldRule = z.infer<typeof fieldRule>

export const getRegisterSettings = definePublicCall('getRegisterSettings', {
  summary:
    'Which fields a registration has, the rule of each, and whether it needs a captcha; the password’s rule holds wherever one is set',
  route: 'GET /wps/system/setting/register',
  value: z.object({
    /** By name; a field that is not named is not asked for, a name that is not known is ignored. */
    fields: z.record(z.string(), fieldRule),
    needsCaptcha: z.boolean(),
  }),
})

const text = z.optional(z.string().check(z.maxLength(255)))

/** What every registration sends, by user name or by mobile number. */
export const newMember = {
  password: z.string().check(z.minLength(1), z.maxLength(255)),
  confirmPassword: z.string().check(z.minLength(1), z.maxLength(255)),
  payeeName: text,
  paymentPassword: text,
  email: text,
  qqNum: text,
  line: text,
  whatsapp: text,
  facebook: text,
  wechat: text,
  idNumber: text,
  recommenderId: text,
  affiliateCode: text,
  /** Of the link that led here. */
  referralCode: text,
  /** The site's host name. */
  domain: z.string().check(z.maxLength(255)),
  /** A session is opened at once. */
  login: z.literal(true),
  /** What the visitor confirmed: the age of the site's language, and its terms. */
  isOfAge: z.literal(true),
  acceptsTerms: z.literal(true),
  /** The code that came by SMS, where numbers are verified. */
  verificationCode: z.optional(oneTimeCode),
  firebaseChannel: z.optional(z.literal('sms')),
  firebaseIdToken: z.optional(z.string().check(z.maxLength(8192))),
  ...captchaFields,
  ...verificationFields,
}

export const registerProblems = [
  'register.name-taken',
  'register.mobile-taken',
  'register.closed',
  'affiliate.unknown',
  'mobile.invalid',
  'code.wrong',
  'code.expired',
  'captcha.required',
  'captcha.wrong',
  'verification.required',
  'verification.failed',
]

/** Fields that break their rule are refused as `request.invalid` with `field.pattern`, `field.length` or `field.required`. */
export const register = definePublicCall('register', {
  summary: 'Registers a member by user name and opens a session',
  route: 'PUT /wps/member/register',
  isEncrypted: true,
  body: z.object({
    username: z.string().check(z.minLength(1), z.maxLength(64)),
    mobileNum: z.optional(mobileFields.mobileNum),
    countryDialingCode: z.optional(mobileFields.countryDialingCode),
    ...newMember,
  }),
  value: openedSession,
  problems: registerProblems,
})

export const checkAffiliate = definePublicCall('checkAffiliate', {
  summary: 'Whether an invitation code is one of the merchant’s; 60 tries in 15 minutes for an address',
  route: 'GET /wps/agent/affiliate',
  query: z.object({ code: z.string().check(z.minLength(1), z.maxLength(64)), domain: z.string() }),
  value: z.object({ isValid: z.boolean() }),
})
