import type { ReactNode } from 'react'
import type { GameCard } from '#contract/lobby/games.ts'
import { useFixturesQuery } from '../../api/get-fixtures.ts'
import type { SectionList } from '../../lib/section-list.ts'
import { variedFixtures } from '../../lib/varied-fixtures.ts'
import { GameLine } from '../parts/game-line.tsx'
import { keyOf } from '../parts/match-sides.tsx'
import { LargeMatch, MatchLine } from './matches.tsx'
import styles from './scoreboard.module.css'

/** As many matches as are as high as the board. */
const most = 4

/** A board under three lamps. */
function Scene({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.grass}>
      <div className={styles.board}>
        <span className={styles.lamps} aria-hidden="true" />
        {head}
        {children}
      </div>
    </div>
  )
}

/** One match with large figures and others as lines; where nobody tells any, a game a line. */
function Games({ cards }: { cards: readonly GameCard[] }) {
  const { data: fixtures, isLoading } = useFixturesQuery(cards[0]?.gameType)
  if (isLoading) return <ScoreboardSkeleton />
  const [first, ...others] = variedFixtures(fixtures ?? [], most)
  if (!first)
    return (
      <ul className={styles.lines}>
        {cards.slice(0, most - 1).map((card) => (
          <li key={card.nodeId}>
            <GameLine card={card} />
          </li>
        ))}
      </ul>
    )
  return (
    <div className={styles.matches}>
      <LargeMatch fixture={first} />
      <ul className={styles.lines}>
        {others.map((fixture) => (
          <li key={keyOf(fixture)}>
            <MatchLine fixture={fixture} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function ScoreboardSkeleton() {
  return <div className={styles.matches} aria-hidden="true" />
}

export const scoreboard: SectionList = { Scene, Games, Skeleton: ScoreboardSkeleton }
