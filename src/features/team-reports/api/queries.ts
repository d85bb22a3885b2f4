import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { QueryOf } from '#contract/call.ts'
import { getTeamBets, getTeamLoss, getTeamTransactions } from '#src/gateway/agent-calls.ts'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import { callQuery, freshFor } from '#src/gateway/query-client.ts'

export type TeamBets = AnswerTo<typeof getTeamBets>['value']
export type TeamBet = TeamBets['bets'][number]
export type TeamLoss = AnswerTo<typeof getTeamLoss>['value']
export type LossRow = TeamLoss['rows'][number]
export type TeamTransactions = AnswerTo<typeof getTeamTransactions>['value']
export type TeamTransaction = TeamTransactions['rows'][number]

export type BetsQuery = QueryOf<Awaited<ReturnType<(typeof getTeamBets)['load']>>>
export type LossQuery = QueryOf<Awaited<ReturnType<(typeof getTeamLoss)['load']>>>
export type TransactionsQuery = QueryOf<Awaited<ReturnType<(typeof getTeamTransactions)['load']>>>

/** Bets are placed and settled while they are looked at: what was read is good for a moment. */
const kept = { staleTime: freshFor.moment, placeholderData: keepPreviousData }

export const rowsOfPage = 20

export function useTeamBets(query: BetsQuery) {
  return useQuery({ ...callQuery(getTeamBets, { query }), ...kept, select: ({ value }) => value })
}

export function useTeamLoss(query: LossQuery) {
  return useQuery({ ...callQuery(getTeamLoss, { query }), ...kept, select: ({ value }) => value })
}

export function useTeamTransactions(query: TransactionsQuery) {
  return useQuery({ ...callQuery(getTeamTransactions, { query }), ...kept, select: ({ value }) => value })
}
