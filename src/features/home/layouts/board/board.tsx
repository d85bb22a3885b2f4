import { useTranslation } from 'react-i18next'
import type { Fixture } from '#contract/lobby/fixtures.ts'
import type { GameCard } from '#contract/lobby/games.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useFixturesQuery } from '../../api/get-fixtures.ts'
import type { SectionList } from '../../lib/section-list.ts'
import { CardName, CardPicture } from '../parts/card-picture.tsx'
import { detailOf, GameLine, OpenMatches } from '../parts/game-line.tsx'
import { varied } from '../parts/match-sides.tsx'
import styles from './board.module.css'
import { Matches } from './matches.tsx'

/** As many as the board is high. */
const most = 5

/** A match that may end in a draw has the most to show: it is the large one. */
function largeFirst(fixtures: readonly Fixture[]): readonly Fixture[] {
  const large = fixtures.find(({ outcomes }) => outcomes.length === 3) ?? fixtures[0]
  return large ? [large, ...fixtures.filter((one) => one !== large)] : []
}

/** The matches of the games, and where nobody tells any, the games. */
function Games({ cards }: { cards: readonly GameCard[] }) {
  const { data: fixtures, isLoading } = useFixturesQuery(cards[0]?.gameType)
  if (isLoading) return <BoardSkeleton count={most} isStill={false} />
  if (fixtures && fixtures.length > 0) return <Matches fixtures={largeFirst(varied(fixtures, most))} />
  return <GameBoard cards={cards} />
}

/** One game large, the others as the lines of a board beside it. */
function GameBoard({ cards: [first, ...others] }: { cards: readonly GameCard[] }) {
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
