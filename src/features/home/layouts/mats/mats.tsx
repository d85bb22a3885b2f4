import type { ReactNode } from 'react'
import type { GameCard } from '#contract/lobby/games.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { gamesFirst } from '../../lib/games-first.ts'
import type { SectionList } from '../../lib/section-list.ts'
import { CardName, CardPicture, withCutouts } from '../parts/card-picture.tsx'
import { Upright } from '../parts/upright.tsx'
import styles from './mats.module.css'

const most = 4

function Scene({ head, children }: { head: ReactNode; children: ReactNode }) {
  return <Upright head={head}>{children}</Upright>
}

/** A room of four and a half mats from above: on each whole one a game lies ready, on the half one a cushion. */
function Games({ cards }: { cards: readonly GameCard[] }) {
  return (
    <ul className={styles.room}>
      {withCutouts(gamesFirst(cards, cards.length), most).map((card) => (
        <li key={card.nodeId} className={styles.mat}>
          <CardPicture card={card} size={[180, 240]} className={styles.art} hasHeart={false} isCutout />
          <CardName card={card} className={styles.name} />
        </li>
      ))}
    </ul>
  )
}

function MatsSkeleton({ count, isStill }: { count: number; isStill: boolean }) {
  return (
    <ul className={styles.room} aria-hidden="true">
      {Array.from({ length: Math.min(count, most) }, (_, position) => position).map((position) => (
        <li key={position} className={styles.mat}>
          {!isStill && <Skeleton className={styles.waiting} />}
        </li>
      ))}
    </ul>
  )
}

export const mats: SectionList = { Scene, Games, Skeleton: MatsSkeleton }
