import * as z from 'zod/mini'
import { definePublicCall } from '../call.ts'
import { mobileFields, oneTimeCode, openedSession } from './session.ts'

export const resetByMobile = definePublicCall('resetByMobile', {
  summary: 'Sets a new password by a code that came by SMS, and opens a session with it',
  route: 'POST /wps/member/password/verification',
  isEncrypted: true,
  body: z.object({
    ...mobileFields,
    verificationCode: oneTimeCode,
    newPassword: z.string().check(z.minLength(1), z.maxLength(255)),
    firebaseIdToken: z.optional(z.string().check(z.maxLength(8192))),
  }),
  value: openedSession,
  problems: ['code.wrong', 'code.expired', 'mobile.invalid', 'module.closed', 'login.locked'],
})
