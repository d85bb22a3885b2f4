import { CodeField } from '../codes/code-field.tsx'
import { digitsOf } from '../codes/digits.ts'
import { maskedPhone } from '../codes/typed-phone.ts'
import { useCodeSender } from '../codes/use-code-sender.ts'
import type { RegisterCodeProps } from './register-parts.ts'

/** The code that proves a number, and the button that has it sent there. */
export function MobileCode({ service, phone, isReady, field, error }: RegisterCodeProps) {
  const { countryDialingCode, mobileNum } = phone
  const sender = useCodeSender({
    name: `register +${countryDialingCode}${digitsOf(mobileNum)}`,
    to: maskedPhone(countryDialingCode, mobileNum),
    isReady,
    send: (captcha) => service.send(phone, 'register', captcha),
  })
  return <CodeField field={field} error={error} sender={sender} />
}
