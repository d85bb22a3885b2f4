import { queryClient } from '#src/gateway/query-client.ts'
import { forgetOwn } from '#src/lib/storage.ts'
import type { Ending } from './session-events.ts'
import { tellSession, useSessionStore } from './session-store.ts'

/** Ends the session of a token in this browser; one that is over already stays as it ended. */
export function endSession(ending: Ending, token: string | null): void {
  if (token === null || token !== useSessionStore.getState().token) return
  tellSession({ type: 'ended', token, ending })
  forgetPrivateAnswers()
  invalidateCalls('optional')
}

/** Asks again what is on the page and was answered to somebody else: to members alone, or to them differently. */
export function invalidateCalls(...auths: ('token' | 'optional')[]): void {
  void queryClient.invalidateQueries({ predicate: ({ meta }) => auths.some((auth) => auth === meta?.auth) })
}

/**
 * Drops what the tab kept for a member, and every answer that was given to them. What is on the screen stays a question without an answer, so that it is
 * asked again after the next log-in.
 */
export function forgetPrivateAnswers(): void {
  forgetOwn()
  for (const query of queryClient.getQueryCache().findAll({ predicate: ({ meta }) => meta?.auth === 'token' })) {
    if (query.getObserversCount() === 0) queryClient.getQueryCache().remove(query)
    else {
      query.reset()
    }
  }
}
