import type { CategoryId } from '#contract/site/gates.ts'
import english from '#sandbox/locales/en/catalogue.json' with { type: 'json' }
import { textsOf } from '../lib/texts.ts'

const texts = textsOf('catalogue', english)

/** The game types in the order of the home page. */
export const gameTypes = [
  { type: 'RNG', category: 'rng' },
  { type: 'LIVE', category: 'live' },
  { type: 'FISH', category: 'fish' },
  { type: 'PVP', category: 'pvp' },
  { type: 'SPORTS', category: 'sports' },
  { type: 'ESPORTS', category: 'esports' },
  { type: 'COCKFIGHT', category: 'cockfight' },
  { type: 'ELOTT', category: 'elott' },
  { type: 'LOTT', category: 'lott' },
  { type: 'BGS', category: 'bgs' },
] as const satisfies readonly { type: string; category: CategoryId }[]

export type GameType = (typeof gameTypes)[number]['type']

/** The tenant's name of a type. */
export const categoryTitle = (type: GameType, language: string): string => texts.in(language, `categories.${type}`)

/** By language, as JSON. */
export const categoryTitles = (type: GameType): string => texts.everywhere(`categories.${type}`)

/** Types whose games are shown as wide pictures without letters. */
export function isWide(type: string): boolean {
  return type === 'LIVE' || type === 'SPORTS' || type === 'ESPORTS' || type === 'COCKFIGHT'
}
