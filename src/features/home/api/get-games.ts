import { useQueries } from '@tanstack/react-query'
import type { LanguageCode } from '#contract/site/languages.ts'
import { site } from '#src/config/site.ts'
import { getGames } from '#src/gateway/calls.ts'
import { callQuery } from '#src/gateway/query-client.ts'
import { useLanguage } from '#src/i18n/language.ts'

interface Asked {
  /** The category, as the gateway names it. */
  gameType: string
  /** Code of the vendor. */
  vendor: string
}

const pageSize = 20

export const gamesQuery = ({ gameType, vendor }: Asked, language: LanguageCode) =>
  callQuery(getGames, {
    query: {
      clientType: 3,
      platform: 'html5-desktop',
      merchant: site.merchantCode,
      gameType,
      pageNo: 1,
      pageSize,
      language,
      vassalage: vendor,
    },
  })

/** The first page of each vendor's games, in the order of the vendors; none asks for nothing. */
export function useVendorGamesQuery(gameType: string, vendors: readonly string[]) {
  const { code } = useLanguage()
  return useQueries({
    queries: vendors.map((vendor) => gamesQuery({ gameType, vendor }, code)),
    combine: (queries) => ({
      games: queries.map(({ data }) => data?.games ?? []),
      isPending: queries.some(({ isPending }) => isPending),
      isError: queries.length > 0 && queries.every(({ isError }) => isError),
      isFetching: queries.some(({ isFetching }) => isFetching),
      refetch: () => queries.forEach(({ refetch }) => void refetch()),
    }),
  })
}
