import { type QueryClient, useQuery } from '@tanstack/react-query'
import { getPrizeWheel, type spinPrizeWheel } from '#src/gateway/account-calls.ts'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import { getBalance } from '#src/gateway/calls.ts'
import { invalidate } from '#src/gateway/query-client.ts'
import { valueQuery } from '#src/gateway/value-query.ts'
import { useLanguage } from '#src/i18n/language.ts'

export type Wheel = AnswerTo<typeof getPrizeWheel>['value']
export type Spin = AnswerTo<typeof spinPrizeWheel>['value']

export const useWheelQuery = () =>
  useQuery({ ...valueQuery(getPrizeWheel, { language: useLanguage().code }), staleTime: 0 })

/** The spins, what they won and the balance are asked anew. */
export const invalidateWheel = (client: QueryClient) => invalidate(client, getPrizeWheel, getBalance)
