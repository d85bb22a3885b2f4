import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import { BarChart } from '#src/reports/charts/bar-chart.tsx'
import { InZone, usePeriodLabel } from '#src/reports/filters/period-words.tsx'
import type { Period } from '#src/reports/filters/periods.ts'
import { useCategoryName } from '#src/reports/filters/use-category-name.ts'
import { Amount } from '#src/reports/table/amount.tsx'
import { useTimes } from '#src/reports/table/use-times.ts'
import { Summary } from '#src/reports/totals/summary.tsx'
import { PartHeading } from '#src/ui/part-heading.tsx'
import type { ProfitReport } from '../api/queries.ts'
import styles from './profit.module.css'

interface ProfitSummaryProps {
  report: ProfitReport
  days: Period
  /** Of a category alone: bonuses and rebates are of none. */
  isOfCategory: boolean
  isStale: boolean
}

/** What was won or lost in all, and day by day. */
export function ProfitSummary({ report, days, isOfCategory, isStale }: ProfitSummaryProps) {
  const { t } = useTranslation('records')
  const format = useFormat()
  const { number } = useFormat()
  const times = useTimes()
  const label = usePeriodLabel()
  const { totals } = report
  const bets = (count: number) => t('bets', { count, figure: number(count) })
  const bars = report.days.map(({ day, net, count }) => ({
    id: day,
    name: times.shortDay(day),
    value: Number(net),
    text: format.moneyText(net, { hasPlus: true }) ?? '–',
    note: bets(count),
  }))
  return (
    <Summary
      label={label(t('profit.net'), days)}
      amount={totals.net}
      note={<InZone what={bets(totals.count)} day={report.to} />}
      figures={[
        { name: t('profit.staked'), amount: totals.staked },
        { name: t('profit.valid'), amount: totals.validBet },
        { name: t('profit.returned'), amount: totals.returned },
        ...(isOfCategory
          ? []
          : [
              { name: t('profit.bonus'), amount: totals.bonus },
              { name: t('profit.rebate'), amount: totals.rebate },
            ]),
      ]}
      isStale={isStale}
    >
      {bars.length > 1 && <BarChart label={t('profit.chart')} bars={bars} marked={report.to} />}
    </Summary>
  )
}

function Category({
  category,
  largest,
  share,
}: {
  category: ProfitReport['categories'][number]
  largest: number
  share: string
}) {
  const { t } = useTranslation('records')
  const nameOf = useCategoryName()
  const { number } = useFormat()
  const { gameType, validBet, net, count } = category
  return (
    <li className={styles.category}>
      <span className={styles.categoryName}>{nameOf(gameType)}</span>
      <span className={styles.categoryFigures}>
        <Amount amount={validBet} hasSymbol />
        <span className={styles.small}>{t('profit.ofCategory', { share })}</span>
      </span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.fill} style={{ inlineSize: `${(100 * Number(validBet)) / largest}%` }} />
      </span>
      <span className={styles.small}>{t('bets', { count, figure: number(count) })}</span>
      <span className={styles.net}>
        <span className={styles.small}>{t('profit.netColumn')}</span> <Amount amount={net} isResult hasSymbol />
      </span>
    </li>
  )
}

/** Where the turnover was, the most first; each with its share, in words and as a bar. */
export function CategoryTurnover({ categories }: { categories: ProfitReport['categories'] }) {
  const { t } = useTranslation('records')
  const { percent } = useFormat()
  const amounts = categories.map(({ validBet }) => Number(validBet))
  const largest = Math.max(...amounts, 0)
  if (largest === 0) return null
  const all = amounts.reduce((sum, amount) => sum + amount, 0)
  return (
    <section className={styles.panel} aria-labelledby="turnover-by-category">
      <PartHeading id="turnover-by-category" className={styles.heading}>
        {t('profit.categories')}
      </PartHeading>
      <ul className={styles.categories}>
        {categories.map((category) => (
          <Category
            key={category.gameType}
            category={category}
            largest={largest}
            share={percent(Number(category.validBet) / all, 1)}
          />
        ))}
      </ul>
    </section>
  )
}
