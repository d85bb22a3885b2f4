import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Withdrawal } from '#contract/account/withdraw.ts'
import { plainAmount } from '#src/account/money/amount.ts'
import { createWithdrawal, type getCards, type getWithdrawRules } from '#src/gateway/account-calls.ts'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import { differenceOf } from '#src/lib/decimal.ts'
import { amountError } from '../lib/amount-error.ts'
import { feeOf, withoutFee } from '../lib/fee.ts'
import { useAmountText } from '../parts/use-amount-text.ts'
import { useDraft } from '../parts/use-draft.ts'
import { useReviewedForm } from '../parts/use-reviewed-form.ts'

export type WithdrawRules = AnswerTo<typeof getWithdrawRules>['value']
export type Cards = AnswerTo<typeof getCards>['value']
type Field = 'amount' | 'card'

const fieldOf: Readonly<Record<string, Field>> = {
  'wallet.short': 'amount',
  'amount.invalid': 'amount',
  'amount.limit': 'amount',
  'card.unknown': 'card',
}

/** The form of a withdrawal: amount and card, then a review with the payment password, then what was sent. */
export function useWithdrawForm(rules: WithdrawRules, { cards }: Cards) {
  const { t } = useTranslation('wallet')
  const amountText = useAmountText(rules.currency)
  const { values, set, clear } = useDraft('withdraw', { amount: '', cardId: '' })
  const [asked, setAsked] = useState<Withdrawal>()
  const card = cards.find(({ id }) => id === values.cardId) ?? cards.find(({ isDefault }) => isDefault) ?? cards[0]
  const amount = plainAmount(values.amount)
  const error = amountError(amount, { ...rules, fee: rules })
  const fieldErrors = {
    amount: amountText(error),
    card: card ? undefined : t('required'),
  }
  const { errors, ...form } = useReviewedForm({
    name: 'withdraw',
    call: createWithdrawal,
    fieldOf,
    fieldErrors,
    requestOf: (paymentPassword) => card && { body: { amount, cardId: card.id, paymentPassword } },
    onSent: ({ value }) => {
      setAsked(value)
      clear()
    },
  })
  return {
    ...form,
    values,
    amount,
    asked,
    card,
    fee: error ? undefined : feeOf(amount, rules, rules.currency),
    credited: error ? undefined : withoutFee(amount, rules, rules.currency),
    after: error ? undefined : differenceOf(rules.available, amount),
    set: (changed: Partial<typeof values>) => {
      set(changed)
      errors.forgive('amount' in changed ? 'amount' : 'card')
    },
  }
}

export type WithdrawForm = ReturnType<typeof useWithdrawForm>
