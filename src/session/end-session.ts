import { queryClient } from '#src/gateway/query-client.ts'
import type { Ending } from './session-events.ts'
import { tellSession, useSessionStore } from './session-store.ts'

/** Ends the session of a token in this browser; one that is over already stays as it ended. */
export function endSession(ending: Ending, token: string | null): void {
  if (token === null || token !== useSessionStore.getState().token) return
  tellSession({ type: 'ended', token, ending })
  forgetPrivateAnswers()
}

/** Drops every answer that was given to a member. */
export function forgetPrivateAnswers(): void {
  queryClient.removeQueries({ predicate: (query) => query.meta?.auth === 'token' })
}
