import type { ReactNode } from 'react'
import type { GameCard } from '#contract/lobby/games.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import type { SectionList } from '../../lib/section-list.ts'
import { CardName, CardPicture, withCutouts } from '../parts/card-picture.tsx'
import styles from './portholes.module.css'

/** A panel of water around the title and the pictures. */
function Scene({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.sea}>
      {head}
      {children}
    </div>
  )
}

const most = 4

/** Round pictures in rings of brass. */
function Games({ cards }: { cards: readonly GameCard[] }) {
  return (
    <ul className={styles.list}>
      {withCutouts(cards, most).map((card) => (
        <li key={card.nodeId} className={styles.item}>
          <article>
            <CardPicture card={card} size={[240, 320]} isCutout className={styles.glass} hasHeart={false} />
            <CardName card={card} className={styles.name} />
          </article>
        </li>
      ))}
    </ul>
  )
}

function PortholesSkeleton({ count, isStill }: { count: number; isStill: boolean }) {
  return (
    <ul className={styles.list} aria-hidden="true">
      {Array.from({ length: Math.min(count, most) }, (_, position) => position).map((position) => (
        <li key={position} className={styles.item}>
          {isStill ? <span className={styles.glass} /> : <Skeleton shape="circle" className={styles.glass} />}
          <span className={styles.nameSkeleton} />
        </li>
      ))}
    </ul>
  )
}

export const portholes: SectionList = { Scene, Games, Skeleton: PortholesSkeleton }
