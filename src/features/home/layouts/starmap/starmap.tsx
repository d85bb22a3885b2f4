import type { ReactNode } from 'react'
import type { GameCard } from '#contract/lobby/games.ts'
import { classNames } from '#src/lib/class-names.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useFixturesQuery } from '../../api/get-fixtures.ts'
import type { SectionList } from '../../lib/section-list.ts'
import { CardName } from '../parts/card-picture.tsx'
import { detailOf } from '../parts/game-line.tsx'
import { keyOf, varied } from '../parts/match-sides.tsx'
import night from '../parts/scene-night.module.css'
import { StarMatch } from './star-match.tsx'
import styles from './starmap.module.css'

const most = 5

/** A map of the night sky from edge to edge of the window, the dial of an astrolabe around its title. */
function Scene({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <div className={classNames(styles.sky, night.night)}>
      <div className={styles.dial}>{head}</div>
      {children}
    </div>
  )
}

/** A match below each star; the games where nobody tells matches. */
function Games({ cards }: { cards: readonly GameCard[] }) {
  const { data: fixtures = [], isLoading } = useFixturesQuery(cards[0]?.gameType)
  if (isLoading) return <StarmapSkeleton count={most} isStill={false} />
  return (
    <ul className={styles.chain}>
      {fixtures.length > 0
        ? varied(fixtures, most).map((fixture) => (
            <li key={keyOf(fixture)} className={styles.place} data-live={fixture.live ? '' : undefined}>
              <StarMatch fixture={fixture} />
            </li>
          ))
        : cards.slice(0, most).map((card) => (
            <li key={card.nodeId} className={styles.place}>
              <article className={styles.match}>
                <p className={styles.when}>{detailOf(card)}</p>
                <CardName card={card} className={styles.sides} />
              </article>
            </li>
          ))}
    </ul>
  )
}

function StarmapSkeleton({ count, isStill }: { count: number; isStill: boolean }) {
  return (
    <ul className={styles.chain} aria-hidden="true">
      {Array.from({ length: Math.min(count, most) }, (_, position) => position).map((position) => (
        <li key={position} className={styles.place}>
          <span className={styles.match}>
            <span className={styles.when} />
            <span className={styles.sides} />
            <span className={styles.odds}>{!isStill && <Skeleton className={styles.oddsSkeleton} />}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

export const starmap: SectionList = { Scene, Games, Skeleton: StarmapSkeleton }
