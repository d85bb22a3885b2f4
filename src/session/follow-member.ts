import { getMember } from '#src/gateway/calls.ts'
import { callQuery, queryClient } from '#src/gateway/query-client.ts'
import { useSessionStore } from './session-store.ts'

/**
 * Hears what the gateway pushes to a member for as long as that one is signed in; the code for it comes then. A page that
 * is put aside lets go, so that the browser may keep it, and takes up again when it is back. Once, after the first paint.
 */
export function followMember(): void {
  let stop: (() => void) | undefined
  let following: string | undefined
  const leave = () => {
    stop?.()
    stop = undefined
    following = undefined
  }
  const update = () => {
    const { phase, token } = useSessionStore.getState()
    const id = queryClient.getQueryData(callQuery(getMember, {}).queryKey)?.value.id
    const wanted = phase === 'ready' && id !== undefined ? `${token} ${id}` : undefined
    if (wanted === following) return
    leave()
    following = wanted
    if (wanted === undefined || id === undefined) return
    void import('./member-events.ts').then(
      ({ startMemberEvents }) => {
        if (following === wanted) stop = startMemberEvents(id)
      },
      // The balance is still asked for by the header, and by a press.
      () => undefined,
    )
  }
  useSessionStore.subscribe(update)
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', update)
  update()
}
