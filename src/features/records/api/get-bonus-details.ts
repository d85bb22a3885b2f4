import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { QueryOf } from '#contract/call.ts'
import { getBonusDetails } from '#src/gateway/account-calls.ts'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import { callQuery, freshFor } from '#src/gateway/query-client.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { rowsOfPage } from './get-betting-records.ts'

export type BonusDetails = AnswerTo<typeof getBonusDetails>['value']
export type BonusRecord = BonusDetails['bonuses'][number]

export type BonusQuery = Omit<QueryOf<Awaited<ReturnType<(typeof getBonusDetails)['load']>>>, 'language' | 'pageSize'>

export function useBonusDetails(asked: BonusQuery) {
  const { code } = useLanguage()
  return useQuery({
    ...callQuery(getBonusDetails, { query: { ...asked, pageSize: rowsOfPage, language: code } }),
    staleTime: freshFor.moment,
    placeholderData: keepPreviousData,
    select: ({ value }) => value,
  })
}
