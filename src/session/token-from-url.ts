import { keep } from '#src/lib/storage.ts'

/** Where the token is kept for reloads of this tab. */
export const tokenName = 'token'

/** Takes `?token=` out of the address bar and the history entry, and keeps it for the session to find. */
export function takeTokenFromUrl(location: Location, history: History): void {
  const query = new URLSearchParams(location.search)
  const token = query.get('token')
  if (token === null) return
  query.delete('token')
  const search = query.size > 0 ? `?${query}` : ''
  history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`)
  if (/^[\w.~+/=-]{16,4096}$/.test(token)) keep('session', tokenName, token)
}

// Imported first in main.tsx for this line: it must run before anything else can read or send the address.
if (typeof window !== 'undefined') takeTokenFromUrl(window.location, window.history)
