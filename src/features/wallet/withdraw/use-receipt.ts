import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Withdrawal } from '#contract/account/withdraw.ts'
import { plainAmount } from '#src/account/money/amount.ts'
import { useShortMoney } from '#src/account/money/use-short-money.ts'
import { useProofs } from '#src/account/proofs/use-proofs.ts'
import { confirmWithdrawal } from '#src/gateway/account-calls.ts'
import type { BodyTo } from '#src/gateway/call-ref.ts'
import { differenceOf, isMore } from '#src/lib/decimal.ts'
import { useInvalidateMoney } from '../api/invalidate-money.ts'
import { amountError } from '../lib/amount-error.ts'
import { useAmountText } from '../parts/use-amount-text.ts'
import { useFormErrors } from '../parts/use-form-errors.ts'
import { useMoneyCall } from '../parts/use-money-call.ts'

export const receipts = ['received', 'partly', 'not-received'] as const
export type Receipt = (typeof receipts)[number]
type Field = 'receipt' | 'amount' | 'proof'

const fieldOf: Readonly<Record<string, Field>> = {
  'amount.invalid': 'amount',
  'proof.missing': 'proof',
  'proof.unknown': 'proof',
}

/** The answer to whether a withdrawal came: which, how much of it, with which proof, and its one sending. */
export function useReceipt(withdrawal: Withdrawal, onDone: (state: Withdrawal['state']) => void) {
  const { t } = useTranslation(['wallet', 'centre'])
  const short = useShortMoney(withdrawal.currency)
  const amountText = useAmountText(withdrawal.currency)
  const invalidate = useInvalidateMoney()
  const [receipt, setReceipt] = useState<Receipt>()
  const [typed, setTyped] = useState('')
  const amount = plainAmount(typed)
  const [remark, setRemark] = useState('')
  const proofs = useProofs()
  const error = amountError(amount, {})
  const isLess = isMore(withdrawal.arrives, amount)
  const needsProof = receipt === 'partly' || receipt === 'not-received'
  const own = {
    receipt: receipt ? undefined : t('receipt.chooseOne'),
    amount:
      receipt !== 'partly'
        ? undefined
        : (amountText(error) ?? (isLess ? undefined : t('receipt.tooMuch', { amount: short(withdrawal.arrives) }))),
    proof: !needsProof
      ? undefined
      : proofs.isSending
        ? t('centre:proof.waitFor')
        : proofs.ids.length === 0
          ? t('centre:proof.missing')
          : undefined,
  }
  const errors = useFormErrors<Field>(fieldOf, own)
  const sending = useMoneyCall(`receipt.${withdrawal.id}`, confirmWithdrawal, {
    onDone: ({ value }) => {
      invalidate()
      onDone(value.state)
    },
    onRefused: (error) => {
      errors.refuse(error)
      invalidate()
    },
  })
  const body = (answer: Receipt): BodyTo<typeof confirmWithdrawal> => ({
    receipt: answer,
    ...(answer === 'partly' && { receivedAmount: amount }),
    ...(needsProof && { proofs: proofs.ids }),
    ...(remark.trim() !== '' && { remark: remark.trim() }),
  })
  return {
    receipt,
    typed,
    remark,
    proofs,
    sending,
    submitAttempts: errors.submitAttempts,
    needsProof,
    remaining: error || !isLess ? undefined : differenceOf(withdrawal.arrives, amount),
    above: errors.above,
    errorOf: errors.errorOf,
    choose: (answer: Receipt) => {
      setReceipt(answer)
      errors.clear()
    },
    setAmount: (value: string) => {
      setTyped(value)
      errors.forgive('amount')
    },
    setRemark,
    submit: () => errors.submit(() => receipt && sending.send({ query: { id: withdrawal.id }, body: body(receipt) })),
  }
}

export type ReceiptForm = ReturnType<typeof useReceipt>
