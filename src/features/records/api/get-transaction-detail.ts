import { useQuery } from '@tanstack/react-query'
import { getTransactionDetail } from '#src/gateway/account-calls.ts'
import { callQuery, freshFor } from '#src/gateway/query-client.ts'
import { useLanguage } from '#src/i18n/language.ts'

export function useTransactionDetail(id: string) {
  const { code } = useLanguage()
  return useQuery({
    ...callQuery(getTransactionDetail, { query: { id, language: code } }),
    staleTime: freshFor.moment,
    select: ({ value }) => value,
  })
}
