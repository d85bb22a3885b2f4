import type { GameCard } from '#src/gateway/contract/games.ts'
import type { SectionData } from './home-sections.ts'

/** How many games a section shows at most, by layout. */
const most = { posters: 14, feature: 5, wide: 3, half: 4, 'half-wide': 2 } as const

/** Several vendors are tabs; of one, or of no particular one, there is nothing to choose. */
export const hasTabs = ({ home, vendors }: SectionData): boolean => (home.vendors ?? 0) > 1 && vendors.length > 1

/**
 * The vendor whose games must be asked for: the chosen tab's, or the only vendor's where the lane itself brought too
 * few of its games. Undefined: the lane's own games are enough.
 */
export function vendorAsked({ home, vendors, cards }: SectionData, chosen: string | undefined): string | undefined {
  if (chosen !== undefined) return chosen
  return home.vendors === 1 && cards.length < most[home.layout] ? vendors[0]?.code : undefined
}

/** The games to show: the lane's at once, a vendor's own as soon as they are there. */
export function cardsShown(
  { home, cards }: SectionData,
  chosen: string | undefined,
  fetched: readonly GameCard[] | undefined,
): readonly GameCard[] {
  const all = chosen === undefined ? [...cards, ...(fetched ?? [])] : (fetched ?? [])
  const byId = new Map(all.map((card) => [card.nodeId, card]))
  return [...byId.values()].slice(0, most[home.layout])
}
