import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { winnersPath } from '#contract/site/routes.ts'
import { site } from '#src/config/site.ts'
import { Icon } from '#src/ui/icon.tsx'
import { SectionHead } from '#src/ui/section-head.tsx'
import { useWinnersQuery, type WinnerPeriod } from '../api/get-winners.ts'
import { PartError } from './part-error.tsx'
import { WinnerRow, WinnerSkeletons, WinnerTop } from './winner-parts.tsx'
import { winnerStyles as styles } from './winner-styles.ts'

const onTop = 3
const periods: readonly WinnerPeriod[] = ['day', 'week']

/** Beside the jackpot there is room for three: the others are on the page of winners. */
const hasList = () => site.brand.layout.board !== 'stairs'

/** The three largest wins, and a list of those after them. */
export function WinnerBoard() {
  const { t } = useTranslation('home')
  const [chosen, setChosen] = useState<WinnerPeriod>()
  const day = useWinnersQuery('day')
  const period = chosen ?? (day.data?.length === 0 ? 'week' : 'day')
  // Most visitors look at the day alone.
  const week = useWinnersQuery('week', period === 'week')
  // A week has the wins of its days.
  const hasBoth = (day.data?.length ?? 0) > 0
  const { data: winners, isPending, isError, isFetching, refetch } = { day, week }[period]
  // Masked names and amounts may be alike.
  const ranked = winners?.map((winner, place) => ({ winner, rank: place + 1 })) ?? []

  return (
    <section className={styles.board} aria-labelledby="winners-title">
      <div className={styles.head}>
        <Icon name="trophy" className={styles.trophy} />
        <SectionHead
          id="winners-title"
          title={t('winners.title')}
          subtitle={t('winners.subtitle')}
          more={{ to: winnersPath, text: t('winners.more'), label: t('winners.moreLabel') }}
          actions={hasBoth && <PeriodTabs period={period} onChange={setChosen} />}
        />
      </div>
      {isPending && <WinnerSkeletons />}
      {isError && !winners && (
        <PartError text={t('winners.error')} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
      {winners?.length === 0 && <p className={styles.empty}>{t('winners.empty')}</p>}
      {ranked.length > 0 && (
        <div className={styles.body}>
          <ol className={styles.top}>
            {ranked.slice(0, onTop).map((place) => (
              <WinnerTop key={place.rank} {...place} />
            ))}
          </ol>
          {hasList() && ranked.length > onTop && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
            <ol className={styles.rest} start={onTop + 1} tabIndex={0} aria-labelledby="winners-title">
              {ranked.slice(onTop).map((place) => (
                <WinnerRow key={place.rank} {...place} />
              ))}
            </ol>
          )}
        </div>
      )}
    </section>
  )
}

function PeriodTabs({ period, onChange }: { period: WinnerPeriod; onChange: (period: WinnerPeriod) => void }) {
  const { t } = useTranslation('home')
  return (
    <fieldset className={styles.periods} aria-label={t('winners.period')}>
      {periods.map((one) => (
        <button key={one} type="button" aria-pressed={one === period} onClick={() => onChange(one)}>
          {t(`winners.${one}`)}
        </button>
      ))}
    </fieldset>
  )
}
