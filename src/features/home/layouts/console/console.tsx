import type { GameCard } from '#contract/lobby/games.ts'
import type { SectionList } from '../../lib/section-list.ts'
import { GameLine } from '../parts/game-line.tsx'
import styles from './console.module.css'

/** A dark board of dots, a game a line. */
function Games({ cards }: { cards: readonly GameCard[] }) {
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
