import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import type { Wheel } from '../api/queries.ts'

type Worth = Pick<Wheel['prizes'][number], 'kind' | 'amount'>

/** A longer amount is said in short on the wheel. */
const longest = 6

/** What a prize is, in words and figures. `isShort`: without decimals that say nothing. */
export function usePrizeText(currency: string) {
  const { t } = useTranslation('prizeWheel')
  const { moneyText, compact, number } = useFormat()
  const textOf = ({ kind, amount }: Worth, isShort = false): string => {
    if (kind === 'none') return t('prize.none')
    if (kind === 'points') return t('prize.points', { count: Number(amount) })
    const digits = isShort && !/\.\d*[1-9]/.test(amount) ? { digits: 0 } : {}
    return moneyText(amount, { currency, ...digits }) ?? amount
  }
  /** On a field, beside a drawing that says which kind it is. */
  const onWheel = (worth: Worth): string => {
    if (worth.kind === 'none') return ''
    if (worth.kind === 'points') return number(Number(worth.amount))
    const text = textOf(worth, true)
    return text.length > longest ? compact(Number(worth.amount)) : text
  }
  return Object.assign(textOf, { onWheel })
}
