import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BankCard } from '#contract/account/cards.ts'
import { paymentPasswordPattern } from '#contract/account/payment-password.ts'
import { Form } from '#src/account/frame/form.tsx'
import { TaskDialog } from '#src/account/frame/task-dialog.tsx'
import { useFirstError } from '#src/account/parts/use-first-error.ts'
import { removeCard } from '#src/gateway/account-calls.ts'
import { callGateway } from '#src/gateway/client.ts'
import { Button } from '#src/ui/button.tsx'
import { useInvalidateMoney } from '../api/invalidate-money.ts'
import formStyles from '../parts/form.module.css'
import { FormFailure } from '../parts/form-failure.tsx'
import { PinField } from '../parts/pin-field.tsx'
import { useFormErrors } from '../parts/use-form-errors.ts'

interface RemoveCardProps {
  card: BankCard
  onClose: () => void
  onDone: () => void
}

/** Takes an account out of those that the member is paid out to, by the payment password; both answers look alike. */
export function RemoveCard({ card, onClose, onDone }: RemoveCardProps) {
  const { t } = useTranslation('wallet')
  const invalidate = useInvalidateMoney()
  const [pin, setPin] = useState('')
  const own = { pin: paymentPasswordPattern.test(pin) ? undefined : t('pin.wrong') }
  const errors = useFormErrors<'pin'>({ 'payment-password.wrong': 'pin' }, own)
  const form = useFirstError<HTMLFormElement>(errors.submitAttempts)
  const { mutate, isPending } = useMutation({
    mutationFn: () => callGateway(removeCard, { query: { id: card.id }, body: { paymentPassword: pin } }),
    onSuccess: onDone,
    onError: errors.refuse,
    // It may have been removed although no answer came.
    onSettled: invalidate,
  })
  const type = (digits: string) => {
    setPin(digits)
    errors.forgive('pin')
  }
  const text = (
    <>
      <bdi>{card.bankName}</bdi> <bdi dir="ltr">{card.number}</bdi>. {t('card.removeText')}
    </>
  )
  return (
    <TaskDialog title={t('card.removeTitle')} text={text} onClose={onClose}>
      <Form ref={form} className={formStyles.form} onSubmit={() => errors.submit(() => isPending || mutate())}>
        <FormFailure>{errors.above}</FormFailure>
        <PinField value={pin} error={errors.errorOf('pin')} onChange={type} />
        <div className={formStyles.ways}>
          <Button look="outline" onClick={onClose}>
            {t('card.keep')}
          </Button>
          <Button look="outline" type="submit" isBusy={isPending}>
            {t('card.remove')}
          </Button>
        </div>
      </Form>
    </TaskDialog>
  )
}
