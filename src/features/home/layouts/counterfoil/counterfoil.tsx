import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { Category } from '#src/config/categories.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useNear } from '#src/lib/use-near.ts'
import { SectionHead } from '#src/ui/section-head.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useLatestDrawsQuery } from '../../api/get-latest-draws.ts'
import { isDrawn } from '../../lib/draw-parts.ts'
import styles from './counterfoil.module.css'
import { DrawTicket } from './draw-ticket.tsx'

interface Props {
  category: Category
  /** What stands where the draws cannot be had. */
  Failed: ComponentType<{ isBusy: boolean; onRetry: () => void }>
}

/** The latest draws of the calendar on one ticket: their main prizes as balls, and on its counterfoil what a line pays. */
export function CounterfoilSection({ category, Failed }: Props) {
  const { t } = useTranslation('home')
  const { day } = useFormat()
  const { data, isPending, isFetching, refetch } = useLatestDrawsQuery()
  const [ref, isNear] = useNear()
  const titleId = `section-${category.id}`
  const title = t(`section.${category.id}.title` as 'section.rng.title')
  const [first, second] = data?.filter(isDrawn) ?? []
  if (data && !first) return null
  return (
    <section
      ref={ref}
      className={styles.section}
      data-layout="counterfoil"
      data-far={isNear ? undefined : ''}
      aria-labelledby={titleId}
    >
      <SectionHead
        id={titleId}
        title={title}
        more={{ to: category.path, text: t('draws.all'), label: `${t('draws.all')}: ${title}` }}
      >
        {first && <p className={styles.latest}>{t('draws.latest', { date: day(first.last.drawnAt) })}</p>}
      </SectionHead>
      {!data && !isPending && <Failed isBusy={isFetching} onRetry={() => void refetch()} />}
      {!data && isPending && isNear && <Skeleton className={styles.ticket} />}
      {(data || isPending) && !isNear && <div className={styles.ticket} />}
      {first && isNear && <DrawTicket first={first} second={second} />}
    </section>
  )
}
