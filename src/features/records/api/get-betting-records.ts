import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { QueryOf } from '#contract/call.ts'
import { getBettingRecords } from '#src/gateway/account-calls.ts'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import { callQuery, freshFor } from '#src/gateway/query-client.ts'
import { useLanguage } from '#src/i18n/language.ts'

export type BettingRecords = AnswerTo<typeof getBettingRecords>['value']
export type BetRecord = BettingRecords['bets'][number]
export type BetDay = BettingRecords['days'][number]

export type BettingQuery = Omit<
  QueryOf<Awaited<ReturnType<(typeof getBettingRecords)['load']>>>,
  'language' | 'pageSize'
>

export const rowsOfPage = 20

/** Bets come in and are settled while they are looked at: what was read is good for a moment. */
export function useBettingRecords(asked: BettingQuery) {
  const { code } = useLanguage()
  return useQuery({
    ...callQuery(getBettingRecords, { query: { ...asked, pageSize: rowsOfPage, language: code } }),
    staleTime: freshFor.moment,
    placeholderData: keepPreviousData,
    select: ({ value }) => value,
  })
}
