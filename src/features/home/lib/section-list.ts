import type { ComponentType, ReactNode } from 'react'
import type { GameCard } from '#contract/lobby/games.ts'

/** What draws the games of a section: each layout of a folder of its own has both. */
export interface SectionList {
  /** Beside the section's title: in which order its games are. */
  Note?: ComponentType
  /** What the layout draws around its title and its games, whatever state these are in. */
  Scene?: ComponentType<{ head: ReactNode; children: ReactNode }>
  Games: ComponentType<{ cards: readonly GameCard[] }>
  /** As large as the games will be. `isStill`: nothing of it moves, since nobody sees it yet. */
  Skeleton: ComponentType<{ count: number; isStill: boolean }>
}
