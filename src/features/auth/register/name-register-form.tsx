import { useTranslation } from 'react-i18next'
import { callGateway } from '#src/gateway/client.ts'
import { register } from '#src/gateway/identity-calls.ts'
import { digitsOf } from '../codes/digits.ts'
import { PhonePart } from './phone-part.tsx'
import styles from './register-form.module.css'
import { RegisterFrame } from './register-frame.tsx'
import type { RegisterFormProps } from './register-parts.ts'
import { RuleField } from './rule-field.tsx'
import { useRegisterForm } from './use-register-form.ts'

/** Registering by a user name; the mobile number is a field like others, proved by a code where numbers are. */
export function NameRegisterForm(props: RegisterFormProps) {
  const { t } = useTranslation('register')
  const state = useRegisterForm({
    ...props,
    isByMobile: false,
    send: async ({ username, password, confirmPassword, countryDialingCode, mobileNum }, common) => {
      const digits = digitsOf(mobileNum)
      const phone = digits === '' ? {} : { countryDialingCode, mobileNum: digits }
      const { value } = await callGateway(register, {
        body: { username, password, confirmPassword, ...phone, ...common },
      })
      return value
    },
  })
  const isAlone = !state.asksMobile || state.asksCode
  return (
    <RegisterFrame state={state} social={props.social} onClose={props.onClose}>
      <div className={isAlone ? styles.whole : undefined}>
        <RuleField
          name="username"
          state={state}
          isRequired
          label={t('byName.username')}
          icon="user"
          autoComplete="username"
          maxLength={64}
          data-autofocus
        />
      </div>
      {state.asksMobile && <PhonePart state={state} sms={props.sms} />}
    </RegisterFrame>
  )
}
