import { keepPreviousData, useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  getDownlines,
  getTeamLoss,
  getTeamMember,
  getTeamOverview,
  getTeamTransactions,
  setMemberRate,
} from '#src/gateway/agent-calls.ts'
import type { AnswerTo, BodyTo, QueryTo } from '#src/gateway/call-ref.ts'
import { callGateway } from '#src/gateway/client.ts'
import { callQuery, freshFor, invalidate } from '#src/gateway/query-client.ts'
import { valueQuery } from '#src/gateway/value-query.ts'
import type { Period } from '#src/reports/filters/periods.ts'
import { recordQuery } from '#src/reports/record-query.ts'

export type Overview = AnswerTo<typeof getTeamOverview>['value']
export type Downlines = AnswerTo<typeof getDownlines>['value']
export type Downline = Downlines['rows'][number]
export type TeamMember = AnswerTo<typeof getTeamMember>['value']
export type MemberRecordQuery = QueryTo<typeof getTeamLoss>
export type MemberDay = AnswerTo<typeof getTeamLoss>['value']['rows'][number]
export type MemberMovement = AnswerTo<typeof getTeamTransactions>['value']['rows'][number]
export type DownlinesQuery = QueryTo<typeof getDownlines>

/** Bets are settled while figures are looked at: what was read is good for a moment. */
export const useOverview = ({ from, to }: Period) =>
  useQuery({ ...valueQuery(getTeamOverview, { from, to }), ...recordQuery })

const downlinesQuery = (query: DownlinesQuery) => ({
  ...callQuery(getDownlines, { query }),
  staleTime: freshFor.moment,
  select: ({ value }: AnswerTo<typeof getDownlines>) => value,
})

export const useDownlines = (query: DownlinesQuery) =>
  useQuery({ ...downlinesQuery(query), placeholderData: keepPreviousData })

/** The levels that are open in the tree, one question each. */
export function useLevels(queries: readonly DownlinesQuery[]) {
  return useQueries({ queries: queries.map(downlinesQuery) })
}

/** One of the team; what is known of another one never stands in its place. */
export const useTeamMember = (query: QueryTo<typeof getTeamMember>) =>
  useQuery({
    ...valueQuery(getTeamMember, query),
    staleTime: freshFor.moment,
    placeholderData: (before, asked) => (before?.value.account === query.account && asked ? before : undefined),
  })

/** An account's own play by day. */
export const useMemberDays = (query: MemberRecordQuery) =>
  useQuery({ ...valueQuery(getTeamLoss, query), ...recordQuery })

/** What moved an account's wallet. */
export const useMemberMovements = (query: QueryTo<typeof getTeamTransactions>) =>
  useQuery({ ...valueQuery(getTeamTransactions, query), ...recordQuery })

export function useSetRate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyTo<typeof setMemberRate>) => callGateway(setMemberRate, { body }),
    onSettled: () => void invalidate(client, getTeamMember, getDownlines),
  })
}
