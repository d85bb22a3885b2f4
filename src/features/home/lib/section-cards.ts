import type { GameCard } from '#contract/lobby/games.ts'
import type { SectionLayout } from '#contract/site/home-sections.ts'
import type { SectionData } from './home-sections.ts'

/** How many games a section shows at most. */
export const maxGames: Readonly<Record<SectionLayout, number>> = {
  wall: 14,
  'half-wall': 4,
  stage: 5,
  gallery: 3,
  'half-gallery': 2,
  ledger: 12,
  table: 6,
  board: 5,
  console: 4,
  pasted: 17,
  curtained: 5,
  portholes: 8,
  deck: 10,
  frames: 12,
  boats: 5,
  shoal: 5,
  bolts: 3,
  plate: 1,
  sky: 1,
  draws: 4,
  lanterns: 5,
  tickets: 2,
  pond: 3,
  scrolls: 8,
  medallion: 3,
  stubs: 4,
  counterfoil: 1,
  pavilion: 5,
  scoreboard: 4,
  net: 6,
  oval: 16,
  locker: 3,
  alcove: 12,
  cloths: 7,
  handscroll: 6,
  mats: 8,
  sheet: 4,
  fan: 1,
  arcade: 8,
  rugs: 5,
  strait: 8,
  stars: 8,
  starmap: 5,
  strung: 1,
  versus: 1,
  emblem: 1,
}

const untabbed: readonly SectionLayout[] = ['pasted', 'scrolls', 'frames', 'oval', 'alcove', 'arcade']

/** Several vendors are tabs; of one, or of no particular one, there is nothing to choose, nor where few are shown in a scene. */
export const hasTabs = ({ most = 0, layout, vendors }: SectionData): boolean =>
  most > 1 && vendors.length > 1 && !untabbed.includes(layout)

/**
 * The vendors whose games must be asked for: the chosen tab's, or those that the section stands for where the lane
 * itself brought too few of their games. None: the lane's own games are enough.
 */
export function vendorsAsked({ most, layout, vendors, cards }: SectionData, chosen: string | undefined): string[] {
  if (chosen !== undefined) return [chosen]
  if (most === undefined || cards.length >= maxGames[layout]) return []
  return vendors.map(({ code }) => code)
}

/** One of each vendor in turn, so that none fills the section alone. */
function inTurn(lists: readonly (readonly GameCard[])[]): GameCard[] {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list[turn] ?? [])).flat()
}

/** The games to show: the lane's at once, the vendors' own as soon as they are there. */
export function cardsShown(
  { layout, cards }: SectionData,
  chosen: string | undefined,
  fetched: readonly (readonly GameCard[])[],
): readonly GameCard[] {
  const all = chosen === undefined ? [...cards, ...inTurn(fetched)] : inTurn(fetched)
  const byId = new Map(all.map((card) => [card.nodeId, card]))
  return [...byId.values()].slice(0, maxGames[layout])
}
