import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paymentPasswordPattern } from '#contract/account/payment-password.ts'
import { Form } from '#src/account/frame/form.tsx'
import { useFirstError } from '#src/account/parts/use-first-error.ts'
import { setPaymentPassword } from '#src/gateway/account-calls.ts'
import { callGateway } from '#src/gateway/client.ts'
import { callQuery, invalidate } from '#src/gateway/query-client.ts'
import { getSecurity } from '#src/gateway/security-calls.ts'
import { useSession } from '#src/session/session.ts'
import { Button } from '#src/ui/button.tsx'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { useInvalidateMoney } from '../api/invalidate-money.ts'
import styles from './form.module.css'
import { FormFailure } from './form-failure.tsx'
import { PinField } from './pin-field.tsx'
import { useFormErrors } from './use-form-errors.ts'

type Field = 'old' | 'password' | 'pin' | 'repeat'

const fieldOf: Readonly<Record<string, Field>> = {
  'password.wrong': 'password',
  'payment-password.wrong': 'old',
  'payment-password.weak': 'pin',
  'payment-password.same': 'pin',
}
const empty = { old: '', password: '', pin: '', repeat: '' }

/** False for a member who came by a provider and has no log-in password; undefined until that is known. */
export function useHasPassword(): boolean | undefined {
  const { isSignedIn } = useSession()
  return useQuery({ ...callQuery(getSecurity, {}), enabled: isSignedIn }).data?.value.hasPassword
}

interface NewPinFormProps {
  /** What proves that the payment password is the member's to set. */
  by?: 'log-in' | 'old'
  onDone: () => void
}

/** What was typed, what is wrong with it, and its one sending; where `asksPassword`, with the log-in password. */
function useNewPin(by: 'log-in' | 'old', asksPassword: boolean, onDone: () => void) {
  const { t } = useTranslation('wallet')
  const client = useQueryClient()
  const invalidateMoney = useInvalidateMoney()
  const [values, setValues] = useState(empty)
  const isPin = (digits: string) => (paymentPasswordPattern.test(digits) ? undefined : t('pin.wrong'))
  const errors = useFormErrors<Field>(fieldOf, {
    old: by === 'old' ? isPin(values.old) : undefined,
    password: asksPassword && values.password === '' ? t('required') : undefined,
    pin: isPin(values.pin),
    repeat: values.repeat === values.pin ? undefined : t('newPin.different'),
  })
  const proof = by === 'old' ? { oldPaymentPassword: values.old } : asksPassword ? { password: values.password } : {}
  const { mutate, isPending } = useMutation({
    mutationFn: () => callGateway(setPaymentPassword, { body: { ...proof, newPaymentPassword: values.pin } }),
    onSuccess: () => {
      invalidateMoney()
      void invalidate(client, getSecurity)
      onDone()
    },
    onError: errors.refuse,
  })
  const field = (name: Field) => ({ value: values[name], error: errors.errorOf(name) })
  const type = (name: Field) => (value: string) => {
    setValues((before) => ({ ...before, [name]: value }))
    errors.forgive(name)
  }
  return { errors, isPending, field, type, submit: () => errors.submit(() => isPending || mutate()) }
}

/** Sets the payment password: by the old one, or by the log-in password where there is none yet or it is forgotten. */
export function NewPinForm({ by = 'log-in', onDone }: NewPinFormProps) {
  const { t } = useTranslation('wallet')
  const hasPassword = useHasPassword()
  const asksPassword = by === 'log-in' && hasPassword !== false
  const { errors, isPending, field, type, submit } = useNewPin(by, asksPassword, onDone)
  const form = useFirstError<HTMLFormElement>(errors.submitAttempts)
  return (
    <Form ref={form} className={styles.form} onSubmit={submit}>
      <FormFailure>{errors.above}</FormFailure>
      {by === 'old' && <PinField label={t('newPin.old')} hint="" {...field('old')} onChange={type('old')} />}
      {asksPassword && (
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
          {...field('password')}
          onChange={(event) => type('password')(event.target.value)}
        />
      )}
      <PinField label={t(by === 'old' ? 'newPin.newOne' : 'newPin.new')} {...field('pin')} onChange={type('pin')} />
      <PinField
        label={t(by === 'old' ? 'newPin.newRepeat' : 'newPin.repeat')}
        hint=""
        {...field('repeat')}
        onChange={type('repeat')}
      />
      <Button type="submit" size="large" isWide isBusy={isPending}>
        {t(by === 'old' ? 'newPin.change' : 'newPin.set')}
      </Button>
    </Form>
  )
}
