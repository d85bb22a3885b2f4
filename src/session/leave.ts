import { logout } from '#src/gateway/calls.ts'
import { callGateway } from '#src/gateway/client.ts'
import { forgetRequests } from '#src/gateway/idempotent-request.ts'
import { endSession } from './end-session.ts'
import { storeForcedChange } from './forced-change.ts'
import { useSessionStore } from './session-store.ts'

/**
 * Ends this tab's session here at once, and on the server. Here first: a server that calls the session expired would
 * otherwise have the visitor who leaves asked to log in again. Rejects where the server could not be told.
 */
export async function leave(): Promise<void> {
  // The call has taken the token along when it returns its promise.
  const reported = callGateway(logout, {})
  endSession('left', useSessionStore.getState().token)
  storeForcedChange(undefined)
  forgetRequests()
  await reported
}
