import type { ReactNode } from 'react'
import type { GameCard } from '#contract/lobby/games.ts'
import type { SectionList } from '../../lib/section-list.ts'
import { CardName, CardPicture, withCutouts } from '../parts/card-picture.tsx'
import { OpenMatches } from '../parts/game-line.tsx'
import styles from './locker.module.css'

/** A locker whose door stands open, beside it the title. */
function Scene({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.locker}>
      <div className={styles.head}>{head}</div>
      {children}
    </div>
  )
}

/** The first game whose subject stands alone: on the locker's shelf, its name below the title. */
function Games({ cards }: { cards: readonly GameCard[] }) {
  const [card] = withCutouts(cards, 1)
  if (!card) return null
  return (
    <article>
      <CardPicture card={card} size={[240, 240]} className={styles.shelf} hasHeart={false} isCutout />
      <CardName card={card} className={styles.name} />
      <OpenMatches card={card} className={styles.open} />
    </article>
  )
}

function LockerSkeleton() {
  return <div className={styles.name} aria-hidden="true" />
}

export const locker: SectionList = { Scene, Games, Skeleton: LockerSkeleton }
