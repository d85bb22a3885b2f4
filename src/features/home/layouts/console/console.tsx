import type { GameCard } from '#contract/lobby/games.ts'
import { useFixturesQuery } from '../../api/get-fixtures.ts'
import type { SectionList } from '../../lib/section-list.ts'
import { GameLine } from '../parts/game-line.tsx'
import { varied } from '../parts/match-sides.tsx'
import { Bouts } from './bouts.tsx'
import styles from './console.module.css'

/** As many boxes as are as high as the lines of games. */
const most = 3

/** A dark board of dots: the matches of the games, and where nobody tells any, a game a line. */
function Games({ cards }: { cards: readonly GameCard[] }) {
  const { data: fixtures, isLoading } = useFixturesQuery(cards[0]?.gameType)
  if (isLoading) return <ConsoleSkeleton count={most} isStill={false} />
  if (fixtures && fixtures.length > 0) return <Bouts fixtures={varied(fixtures, most)} />
  return (
    <ul className={styles.console}>
      {cards.map((card) => (
        <li key={card.nodeId} className={styles.line}>
          <GameLine card={card} />
        </li>
      ))}
    </ul>
  )
}

function ConsoleSkeleton({ count }: { count: number; isStill: boolean }) {
  return (
    <ul className={styles.console} aria-hidden="true">
      {Array.from({ length: count }, (_, position) => position).map((position) => (
        <li key={position} className={styles.line} />
      ))}
    </ul>
  )
}

export const gameConsole: SectionList = { Games, Skeleton: ConsoleSkeleton }
