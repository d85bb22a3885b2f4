import * as z from 'zod/mini'
import { defineMemberCall, definePublicCall } from '../call.ts'

/** Which site asks: members and agents have one each. */
export const siteKind = z.enum(['member', 'agent'])

/** A captcha's answer, where the call before said that one is needed. */
export const captchaFields = {
  captcha: z.optional(z.string().check(z.maxLength(96))),
  captchaId: z.optional(z.string().check(z.maxLength(64))),
}

/** The result of the verification service (verification.ts), for calls that ask for it. */
export const verificationFields = {
  verification: z.optional(
    z.object({ id: z.string().check(z.maxLength(64)), solution: z.string().check(z.maxLength(64)) }),
  ),
}

/** A mobile number as it is typed, without its country's code; the gateway reads it by that country's rules. */
export const mobileFields = {
  mobileNum: z.string().check(z.minLength(4), z.maxLength(20)),
  /** Digits alone: "880". */
  countryDialingCode: z.string().check(z.regex(/^[1-9]\d{0,3}$/)),
}

/** A code that came by SMS or e-mail, or an authenticator app made. */
export const oneTimeCode = z.string().check(z.minLength(1), z.maxLength(255))

export const openedSession = z.object({
  token: z.string().check(z.minLength(16)),
  /** Shows at the next log-in that the member has logged in with this browser before; opens nothing. */
  device: z.optional(z.string()),
  firstTimeLogin: z.boolean(),
  /** Whose site the account belongs to, so that no other is drawn before `getMember` has answered. */
  site: z.optional(siteKind),
  /** The password must be changed before anything else: it has expired, is a default one or a temporary one. */
  passwordExpired: z.boolean(),
  /** Why, where it must: `default` is the one every account begins with somewhere, `temporary` came by e-mail. */
  changeReason: z.optional(z.enum(['expired', 'default', 'temporary'])),
})

const stepMethod = z.object({
  /** `mobile`, `email`: a code is sent there; `bank-name`: the name on the bank account; `totp`: an authenticator app. */
  type: z.enum(['mobile', 'email', 'bank-name', 'totp', 'recovery-code']),
  /** Where a code goes, masked by the gateway: "+880 17•• •••678". */
  hint: z.optional(z.string()),
})

/** The password was right, and one more proof is needed: from an address not seen before, or with two factors on. */
export const loginStep = z.object({
  step: z.object({
    id: z.string(),
    reason: z.enum(['unknown-address', 'two-factor']),
    methods: z.array(stepMethod).check(z.minLength(1)),
  }),
})

/** What opening a session answers: the session, or the step before it. */
export const loginAnswer = z.union([openedSession, loginStep])

export type OpenedSession = z.infer<typeof openedSession>
export type LoginStep = z.infer<typeof loginStep>['step']
export type StepMethod = LoginStep['methods'][number]['type']

export const getKeys = definePublicCall('getKeys', {
  summary: 'The gateway’s public keys (RFC 7517) for encrypted bodies: RSA-OAEP-256 with A256GCM',
  route: 'GET /wps/session/keys',
  answer: z.object({
    keys: z
      .array(
        z.object({
          kty: z.literal('RSA'),
          kid: z.string(),
          use: z.literal('enc'),
          alg: z.string(),
          n: z.string(),
          e: z.string(),
        }),
      )
      .check(z.minLength(1)),
  }),
})

export const login = definePublicCall('login', {
  summary: 'Opens a session by user name and password, or by mobile number and a code',
  route: 'POST /wps/session/login',
  isEncrypted: true,
  body: z.object({
    /** `sms`: `username` is the mobile number and `password` the code that came by SMS. */
    type: z.enum(['username', 'sms']),
    username: z.string().check(z.minLength(1), z.maxLength(64)),
    password: z.string().check(z.minLength(1), z.maxLength(255)),
    countryDialingCode: z.optional(mobileFields.countryDialingCode),
    /** Instead of a code of the gateway's: what Firebase gave for one of its own. `password` is then the code again. */
    firebaseIdToken: z.optional(z.string().check(z.maxLength(8192))),
    /** What an earlier log-in of the same member with this browser gave. */
    device: z.optional(z.string().check(z.maxLength(64))),
    ...captchaFields,
    ...verificationFields,
    site: siteKind,
  }),
  value: loginAnswer,
  problems: [
    'login.failed',
    'captcha.required',
    'captcha.wrong',
    'verification.required',
    'verification.failed',
    'login.not-a-member',
    'login.not-an-agent',
    'login.locked',
    'module.closed',
    'code.wrong',
    'code.expired',
  ],
})

export const logout = defineMemberCall('logout', {
  summary: 'Ends the session on the server',
  route: 'DELETE /wps/session/logout',
  value: z.null(),
})

const bits = z.number().check(z.minimum(1), z.maximum(20))

export const getCaptcha = definePublicCall('getCaptcha', {
  summary: 'A captcha: a picture, or a question to answer or to have read aloud, or work for the browser',
  route: 'GET /wps/captcha',
  query: z.object({ language: z.string() }),
  value: z.object({
    id: z.string(),
    /** A data address of pixels: "data:image/png;base64,…". Paths would tell a script which letter is which. */
    image: z.string(),
    /** For who cannot read the picture, a question that is answered by knowing words; it takes `work.questionBits`, too. */
    question: z.string(),
    /** What the browser reads aloud for a visitor who asks to listen. */
    spoken: z.string(),
    /**
     * For who can do neither: work for the browser, by the rule of `getVerification`. Its solution n of so many `bits` answers
     * as "work:" + n. A gateway without it offers the other two alone.
     */
    work: z.optional(
      z.object({
        salt: z.string(),
        bits,
        /** The question is answered together with a solution of so many: "work:" + n + " horse, dog"; absent: by its words alone. */
        questionBits: z.optional(bits),
      }),
    ),
  }),
  problems: ['rate.limited'],
})
