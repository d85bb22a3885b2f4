import { type QueryClient, useQuery } from '@tanstack/react-query'
import { getPrizeWheel, type spinPrizeWheel } from '#src/gateway/account-calls.ts'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import { getBalance } from '#src/gateway/calls.ts'
import { callQuery } from '#src/gateway/query-client.ts'
import { useLanguage } from '#src/i18n/language.ts'

export type Wheel = AnswerTo<typeof getPrizeWheel>['value']
export type Spin = AnswerTo<typeof spinPrizeWheel>['value']

export function useWheelQuery() {
  const { code } = useLanguage()
  return useQuery({
    ...callQuery(getPrizeWheel, { query: { language: code } }),
    staleTime: 0,
    select: ({ value }) => value,
  })
}

/** The spins, what they won and the balance are asked anew. */
export const askAgain = (client: QueryClient) =>
  Promise.all([getPrizeWheel, getBalance].map(({ id }) => client.invalidateQueries({ queryKey: [id] })))
