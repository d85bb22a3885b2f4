import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paymentPasswordPattern } from '#contract/account/payment-password.ts'
import { addCard } from '#src/gateway/account-calls.ts'
import { callGateway } from '#src/gateway/client.ts'
import { useInvalidateMoney } from '../api/invalidate-money.ts'
import { useFormErrors } from '../parts/use-form-errors.ts'
import type { Cards } from './use-withdraw-form.ts'

type Field = 'bankCode' | 'number' | 'holder' | 'sure' | 'pin'

const fieldOf: Readonly<Record<string, Field>> = {
  'card.bank': 'bankCode',
  'card.known': 'number',
  'payment-password.wrong': 'pin',
}
const empty = { bankCode: '', number: '', holder: '', pin: '' }

/** Blanks and hyphens group a number for the eye. */
const bare = (number: string) => number.replace(/[\s-]/g, '')

/** The form of a new card, of which only the first binds a name. */
export function useAddCard({ holder }: Cards, onDone: () => void) {
  const { t } = useTranslation('wallet')
  const invalidate = useInvalidateMoney()
  const [values, setValues] = useState(empty)
  const [isSure, setSure] = useState(false)
  const bindsHolder = holder === null
  const name = values.holder.trim()
  const own = {
    bankCode: values.bankCode === '' ? t('required') : undefined,
    number: /^\d{6,20}$/.test(bare(values.number)) ? undefined : t('card.numberWrong'),
    holder: bindsHolder && name.length < 2 ? t('card.holderWrong') : undefined,
    sure: bindsHolder && !isSure ? t('card.holderConfirm') : undefined,
    pin: paymentPasswordPattern.test(values.pin) ? undefined : t('pin.wrong'),
  }
  const errors = useFormErrors<Field>(fieldOf, own)
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      callGateway(addCard, {
        body: {
          bankCode: values.bankCode,
          number: bare(values.number),
          ...(bindsHolder && { holder: name }),
          paymentPassword: values.pin,
        },
      }),
    onSuccess: () => {
      invalidate()
      onDone()
    },
    onError: (error) => {
      errors.refuse(error)
      // It may have been added although no answer came.
      invalidate()
    },
  })
  return {
    values,
    isSure,
    isPending,
    submitAttempts: errors.submitAttempts,
    above: errors.above,
    errorOf: errors.errorOf,
    set: (field: keyof typeof empty, value: string) => {
      setValues((before) => ({ ...before, [field]: value }))
      errors.forgive(field)
    },
    setSure,
    submit: () => errors.submit(() => isPending || mutate()),
  }
}

export type AddCard = ReturnType<typeof useAddCard>
