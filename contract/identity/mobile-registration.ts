import * as z from 'zod/mini'
import { definePublicCall } from '../call.ts'
import { newMember, registerProblems } from './registration.ts'
import { mobileFields, openedSession } from './session.ts'

export const registerMobile = definePublicCall('registerMobile', {
  summary: 'Registers a member by mobile number, which becomes the user name, and opens a session',
  route: 'PUT /wps/member/register/mobile',
  isEncrypted: true,
  body: z.object({
    ...newMember,
    ...mobileFields,
    /** Absent where the merchant registers by number and code alone and logs in by code too. */
    password: z.optional(newMember.password),
    confirmPassword: z.optional(newMember.confirmPassword),
    registerUrl: z.string().check(z.maxLength(2048)),
    registerMethod: z.literal('WEB'),
  }),
  value: openedSession,
  problems: registerProblems,
})
