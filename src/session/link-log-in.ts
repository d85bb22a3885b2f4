import { callGateway } from '#src/gateway/client.ts'
import { exchangeLinkToken } from '#src/gateway/link-calls.ts'
import { useSessionStore } from './session-store.ts'
import { signOut, takeUpSession } from './sign-in.ts'
import { noteUnseen } from './unseen-account.ts'

const exchanged = async (token: string) => (await callGateway(exchangeLinkToken, { body: { token } })).value

/**
 * Signs in a visitor who has no session. Rejects with a GatewayError. Answers false where somebody has signed in
 * meanwhile: that session stays, and the link's is not taken up.
 */
export async function enterByLink(token: string): Promise<boolean> {
  const opened = await exchanged(token)
  if (useSessionStore.getState().token !== null) return false
  takeUpSession(opened)
  noteUnseen(true)
  return true
}

/** Signs the visitor out, here and in every tab of this browser, and in to the link's account. Rejects with a GatewayError: nothing has changed then. */
export async function switchByLink(token: string): Promise<void> {
  const opened = await exchanged(token)
  // Whether or not the server hears of it, the visitor has left.
  void signOut().catch(() => undefined)
  takeUpSession(opened)
}
