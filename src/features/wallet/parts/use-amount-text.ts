import { useTranslation } from 'react-i18next'
import { useShortMoney } from '#src/account/money/use-short-money.ts'
import type { AmountError } from '../lib/amount-error.ts'

/** The words for what is wrong with an amount. */
export function useAmountText(currency: string): (error: AmountError | undefined) => string | undefined {
  const { t } = useTranslation('wallet')
  const short = useShortMoney(currency)
  return (error) => {
    if (!error) return undefined
    if (error.kind === 'required') return t('required')
    return t(`amount.${error.kind}`, { amount: short(error.bound) })
  }
}
