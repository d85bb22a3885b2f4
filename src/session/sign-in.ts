import { type BodyTo, consolidateFunds, getBalance, login, logout } from '#src/gateway/calls.ts'
import { callGateway } from '#src/gateway/client.ts'
import type { LoginStep, OpenedSession } from '#src/gateway/contract/session.ts'
import { callKey, queryClient } from '#src/gateway/query-client.ts'
import { endSession, forgetPrivateAnswers } from './end-session.ts'
import { tellSession, useSessionStore } from './session-store.ts'

const currentToken = () => useSessionStore.getState().token

export type LoginBody = BodyTo<typeof login>

/** Takes up a session that the gateway has opened; who it belongs to follows by `useSessionSync`. */
export function takeUpSession({ token, firstTimeLogin }: OpenedSession): void {
  forgetPrivateAnswers()
  tellSession({ type: 'signed-in', token, isFirstLogin: firstTimeLogin })
}

/** Logs in: with the session, which is then taken up, or with the step that stands before it. Rejects with a GatewayError. */
export async function signIn(body: LoginBody): Promise<OpenedSession | { step: LoginStep }> {
  const { value } = await callGateway(login, { body })
  if ('token' in value) takeUpSession(value)
  return value
}

/**
 * Ends the session here at once, and on the server. Here first: a server that calls the token expired would otherwise
 * have the visitor who leaves asked to log in again. Rejects where the server could not be told.
 */
export async function signOut(): Promise<void> {
  // The call has taken the token along when it returns its promise.
  const told = callGateway(logout, {})
  endSession('left', currentToken())
  await told
}

/** Brings back what lies in vendors’ wallets; the answer is the new balance. */
export async function consolidate(): Promise<void> {
  const token = currentToken()
  const answer = await callGateway(consolidateFunds, {})
  // Nobody else may see it: by now the member may have left, and another may have come.
  if (currentToken() !== token) return
  queryClient.setQueryData(callKey(getBalance, {}), answer)
}
