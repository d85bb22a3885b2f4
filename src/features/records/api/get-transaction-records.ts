import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { QueryOf } from '#contract/call.ts'
import { getTransactionRecords } from '#src/gateway/account-calls.ts'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import { callQuery, freshFor } from '#src/gateway/query-client.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { rowsOfPage } from './get-betting-records.ts'

export type TransactionRecords = AnswerTo<typeof getTransactionRecords>['value']
export type Transaction = TransactionRecords['transactions'][number]

export type TransactionQuery = Omit<
  QueryOf<Awaited<ReturnType<(typeof getTransactionRecords)['load']>>>,
  'language' | 'pageSize'
>

export function useTransactionRecords(asked: TransactionQuery) {
  const { code } = useLanguage()
  return useQuery({
    ...callQuery(getTransactionRecords, { query: { ...asked, pageSize: rowsOfPage, language: code } }),
    staleTime: freshFor.moment,
    placeholderData: keepPreviousData,
    select: ({ value }) => value,
  })
}
