import { useQuery } from '@tanstack/react-query'
import { getReferral } from '#src/gateway/account-calls.ts'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import { valueQuery } from '#src/gateway/value-query.ts'
import { useLanguage } from '#src/i18n/language.ts'

export type Referral = AnswerTo<typeof getReferral>['value']

export const useReferralQuery = () =>
  useQuery({ ...valueQuery(getReferral, { language: useLanguage().code }), staleTime: 0 })
