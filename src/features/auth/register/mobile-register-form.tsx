import { callGateway } from '#src/gateway/client.ts'
import { registerMobile } from '#src/gateway/identity-calls.ts'
import { digitsOf } from '../codes/digits.ts'
import { PhonePart } from './phone-part.tsx'
import { RegisterFrame } from './register-frame.tsx'
import type { RegisterFormProps } from './register-parts.ts'
import { useRegisterForm } from './use-register-form.ts'

/** Where the visitor registered, without what the address carries besides: a token or a code never goes along. */
const registerUrl = () => `${window.location.origin}${window.location.pathname}`

/** Registering by a mobile number, which becomes the user name. */
export function MobileRegisterForm(props: RegisterFormProps) {
  const { asksPassword } = props
  const state = useRegisterForm({
    ...props,
    isByMobile: true,
    send: async ({ countryDialingCode, mobileNum, password, confirmPassword }, common) => {
      const { value } = await callGateway(registerMobile, {
        body: {
          countryDialingCode,
          mobileNum: digitsOf(mobileNum),
          ...(asksPassword && { password, confirmPassword }),
          ...common,
          registerUrl: registerUrl(),
          registerMethod: 'WEB',
        },
      })
      return value
    },
  })
  return (
    <RegisterFrame state={state} social={props.social} onClose={props.onClose}>
      <PhonePart state={state} sms={props.sms} data-autofocus />
    </RegisterFrame>
  )
}
