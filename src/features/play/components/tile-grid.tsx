import { useId } from 'react'
import type { GameCard } from '#contract/lobby/games.ts'
import { classNames } from '#src/lib/class-names.ts'
import { isWideType } from '#src/play/is-wide.ts'
import { ShapedTile } from '#src/play/shaped-tile.tsx'
import { SectionHead } from '#src/ui/section-head.tsx'
import posters from '#src/ui/tiles/poster-grid.module.css'
import styles from './tile-grid.module.css'

/** Games in rows: posters, or wide pictures where all have one. */
export function TileGrid({ cards }: { cards: readonly GameCard[] }) {
  const isWide = cards.every(({ gameType }) => isWideType(gameType))
  return (
    <div className={classNames(posters.holder, styles.holder)}>
      <ul className={classNames(posters.grid, isWide && styles.wide)}>
        {cards.map((card) => (
          <li key={card.nodeId}>
            <ShapedTile card={card} isWide={isWide} />
          </li>
        ))}
      </ul>
    </div>
  )
}

const maxInSection = 12

/** The first of them under a title; nothing where there are none. */
export function TileSection({ title, cards }: { title: string; cards: readonly GameCard[] }) {
  const id = useId()
  if (cards.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={id}>
      <SectionHead id={id} title={title} />
      <TileGrid cards={cards.slice(0, maxInSection)} />
    </section>
  )
}
