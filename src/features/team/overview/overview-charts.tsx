import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import { LineChart } from '#src/reports/charts/line-chart.tsx'
import { useCategoryName } from '#src/reports/filters/use-category-name.ts'
import { Amount } from '#src/reports/table/amount.tsx'
import { useTimes } from '#src/reports/table/use-times.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import type { Overview } from '../api/queries.ts'
import styles from './overview.module.css'

function ByDay({ overview }: { overview: Overview }) {
  const { t } = useTranslation('team')
  const times = useTimes()
  const format = useFormat()
  const text = (amount: string) => format.moneyText(amount) ?? '–'
  const places = overview.days.map(({ day, validBet }, at) => {
    const before = overview.daysBefore[at]?.validBet
    return {
      id: day,
      name: times.shortDay(day),
      now: { value: Number(validBet), text: text(validBet) },
      before: before === undefined ? undefined : { value: Number(before), text: text(before) },
    }
  })
  return (
    <section className={styles.panel} aria-labelledby="team-by-day">
      <h2 id="team-by-day" className={styles.heading}>
        {t('overview.byDay')} <span className={styles.unit}>{overview.currency}</span>
      </h2>
      <LineChart
        label={t('overview.byDay')}
        places={places}
        names={{ now: t('overview.now'), before: t('overview.before') }}
      />
    </section>
  )
}

function ByCategory({ overview }: { overview: Overview }) {
  const { t } = useTranslation('team')
  const nameOf = useCategoryName()
  const { percent } = useFormat()
  const rows = overview.categories
    .map((category) => ({ ...category, value: Number(category.validBet) }))
    .filter(({ value }) => value > 0)
    .toSorted((one, two) => two.value - one.value)
  const all = rows.reduce((sum, { value }) => sum + value, 0)
  const largest = rows[0]?.value ?? 0
  return (
    <section className={styles.panel} aria-labelledby="team-by-category">
      <h2 id="team-by-category" className={styles.heading}>
        {t('overview.byCategory')}
      </h2>
      {rows.length === 0 && <p className={styles.none}>{t('overview.noBets')}</p>}
      <ul className={styles.categories}>
        {rows.map(({ gameType, validBet, value }) => (
          <li key={gameType} className={styles.category}>
            <span>{nameOf(gameType)}</span>
            <span className={styles.amount}>
              <Amount amount={validBet} hasSymbol />
            </span>
            <span className={styles.share}>{percent(value / all, 1)}</span>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.fill} style={{ inlineSize: `${(100 * value) / largest}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where the valid bets lie: day by day beside the period before, and by category. */
export function OverviewCharts({ overview, isStale }: { overview: Overview; isStale: boolean }) {
  return (
    <div className={styles.charts} data-stale={isStale ? '' : undefined}>
      <ByDay overview={overview} />
      <ByCategory overview={overview} />
    </div>
  )
}

export function ChartsSkeleton() {
  return (
    <div className={styles.charts} aria-hidden="true">
      <Skeleton className={styles.skeletonChart} />
      <Skeleton className={styles.skeletonChart} />
    </div>
  )
}
