import { useQuery } from '@tanstack/react-query'
import { createAppCode } from '#src/gateway/account-calls.ts'
import { callGateway } from '#src/gateway/client.ts'
import { callKey } from '#src/gateway/query-client.ts'
import { useSession } from '#src/session/session.ts'

/** Seconds before its end from which a code is not shown any more: scanning and loading take some. */
const margin = 20

/**
 * A code that carries the member's session to a phone, made when it is first shown and anew before it ends. `code` is
 * undefined for guests, while it is made, and where none can be had: `isRefused` then says so.
 */
export function useAppCode(): { code: string | undefined; isPending: boolean; isRefused: boolean } {
  const { isSignedIn } = useSession()
  const { data, isError, isPending } = useQuery({
    queryKey: callKey(createAppCode, {}),
    queryFn: async () => (await callGateway(createAppCode, {})).value,
    enabled: isSignedIn,
    meta: { auth: createAppCode.auth },
    // One that was shown may be spent: whoever opens the place again gets another.
    gcTime: 0,
    staleTime: 0,
    refetchInterval: (query) => Math.max(10, (query.state.data?.lifeSeconds ?? 60) - margin) * 1000,
  })
  return {
    code: isSignedIn && !isError ? data?.code : undefined,
    isPending: isSignedIn && isPending,
    isRefused: isSignedIn && isError,
  }
}
