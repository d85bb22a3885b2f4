import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paymentPasswordPattern } from '#contract/account/payment-password.ts'
import { Form } from '#src/account/frame/form.tsx'
import { useFirstError } from '#src/account/parts/use-first-error.ts'
import { setPaymentPassword } from '#src/gateway/account-calls.ts'
import { callGateway } from '#src/gateway/client.ts'
import { Button } from '#src/ui/button.tsx'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { useInvalidateMoney } from '../api/invalidate-money.ts'
import styles from './form.module.css'
import { FormFailure } from './form-failure.tsx'
import { PinField } from './pin-field.tsx'
import { useFormErrors } from './use-form-errors.ts'

type Field = 'password' | 'pin' | 'repeat'

const fieldOf: Readonly<Record<string, Field>> = { 'password.wrong': 'password', 'payment-password.weak': 'pin' }
const empty = { password: '', pin: '', repeat: '' }

/** Sets the payment password by the log-in password: the first time, or where the old one is forgotten. */
export function NewPinForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('wallet')
  const invalidate = useInvalidateMoney()
  const [values, setValues] = useState(empty)
  const isPin = paymentPasswordPattern.test(values.pin)
  const own = {
    password: values.password === '' ? t('required') : undefined,
    pin: isPin ? undefined : t('pin.wrong'),
    repeat: values.repeat === values.pin ? undefined : t('newPin.different'),
  }
  const errors = useFormErrors(fieldOf, own)
  const form = useFirstError<HTMLFormElement>(errors.submitAttempts)
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      callGateway(setPaymentPassword, { body: { password: values.password, newPaymentPassword: values.pin } }),
    onSuccess: () => {
      invalidate()
      onDone()
    },
    onError: errors.refuse,
  })
  const type = (field: Field) => (value: string) => {
    setValues((before) => ({ ...before, [field]: value }))
    errors.forgive(field)
  }
  return (
    <Form ref={form} className={styles.form} onSubmit={() => errors.submit(() => isPending || mutate())}>
      <FormFailure>{errors.above}</FormFailure>
      <PasswordField
        label={t('newPin.logInPassword')}
        words={{
          show: t('password.show'),
          hide: t('password.hide'),
          showLabel: t('password.showLabel'),
          hideLabel: t('password.hideLabel'),
        }}
        autoComplete="current-password"
        maxLength={255}
        value={values.password}
        error={errors.errorOf('password')}
        onChange={(event) => type('password')(event.target.value)}
      />
      <PinField label={t('newPin.new')} value={values.pin} error={errors.errorOf('pin')} onChange={type('pin')} />
      <PinField
        label={t('newPin.repeat')}
        value={values.repeat}
        error={errors.errorOf('repeat')}
        onChange={type('repeat')}
      />
      <Button type="submit" size="large" isWide isBusy={isPending}>
        {t('newPin.set')}
      </Button>
    </Form>
  )
}
