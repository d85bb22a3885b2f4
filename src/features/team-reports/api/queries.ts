import { useQuery } from '@tanstack/react-query'
import { getTeamBets, getTeamLoss, getTeamTransactions } from '#src/gateway/agent-calls.ts'
import type { AnswerTo, QueryTo } from '#src/gateway/call-ref.ts'
import { callQuery } from '#src/gateway/query-client.ts'
import { recordQuery } from '#src/reports/record-query.ts'

export type TeamBets = AnswerTo<typeof getTeamBets>['value']
export type TeamBet = TeamBets['bets'][number]
export type TeamLoss = AnswerTo<typeof getTeamLoss>['value']
export type LossRow = TeamLoss['rows'][number]
export type TeamTransactions = AnswerTo<typeof getTeamTransactions>['value']
export type TeamTransaction = TeamTransactions['rows'][number]

export type BetsQuery = QueryTo<typeof getTeamBets>
export type LossQuery = QueryTo<typeof getTeamLoss>
export type TransactionsQuery = QueryTo<typeof getTeamTransactions>

export function useTeamBets(query: BetsQuery) {
  return useQuery({ ...callQuery(getTeamBets, { query }), ...recordQuery, select: ({ value }) => value })
}

export function useTeamLoss(query: LossQuery) {
  return useQuery({ ...callQuery(getTeamLoss, { query }), ...recordQuery, select: ({ value }) => value })
}

export function useTeamTransactions(query: TransactionsQuery) {
  return useQuery({ ...callQuery(getTeamTransactions, { query }), ...recordQuery, select: ({ value }) => value })
}
