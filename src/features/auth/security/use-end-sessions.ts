import { useMutation } from '@tanstack/react-query'
import { callGateway } from '#src/gateway/client.ts'
import { toGatewayError } from '#src/gateway/gateway-error.ts'
import { callKey, queryClient } from '#src/gateway/query-client.ts'
import { endAllSessions, endSessionOf, getSessions } from '#src/gateway/security-calls.ts'
import { endSession } from '#src/session/end-session.ts'
import { useSessionStore } from '#src/session/session-store.ts'
import { startTabs, tellTabsOfLeaving } from '#src/session/tabs.ts'
import type { OpenSession } from './session-device.ts'

/** Which sessions are to end: one, all but this one, or all. */
export type Ended = { which: 'one'; session: OpenSession } | { which: 'others' } | { which: 'all' }

/** How many have ended. One that is over already is what was asked for. */
async function end(ended: Ended): Promise<number> {
  if (ended.which !== 'one') {
    const { value } = await callGateway(endAllSessions, { query: { scope: ended.which } })
    return value.ended
  }
  try {
    await callGateway(endSessionOf, { query: { id: ended.session.id } })
  } catch (error) {
    if (toGatewayError(error).code !== 'device.unknown') throw error
  }
  return 1
}

/** Signs this browser out without asking the server, which has ended its sessions already. */
function leaveHere(): void {
  startTabs()
  tellTabsOfLeaving()
  endSession('left', useSessionStore.getState().token)
}

/** Ends sessions of the member, and shows the list without them. */
export function useEndSessions(onEnded: (count: number, ended: Ended) => void) {
  return useMutation({
    mutationFn: end,
    onSuccess: async (count, ended) => {
      if (ended.which === 'all') leaveHere()
      else await queryClient.invalidateQueries({ queryKey: callKey(getSessions, {}) })
      onEnded(count, ended)
    },
  })
}
