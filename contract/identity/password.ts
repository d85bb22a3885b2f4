import * as z from 'zod/mini'
import { defineMemberCall, definePublicCall } from '../call.ts'
import { captchaFields } from './session.ts'

const password = z.string().check(z.minLength(1), z.maxLength(255))

export const changePassword = defineMemberCall('changePassword', {
  summary: 'Changes the password, by the old one where there is one, and ends the member’s other sessions',
  route: 'POST /wps/member/password',
  isEncrypted: true,
  body: z.object({
    /** Absent only for an account that has no password yet, and after a log-in with a temporary one. */
    oldPassword: z.optional(password),
    newPassword: password,
    confirmNewPassword: password,
  }),
  value: z.null(),
  problems: ['password.wrong', 'password.same'],
})

/** Answers alike whether name and address are known or not. */
export const resetByEmail = definePublicCall('resetByEmail', {
  summary: 'Sends a temporary password, good once and for 30 minutes, to the e-mail address of a member',
  route: 'POST /wps/member/password/email',
  format: 'form',
  body: z.object({
    username: z.string().check(z.minLength(1), z.maxLength(64)),
    email: z.string().check(z.minLength(3), z.maxLength(254)),
    ...captchaFields,
  }),
  value: z.null(),
  problems: ['captcha.required', 'captcha.wrong'],
})
