import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { sendProblems, sentCode } from './sent-code.ts'
import { captchaFields, mobileFields } from './session.ts'

export const sendRegisterCode = defineCall({
  id: 'sendRegisterCode',
  summary: 'Sends a code by SMS to a number that is to be registered',
  method: 'POST',
  path: '/wps/verification/sms/register',
  body: z.object({
    mobileNo: mobileFields.mobileNum,
    countryDialingCode: mobileFields.countryDialingCode,
    ...captchaFields,
  }),
  answer: sentCode,
  problems: sendProblems,
})
