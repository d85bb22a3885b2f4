import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { Category } from '#src/config/categories.ts'
import { lotteryPathOf } from '#src/config/game-paths.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useNear } from '#src/lib/use-near.ts'
import { Link } from '#src/ui/link.tsx'
import { PartHeading } from '#src/ui/part-heading.tsx'
import { SectionHead } from '#src/ui/section-head.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { useLatestDrawsQuery } from '../../api/get-latest-draws.ts'
import { ballsOf, type DrawnLottery, isDrawn } from '../../lib/draw-parts.ts'
import { DrawPays } from '../draws/draw-pays.tsx'
import styles from './counterfoil.module.css'

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
      {!data && isPending && <Skeleton className={styles.ticket} />}
      {first && (
        <article className={styles.ticket}>
          <div className={styles.draws}>
            <Prize lottery={first} />
            {second && <Prize lottery={second} isSmall />}
          </div>
          <Counterfoil lottery={first} />
        </article>
      )}
    </section>
  )
}

/** A lottery's main prize: its figures on balls. */
function Prize({ lottery: { name, last }, isSmall = false }: { lottery: DrawnLottery; isSmall?: boolean }) {
  const [main] = last.results
  if (!main) return null
  const balls = ballsOf(main)
  return (
    <div className={styles.prize} data-small={isSmall ? '' : undefined}>
      <PartHeading className={styles.name}>
        <bdi>{name}</bdi> · {main.prize}
      </PartHeading>
      <p className={styles.balls} dir="ltr">
        <VisuallyHidden>{balls.join(' ')}</VisuallyHidden>
        {balls.map((ball, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a ball is known by its place alone
          <span key={position} className={styles.ball} aria-hidden="true">
            {ball}
          </span>
        ))}
      </p>
    </div>
  )
}

function Counterfoil({ lottery: { name, vassalage, gameCode, plays } }: { lottery: DrawnLottery }) {
  const { t } = useTranslation('home')
  return (
    <div className={styles.foil}>
      <dl className={styles.facts}>
        {plays.slice(0, 2).map((play) => (
          <DrawPays key={play.code} play={play} oddsClass={styles.odds} />
        ))}
      </dl>
      <Link className={styles.way} to={lotteryPathOf({ vassalage, gameCode })}>
        {t('draws.next')}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Link>
    </div>
  )
}
