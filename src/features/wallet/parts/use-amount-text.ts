import { useTranslation } from 'react-i18next'
import type { AmountFault } from '../lib/amount-fault.ts'
import { useShortMoney } from './use-short-money.ts'

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
