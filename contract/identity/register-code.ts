import * as z from 'zod/mini'
import { definePublicCall } from '../call.ts'
import { sendProblems, sentCode } from './sent-code.ts'
import { captchaFields, mobileFields } from './session.ts'

export const sendRegisterCode = definePublicCall('sendRegisterCode', {
  summary: 'Sends a code by SMS to a number that is to be registered',
  route: 'POST /wps/verification/sms/register',
  body: z.object({
    mobileNo: mobileFields.mobileNum,
    countryDialingCode: mobileFields.countryDialingCode,
    ...captchaFields,
  }),
  value: sentCode,
  problems: sendProblems,
})
