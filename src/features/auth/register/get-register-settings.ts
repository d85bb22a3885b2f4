import { useQuery } from '@tanstack/react-query'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import { getRegisterSettings } from '#src/gateway/identity-calls.ts'
import { freshFor } from '#src/gateway/query-client.ts'
import { valueQuery } from '#src/gateway/value-query.ts'

export type RegisterSettings = AnswerTo<typeof getRegisterSettings>['value']

/** Which fields a registration has, by the gateway's rules. While a form is open they stay as they were. */
export const useRegisterSettingsQuery = () =>
  useQuery({ ...valueQuery(getRegisterSettings), staleTime: freshFor.while, refetchOnReconnect: false })
