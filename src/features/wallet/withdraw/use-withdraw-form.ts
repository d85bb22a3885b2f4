import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paymentPasswordPattern } from '#contract/account/payment-password.ts'
import type { Withdrawal } from '#contract/account/withdraw.ts'
import { plainAmount } from '#src/account/money/amount.ts'
import { createWithdrawal, type getCards, type getWithdrawRules } from '#src/gateway/account-calls.ts'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import { differenceOf } from '#src/lib/decimal.ts'
import { useAskMoneyAgain } from '../api/ask-money-again.ts'
import { amountFault } from '../lib/amount-fault.ts'
import { feeOf, withoutFee } from '../lib/fee.ts'
import { useAmountText } from '../parts/use-amount-text.ts'
import { useDraft } from '../parts/use-draft.ts'
import { useFaults } from '../parts/use-faults.ts'
import { useMoneyCall } from '../parts/use-money-call.ts'

export type WithdrawRules = AnswerTo<typeof getWithdrawRules>['value']
export type Cards = AnswerTo<typeof getCards>['value']
type Field = 'amount' | 'card' | 'pin'

const fieldOf: Readonly<Record<string, Field>> = {
  'wallet.short': 'amount',
  'amount.invalid': 'amount',
  'amount.limit': 'amount',
  'card.unknown': 'card',
  'payment-password.wrong': 'pin',
}

/** The form of a payout: amount and card, then a review with the payment password, then what was sent. */
export function useWithdrawForm(rules: WithdrawRules, { cards }: Cards) {
  const { t } = useTranslation('wallet')
  const askAgain = useAskMoneyAgain()
  const amountText = useAmountText(rules.currency)
  const { values, set, clear } = useDraft('withdraw', { amount: '', cardId: '' })
  const [pin, setPin] = useState('')
  const [step, setStep] = useState<'amount' | 'review' | 'sent'>('amount')
  const [asked, setAsked] = useState<Withdrawal>()
  const [wrongPresses, setWrongPresses] = useState(0)
  const faults = useFaults(fieldOf)
  const card = cards.find(({ id }) => id === values.cardId) ?? cards.find(({ isDefault }) => isDefault) ?? cards[0]
  const amount = plainAmount(values.amount)
  const fault = amountFault(amount, { ...rules, fee: rules })
  const own = {
    amount: amountText(fault),
    card: card ? undefined : t('required'),
    pin: paymentPasswordPattern.test(pin) ? undefined : t('pin.wrong'),
  }
  const wrong = () => setWrongPresses((count) => count + 1)
  const sending = useMoneyCall('withdraw', createWithdrawal, {
    secrets: ['paymentPassword'],
    onDone: ({ value }) => {
      setAsked(value)
      setStep('sent')
      setPin('')
      clear()
      faults.clear()
      askAgain()
    },
    onRefused: (error) => {
      faults.refuse(error)
      // What is wrong with amount or card is mended where they stand.
      if (faults.fieldFor(error) !== 'pin') setStep('amount')
      setPin('')
      wrong()
      askAgain()
    },
  })
  return {
    values,
    amount,
    pin,
    step,
    asked,
    card,
    sending,
    wrongPresses,
    fee: fault ? undefined : feeOf(amount, rules, rules.currency),
    credited: fault ? undefined : withoutFee(amount, rules, rules.currency),
    after: fault ? undefined : differenceOf(rules.available, amount),
    above: faults.above,
    errorOf: (field: Field) => faults.at(field, own[field]),
    set: (changed: Partial<typeof values>) => {
      set(changed)
      faults.mend('amount' in changed ? 'amount' : 'card')
    },
    setPin: (value: string) => {
      setPin(value)
      faults.mend('pin')
    },
    review: () => {
      faults.tried()
      faults.mend()
      if (own.amount || own.card) return wrong()
      // The next step's field is wrong only once somebody tried it.
      faults.clear()
      setStep('review')
    },
    back: () => {
      setPin('')
      faults.clear()
      setStep('amount')
    },
    send: () => {
      faults.tried()
      faults.mend()
      if (own.pin || !card) return wrong()
      sending.send({ body: { amount, cardId: card.id, paymentPassword: pin } })
    },
    /** Asks what became of a payout without an answer; the payment password is kept nowhere. */
    check: () => {
      faults.tried()
      if (own.pin) return wrong()
      sending.checkAgain({ paymentPassword: pin })
    },
    another: () => setStep('amount'),
  }
}

export type WithdrawForm = ReturnType<typeof useWithdrawForm>
