import * as z from 'zod/mini'
import { defineCall, envelope } from '../call.ts'
import { newMember, registerProblems } from './registration.ts'
import { mobileFields, openedSession } from './session.ts'

export const registerMobile = defineCall({
  id: 'registerMobile',
  summary: 'Registers a member by mobile number, which becomes the user name, and opens a session',
  method: 'PUT',
  path: '/wps/member/register/mobile',
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
  answer: envelope(openedSession),
  problems: registerProblems,
})
