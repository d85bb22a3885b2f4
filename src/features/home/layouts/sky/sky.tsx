import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { Category } from '#src/config/categories.ts'
import { useNear } from '#src/lib/use-near.ts'
import { SectionHead } from '#src/ui/section-head.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { useLatestDrawsQuery } from '../../api/get-latest-draws.ts'
import { ballsOf, isDrawn } from '../../lib/draw-parts.ts'
import styles from './sky.module.css'
import { SkySlip } from './sky-slip.tsx'

interface Props {
  category: Category
  /** What stands where the draws cannot be had. */
  Failed: ComponentType<{ isBusy: boolean; onRetry: () => void }>
}

/** A night sky from edge to edge of the window: lanterns carry the main prize of the latest draw, a slip says the rest. */
export function SkySection({ category, Failed }: Props) {
  const { t } = useTranslation('home')
  const { data, isPending, isFetching, refetch } = useLatestDrawsQuery()
  const [ref, isNear] = useNear()
  const titleId = `section-${category.id}`
  const title = t(`section.${category.id}.title` as 'section.rng.title')
  const lottery = data?.find(isDrawn)
  const main = lottery?.last.results[0]
  if (data && !lottery) return null
  return (
    <section
      ref={ref}
      className={styles.section}
      data-layout="sky"
      data-far={isNear ? undefined : ''}
      aria-labelledby={titleId}
    >
      <div className={styles.sky}>
        <div className={styles.far}>
          <SectionHead
            id={titleId}
            title={title}
            more={{ to: category.path, text: t('draws.all'), label: `${t('draws.all')}: ${title}` }}
          >
            {main && <p className={styles.prize}>{main.prize}</p>}
          </SectionHead>
          {main && <Lanterns figures={ballsOf(main)} />}
        </div>
        {!data && !isPending && <Failed isBusy={isFetching} onRetry={() => void refetch()} />}
        {isPending && <Skeleton className={styles.skeleton} />}
        {lottery && <SkySlip lottery={lottery} />}
      </div>
    </section>
  )
}

function Lanterns({ figures }: { figures: readonly string[] }) {
  return (
    <p className={styles.lanterns} dir="ltr">
      <VisuallyHidden>{figures.join(' ')}</VisuallyHidden>
      {figures.map((figure, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a lantern is known by its place alone
        <span key={position} className={styles.lantern} aria-hidden="true">
          {figure}
        </span>
      ))}
    </p>
  )
}
