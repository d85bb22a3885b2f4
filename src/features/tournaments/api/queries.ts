import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  getTournament,
  getTournamentPlace,
  getTournamentStandings,
  getTournaments,
  joinTournament,
} from '#src/gateway/account-calls.ts'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import { callGateway } from '#src/gateway/client.ts'
import { invalidate } from '#src/gateway/query-client.ts'
import { valueQuery } from '#src/gateway/value-query.ts'
import { useLanguage } from '#src/i18n/language.ts'

export type TournamentDetail = AnswerTo<typeof getTournament>['value']

/** Who stands further down sees the own place beside the facts. */
const maxRows = 10

export const useTournamentsQuery = () =>
  useQuery({ ...valueQuery(getTournaments, { language: useLanguage().code }), staleTime: 0 })

export const useTournamentQuery = (id: string) =>
  useQuery({ ...valueQuery(getTournament, { id, language: useLanguage().code }), staleTime: 0 })

export const useStandingsQuery = (id: string) =>
  useQuery({ ...valueQuery(getTournamentStandings, { id, limitNum: maxRows }), staleTime: 0 })

export const usePlaceQuery = (id: string) => useQuery({ ...valueQuery(getTournamentPlace, { id }), staleTime: 0 })

export function useJoinTournament(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => callGateway(joinTournament, { query: { id } }),
    onSettled: () => void invalidate(client, getTournaments, getTournament, getTournamentStandings, getTournamentPlace),
  })
}
