import { useQuery } from '@tanstack/react-query'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import { getCountryCodes } from '#src/gateway/identity-calls.ts'
import { callQuery, freshFor } from '#src/gateway/query-client.ts'

export type Country = AnswerTo<typeof getCountryCodes>['value'][number]

/** The countries whose numbers the merchant takes, its own first. */
export function useCountriesQuery() {
  return useQuery({
    ...callQuery(getCountryCodes, {}),
    staleTime: freshFor.visit,
    select: ({ value }) => value,
  })
}
