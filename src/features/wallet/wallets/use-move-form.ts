import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { plainAmount } from '#src/account/money/amount.ts'
import { type getWallets, transferFunds } from '#src/gateway/account-calls.ts'
import type { AnswerTo, BodyTo } from '#src/gateway/call-ref.ts'
import { useInvalidateMoney } from '../api/invalidate-money.ts'
import { amountError } from '../lib/amount-error.ts'
import { useAmountText } from '../parts/use-amount-text.ts'
import { useDraft } from '../parts/use-draft.ts'
import { useFormErrors } from '../parts/use-form-errors.ts'
import { useMoneyCall } from '../parts/use-money-call.ts'

export type Wallets = AnswerTo<typeof getWallets>['value']
export type Wallet = Wallets['wallets'][number]
type Body = BodyTo<typeof transferFunds>
type Field = 'from' | 'to' | 'amount'

const fieldOf: Readonly<Record<string, Field>> = {
  'wallet.short': 'amount',
  'amount.invalid': 'amount',
  'wallet.closed': 'from',
  'wallet.unknown': 'from',
}

/** In a form's field the main wallet, whose code is empty, has a name of its own. */
const main = 'main'
export const fieldCode = ({ code }: Pick<Wallet, 'code'>): string => code || main

/** Money from one wallet of the member to another. */
export function useMoveForm({ wallets, currency }: Wallets) {
  const { t } = useTranslation('wallet')
  const invalidate = useInvalidateMoney()
  const amountText = useAmountText(currency)
  const { values, set } = useDraft('move', { from: main, to: '', amount: '' })
  const [moved, setMoved] = useState<{ reference: string; body: Body }>()
  // What an answer is about: the fields may have changed by the time it comes.
  const pending = useRef<Body>(undefined)
  const find = (field: string) => wallets.find((wallet) => fieldCode(wallet) === field)
  const from = find(values.from) ?? wallets[0]
  const others = wallets.filter((wallet) => wallet !== from)
  const to = others.find((wallet) => fieldCode(wallet) === values.to) ?? others.find(({ closed }) => !closed)
  const amount = plainAmount(values.amount)
  const closed = (wallet: Wallet | undefined) => wallet?.closed && t(`wallets.closed.${wallet.closed}`)
  const own = {
    from: from ? closed(from) : t('required'),
    to: to ? closed(to) : t('required'),
    amount: amountText(amountError(amount, { available: from?.balance ?? undefined })),
  }
  const errors = useFormErrors(fieldOf, own)
  const body = { from: from?.code ?? '', to: to?.code ?? '', amount }
  const sending = useMoneyCall('move', transferFunds, {
    onDone: ({ value: { reference } }) => {
      if (pending.current) setMoved({ reference, body: pending.current })
      set({ amount: '' })
      errors.clear()
      invalidate()
    },
    onRefused: (error) => {
      errors.refuse(error)
      invalidate()
    },
  })
  return {
    from,
    to,
    amount,
    typed: values.amount,
    moved,
    sending,
    submitAttempts: errors.submitAttempts,
    above: errors.above,
    errorOf: errors.errorOf,
    nameOf: (code: string) => wallets.find((wallet) => wallet.code === code)?.name ?? code,
    set: (changed: Partial<typeof values>) => {
      const before = { from: from ? fieldCode(from) : '', to: to ? fieldCode(to) : '' }
      const next = { ...before, ...changed }
      // The wallet of the other end chosen for this one: the two change places.
      if (next.from === next.to) Object.assign(next, { from: before.to, to: before.from })
      set(next)
      errors.forgive()
      setMoved(undefined)
    },
    swap: () => {
      set({ from: to ? fieldCode(to) : '', to: from ? fieldCode(from) : '' })
      errors.forgive()
    },
    submit: () =>
      errors.submit(() => {
        pending.current = body
        sending.send({ body })
      }),
    check: () => {
      const { from = '', to = '', amount = '' } = sending.unknownBody ?? {}
      pending.current = { from: String(from), to: String(to), amount: String(amount) }
      sending.checkAgain()
    },
  }
}

export type MoveForm = ReturnType<typeof useMoveForm>
