import { type BodyTo, consolidateFunds, getBalance, login, logout } from '#src/gateway/calls.ts'
import { callGateway } from '#src/gateway/client.ts'
import { callKey, queryClient } from '#src/gateway/query-client.ts'
import { endSession, forgetPrivateAnswers } from './end-session.ts'
import { tellSession } from './session-store.ts'

export type LoginBody = BodyTo<typeof login>

/** Opens a session; rejects with a GatewayError. Who it belongs to follows by `useSessionSync`. */
export async function signIn(body: LoginBody): Promise<void> {
  const { value } = await callGateway(login, { body })
  forgetPrivateAnswers()
  tellSession({ type: 'signed-in', token: value.token, isFirstLogin: value.firstTimeLogin })
}

/** Ends the session on the server, then here; it ends here even where the server could not be told. */
export async function signOut(): Promise<void> {
  try {
    await callGateway(logout, {})
  } finally {
    endSession('left')
  }
}

/** Brings back what lies in vendors’ wallets; the answer is the new balance. */
export async function consolidate(): Promise<void> {
  const answer = await callGateway(consolidateFunds, {})
  queryClient.setQueryData(callKey(getBalance, {}), answer)
}
