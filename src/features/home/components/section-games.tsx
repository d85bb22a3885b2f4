import type { ReactNode } from 'react'
import type { GameCard } from '#contract/lobby/games.ts'
import type { SectionLayout } from '#contract/site/home-sections.ts'
import { PictureTile } from '#src/play/picture-tile.tsx'
import { PosterTile } from '#src/play/poster-tile.tsx'
import { tellsHot } from '#src/play/tells-hot.ts'
import { ownList } from '../layouts/layouts.ts'
import { maxGames } from '../lib/section-cards.ts'
import styles from './game-section.module.css'
import { TileSkeletons } from './tile-skeletons.tsx'

const isPoster = (layout: SectionLayout) => layout === 'wall' || layout === 'half-wall'

/** The games of a section in its layout. */
export function SectionGames({ layout, cards }: { layout: SectionLayout; cards: readonly GameCard[] }) {
  const own = ownList(layout)
  if (own) return <own.Games cards={cards} />
  const isHotTold = tellsHot(cards)
  return (
    <ul className={styles.list} data-layout={layout}>
      {cards.map((card) => (
        <li key={card.nodeId}>
          {isPoster(layout) ? (
            <PosterTile card={card} isHotTold={isHotTold} />
          ) : (
            <PictureTile card={card} kind={card.gameType === 'LIVE' ? 'table' : 'match'} />
          )}
        </li>
      ))}
    </ul>
  )
}

interface SceneProps {
  layout: SectionLayout
  head: ReactNode
  children: ReactNode
}

/** The title and the games in what the layout draws around them. */
export function SectionScene({ layout, head, children }: SceneProps) {
  const Scene = ownList(layout)?.Scene
  if (Scene) return <Scene head={head}>{children}</Scene>
  return (
    <>
      {head}
      {children}
    </>
  )
}

/** What its layout has to say beside the title, where it has anything. */
export function SectionNote({ layout }: { layout: SectionLayout }) {
  const Note = ownList(layout)?.Note
  return Note ? <Note /> : null
}

interface SkeletonProps {
  layout: SectionLayout
  /** How many games are known to come; 0: as many as there may be. */
  known?: number
  isStill?: boolean
}

/** As large as the games of a section that are about to come. */
export function SectionGamesSkeleton({ layout, known = 0, isStill = false }: SkeletonProps) {
  const own = ownList(layout)
  if (own) return <own.Skeleton count={known || maxGames[layout]} isStill={isStill} />
  const count = known || (isPoster(layout) ? maxGames.wall : maxGames.gallery)
  return <TileSkeletons isWide={!isPoster(layout)} isStill={isStill} count={count} className={styles.list} />
}
