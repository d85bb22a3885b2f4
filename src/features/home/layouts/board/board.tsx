import { useTranslation } from 'react-i18next'
import type { GameCard } from '#contract/lobby/games.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import type { SectionList } from '../../lib/section-list.ts'
import { CardName, CardPicture } from '../parts/card-picture.tsx'
import { detailOf, GameLine, OpenMatches } from '../parts/game-line.tsx'
import styles from './board.module.css'

/** One game large, the others as the lines of a board beside it. */
function Games({ cards: [first, ...others] }: { cards: readonly GameCard[] }) {
  return (
    <div className={styles.board}>
      {first && <Large card={first} />}
      <ul className={styles.lines}>
        {others.map((card) => (
          <li key={card.nodeId} className={styles.line}>
            <GameLine card={card} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Large({ card }: { card: GameCard }) {
  const { t } = useTranslation('play')
  return (
    <article className={styles.large}>
      <CardPicture card={card} size={[480, 480]} className={styles.picture}>
        <span className={styles.shade} />
      </CardPicture>
      {card.liveCount !== undefined && (
        <p className={styles.live}>
          {t('tag.live')} <OpenMatches card={card} className={styles.count} />
        </p>
      )}
      <div className={styles.words}>
        <CardName card={card} className={styles.name} />
        <p className={styles.detail}>{detailOf(card)}</p>
      </div>
    </article>
  )
}

function BoardSkeleton({ count, isStill }: { count: number; isStill: boolean }) {
  return (
    <div className={styles.board} aria-hidden="true">
      {isStill ? <span className={styles.large} /> : <Skeleton className={styles.large} />}
      <span className={styles.lines}>
        {Array.from({ length: count - 1 }, (_, position) => position).map((position) => (
          <span key={position} className={styles.line}>
            <span className={styles.lineSkeleton} />
          </span>
        ))}
      </span>
    </div>
  )
}

export const board: SectionList = { Games, Skeleton: BoardSkeleton }
