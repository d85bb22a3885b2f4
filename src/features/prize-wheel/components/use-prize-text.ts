import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import type { Wheel } from '../api/queries.ts'

type Worth = Pick<Wheel['prizes'][number], 'kind' | 'amount'>

/** What a prize is, in words and figures. `isShort`: without decimals that say nothing. */
export function usePrizeText(currency: string) {
  const { t } = useTranslation('prizeWheel')
  const { moneyText } = useFormat()
  return ({ kind, amount }: Worth, isShort = false): string => {
    if (kind === 'none') return t('prize.none')
    if (kind === 'points') return t('prize.points', { count: Number(amount) })
    const digits = isShort && !/\.\d*[1-9]/.test(amount) ? { digits: 0 } : {}
    return moneyText(amount, { currency, ...digits }) ?? amount
  }
}
