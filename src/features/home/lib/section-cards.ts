import type { GameCard } from '#contract/lobby/games.ts'
import type { SectionData } from './home-sections.ts'

/** How many games a section shows at most, by layout. */
const max = { posters: 14, feature: 5, wide: 3, half: 4, 'half-wide': 2 } as const

/** Several vendors are tabs; of one, or of no particular one, there is nothing to choose. */
export const hasTabs = ({ home, vendors }: SectionData): boolean => (home.vendors ?? 0) > 1 && vendors.length > 1

/**
 * The vendors whose games must be asked for: the chosen tab's, or those that the section stands for where the lane
 * itself brought too few of their games. None: the lane's own games are enough.
 */
export function vendorsAsked({ home, vendors, cards }: SectionData, chosen: string | undefined): string[] {
  if (chosen !== undefined) return [chosen]
  if (home.vendors === undefined || cards.length >= max[home.layout]) return []
  return vendors.map(({ code }) => code)
}

/** One of each vendor in turn, so that none fills the section alone. */
function inTurn(lists: readonly (readonly GameCard[])[]): GameCard[] {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list[turn] ?? [])).flat()
}

/** The games to show: the lane's at once, the vendors' own as soon as they are there. */
export function cardsShown(
  { home, cards }: SectionData,
  chosen: string | undefined,
  fetched: readonly (readonly GameCard[])[],
): readonly GameCard[] {
  const all = chosen === undefined ? [...cards, ...inTurn(fetched)] : inTurn(fetched)
  const byId = new Map(all.map((card) => [card.nodeId, card]))
  return [...byId.values()].slice(0, max[home.layout])
}
