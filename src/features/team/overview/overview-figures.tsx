import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import { Amount } from '#src/reports/table/amount.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import type { Overview } from '../api/queries.ts'
import { FigureCard } from './figure-card.tsx'
import styles from './overview.module.css'

const money = [
  { field: 'deposits', wish: 'more' },
  { field: 'withdrawals', wish: 'none' },
  { field: 'validBet', wish: 'more' },
  { field: 'profit', wish: 'none' },
] as const

/** What the team paid in, took out, staked and won, each beside the period before. */
export function OverviewFigures({ overview, isStale }: { overview: Overview; isStale: boolean }) {
  const { t } = useTranslation('team')
  const { number } = useFormat()
  const { totals, totalsBefore, days, members } = overview
  return (
    <dl className={styles.figures} data-stale={isStale ? '' : undefined}>
      {money.map(({ field, wish }) => (
        <FigureCard
          key={field}
          name={t(`sum.${field}`)}
          figure={<Amount amount={totals[field]} isResult={field === 'profit'} hasSymbol />}
          now={Number(totals[field])}
          before={Number(totalsBefore[field])}
          wish={wish}
          days={days.map((day) => Number(day[field]))}
        />
      ))}
      <FigureCard
        name={t('sum.active')}
        figure={
          <>
            {number(totals.active)}{' '}
            <span className={styles.of}>{t('overview.ofMembers', { members: number(members) })}</span>
          </>
        }
        now={totals.active}
        before={totalsBefore.active}
        wish="more"
        days={days.map(({ active }) => active)}
      />
    </dl>
  )
}

const cards = ['one', 'two', 'three', 'four', 'five']

export function FiguresSkeleton() {
  return (
    <div className={styles.figures} aria-hidden="true">
      {cards.map((card) => (
        <Skeleton key={card} className={styles.skeletonCard} />
      ))}
    </div>
  )
}
