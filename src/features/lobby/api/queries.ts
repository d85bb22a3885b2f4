import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { site } from '#src/config/site.ts'
import { getGames } from '#src/gateway/calls.ts'
import { getFixtures, getGameFilters, getTableResults } from '#src/gateway/play-calls.ts'
import { callQuery, freshFor } from '#src/gateway/query-client.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { isWideType } from '#src/play/is-wide.ts'

const mostPlayed = 20
/** Of lotteries all are shown, since no list has them. */
const all = 100
/** Milliseconds between two readings of how many people are at a table; the figure changes with an answer alone. */
const countEvery = 3000

/** Milliseconds between two readings of how rounds ended. */
const resultsEvery = 15_000

interface Asked {
  gameType: string
  /** Codes of the vendors that the tenant shows. */
  vendors: readonly string[]
  /** What is played; undefined for all. */
  kind: string | undefined
}

/** Kinds of tables or matches that the category has. */
export function useKindsQuery(gameType: string, vendors: readonly string[]) {
  const language = useLanguage().code
  return useQuery({
    ...callQuery(getGameFilters, { query: { gameType, language, vassalage: vendors.join(',') } }),
    enabled: isWideType(gameType) && vendors.length > 0,
    staleTime: freshFor.visit,
    placeholderData: keepPreviousData,
    select: ({ value }) => value.subjects,
  })
}

/** The most played games of a category, or all its lotteries; read again while they show how many people are at them. */
export function useLobbyGamesQuery({ gameType, vendors, kind }: Asked) {
  const pageSize = isWideType(gameType) ? mostPlayed : all
  return useQuery({
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
        ...(kind && { subject: kind }),
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
}

/** How the last rounds of these tables ended; read again while they are shown. */
export function useTableResultsQuery(games: readonly string[]) {
  const language = useLanguage().code
  return useQuery({
    ...callQuery(getTableResults, { query: { games: games.join(','), language } }),
    enabled: games.length > 0,
    select: ({ value }) => value,
    placeholderData: keepPreviousData,
    refetchInterval: resultsEvery,
  })
}

/** The matches that may be bet on, of what is played or of all; none where the games have no matches. */
export function useFixturesQuery(gameType: string, subject: string | undefined) {
  const query = { gameType, language: useLanguage().code, ...(subject && { subject }) }
  return useQuery({
    ...callQuery(getFixtures, { query }),
    select: ({ value }) => value,
    placeholderData: keepPreviousData,
  })
}
