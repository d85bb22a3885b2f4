import { useTranslation } from 'react-i18next'
import type { Limit } from '#contract/account/limits.ts'
import { useFormat } from '#src/i18n/format.ts'
import { hoursOf } from './limit-amounts.ts'

/** What is said of limits in more than one place. */
export function useLimitTexts() {
  const { t } = useTranslation('limits')
  const { moneyText } = useFormat()
  const length = (whole: number): string => {
    const { hours, minutes } = hoursOf(whole)
    if (hours === 0) return t('duration.minutes', { minutes })
    return minutes === 0 ? t('duration.hours', { hours }) : t('duration.both', { hours, minutes })
  }
  return {
    /** Minutes: "1 h 42 min". */
    length,
    /** An amount of a limit: money, or of playing time a length. */
    amount: (kind: Limit['kind'], amount: string): string =>
      kind === 'time' ? length(Number(amount)) : (moneyText(amount) ?? '–'),
    /** "7 days", "24 hours". */
    breakLength: (hours: number): string =>
      hours <= 24 ? t('break.hours', { count: hours }) : t('break.days', { count: Math.round(hours / 24) }),
    /** "6 months", "5 years", "For good". */
    exclusionLength: (months: number): string => {
      if (months === 0) return t('exclusion.forGood')
      return months % 12 === 0 ? t('exclusion.years', { count: months / 12 }) : t('exclusion.months', { count: months })
    },
  }
}
