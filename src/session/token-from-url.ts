/** Where the token of the session is kept for reloads of this tab. */
export const tokenName = 'token'

let taken: string | undefined

/**
 * Takes a parameter that signs in out of the address bar and the history entry. It is no session's token: the gateway
 * exchanges it for one, once. It is kept nowhere but here.
 */
export function takeTokenFromUrl(location: Location, history: History, name = 'token'): void {
  const address = new URL(location.href)
  const token = address.searchParams.get(name)
  if (token === null) return
  address.searchParams.delete(name)
  history.replaceState(history.state, '', address)
  taken = token
}

/** What the address brought that signs in. */
export const linkToken = (): string | undefined => taken

// Imported first in main.tsx for this line: it must run before anything else can read or send the address.
if (typeof window !== 'undefined') takeTokenFromUrl(window.location, window.history)
