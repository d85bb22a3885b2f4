import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getProfitReport } from '#src/gateway/account-calls.ts'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import { callQuery, freshFor } from '#src/gateway/query-client.ts'
import type { Period } from '#src/reports/filters/periods.ts'

export type ProfitReport = AnswerTo<typeof getProfitReport>['value']
export type ProfitDay = ProfitReport['days'][number]
export type ProfitCategory = ProfitReport['categories'][number]

export function useProfitReport({ from, to }: Period, gameType: string | undefined) {
  return useQuery({
    ...callQuery(getProfitReport, { query: { from, to, ...(gameType && { gameType }) } }),
    staleTime: freshFor.moment,
    placeholderData: keepPreviousData,
    select: ({ value }) => value,
  })
}
