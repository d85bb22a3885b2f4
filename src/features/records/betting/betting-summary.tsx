import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import { type Bar, BarChart } from '#src/reports/charts/bar-chart.tsx'
import { InZone, usePeriodLabel } from '#src/reports/filters/period-words.tsx'
import type { Period } from '#src/reports/filters/periods.ts'
import { useTimes } from '#src/reports/table/use-times.ts'
import { Summary, SummarySkeleton } from '#src/reports/totals/summary.tsx'
import type { BettingRecords } from '../api/queries.ts'

function useBars(): (days: BettingRecords['days']) => Bar[] {
  const { t } = useTranslation('records')
  const format = useFormat()
  const { number } = useFormat()
  const times = useTimes()
  return (days) =>
    days.map(({ day, profit, count }) => ({
      id: day,
      name: times.shortDay(day),
      value: Number(profit),
      text: format.moneyText(profit, { hasPlus: true }) ?? '–',
      note: t('bets', { count, figure: number(count) }),
    }))
}

interface BettingSummaryProps {
  /** Undefined until it is known. */
  record: BettingRecords | undefined
  days: Period
  isStale: boolean
}

/** What the bets add up to, and what each day won or lost. */
export function BettingSummary({ record, days, isStale }: BettingSummaryProps) {
  const { t } = useTranslation('records')
  const { number } = useFormat()
  const label = usePeriodLabel()
  const bars = useBars()
  if (!record) return <SummarySkeleton lines={3} />
  const { totals } = record
  if (totals.count === 0) return null
  const { count, pendingCount } = totals
  return (
    <Summary
      label={label(t('betting.profit'), days)}
      amount={totals.profit}
      note={<InZone what={t('bets', { count, figure: number(count) })} day={record.to} />}
      figures={[
        { name: t('betting.staked'), amount: totals.stake },
        { name: t('betting.valid'), amount: totals.validBet },
        { name: t('betting.returned'), amount: totals.returned },
        ...(pendingCount > 0 ? [{ name: t('betting.pending'), amount: totals.pendingStake }] : []),
      ]}
      isStale={isStale}
    >
      {record.days.length > 1 && <BarChart label={t('betting.chart')} bars={bars(record.days)} marked={record.to} />}
    </Summary>
  )
}
