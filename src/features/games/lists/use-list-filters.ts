import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Category, offersVendor } from '#src/config/categories.ts'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import { getGameFilters } from '#src/gateway/play-calls.ts'
import { callQuery, freshFor } from '#src/gateway/query-client.ts'
import { useLanguage } from '#src/i18n/language.ts'

export type ListFilters = AnswerTo<typeof getGameFilters>['value']

/** Each question has so many answers at the most. */
const maxOptions = 60

/** What a category can be narrowed by, the rest within the vendors that are chosen; only vendors that the site shows. */
export function useListFilters(category: Category, vendors: readonly string[]) {
  const { code } = useLanguage()
  const query = {
    gameType: category.gatewayCode,
    language: code,
    ...(vendors.length > 0 && { vassalage: vendors.join(',') }),
  }
  return useQuery({
    ...callQuery(getGameFilters, { query }),
    staleTime: freshFor.visit,
    placeholderData: keepPreviousData,
    select: ({ value }): ListFilters => ({
      ...value,
      vendors: value.vendors.filter((vendor) => offersVendor(category, vendor.code)).slice(0, maxOptions),
      themes: value.themes.slice(0, maxOptions),
      features: value.features.slice(0, maxOptions),
      volatilities: value.volatilities.slice(0, maxOptions),
    }),
  })
}
