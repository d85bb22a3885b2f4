import type { ReactNode } from 'react'
import type { GameCard } from '#contract/lobby/games.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useFixturesQuery } from '../../api/get-fixtures.ts'
import type { SectionList } from '../../lib/section-list.ts'
import { CardName, CardPicture } from '../parts/card-picture.tsx'
import styles from './versus.module.css'
import { VersusMatch } from './versus-match.tsx'

/** A card: its title, and one match. */
function Scene({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.card}>
      {head}
      {children}
    </div>
  )
}

/** The match that is played, else the first; where nobody tells one, the first game. */
function Games({ cards: [card] }: { cards: readonly GameCard[] }) {
  const { data: fixtures = [], isLoading } = useFixturesQuery(card?.gameType)
  if (isLoading) return <VersusSkeleton isStill={false} />
  const fixture = fixtures.find(({ live }) => live) ?? fixtures[0]
  if (fixture) return <VersusMatch fixture={fixture} />
  if (!card) return null
  return (
    <article>
      <CardPicture card={card} size={[480, 270]} className={styles.picture} />
      <CardName card={card} className={styles.name} />
    </article>
  )
}

function VersusSkeleton({ isStill }: { isStill: boolean }) {
  return <div className={styles.match}>{!isStill && <Skeleton className={styles.skeleton} />}</div>
}

export const versus: SectionList = { Scene, Games, Skeleton: VersusSkeleton }
