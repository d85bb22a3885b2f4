import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getPlaySummary, passRealityCheck } from '#src/gateway/account-calls.ts'
import { callGateway } from '#src/gateway/client.ts'
import { callQuery } from '#src/gateway/query-client.ts'
import { nextLook } from '../lib/reality-times.ts'

/** Where the player stands, asked anew each minute of playing and at the moment that a reality check is due. */
export function usePlaySummary(isPlaying: boolean) {
  return useQuery({
    ...callQuery(getPlaySummary, {}),
    staleTime: 0,
    enabled: isPlaying,
    refetchInterval: ({ state }) => nextLook(state.data?.value),
    select: ({ value }) => value,
  })
}

/** The player has seen a reality check and goes on. */
export function usePassCheck() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => callGateway(passRealityCheck, {}),
    networkMode: 'always',
    onSuccess: () => client.invalidateQueries({ queryKey: [getPlaySummary.id] }),
  })
}
