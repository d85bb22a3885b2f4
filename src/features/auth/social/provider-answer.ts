import type { PendingLogIn } from './pending-log-in.ts'

const parts = ['code', 'state', 'error', 'error_description', 'error_uri', 'iss', 'scope']

/** What a provider sent the visitor back with. */
export type ProviderAnswer =
  | { type: 'code'; code: string; verifier: string }
  /** The visitor declined there. */
  | { type: 'cancelled' }
  | { type: 'failed' }
  /** It does not belong to a log-in that this tab began. */
  | { type: 'stranger' }

/** Takes the answer out of the address bar and the history entry. */
export function takeFromAddress(location: Location, history: History): URLSearchParams {
  const query = new URLSearchParams(location.search)
  const taken = new URLSearchParams()
  for (const part of parts) {
    const value = query.get(part)
    if (value !== null) taken.set(part, value)
    query.delete(part)
  }
  const search = query.size > 0 ? `?${query}` : ''
  history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`)
  return taken
}

/** Reads an answer; only the one to this tab's own log-in at this provider counts, whatever it says. */
export function readAnswer(
  taken: URLSearchParams,
  provider: string,
  pending: PendingLogIn | undefined,
): ProviderAnswer {
  if (!pending || pending.provider !== provider || taken.get('state') !== pending.state) return { type: 'stranger' }
  const error = taken.get('error')
  if (error !== null) return { type: error === 'access_denied' ? 'cancelled' : 'failed' }
  const code = taken.get('code')
  return code ? { type: 'code', code, verifier: pending.verifier } : { type: 'failed' }
}
