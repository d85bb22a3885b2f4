import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paymentPasswordPattern } from '#contract/account/payment-password.ts'
import type { AnswerOf, Call } from '#contract/call.ts'
import type { RequestOf } from '#src/account/money/use-idempotent-request.ts'
import type { CallRef } from '#src/gateway/call-ref.ts'
import { useInvalidateMoney } from '../api/invalidate-money.ts'
import { useFormErrors } from './use-form-errors.ts'
import { type Sending, useMoneyCall } from './use-money-call.ts'

interface Reviewed<C extends Call, Field extends string> {
  /** Names the form, and its draft in this browser. */
  name: string
  call: CallRef<C>
  /** The field that a refusal is about; others stand above the form. */
  fieldOf: Readonly<Record<string, Field>>
  /** What the form says of its fields, but of the payment password. */
  fieldErrors: Readonly<Record<Field, string | undefined>>
  /** What is sent; undefined where something is still missing. */
  requestOf: (pin: string) => RequestOf<C> | undefined
  onSent: (answer: AnswerOf<C>) => void
  /** A request without an answer is about to be sent again. */
  onCheck?: (body: Readonly<Record<string, unknown>>) => void
}

type Step = 'amount' | 'review' | 'sent'

/** A form that moves money out: its fields, a review with the payment password, then what was sent. */
export function useReviewedForm<C extends Call, Field extends string>(options: Reviewed<C, Field>) {
  const { name, call, fieldOf, fieldErrors, requestOf, onSent, onCheck } = options
  const { t } = useTranslation('wallet')
  const invalidate = useInvalidateMoney()
  const [pin, setPin] = useState('')
  const [step, setStep] = useState<Step>('amount')
  const pinError = paymentPasswordPattern.test(pin) ? undefined : t('pin.wrong')
  const own = { ...fieldErrors, pin: pinError }
  const errors = useFormErrors<Field | 'pin'>({ ...fieldOf, 'payment-password.wrong': 'pin' }, own)
  const sending = useMoneyCall(name, call, {
    secrets: ['paymentPassword'],
    onDone: (answer) => {
      onSent(answer)
      setStep('sent')
      setPin('')
      errors.clear()
      invalidate()
    },
    onRefused: (error) => {
      errors.refuse(error)
      // What is wrong with a field is corrected where it stands.
      if (errors.fieldFor(error) !== 'pin') setStep('amount')
      setPin('')
      invalidate()
    },
  })
  return {
    pin,
    step,
    sending,
    errors,
    submitAttempts: errors.submitAttempts,
    above: errors.above,
    errorOf: errors.errorOf,
    setPin: (value: string) => {
      setPin(value)
      errors.forgive('pin')
    },
    review: () =>
      errors.submit(() => {
        // The next step's field is wrong only once somebody tried it.
        errors.clear()
        setStep('review')
      }, !Object.values(fieldErrors).some(Boolean)),
    back: () => {
      setPin('')
      errors.clear()
      setStep('amount')
    },
    send: () => {
      const request = pinError ? undefined : requestOf(pin)
      errors.submit(() => request && sending.send(request), request !== undefined)
    },
    /** Finds out what became of a request without an answer; the payment password is stored nowhere. */
    check: () => {
      if (pinError) return errors.wrong()
      onCheck?.(sending.unknownBody ?? {})
      sending.checkAgain({ paymentPassword: pin })
    },
    another: () => setStep('amount'),
  }
}

/** What the review and its buttons need of such a form. */
export type ReviewedForm = Pick<
  ReturnType<typeof useReviewedForm<Call, never>>,
  'pin' | 'step' | 'above' | 'setPin' | 'back' | 'send' | 'check' | 'another'
> & {
  amount: string
  errorOf: (field: 'pin') => string | undefined
  sending: Sending & { unknownBody: Readonly<Record<string, unknown>> | undefined }
}
