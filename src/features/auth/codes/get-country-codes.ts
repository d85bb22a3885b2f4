import { useQuery } from '@tanstack/react-query'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import { getCountryCodes } from '#src/gateway/identity-calls.ts'
import { freshFor } from '#src/gateway/query-client.ts'
import { valueQuery } from '#src/gateway/value-query.ts'

export type Country = AnswerTo<typeof getCountryCodes>['value'][number]

/** The countries whose numbers the merchant takes, its own first. */
export const useCountriesQuery = () => useQuery({ ...valueQuery(getCountryCodes), staleTime: freshFor.visit })
