import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { GameCard } from '#contract/lobby/games.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { type Asked, type GamesPage, gamesPagesQuery } from './games-pages.ts'

export interface GamesList {
  cards: readonly GameCard[]
  /** Of the whole list; undefined while it is not known. */
  total: number | undefined
  isPending: boolean
  /** Nothing could be had at all. */
  isError: boolean
  isFetching: boolean
  retry: () => void
  hasNext: boolean
  isNextError: boolean
  fetchNext: () => void
}

/** A game that has moved from one page to the next while they came is shown once. */
export function cardsOf(pages: readonly GamesPage[]): GameCard[] {
  return [...new Map(pages.flatMap(({ cards }) => cards).map((card) => [card.nodeId, card])).values()]
}

/** The games that are asked for, as far as they have come; nothing is asked while `isEnabled` is false. */
export function useGamesList(asked: Asked, isEnabled = true): GamesList {
  const { code } = useLanguage()
  const query = useInfiniteQuery({ ...gamesPagesQuery(asked, code), enabled: isEnabled })
  const pages = query.data?.pages
  const cards = useMemo(() => cardsOf(pages ?? []), [pages])
  const total = pages?.at(-1)?.total ?? (pages && !query.hasNextPage ? cards.length : undefined)
  return {
    cards,
    total,
    isPending: query.isPending,
    isError: query.isError && pages === undefined,
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
    hasNext: query.hasNextPage,
    isNextError: query.isFetchNextPageError,
    fetchNext: () => void query.fetchNextPage({ cancelRefetch: false }),
  }
}
