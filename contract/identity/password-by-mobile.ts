import * as z from 'zod/mini'
import { defineCall, envelope } from '../call.ts'
import { mobileFields, oneTimeCode, openedSession } from './session.ts'

export const resetByMobile = defineCall({
  id: 'resetByMobile',
  summary: 'Sets a new password by a code that came by SMS, and opens a session with it',
  method: 'POST',
  path: '/wps/member/password/verification',
  isEncrypted: true,
  body: z.object({
    ...mobileFields,
    verificationCode: oneTimeCode,
    newPassword: z.string().check(z.minLength(1), z.maxLength(255)),
    firebaseIdToken: z.optional(z.string().check(z.maxLength(8192))),
  }),
  answer: envelope(openedSession),
  problems: ['code.wrong', 'code.expired', 'mobile.invalid', 'module.closed', 'login.locked'],
})
