import { useQuery } from '@tanstack/react-query'
import { getVip } from '#src/gateway/account-calls.ts'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import { valueQuery } from '#src/gateway/value-query.ts'
import { useLanguage } from '#src/i18n/language.ts'

export type Vip = AnswerTo<typeof getVip>['value']
export type Rank = Vip['ranks'][number]

/** The ranks and where the member stands; asked anew whenever the page is opened. */
export const useVipQuery = () => useQuery({ ...valueQuery(getVip, { language: useLanguage().code }), staleTime: 0 })
