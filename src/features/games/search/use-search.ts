import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import { searchGames } from '#src/gateway/play-calls.ts'
import { valueQuery } from '#src/gateway/value-query.ts'
import { useLanguage } from '#src/i18n/language.ts'

export type Found = AnswerTo<typeof searchGames>['value']
export type Hit = Found['hits'][number]

/** What the panel has room for. */
export const maxHits = 6

/** Asks at once for each key that is typed; an older answer is dropped, and the last one stays until the next. */
export function useSearch(q: string) {
  const { code } = useLanguage()
  const query = useQuery({
    ...valueQuery(searchGames, { q, language: code, limit: maxHits }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
  return {
    found: q === '' ? undefined : query.data,
    isError: q !== '' && query.isError,
    /** What is shown belongs to what is typed. */
    isSettled: !query.isPlaceholderData && !query.isPending,
  }
}
