import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { plainAmount } from '#src/account/money/amount.ts'
import { type getTransferRules, transferToMember } from '#src/gateway/account-calls.ts'
import type { AnswerTo, BodyTo } from '#src/gateway/call-ref.ts'
import { useBalanceQuery } from '#src/session/session.ts'
import { amountError } from '../lib/amount-error.ts'
import { useAmountText } from '../parts/use-amount-text.ts'
import { useDraft } from '../parts/use-draft.ts'
import { useReviewedForm } from '../parts/use-reviewed-form.ts'

export type TransferRules = AnswerTo<typeof getTransferRules>['value']
export type Direction = BodyTo<typeof transferToMember>['direction']
type Field = 'account' | 'amount'

const fieldOf: Readonly<Record<string, Field>> = {
  'wallet.short': 'amount',
  'amount.invalid': 'amount',
  'amount.limit': 'amount',
  'transfer.not-below': 'account',
}

/** Whom a member may send to: the agent above, and as an agent members below. */
export const directionsOf = ({ upline, mayDownline }: TransferRules): Direction[] => [
  ...(upline ? (['upline'] as const) : []),
  ...(mayDownline ? (['downline'] as const) : []),
]

interface Sent {
  amount: string
  receiver: string
  reference: string
}

/**
 * Money to another member: whom and how much, a review with the payment password, then what was sent. `to`: a member below
 * who was picked elsewhere; empty where nobody was.
 */
export function useTransferForm(rules: TransferRules, to: string) {
  const { t } = useTranslation('wallet')
  const amountText = useAmountText(rules.currency)
  const { data: balance } = useBalanceQuery()
  const { values, set, clear } = useDraft(
    'transfer',
    { direction: '', account: '', amount: '', remark: '' },
    to === '' ? {} : { direction: 'downline', account: to },
  )
  const [sent, setSent] = useState<Sent>()
  // What an answer is about: the fields may have changed by the time it comes.
  const pending = useRef({ amount: '', receiver: '' })
  const directions = directionsOf(rules)
  const direction = directions.find((one) => one === values.direction) ?? directions[0] ?? 'upline'
  const account = values.account.trim()
  const receiver = direction === 'upline' ? (rules.upline?.account ?? '') : account
  const amount = plainAmount(values.amount)
  const error = amountError(amount, { ...rules, available: balance?.balance })
  const fieldErrors = {
    account: direction === 'downline' && account === '' ? t('required') : undefined,
    amount: amountText(error),
  }
  const remark = values.remark.trim()
  const { errors, ...form } = useReviewedForm({
    name: 'transfer',
    call: transferToMember,
    fieldOf,
    fieldErrors,
    requestOf: (paymentPassword) => {
      pending.current = { amount, receiver }
      const to = direction === 'downline' ? { account } : {}
      return { body: { direction, ...to, amount, paymentPassword, ...(remark !== '' && { remark }) } }
    },
    onSent: ({ value: { reference } }) => {
      setSent({ ...pending.current, reference })
      clear()
    },
    onCheck: ({ amount: asked = '', account: below }) => {
      pending.current = { amount: String(asked), receiver: String(below ?? rules.upline?.account ?? '') }
    },
  })
  return {
    ...form,
    values,
    direction,
    directions,
    receiver,
    amount,
    remark,
    sent,
    set: (changed: Partial<typeof values>) => {
      set(changed)
      if ('direction' in changed) errors.clear()
      else errors.forgive('amount' in changed ? 'amount' : 'account')
    },
  }
}

export type TransferForm = ReturnType<typeof useTransferForm>
