import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { sendProblems, sentCode } from './sent-code.ts'
import { captchaFields, mobileFields } from './session.ts'

/** Answers alike whether the number is known or not. */
export const sendLoginCode = defineCall({
  id: 'sendLoginCode',
  summary:
    'Sends a code by SMS to a member’s number: to log in (`MOBILEVERCODELOGIN3`), or to set a forgotten password anew (`CHNGPASSVERIF3`)',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  body: z.object({ ...mobileFields, purpose: z.enum(['login', 'password']), ...captchaFields }),
  answer: sentCode,
  problems: sendProblems,
})
