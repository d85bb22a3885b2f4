import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Deposit, DepositChannel } from '#contract/account/deposit.ts'
import { asTyped, plainAmount } from '#src/account/money/amount.ts'
import type { getDepositChannels } from '#src/gateway/account-calls.ts'
import { createDeposit } from '#src/gateway/account-calls.ts'
import type { AnswerTo, BodyTo } from '#src/gateway/call-ref.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { differenceOf, sumOf } from '#src/lib/decimal.ts'
import { useBalanceQuery } from '#src/session/session.ts'
import { useInvalidateMoney } from '../api/invalidate-money.ts'
import { amountError } from '../lib/amount-error.ts'
import { feeOf, withoutFee } from '../lib/fee.ts'
import { useAmountText } from '../parts/use-amount-text.ts'
import { useDraft } from '../parts/use-draft.ts'
import { useFormErrors } from '../parts/use-form-errors.ts'
import { useMoneyCall } from '../parts/use-money-call.ts'
import type { DepositOffer } from './offer-field.tsx'

export type DepositInfo = AnswerTo<typeof getDepositChannels>['value']
export type DepositField = 'channel' | 'amount' | 'serial' | 'pin'

/** The field that a refusal is about; others stand above the form. */
const fieldOf: Readonly<Record<string, DepositField>> = {
  'deposit.channel-closed': 'channel',
  'deposit.channel-unknown': 'channel',
  'deposit.card-refused': 'serial',
  'amount.invalid': 'amount',
  'amount.limit': 'amount',
  'limit.deposit': 'amount',
}

const isOpen = ({ maintenance }: DepositChannel) => maintenance === undefined

/** What comes of an amount by a channel; undefined where there is nothing to calculate with. */
function outcomeOf(amount: string, channel: DepositChannel | undefined, balance: string | undefined, currency: string) {
  const fee = channel && feeOf(amount, channel, currency)
  const credited = channel && withoutFee(amount, channel, currency)
  return { fee, credited, after: sumOf(balance, credited) }
}

interface Options {
  info: DepositInfo
  offers: readonly DepositOffer[]
  /** A deposit that waits for its payment: the form shows what it was asked with. */
  shown: Deposit | undefined
  onCreated: (id: string) => void
}

/** The form of a deposit: what is typed, what follows from it, what is wrong with it, and its one sending. */
export function useDepositForm({ info, offers, shown, onCreated }: Options) {
  const { t } = useTranslation('wallet')
  const { code } = useLanguage()
  const invalidate = useInvalidateMoney()
  const { data: balance } = useBalanceQuery()
  const { values, set, clear } = useDraft('deposit', { channelId: '', amount: '', serial: '', offerId: '' })
  // Never kept: whoever has it has the money.
  const [pin, setPin] = useState('')
  const chosen = info.channels.find(({ id }) => id === values.channelId) ?? info.channels.find(isOpen)
  const channel = shown ? info.channels.find(({ id }) => id === shown.channelId) : chosen
  // One that is not open any more is not sent along unseen.
  const offerId = offers.some(({ id }) => id === values.offerId) ? values.offerId : ''
  const typed = shown ? asTyped(shown.amount) : values.amount
  const amount = plainAmount(typed)
  const isCard = channel?.kind === 'scratchCard'
  const amountText = useAmountText(info.currency)
  const error =
    channel &&
    amountError(amount, {
      min: channel.min,
      max: channel.max,
      step: channel.step,
      ownLimit: info.limit?.left,
      fee: { ...channel, currency: info.currency },
    })
  const own = {
    channel: channel ? undefined : t('required'),
    amount: amountText(error),
    serial: isCard && values.serial.trim() === '' ? t('required') : undefined,
    pin: isCard && pin.trim() === '' ? t('required') : undefined,
  }
  const errors = useFormErrors<DepositField>(fieldOf, own)
  const sending = useMoneyCall('deposit', createDeposit, {
    secrets: ['pin'],
    onDone: ({ value }) => {
      clear()
      setPin('')
      errors.clear()
      invalidate()
      onCreated(value.id)
    },
    onRefused: (error) => {
      errors.refuse(error)
      invalidate()
    },
  })
  const body = (): BodyTo<typeof createDeposit> => ({
    channelId: channel?.id ?? '',
    amount,
    ...(isCard && { card: { serial: values.serial.trim(), pin: pin.trim() } }),
    ...(offerId !== '' && { promotionId: offerId }),
    language: code,
  })
  /** A card's code is kept nowhere: it has to be there again before its order can be asked about. */
  const check = () => {
    const { card } = sending.unknownBody ?? {}
    if (card === undefined) sending.checkAgain()
    else if (pin.trim() !== '') sending.checkAgain({ card: { ...Object(card), pin: pin.trim() } })
    else errors.wrong()
  }
  return {
    channel,
    amount,
    typed,
    values,
    offerId,
    pin,
    isCard,
    sending,
    check,
    submitAttempts: errors.submitAttempts,
    submit: () => errors.submit(() => sending.send({ body: body() })),
    above: errors.above,
    refusedFor: errors.code,
    /** Without a sound amount there is nothing to calculate with. */
    outcome: outcomeOf(error ? '' : amount, channel, balance?.balance, info.currency),
    limitAfter: error || !info.limit ? undefined : differenceOf(info.limit.left, amount),
    errorOf: errors.errorOf,
    set: (field: 'channelId' | 'amount' | 'serial' | 'offerId', value: string) => {
      set({ [field]: value })
      errors.forgive(field === 'channelId' || field === 'offerId' ? undefined : field)
    },
    setPin: (value: string) => {
      setPin(value)
      errors.forgive('pin')
    },
  }
}

export type DepositForm = ReturnType<typeof useDepositForm>
