import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { Category } from '#src/config/categories.ts'
import { lotteryPathOf } from '#src/config/game-paths.ts'
import { useFormat } from '#src/i18n/format.ts'
import { classNames } from '#src/lib/class-names.ts'
import { useNear } from '#src/lib/use-near.ts'
import { Link } from '#src/ui/link.tsx'
import { SectionHead } from '#src/ui/section-head.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { useLatestDrawsQuery } from '../../api/get-latest-draws.ts'
import { ballsOf, type DrawnLottery, isDrawn } from '../../lib/draw-parts.ts'
import night from '../parts/scene-night.module.css'
import styles from './strung.module.css'
import { StrungOdds } from './strung-odds.tsx'

interface Props {
  category: Category
  /** What stands where the draws cannot be had. */
  Failed: ComponentType<{ isBusy: boolean; onRetry: () => void }>
}

/** Lanterns on a cord carry the main prize of the latest draw; a table says what its plays pay and how often they win. */
export function StrungSection({ category, Failed }: Props) {
  const { t } = useTranslation('home')
  const { data, isPending, isFetching, refetch } = useLatestDrawsQuery()
  const [ref, isNear] = useNear()
  const titleId = `section-${category.id}`
  const title = t(`section.${category.id}.title` as 'section.rng.title')
  const lottery = data?.find(isDrawn)
  if (data && !lottery) return null
  return (
    <section
      ref={ref}
      className={styles.section}
      data-layout="strung"
      data-far={isNear ? undefined : ''}
      aria-labelledby={titleId}
    >
      <div className={classNames(styles.card, night.night)}>
        <SectionHead
          id={titleId}
          title={title}
          more={{ to: category.path, text: t('draws.all'), label: `${t('draws.all')}: ${title}` }}
        />
        {!data && !isPending && <Failed isBusy={isFetching} onRetry={() => void refetch()} />}
        {isPending && <Skeleton className={styles.skeleton} />}
        {lottery && <Draw lottery={lottery} />}
      </div>
    </section>
  )
}

function Draw({ lottery }: { lottery: DrawnLottery }) {
  const { t } = useTranslation('home')
  const { day } = useFormat()
  const { name, vassalage, gameCode, last } = lottery
  const [main] = last.results
  return (
    <>
      <StrungOdds lottery={lottery} />
      <div className={styles.night}>
        {main && <Lanterns figures={ballsOf(main)} />}
        <p className={styles.foot}>
          <span>{t('draws.latest', { date: day(last.drawnAt) })}</span>
          <Link className={styles.way} to={lotteryPathOf({ vassalage, gameCode })}>
            {t('draws.next')}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Link>
        </p>
      </div>
    </>
  )
}

function Lanterns({ figures }: { figures: readonly string[] }) {
  return (
    <p className={styles.cord} dir="ltr">
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
