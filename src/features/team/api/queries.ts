import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { getDownlines, getTeamOverview } from '#src/gateway/agent-calls.ts'
import type { AnswerTo, QueryTo } from '#src/gateway/call-ref.ts'
import { callQuery, freshFor } from '#src/gateway/query-client.ts'
import { valueQuery } from '#src/gateway/value-query.ts'
import type { Period } from '#src/reports/filters/periods.ts'
import { recordQuery } from '#src/reports/record-query.ts'

export type Overview = AnswerTo<typeof getTeamOverview>['value']
export type Downlines = AnswerTo<typeof getDownlines>['value']
export type Downline = Downlines['rows'][number]
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
