import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paymentPasswordPattern } from '#contract/account/payment-password.ts'
import { plainAmount } from '#src/account/money/amount.ts'
import { type getTransferRules, transferToMember } from '#src/gateway/account-calls.ts'
import type { AnswerTo, BodyTo } from '#src/gateway/call-ref.ts'
import { useBalanceQuery } from '#src/session/session.ts'
import { useAskMoneyAgain } from '../api/ask-money-again.ts'
import { amountFault } from '../lib/amount-fault.ts'
import { useAmountText } from '../parts/use-amount-text.ts'
import { useDraft } from '../parts/use-draft.ts'
import { useFaults } from '../parts/use-faults.ts'
import { useMoneyCall } from '../parts/use-money-call.ts'

export type TransferRules = AnswerTo<typeof getTransferRules>['value']
export type Direction = BodyTo<typeof transferToMember>['direction']
type Field = 'account' | 'amount' | 'pin'

const fieldOf: Readonly<Record<string, Field>> = {
  'wallet.short': 'amount',
  'amount.invalid': 'amount',
  'amount.limit': 'amount',
  'transfer.not-below': 'account',
  'payment-password.wrong': 'pin',
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

/** Money to another member: whom and how much, a review with the payment password, then what was sent. */
export function useTransferForm(rules: TransferRules) {
  const { t } = useTranslation('wallet')
  const askAgain = useAskMoneyAgain()
  const amountText = useAmountText(rules.currency)
  const { data: balance } = useBalanceQuery()
  const { values, set, clear } = useDraft('transfer', { direction: '', account: '', amount: '', remark: '' })
  const [pin, setPin] = useState('')
  const [step, setStep] = useState<'amount' | 'review' | 'sent'>('amount')
  const [sent, setSent] = useState<Sent>()
  // What an answer is about: the fields may have changed by the time it comes.
  const underway = useRef({ amount: '', receiver: '' })
  const [wrongPresses, setWrongPresses] = useState(0)
  const faults = useFaults(fieldOf)
  const directions = directionsOf(rules)
  const direction = directions.find((one) => one === values.direction) ?? directions[0] ?? 'upline'
  const account = values.account.trim()
  const receiver = direction === 'upline' ? (rules.upline?.account ?? '') : account
  const amount = plainAmount(values.amount)
  const fault = amountFault(amount, { ...rules, available: balance?.balance })
  const own = {
    account: direction === 'downline' && account === '' ? t('required') : undefined,
    amount: amountText(fault),
    pin: paymentPasswordPattern.test(pin) ? undefined : t('pin.wrong'),
  }
  const wrong = () => setWrongPresses((count) => count + 1)
  const sending = useMoneyCall('transfer', transferToMember, {
    secrets: ['paymentPassword'],
    onDone: ({ value: { reference } }) => {
      setSent({ ...underway.current, reference })
      setStep('sent')
      setPin('')
      clear()
      faults.clear()
      askAgain()
    },
    onRefused: (error) => {
      faults.refuse(error)
      if (faults.fieldFor(error) !== 'pin') setStep('amount')
      setPin('')
      wrong()
      askAgain()
    },
  })
  const remark = values.remark.trim()
  const body = (): BodyTo<typeof transferToMember> => ({
    direction,
    ...(direction === 'downline' && { account }),
    amount,
    paymentPassword: pin,
    ...(remark !== '' && { remark }),
  })
  return {
    values,
    direction,
    directions,
    receiver,
    amount,
    remark,
    pin,
    step,
    sent,
    sending,
    wrongPresses,
    above: faults.above,
    errorOf: (field: Field) => faults.at(field, own[field]),
    set: (changed: Partial<typeof values>) => {
      set(changed)
      if ('direction' in changed) faults.clear()
      else faults.mend('amount' in changed ? 'amount' : 'account')
    },
    setPin: (value: string) => {
      setPin(value)
      faults.mend('pin')
    },
    review: () => {
      faults.tried()
      faults.mend()
      if (own.account || own.amount) return wrong()
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
      if (own.pin) return wrong()
      underway.current = { amount, receiver }
      sending.send({ body: body() })
    },
    check: () => {
      faults.tried()
      if (own.pin) return wrong()
      const { amount: asked = '', account: below } = sending.unknownBody ?? {}
      underway.current = { amount: String(asked), receiver: String(below ?? rules.upline?.account ?? '') }
      sending.checkAgain({ paymentPassword: pin })
    },
    another: () => setStep('amount'),
  }
}

export type TransferForm = ReturnType<typeof useTransferForm>
