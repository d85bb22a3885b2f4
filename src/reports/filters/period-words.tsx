import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import { useTimes } from '../table/use-times.ts'
import { lengthOf } from './days.ts'
import type { Period } from './periods.ts'

/** "Profit and loss, 7 days" */
export function usePeriodLabel(): (label: string, days: Period) => string {
  const { t } = useTranslation('records')
  const { number } = useFormat()
  return (label, days) => {
    const count = lengthOf(days)
    return t('ofDays', { label, count, figure: number(count) })
  }
}

/** "284 bets · GMT+7" */
export function InZone({ what, day }: { what: string; day: string }) {
  const { t } = useTranslation('records')
  return <p>{t('inZone', { what, zone: useTimes().zoneOn(day) })}</p>
}
