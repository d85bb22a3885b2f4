import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Limit } from '#contract/account/limits.ts'
import {
  confirmLimit,
  getLimits,
  getPlaySummary,
  setLimit,
  setRealityCheck,
  takeBreak,
} from '#src/gateway/account-calls.ts'
import type { AnswerTo, BodyTo } from '#src/gateway/call-ref.ts'
import { callGateway } from '#src/gateway/client.ts'
import { invalidate } from '#src/gateway/query-client.ts'
import { valueQuery } from '#src/gateway/value-query.ts'
import { useLanguage } from '#src/i18n/language.ts'

export type Limits = AnswerTo<typeof getLimits>['value']
export type Break = BodyTo<typeof takeBreak>

/** The player’s limits; always asked anew when the page is opened. */
export const useLimitsQuery = () =>
  useQuery({ ...valueQuery(getLimits, { language: useLanguage().code }), staleTime: 0 })

const invalidateLimits = (client: QueryClient) => invalidate(client, getLimits, getPlaySummary)

/** A change of the limits, after which all of them are asked anew, also where the answer was lost. */
function useChange<Wish, Answer>(send: (wish: Wish) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({ mutationFn: send, onSettled: () => void invalidateLimits(client) })
}

export const useSetLimit = (kind: Limit['kind']) =>
  useChange((body: BodyTo<typeof setLimit>) => callGateway(setLimit, { query: { kind }, body }))

export const useAnswerAsked = ({ kind, period }: Pick<Limit, 'kind' | 'period'>) =>
  useChange((choice: 'confirm' | 'withdraw') =>
    callGateway(confirmLimit, { query: { kind }, body: { period, choice } }),
  )

export const useSetRealityCheck = () =>
  useChange((minutes: number | null) => callGateway(setRealityCheck, { body: { minutes } }))

export const useTakeBreak = () => useChange((body: Break) => callGateway(takeBreak, { body }))
