import { type Found, type Hit, maxHits } from './use-search.ts'

/** What the suggestions offer: a game to play, or a vendor's list. */
export type SearchChoice =
  | { kind: 'game'; key: string; hit: Hit }
  | { kind: 'vendor'; key: string; vendor: Found['vendors'][number] }

const maxVendors = 3

export function choicesOf(found: Found | undefined, isShown: (gameType: string) => boolean): SearchChoice[] {
  if (!found) return []
  const vendors = found.vendors.filter(({ gameType }) => isShown(gameType)).slice(0, maxVendors)
  return [
    ...found.hits.slice(0, maxHits).map((hit) => ({ kind: 'game' as const, key: `game-${hit.card.nodeId}`, hit })),
    ...vendors.map((vendor) => ({ kind: 'vendor' as const, key: `${vendor.gameType}-${vendor.code}`, vendor })),
  ]
}

/** Which choice an arrow key leads to among `count`; -1 is the field itself, between the last and the first. */
export const nextChoice = (active: number, step: 1 | -1, count: number): number =>
  ((active + 1 + step + count + 1) % (count + 1)) - 1
