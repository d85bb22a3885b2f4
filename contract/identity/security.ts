import * as z from 'zod/mini'
import { defineCall, envelope, instant } from '../call.ts'
import { oneTimeCode } from './session.ts'

const password = z.string().check(z.minLength(1), z.maxLength(255))
const recoveryCodes = z.array(z.string()).check(z.minLength(1))

export const getSecurity = defineCall({
  id: 'getSecurity',
  summary: 'How the member’s account is protected; number and address are masked',
  method: 'GET',
  path: '/wps/member/security',
  auth: 'token',
  answer: envelope(
    z.object({
      /** False for an account that came by a provider or by a number alone and has set none. */
      hasPassword: z.boolean(),
      passwordChangedAt: z.nullable(instant),
      hasTotp: z.boolean(),
      recoveryCodesLeft: z.number(),
      /** Masked; null where there is none. */
      mobile: z.nullable(z.string()),
      email: z.nullable(z.string()),
    }),
  ),
})

export const startTotp = defineCall({
  id: 'startTotp',
  summary: 'A new secret for an authenticator app; two factors begin with confirmTotp',
  method: 'POST',
  path: '/wps/member/security/totp',
  auth: 'token',
  isEncrypted: true,
  body: z.object({ password: z.optional(password) }),
  answer: envelope(
    z.object({
      /** Base32, for typing. */
      secret: z.string(),
      /** The same as an address for a QR code: "otpauth://totp/…". */
      uri: z.string(),
    }),
  ),
  problems: ['password.wrong', 'totp.is-on'],
})

export const confirmTotp = defineCall({
  id: 'confirmTotp',
  summary: 'Turns two factors on by the app’s first code; answers with the recovery codes, shown once',
  method: 'POST',
  path: '/wps/member/security/totp/confirm',
  auth: 'token',
  isEncrypted: true,
  body: z.object({ code: oneTimeCode }),
  answer: envelope(z.object({ recoveryCodes })),
  problems: ['totp.wrong', 'totp.not-started'],
})

export const renewRecoveryCodes = defineCall({
  id: 'renewRecoveryCodes',
  summary: 'New recovery codes; the old ones end',
  method: 'POST',
  path: '/wps/member/security/totp/recovery-codes',
  auth: 'token',
  isEncrypted: true,
  body: z.object({ code: oneTimeCode }),
  answer: envelope(z.object({ recoveryCodes })),
  problems: ['totp.wrong', 'totp.not-started'],
})

export const stopTotp = defineCall({
  id: 'stopTotp',
  summary: 'Turns two factors off, by a code of the app or a recovery code',
  method: 'POST',
  path: '/wps/member/security/totp/stop',
  auth: 'token',
  isEncrypted: true,
  body: z.object({ code: oneTimeCode }),
  answer: envelope(z.null()),
  problems: ['totp.wrong', 'totp.not-started'],
})

export const getSessions = defineCall({
  id: 'getSessions',
  summary: 'Where the member is signed in, the latest use first',
  method: 'GET',
  path: '/wps/member/sessions',
  auth: 'token',
  answer: envelope(
    z.array(
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
  ),
})

export const endSessionOf = defineCall({
  id: 'endSessionOf',
  summary: 'Ends one of the member’s sessions',
  method: 'DELETE',
  path: '/wps/member/sessions/{id}',
  auth: 'token',
  query: z.object({ id: z.string() }),
  answer: envelope(z.null()),
  problems: ['device.unknown'],
})

export const endAllSessions = defineCall({
  id: 'endAllSessions',
  summary: 'Ends all of the member’s sessions, with this one (`scope=all`) or without (`others`)',
  method: 'DELETE',
  path: '/wps/member/sessions',
  auth: 'token',
  query: z.object({ scope: z.enum(['others', 'all']) }),
  answer: envelope(z.object({ ended: z.number() })),
})
