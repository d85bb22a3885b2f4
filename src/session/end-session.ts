import { queryClient } from '#src/gateway/query-client.ts'
import type { Ending } from './session-events.ts'
import { tellSession, useSessionStore } from './session-store.ts'

/** Ends the session in this browser. */
export function endSession(ending: Ending): void {
  tellSession({ type: 'ended', token: useSessionStore.getState().token, ending })
  forgetPrivateAnswers()
}

/** Drops every answer that was given to a member. */
export function forgetPrivateAnswers(): void {
  queryClient.removeQueries({ predicate: (query) => query.meta?.auth === 'token' })
}
