import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { digitsOf } from '../codes/digits.ts'
import { PhoneField, type PhoneForm } from '../codes/phone-field.tsx'
import type { RegisterSms } from './register-parts.ts'
import { OptionalMark } from './rule-field.tsx'
import type { RegisterFormState } from './use-register-form.ts'

interface PhonePartProps {
  state: RegisterFormState
  sms: RegisterSms | undefined
  'data-autofocus'?: boolean
}

/** A mobile number, and beside it the code that proves it where numbers are verified. */
export function PhonePart({ state, sms, ...rest }: PhonePartProps) {
  const { t } = useTranslation('auth')
  const { form } = state
  const [countryDialingCode, mobileNum] = useWatch({
    control: form.control,
    name: ['countryDialingCode', 'mobileNum'],
  })
  const phoneForm: PhoneForm = { register: state.field, setValue: form.setValue, watch: form.watch }
  // Also where the form itself could do without a number.
  const isReady = async () => {
    if (digitsOf(mobileNum) !== '') return form.trigger('mobileNum', { shouldFocus: true })
    form.setError('mobileNum', { message: t('codes.mobileRequired') })
    form.setFocus('mobileNum')
    return false
  }
  return (
    <>
      <PhoneField
        form={phoneForm}
        required={state.isMobileRequired}
        aside={state.isMobileRequired ? undefined : <OptionalMark />}
        error={state.messageOf('mobileNum')}
        {...rest}
      />
      {sms && (
        <sms.Code
          service={sms.service}
          phone={{ countryDialingCode, mobileNum }}
          isReady={isReady}
          field={state.field('verificationCode')}
          error={state.messageOf('verificationCode')}
        />
      )}
    </>
  )
}
