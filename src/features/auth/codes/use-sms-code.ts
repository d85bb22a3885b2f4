import { useEffect } from 'react'
import { digitsOf } from './digits.ts'
import type { PhoneForm } from './phone-field.tsx'
import type { SmsPurpose, SmsService } from './sms-service.ts'
import { storeTypedNumber } from './typed-number.ts'
import { maskedPhone } from './typed-phone.ts'
import { type CodeSender, useCodeSender } from './use-code-sender.ts'

/** What sending needs of a form with a phone's two fields; `form` itself fits. */
interface SmsForm extends PhoneForm {
  trigger: (name: 'mobileNum', options?: { shouldFocus?: boolean }) => Promise<boolean>
}

/** Sends the code for the number in the form's phone field, once that number is right; a reload keeps the number. */
export function useSmsCode(form: SmsForm, sms: SmsService, purpose: SmsPurpose): CodeSender {
  // Before the form registers the code's field: the first wrong field in the order of their names has the focus.
  form.register('mobileNum')
  const countryDialingCode = form.watch('countryDialingCode') ?? ''
  const mobileNum = form.watch('mobileNum') ?? ''
  useEffect(
    () => storeTypedNumber(purpose, { countryDialingCode, mobileNum }),
    [purpose, countryDialingCode, mobileNum],
  )
  useEffect(() => () => storeTypedNumber(purpose, undefined), [purpose])
  // The nought before a national number may be left out: the number is the same.
  const digits = digitsOf(mobileNum).replace(/^0+/, '')
  return useCodeSender({
    name: `${purpose} +${countryDialingCode}${digits}`,
    to: maskedPhone(countryDialingCode, mobileNum),
    send: (captcha) => sms.send({ countryDialingCode, mobileNum }, purpose, captcha),
    isReady: () => form.trigger('mobileNum', { shouldFocus: true }),
  })
}
