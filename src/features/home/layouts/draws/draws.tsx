import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { Category } from '#src/config/categories.ts'
import { useFormat } from '#src/i18n/format.ts'
import { SectionHead } from '#src/ui/section-head.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useLatestDrawsQuery } from '../../api/get-latest-draws.ts'
import { isDrawn } from '../../lib/draw-parts.ts'
import { DrawCard } from './draw-card.tsx'
import styles from './draws.module.css'
import { QuickLotteries } from './quick-lotteries.tsx'

const mostCards = 3

interface Props {
  category: Category
  /** What stands where the draws cannot be had. */
  Failed: ComponentType<{ isBusy: boolean; onRetry: () => void }>
}

/** The last draws of the lotteries of the calendar as balls, each with what a line pays and how often it wins; beside them the quick ones. */
export function DrawSection({ category, Failed }: Props) {
  const { t } = useTranslation('home')
  const { day } = useFormat()
  const { data, isPending, isFetching, refetch } = useLatestDrawsQuery()
  const titleId = `section-${category.id}`
  const title = t(`section.${category.id}.title` as 'section.rng.title')
  const drawn = data?.filter(isDrawn).slice(0, mostCards) ?? []
  const quick = data?.filter(({ interval }) => interval !== null) ?? []
  const latest = drawn[0]?.last.drawnAt
  if (data && drawn.length + quick.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <SectionHead
        id={titleId}
        title={title}
        more={{ to: category.path, text: t('draws.all'), label: `${t('draws.all')}: ${title}` }}
      >
        {latest && <p className={styles.latest}>{t('draws.latest', { date: day(latest) })}</p>}
      </SectionHead>
      {!data && !isPending ? (
        <Failed isBusy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.row} data-cards={data ? drawn.length : mostCards}>
          {!data && <DrawSkeletons />}
          {drawn.map((lottery) => (
            <DrawCard key={lottery.gameCode} lottery={lottery} />
          ))}
          {quick.length > 0 && <QuickLotteries lotteries={quick} />}
        </div>
      )}
    </section>
  )
}

function DrawSkeletons() {
  return Array.from({ length: mostCards + 1 }, (_, position) => position).map((position) => (
    <Skeleton key={position} className={styles.skeleton} />
  ))
}
