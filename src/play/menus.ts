import { queryOptions } from '@tanstack/react-query'
import type { Vendor } from '#contract/lobby/games.ts'
import type { LanguageCode } from '#contract/site/languages.ts'
import { type Category, offersVendor } from '#src/config/categories.ts'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import { getGameMenus } from '#src/gateway/calls.ts'
import { callQuery, freshFor } from '#src/gateway/query-client.ts'
import { loadPart } from '#src/lib/chunk-failure.ts'

type Menus = AnswerTo<typeof getGameMenus>

/**
 * The vendors of every category. One answer serves the whole visit, reloads included; a refetch always asks the
 * gateway.
 */
export function menusQuery(language: LanguageCode) {
  const query = callQuery(getGameMenus, { query: { language, clientType: 3 } })
  return queryOptions({
    ...query,
    queryFn: async ({ client, signal }) => {
      const isForced = (client.getQueryState(query.queryKey)?.dataUpdateCount ?? 0) > 0
      const { readMenus } = await loadPart(() => import('./stored-menus.ts'))
      return readMenus(language, { isForced, signal })
    },
    staleTime: freshFor.visit,
  })
}

/** More vendors than this are nobody's choice: a category's page and its panel end there. */
const maxVendors = 60

/** A category's vendors that the tenant shows, and how many games are behind them. */
export function menuOf(category: Category, menus: Menus): { vendors: readonly Vendor[]; gameCount: number } {
  const menu = menus.value.find(({ gameCategory }) => gameCategory === category.gatewayCode)
  if (!menu) return { vendors: [], gameCount: 0 }
  const vendors = menu.vendors.filter(({ code }) => offersVendor(category, code)).slice(0, maxVendors)
  // The gateway counts a game of two vendors once; of a part of them, only the sum is known.
  const isWhole = vendors.length === menu.vendors.length
  return { vendors, gameCount: isWhole ? menu.gameCount : vendors.reduce((sum, { gameCount }) => sum + gameCount, 0) }
}
