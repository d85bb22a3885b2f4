import { callGateway } from '#src/gateway/client.ts'
import { sendLoginCode, sendRegisterCode } from '#src/gateway/identity-calls.ts'
import { digitsOf } from './digits.ts'
import type { SmsService } from './sms-service.ts'

/** Codes that the gateway itself sends and checks. */
export const gatewaySms: SmsService = {
  send: async ({ countryDialingCode, mobileNum }, purpose, captcha) => {
    const digits = digitsOf(mobileNum)
    const { value } =
      purpose === 'register'
        ? await callGateway(sendRegisterCode, { body: { countryDialingCode, mobileNo: digits, ...captcha } })
        : await callGateway(sendLoginCode, { body: { countryDialingCode, mobileNum: digits, purpose, ...captcha } })
    return value
  },
  proof: async (code) => ({ verificationCode: code }),
}
