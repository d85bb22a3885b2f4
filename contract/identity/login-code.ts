import * as z from 'zod/mini'
import { definePublicCall } from '../call.ts'
import { sendProblems, sentCode } from './sent-code.ts'
import { captchaFields, mobileFields } from './session.ts'

/** Answers alike whether the number is known or not. */
export const sendLoginCode = definePublicCall('sendLoginCode', {
  summary:
    'Sends a code by SMS to a member’s number: to log in (`MOBILEVERCODELOGIN3`), or to set a forgotten password anew (`CHNGPASSVERIF3`)',
  route: 'POST /wps/verification/sms/noLogin',
  body: z.object({ ...mobileFields, purpose: z.enum(['login', 'password']), ...captchaFields }),
  value: sentCode,
  problems: sendProblems,
})
