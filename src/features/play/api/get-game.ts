import { useQuery } from '@tanstack/react-query'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import { getPermission } from '#src/gateway/calls.ts'
import { getGame, getGameRounds, getRecommended } from '#src/gateway/play-calls.ts'
import { callQuery, freshFor } from '#src/gateway/query-client.ts'
import { valueQuery } from '#src/gateway/value-query.ts'
import { useLanguage } from '#src/i18n/language.ts'

export type GameFacts = AnswerTo<typeof getGame>['value']

export type GameRounds = AnswerTo<typeof getGameRounds>['value']

export const useGameQuery = (gameCode: string, isAsked = true) =>
  useQuery({ ...valueQuery(getGame, { gameCode, language: useLanguage().code }), enabled: isAsked })

/** What the rounds of a game come to. */
export const useRoundsQuery = (gameCode: string) =>
  useQuery(valueQuery(getGameRounds, { gameCode, language: useLanguage().code }))

/** What to play instead of a game. */
export const useRecommendedQuery = (gameCode: string) =>
  useQuery(valueQuery(getRecommended, { gameCode, language: useLanguage().code }))

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
