import { useQuery } from '@tanstack/react-query'
import { getTeamBets, getTeamLoss, getTeamTransactions } from '#src/gateway/agent-calls.ts'
import type { AnswerTo, QueryTo } from '#src/gateway/call-ref.ts'
import { valueQuery } from '#src/gateway/value-query.ts'
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

export const useTeamBets = (query: BetsQuery) => useQuery({ ...valueQuery(getTeamBets, query), ...recordQuery })

export const useTeamLoss = (query: LossQuery) => useQuery({ ...valueQuery(getTeamLoss, query), ...recordQuery })

export const useTeamTransactions = (query: TransactionsQuery) =>
  useQuery({ ...valueQuery(getTeamTransactions, query), ...recordQuery })
