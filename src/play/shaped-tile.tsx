import type { GameCard } from '#contract/lobby/games.ts'
import { PictureTile } from './picture-tile.tsx'
import { PosterTile } from './poster-tile.tsx'

/** A game among others of its shape: wide where all of them have a wide picture, else its poster. */
export function ShapedTile({ card, isWide }: { card: GameCard; isWide: boolean }) {
  if (!isWide) return <PosterTile card={card} />
  return <PictureTile card={card} kind={card.gameType === 'LIVE' ? 'table' : 'match'} />
}
