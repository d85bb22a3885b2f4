import type { AnswerOf, QueryOf } from '#contract/call.ts'
import type { getGameFilters } from '#contract/lobby/catalogue.ts'
import type { getGames } from '#contract/lobby/games.ts'
import { artAddress } from '#sandbox/art/addresses.ts'
import type { GameRow } from '#sandbox/catalogue/catalogue.ts'
import { vendorName, vendorsShownBy } from '#sandbox/catalogue/offer.ts'
import { subjectIn } from '#sandbox/catalogue/subjects.ts'
import { featureIn, themeIn } from '#sandbox/catalogue/themes.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Entry, View } from '../search/view.ts'

type Wanted = Pick<
  QueryOf<typeof getGames>,
  | 'gameType'
  | 'vassalage'
  | 'excluded'
  | 'gameClassify'
  | 'sort'
  | 'theme'
  | 'feature'
  | 'subject'
  | 'volatility'
  | 'hasTrial'
>
type Filters = AnswerOf<typeof getGameFilters>['value']
type Test = (game: GameRow) => boolean

/** What `gameClassify` narrows a list to. A member's own lists have calls of their own. */
const selections = {
  HOT: ({ is_hot }) => is_hot === 1,
  NEW: ({ is_new }) => is_new === 1,
  JP: ({ has_jackpot }) => has_jackpot === 1,
  TG: (game) => game.class === 'TG',
  AC: (game) => game.class === 'AC',
  BG: (game) => game.class === 'BG',
} as const satisfies Record<string, Test>

type Selection = keyof typeof selections

function isSelection(text: string): text is Selection {
  return Object.hasOwn(selections, text)
}

/** Whether there is such a selection; none at all is one. */
export function canSelect(gameClassify: string | undefined): boolean {
  return gameClassify === undefined || gameClassify === '' || gameClassify === 'ALL' || isSelection(gameClassify)
}

/** The games that a list asks for, in its order. */
export function listed(view: View, wanted: Wanted): readonly Entry[] {
  const { gameClassify = '', volatility, hasTrial } = wanted
  const [vendors, themes, features] = [codesIn(wanted.vassalage), codesIn(wanted.theme), codesIn(wanted.feature)]
  const [excluded, subjects] = [codesIn(wanted.excluded), codesIn(wanted.subject)]
  const tests: Test[] = []
  if (vendors) tests.push(({ vendor }) => vendors.includes(vendor))
  if (excluded) tests.push(({ vendor }) => !excluded.includes(vendor))
  if (isSelection(gameClassify)) tests.push(selections[gameClassify])
  if (themes) tests.push((game) => hasSome(game.themes, themes))
  if (features) tests.push((game) => hasSome(game.features, features))
  if (subjects) tests.push(({ subject }) => subjects.includes(subject))
  if (volatility) tests.push((game) => game.volatility === volatility)
  if (hasTrial) tests.push(({ has_trial }) => has_trial === 1)
  const all = view.list(wanted.gameType, wanted.sort ?? 'popular')
  return tests.length === 0 ? all : all.filter(({ game }) => tests.every((test) => test(game)))
}

/** "GRF,KNA"; null where nothing is asked for. */
function codesIn(list: string | undefined): readonly string[] | null {
  return list ? list.split(',').map((code) => code.trim()) : null
}

function hasSome(codes: string, wanted: readonly string[]): boolean {
  return codes.split(' ').some((code) => wanted.includes(code))
}

/** What a category can be narrowed by. The vendors are all of the category, the rest counts within those asked for. */
export function filtersOf(
  view: View,
  merchant: Merchant,
  { gameType, vassalage }: { gameType: string; vassalage: string | undefined },
): Filters {
  const all = view.list(gameType, 'popular')
  const games = listed(view, { gameType, vassalage }).map(({ game }) => game)
  const ofVendor = countsOf(all.map(({ game }) => game.vendor))
  const ofVolatility = countsOf(games.map(({ volatility }) => volatility))
  const label = (
    codes: 'themes' | 'features' | 'subject',
    nameIn: (code: string, language: string) => string | undefined,
  ) =>
    [...countsOf(games.flatMap((game) => game[codes].split(' ')))]
      .map(([code, count]) => ({ code, name: nameIn(code, view.language) ?? code, count }))
      .toSorted((one, two) => two.count - one.count)
  return {
    total: games.length,
    vendors: vendorsShownBy(merchant, gameType).flatMap((code) => {
      const count = ofVendor.get(code)
      return count ? [{ code, name: vendorName(code), logoUrl: artAddress.vendor(code), count }] : []
    }),
    selections: Object.entries(selections).flatMap(([code, test]) => {
      const count = games.filter(test).length
      return isSelection(code) && count > 0 ? [{ code, count }] : []
    }),
    themes: label('themes', themeIn),
    features: label('features', featureIn),
    subjects: label('subject', subjectIn),
    volatilities: (['low', 'medium', 'high'] as const).flatMap((code) => {
      const count = ofVolatility.get(code)
      return count ? [{ code, count }] : []
    }),
    trials: games.filter(({ has_trial }) => has_trial === 1).length,
  }
}

/** How often each code comes; the empty one is none. */
function countsOf(codes: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const code of codes) if (code !== '') counts.set(code, (counts.get(code) ?? 0) + 1)
  return counts
}
