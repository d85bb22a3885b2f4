import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getPlaySummary, passRealityCheck } from '#src/gateway/account-calls.ts'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import { callGateway } from '#src/gateway/client.ts'
import { invalidate } from '#src/gateway/query-client.ts'
import { valueQuery } from '#src/gateway/value-query.ts'
import { nextLook } from '../lib/reality-times.ts'

export type PlaySummary = AnswerTo<typeof getPlaySummary>['value']

/** Where the player stands, asked anew each minute of playing and at the moment that a reality check is due. */
export const usePlaySummary = () =>
  useQuery({
    ...valueQuery(getPlaySummary),
    staleTime: 0,
    refetchInterval: ({ state }) => nextLook(state.data?.value),
  })

/** The player has seen a reality check and goes on. */
export function usePassCheck() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => callGateway(passRealityCheck, {}),
    onSuccess: () => invalidate(client, getPlaySummary),
  })
}
