import { useQuery } from '@tanstack/react-query'
import { getReferral } from '#src/gateway/account-calls.ts'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import { callQuery } from '#src/gateway/query-client.ts'
import { useLanguage } from '#src/i18n/language.ts'

export type Referral = AnswerTo<typeof getReferral>['value']

export function useReferralQuery() {
  const { code } = useLanguage()
  return useQuery({
    ...callQuery(getReferral, { query: { language: code } }),
    staleTime: 0,
    select: ({ value }) => value,
  })
}
