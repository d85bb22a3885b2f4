import { infiniteQueryOptions } from '@tanstack/react-query'
import type { GameCard } from '#contract/lobby/games.ts'
import type { LanguageCode } from '#contract/site/languages.ts'
import { site } from '#src/config/site.ts'
import { getGames } from '#src/gateway/calls.ts'
import { callGateway } from '#src/gateway/client.ts'
import { getFavourites, getRecentGames, searchGames } from '#src/gateway/play-calls.ts'
import { callKey, freshFor } from '#src/gateway/query-client.ts'
import { type ListView, plainView } from './list-view.ts'

export interface GamesPage {
  cards: readonly GameCard[]
  totalPages: number
  /** Of the whole list; undefined where the gateway does not say. */
  total: number | undefined
}

/** Which games a list is of. */
export type Asked =
  | { list: 'games'; gameType: string; excluded: readonly string[]; view: ListView }
  | { list: 'favourites'; gameType?: string | undefined }
  | { list: 'recent'; gameType?: string | undefined }
  | { list: 'search'; q: string }

interface Pages {
  key: readonly unknown[]
  auth: 'none' | 'token'
  /** The call of the first page, where a visitor without a session may make it. */
  first?: readonly [call: typeof getGames, query: object]
  page: (pageNo: number, signal: AbortSignal) => Promise<GamesPage>
}

const pageSize = 20
/** A member has at most so many favourites: they come at once. */
const maxFavourites = 999
/** The gateway answers a search with so many at the most. */
const maxHits = 60
/** Milliseconds that a list which is left keeps its pages, for whoever comes back. */
const keptFor = 30 * 60_000

function gamesPages({ gameType, excluded, view }: Extract<Asked, { list: 'games' }>, language: LanguageCode): Pages {
  const query = {
    clientType: 3,
    platform: 'html5-desktop',
    merchant: site.merchantCode,
    gameType,
    language,
    pageSize,
    ...(view.select !== plainView.select && { gameClassify: view.select }),
    ...(view.vendors.length > 0 && { vassalage: view.vendors.join(',') }),
    ...(excluded.length > 0 && { excluded: excluded.join(',') }),
    ...(view.sort !== 'popular' && { sort: view.sort }),
    ...(view.theme && { theme: view.theme }),
    ...(view.feature && { feature: view.feature }),
    ...(view.volatility && { volatility: view.volatility }),
    ...(view.isTrial && { hasTrial: true as const }),
  } as const
  return {
    key: callKey(getGames, { query: { ...query, pageNo: 0 } }),
    auth: 'none',
    first: [getGames, { ...query, pageNo: 1 }],
    page: async (pageNo, signal) => {
      const { games, total, totalPages } = await callGateway(getGames, { query: { ...query, pageNo }, signal })
      return { cards: games, total, totalPages }
    },
  }
}

function favouritePages(gameType: string | undefined, language: LanguageCode): Pages {
  const query = { clientType: 3, platform: 'html5-desktop', language, pageSize: maxFavourites, gameType } as const
  return {
    key: callKey(getFavourites, { query: { ...query, pageNo: 0 } }),
    auth: 'token',
    page: async (pageNo, signal) => {
      const { content, totalPages } = await callGateway(getFavourites, { query: { ...query, pageNo }, signal })
      return { cards: content, totalPages, total: totalPages > 1 ? undefined : content.length }
    },
  }
}

function recentPages(gameType: string | undefined, language: LanguageCode): Pages {
  const query = { clientType: 3, language, pageSize, gameType } as const
  return {
    key: callKey(getRecentGames, { query: { ...query, pageNo: 0 } }),
    auth: 'token',
    page: async (pageNo, signal) => {
      const { value } = await callGateway(getRecentGames, { query: { ...query, pageNo }, signal })
      const cards = value.list.map(({ card }) => card)
      return { cards, totalPages: value.totalPages, total: value.totalPages > 1 ? undefined : cards.length }
    },
  }
}

function foundPages(q: string, language: LanguageCode): Pages {
  const query = { q, language, limit: maxHits }
  return {
    key: callKey(searchGames, { query }),
    auth: 'none',
    page: async (_, signal) => {
      const { value } = await callGateway(searchGames, { query, signal })
      return { cards: value.hits.map(({ card }) => card), totalPages: 1, total: value.total }
    },
  }
}

function pagesOf(asked: Asked, language: LanguageCode): Pages {
  if (asked.list === 'games') return gamesPages(asked, language)
  if (asked.list === 'favourites') return favouritePages(asked.gameType, language)
  if (asked.list === 'recent') return recentPages(asked.gameType, language)
  return foundPages(asked.q, language)
}

/** All pages of a list, one after the other. A member's own lists are asked for afresh on each visit. */
export function gamesPagesQuery(asked: Asked, language: LanguageCode) {
  const { key, auth, first, page } = pagesOf(asked, language)
  return infiniteQueryOptions({
    queryKey: [...key, 'pages'],
    queryFn: ({ pageParam, signal }) => page(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ totalPages, cards }, _, last) =>
      last < totalPages && cards.length > 0 ? last + 1 : undefined,
    // Asking again for hundreds of pages would move them under whoever comes back.
    staleTime: auth === 'token' ? 0 : freshFor.visit,
    gcTime: keptFor,
    refetchOnReconnect: false,
    meta: { auth, first },
  })
}
