import { useTranslation } from 'react-i18next'
import { useShortMoney } from '#src/account/money/use-short-money.ts'
import type { AmountFault } from '../lib/amount-fault.ts'

/** The words for what is wrong with an amount. */
export function useAmountText(currency: string): (fault: AmountFault | undefined) => string | undefined {
  const { t } = useTranslation('wallet')
  const short = useShortMoney(currency)
  return (fault) => {
    if (!fault) return undefined
    if (fault.kind === 'required') return t('required')
    return t(`amount.${fault.kind}`, { amount: short(fault.bound) })
  }
}
