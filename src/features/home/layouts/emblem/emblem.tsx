import type { ReactNode } from 'react'
import type { GameCard } from '#contract/lobby/games.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import type { SectionList } from '../../lib/section-list.ts'
import { CardName, CardPicture, withCutouts } from '../parts/card-picture.tsx'
import { detailOf, OpenMatches } from '../parts/game-line.tsx'
import styles from './emblem.module.css'

/** A card: its title, below it one picture in a star. */
function Scene({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.card}>
      {head}
      {children}
    </div>
  )
}

function Games({ cards }: { cards: readonly GameCard[] }) {
  const [card] = withCutouts(cards, 1)
  if (!card) return null
  return (
    <article className={styles.game}>
      <CardPicture card={card} size={[120, 120]} className={styles.star} isCutout hasHeart={false} />
      <CardName card={card} className={styles.name} />
      <p className={styles.detail}>{card.liveCount === undefined ? detailOf(card) : <OpenMatches card={card} />}</p>
    </article>
  )
}

function EmblemSkeleton({ isStill }: { isStill: boolean }) {
  return (
    <div className={styles.game} aria-hidden="true">
      <span className={styles.star}>{!isStill && <Skeleton className={styles.skeleton} />}</span>
      <span className={styles.name} />
      <span className={styles.detail} />
    </div>
  )
}

export const emblem: SectionList = { Scene, Games, Skeleton: EmblemSkeleton }
