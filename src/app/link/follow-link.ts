import { toGatewayError } from '#src/gateway/gateway-error.ts'
import { openPopup } from '#src/popups/popup-store.ts'
import { enterByLink } from '#src/session/link-log-in.ts'
import { useSessionStore } from '#src/session/session-store.ts'
import { sessionOfTabs } from '#src/session/tabs.ts'

/** Milliseconds for which another tab may hand its session over. */
const tabPatience = 1000
/** Milliseconds for which the page waits for the session of the link: after that it is drawn without. */
const maxWait = 5000

const isToken = (text: string) => /^[\w-]{16,128}$/.test(text)

const hasSession = () => useSessionStore.getState().token !== null

/**
 * Follows the token that the address brought, before the page decides what a guest may see. A visitor without a session
 * is signed in and told whose account it is; a session that is open, here or in another tab, stays, and the popup asks.
 */
export async function followLink(given: string): Promise<void> {
  const token = isToken(given) ? given : ''
  if (!hasSession()) await sessionOfTabs(tabPatience)
  if (hasSession() || token === '') return openPopup('link', { token })
  const entered = enterByLink(token).then(
    (isEntered) => openPopup('link', isEntered ? {} : { token }),
    (error: unknown) => openPopup('link', { token, error: toGatewayError(error) }),
  )
  await Promise.race([entered, new Promise((resolve) => setTimeout(resolve, maxWait))])
}
