import { useQuery } from '@tanstack/react-query'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import { getRegisterSettings } from '#src/gateway/identity-calls.ts'
import { callQuery, freshFor } from '#src/gateway/query-client.ts'

export type RegisterSettings = AnswerTo<typeof getRegisterSettings>['value']

/** Which fields a registration has, by the gateway's rules. While a form is open they stay as they were. */
export function useRegisterSettingsQuery() {
  return useQuery({
    ...callQuery(getRegisterSettings, {}),
    staleTime: freshFor.while,
    refetchOnReconnect: false,
    select: ({ value }) => value,
  })
}
