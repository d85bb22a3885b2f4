import { isRegion } from '../artwork/dealers/look.ts'
import { drawEmptyWorld, drawWorld, type Side } from '../artwork/worlds/draw-world.ts'
import { drawRoom } from '../artwork/worlds/room.ts'
import type { GameRow } from '../catalogue/catalogue.ts'
import { isWide } from '../catalogue/categories.ts'
import { posterSpecOf } from './poster-spec.ts'
import { roomHueOf } from './table-rooms.ts'

/** A game of matches shows its match, which its wide picture does. */
export const hasWorld = ({ type }: Pick<GameRow, 'type'>): boolean => type === 'LIVE' || !isWide(type)

/** How to draw the world of a game: its poster's, or the room of its table with who deals there. */
export function worldOf(game: GameRow, { region, side }: { region: string; side: Side }): (() => string) | null {
  if (!hasWorld(game) || !isRegion(region)) return null
  const isMirrored = side === 'start'
  if (game.type !== 'LIVE') {
    const spec = posterSpecOf(game)
    return () => (side === 'empty' ? drawEmptyWorld(spec) : drawWorld({ ...spec, isMirrored }))
  }
  const hue = roomHueOf(game) ?? posterSpecOf(game).hue
  return () => drawRoom({ subject: game.subject, region, seed: game.node_id, hue, isMirrored })
}
