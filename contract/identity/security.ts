import * as z from 'zod/mini'
import { defineMemberCall, instant } from '../call.ts'
import { oneTimeCode } from './session.ts'

const password = z.string().check(z.minLength(1), z.maxLength(255))
const recoveryCodes = z.array(z.string()).check(z.minLength(1))

export const getSecurity = defineMemberCall('getSecurity', {
  summary: 'How the member’s account is protected; number and address are masked',
  route: 'GET /wps/member/security',
  value: z.object({
    /** False for an account that came by a provider or by a number alone and has set none. */
    hasPassword: z.boolean(),
    passwordChangedAt: z.nullable(instant),
    /** Six digits that guard what leaves the account. */
    hasPaymentPassword: z.boolean(),
    hasTotp: z.boolean(),
    recoveryCodesLeft: z.number(),
    /** Masked; null where there is none. */
    mobile: z.nullable(z.string()),
    email: z.nullable(z.string()),
  }),
})

export const startTotp = defineMemberCall('startTotp', {
  summary: 'A new secret for an authenticator app; two factors begin with confirmTotp',
  route: 'POST /wps/member/security/totp',
  isEncrypted: true,
  body: z.object({ password: z.optional(password) }),
  value: z.object({
    /** Base32, for typing. */
    secret: z.string(),
    /** The same as an address for a QR code: "otpauth://totp/…". */
    uri: z.string(),
  }),
  problems: ['password.wrong', 'totp.is-on'],
})

export const confirmTotp = defineMemberCall('confirmTotp', {
  summary: 'Turns two factors on by the app’s first code; answers with the recovery codes, shown once',
  route: 'POST /wps/member/security/totp/confirm',
  isEncrypted: true,
  body: z.object({ code: oneTimeCode }),
  value: z.object({ recoveryCodes }),
  problems: ['totp.wrong', 'totp.not-started'],
})

export const renewRecoveryCodes = defineMemberCall('renewRecoveryCodes', {
  summary: 'New recovery codes; the old ones end',
  route: 'POST /wps/member/security/totp/recovery-codes',
  isEncrypted: true,
  body: z.object({ code: oneTimeCode }),
  value: z.object({ recoveryCodes }),
  problems: ['totp.wrong', 'totp.not-started'],
})

export const stopTotp = defineMemberCall('stopTotp', {
  summary: 'Turns two factors off, by a code of the app or a recovery code',
  route: 'POST /wps/member/security/totp/stop',
  isEncrypted: true,
  body: z.object({ code: oneTimeCode }),
  value: z.null(),
  problems: ['totp.wrong', 'totp.not-started'],
})

export const getSessions = defineMemberCall('getSessions', {
  summary: 'Where the member is signed in, the latest use first',
  route: 'GET /wps/member/sessions',
  value: z.array(
    z.object({
      /** Not the token, and of no use as one. */
      id: z.string(),
      isCurrent: z.boolean(),
      /** Opened by a code of the app. */
      isApp: z.optional(z.boolean()),
      /** "Chrome", "Firefox"; empty where it is not known. */
      browser: z.string(),
      /** "Windows", "Android"; empty where it is not known. */
      system: z.string(),
      device: z.enum(['desktop', 'phone', 'tablet', 'unknown']),
      ip: z.string(),
      openedAt: instant,
      lastUsedAt: instant,
    }),
  ),
})

export const endSessionOf = defineMemberCall('endSessionOf', {
  summary: 'Ends one of the member’s sessions',
  route: 'DELETE /wps/member/sessions/{id}',
  query: z.object({ id: z.string() }),
  value: z.null(),
  problems: ['device.unknown'],
})

export const endAllSessions = defineMemberCall('endAllSessions', {
  summary: 'Ends all of the member’s sessions, with this one (`scope=all`) or without (`others`)',
  route: 'DELETE /wps/member/sessions',
  query: z.object({ scope: z.enum(['others', 'all']) }),
  value: z.object({ ended: z.number() }),
})
