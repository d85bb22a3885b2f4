import { useTranslation } from 'react-i18next'
import { Chips } from '#src/account/lists/chips.tsx'
import { useAddressQuery } from '#src/account/parts/address-query.ts'
import { Loaded } from '#src/account/parts/loaded.tsx'
import { Notice } from '#src/account/parts/notice.tsx'
import { accountPage } from '#src/config/account-path.ts'
import { categories } from '#src/config/categories.ts'
import { useFormat } from '#src/i18n/format.ts'
import { Button } from '#src/ui/button.tsx'
import { Link } from '#src/ui/link.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { type Period, periods, useSummaryQuery, useWinnersQuery, type Winner } from '../api/queries.ts'
import { CategoryPaybacks } from '../components/category-paybacks.tsx'
import { Lamps } from '../components/lamps.tsx'
import { SummaryFacts } from '../components/summary-facts.tsx'
import { WinnerLine } from '../components/winner-line.tsx'
import { WinnersHero } from '../components/winners-hero.tsx'
import lineStyles from '../scene/winner-line.module.css'
import styles from './winners-page.module.css'

function Periods({ chosen, onChoose }: { chosen: Period; onChoose: (period: Period) => void }) {
  const { t } = useTranslation('winners')
  return (
    <fieldset className={styles.periods} aria-label={t('period')}>
      {periods.map((period) => (
        <button key={period} type="button" aria-pressed={period === chosen} onClick={() => onChoose(period)}>
          {t(period)}
        </button>
      ))}
    </fieldset>
  )
}

interface ListedProps {
  winners: readonly Winner[]
  isStale: boolean
  onAll: (() => void) | undefined
}

function Listed({ winners, isStale, onAll }: ListedProps) {
  const { t } = useTranslation('winners')
  if (winners.length === 0)
    return (
      <StatePanel
        icon="trophy"
        art="empty"
        heading="h2"
        title={t('empty.title')}
        text={t('empty.text')}
        actions={
          onAll && (
            <Button look="outline" onClick={onAll}>
              {t('empty.all')}
            </Button>
          )
        }
      />
    )
  const ranked = winners.map((winner, place) => ({ winner, rank: place + 1 }))
  const heads = ['player', 'game', 'won', 'stake', 'times', 'net'] as const
  return (
    <div className={styles.list} data-stale={isStale ? '' : undefined}>
      <div className={lineStyles.head} aria-hidden="true">
        <span />
        <span />
        {heads.map((head) => (
          <span key={head}>{t(head)}</span>
        ))}
      </div>
      <ol aria-label={t('list')}>
        {ranked.map(({ winner, rank }) => (
          <WinnerLine key={rank} winner={winner} rank={rank} />
        ))}
      </ol>
    </div>
  )
}

const rows = Array.from({ length: 8 }, (_, row) => row)

const skeleton = (
  <div className={styles.list}>
    {rows.map((row) => (
      <div key={row} className={styles.skeleton}>
        <Skeleton shape="circle" className={styles.face} />
        <Skeleton shape="line" className={styles.line} />
        <Skeleton shape="line" className={styles.figure} />
      </div>
    ))}
  </div>
)

/** What is chosen, from the address and back to it. */
function useChosen() {
  const [search, change] = useAddressQuery()
  const offered = categories()
  const category = offered.find(({ id }) => id === search.get('category'))
  const period = periods.find((one) => one === search.get('period')) ?? 'day'
  return { offered, category, period, change }
}

const summarySkeleton = (
  <div className={styles.all}>
    <Skeleton className={styles.lamps} />
    <Skeleton className={styles.facts} />
  </div>
)

/** The largest wins of the last days, on the brand's ground, and before them what all players gained and lost together. */
export function WinnersPage() {
  const { t } = useTranslation(['winners', 'shell'])
  const { time } = useFormat()
  const { offered, category, period, change } = useChosen()
  const query = useWinnersQuery(category?.gatewayCode ?? 'ALL', period)
  const summary = useSummaryQuery(period)
  const { data, dataUpdatedAt, isFetching, isPlaceholderData, refetch } = query
  const refresh = () => void Promise.all([refetch(), summary.refetch()])
  return (
    <div className={styles.page}>
      <div className={styles.inside}>
        <WinnersHero winners={data ?? []}>
          <p role="status">
            {data && !isPlaceholderData && t('asOf', { time: time(new Date(dataUpdatedAt).toISOString()) })}
          </p>
          <div className={styles.asked}>
            <Periods chosen={period} onChoose={(next) => change({ period: next === 'day' ? undefined : next })} />
            <Button
              look="quiet"
              size="small"
              icon="refresh-cw"
              isBusy={isFetching && data !== undefined}
              onClick={refresh}
            >
              {t('refresh')}
            </Button>
          </div>
        </WinnersHero>
        <Loaded query={summary} title={t('summaryFailed')} skeleton={summarySkeleton}>
          {(all) => (
            <div className={styles.all}>
              <Lamps summary={all} />
              <SummaryFacts summary={all} />
            </div>
          )}
        </Loaded>
        <Chips
          label={t('category')}
          options={[{ id: '', text: t('all') }, ...offered.map(({ id }) => ({ id, text: t(`shell:category.${id}`) }))]}
          chosen={category?.id ?? ''}
          onChoose={(id) => change({ category: id })}
        />
        <div className={styles.board}>
          <Loaded query={query} title={t('failed')} skeleton={skeleton}>
            {(winners) => (
              <Listed
                winners={winners}
                isStale={isPlaceholderData}
                onAll={category && (() => change({ category: undefined }))}
              />
            )}
          </Loaded>
          {summary.data && <CategoryPaybacks summary={summary.data} />}
        </div>
        <Notice action={<Link to={accountPage('limits')}>{t('limits')}</Link>}>{t('honest')}</Notice>
      </div>
    </div>
  )
}
