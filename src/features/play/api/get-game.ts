import { useQuery } from '@tanstack/react-query'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import { getPermission } from '#src/gateway/calls.ts'
import { getGame, getRecommended } from '#src/gateway/play-calls.ts'
import { callQuery, freshFor } from '#src/gateway/query-client.ts'
import { useLanguage } from '#src/i18n/language.ts'

export type GameFacts = AnswerTo<typeof getGame>['value']

export function useGameQuery(gameCode: string, isAsked = true) {
  const { code } = useLanguage()
  return useQuery({
    ...callQuery(getGame, { query: { gameCode, language: code } }),
    enabled: isAsked,
    select: ({ value }) => value,
  })
}

/** What to play instead of a game. */
export function useRecommendedQuery(gameCode: string) {
  const { code } = useLanguage()
  return useQuery({
    ...callQuery(getRecommended, { query: { gameCode, language: code } }),
    select: ({ value }) => value,
  })
}

/** The gateway's bases for launches; none until they are known, and where they cannot be. */
export function useLaunchBases(): { bases: readonly string[]; isKnown: boolean } {
  const { code } = useLanguage()
  const { data, isPending } = useQuery({
    ...callQuery(getPermission, { query: { language: code } }),
    staleTime: freshFor.visit,
    select: ({ value }) => value.launchGameCDNs,
  })
  return { bases: data ?? [], isKnown: !isPending }
}
