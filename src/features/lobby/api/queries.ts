import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { site } from '#src/config/site.ts'
import { getGames } from '#src/gateway/calls.ts'
import { callQuery } from '#src/gateway/query-client.ts'
import { useLanguage } from '#src/i18n/language.ts'

const pageSize = 20
/** Milliseconds between two readings of how many people are at a table; the figure changes with an answer alone. */
const countEvery = 3000

interface Asked {
  gameType: string
  /** Codes of the vendors that the tenant shows. */
  vendors: readonly string[]
}

/** The most played games of a category, read again while they show how many people are at them. */
export const useLobbyGamesQuery = ({ gameType, vendors }: Asked) =>
  useQuery({
    ...callQuery(getGames, {
      query: {
        clientType: 3,
        platform: 'html5-desktop',
        merchant: site.merchantCode,
        gameType,
        pageNo: 1,
        pageSize,
        language: useLanguage().code,
        vassalage: vendors.join(','),
      },
    }),
    enabled: vendors.length > 0,
    select: ({ games }) => games.slice(0, pageSize),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.status === 'success' && state.data?.games.some(({ liveCount }) => liveCount !== undefined)
        ? countEvery
        : false,
  })
