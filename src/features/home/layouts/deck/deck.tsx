import type { GameCard } from '#contract/lobby/games.ts'
import { useFormat } from '#src/i18n/format.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import type { SectionList } from '../../lib/section-list.ts'
import { CardName, CardPicture, withCutouts } from '../parts/card-picture.tsx'
import styles from './deck.module.css'

const most = 5

/** Cards laid out on the page: a number in the corner, the name at the foot. */
function Games({ cards }: { cards: readonly GameCard[] }) {
  const { number } = useFormat()
  return (
    <ul className={styles.list}>
      {withCutouts(cards, most).map((card, index) => (
        <li key={card.nodeId} className={styles.item}>
          <article className={styles.card}>
            <CardPicture card={card} size={[240, 320]} isCutout className={styles.picture}>
              <span className={styles.number} aria-hidden="true">
                {number(index + 1)}
              </span>
            </CardPicture>
            <CardName card={card} className={styles.name} />
          </article>
        </li>
      ))}
    </ul>
  )
}

function DeckSkeleton({ count, isStill }: { count: number; isStill: boolean }) {
  return (
    <ul className={styles.list} aria-hidden="true">
      {Array.from({ length: Math.min(count, most) }, (_, position) => position).map((position) => (
        <li key={position} className={styles.item}>
          <span className={styles.card}>
            {isStill ? <span className={styles.picture} /> : <Skeleton className={styles.picture} />}
            <span className={styles.name} />
          </span>
        </li>
      ))}
    </ul>
  )
}

export const deck: SectionList = { Games, Skeleton: DeckSkeleton }
