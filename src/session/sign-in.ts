import type { LoginStep, OpenedSession } from '#contract/identity/session.ts'
import type { BodyTo } from '#src/gateway/call-ref.ts'
import { consolidateFunds, getBalance, login, logout } from '#src/gateway/calls.ts'
import { callGateway } from '#src/gateway/client.ts'
import { callKey, queryClient } from '#src/gateway/query-client.ts'
import { forgetPrivateAnswers, invalidateCalls } from './end-session.ts'
import { storeForcedChange } from './forced-change.ts'
import { leave } from './leave.ts'
import { noteAgent } from './noted-agent.ts'
import { tellSession, useSessionStore } from './session-store.ts'
import { startTabs, tellTabsOfLeaving } from './tabs.ts'

const currentToken = () => useSessionStore.getState().token

export type LoginBody = BodyTo<typeof login>

/**
 * Takes up a session that the gateway has opened; who it belongs to follows by `useSessionSync`. Throws where `signal` is
 * aborted: whoever asked for the session has left, nobody is signed in, and the gateway ends it.
 */
export function takeUpSession(opened: OpenedSession, signal?: AbortSignal): void {
  const { token, firstTimeLogin, passwordExpired, changeReason, site } = opened
  if (signal?.aborted) {
    // Whether or not the gateway hears of it, this browser has forgotten the token.
    void callGateway(logout, { token }).catch(() => undefined)
    signal.throwIfAborted()
  }
  forgetPrivateAnswers()
  if (site === 'agent') noteAgent()
  tellSession({ type: 'signed-in', token, isFirstLogin: firstTimeLogin })
  storeForcedChange(passwordExpired ? (changeReason ?? 'expired') : undefined)
  invalidateCalls('token', 'optional')
}

/**
 * Logs in: with the session, which is then taken up, or with the step that stands before it. Rejects with a GatewayError,
 * and without a session where `signal` was aborted meanwhile.
 */
export async function signIn(body: LoginBody, signal?: AbortSignal): Promise<OpenedSession | { step: LoginStep }> {
  signal?.throwIfAborted()
  const { value } = await callGateway(login, { body })
  if ('token' in value) takeUpSession(value, signal)
  signal?.throwIfAborted()
  return value
}

/** Ends the session here and in every tab of this browser, and on the server. Rejects where that could not be told. */
export async function signOut(): Promise<void> {
  startTabs()
  tellTabsOfLeaving()
  await leave()
}

/** Brings back what lies in vendors’ wallets; the answer is the new balance. */
export async function consolidate(): Promise<void> {
  const token = currentToken()
  const answer = await callGateway(consolidateFunds, {})
  // Nobody else may see it: by now the member may have left, and another may have come.
  if (currentToken() !== token) return
  queryClient.setQueryData(callKey(getBalance, {}), answer)
}
