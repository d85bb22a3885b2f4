import type { GameRow } from '../catalogue/catalogue.ts'

/** Of each picture of a live table: its natural hue, and which person of the hosts stands behind it. */
export const rooms: Readonly<Record<string, { hue: number; person: number }>> = {
  'roulette-host': { hue: 12, person: 0 },
  'baccarat-host': { hue: 262, person: 3 },
  'dragon-tiger': { hue: 22, person: 2 },
  'blackjack-close': { hue: 158, person: 4 },
  'sic-bo-dome': { hue: 292, person: 5 },
}

/** The hue of a live table's picture; null for a game that has a poster. */
export function roomHueOf({ picture, variant, node_id }: Pick<GameRow, 'picture' | 'variant' | 'node_id'>) {
  const room = rooms[picture]
  if (!room) return null
  return variant === 0 ? room.hue : (node_id * 137) % 360
}
