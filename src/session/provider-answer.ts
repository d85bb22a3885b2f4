const parts = ['code', 'state', 'error', 'error_description', 'error_uri', 'iss', 'scope']

let taken: URLSearchParams | undefined

/**
 * Takes what a provider sent the visitor back with out of the address bar and the history entry; `providerAnswer` gives it
 * to the page that finishes the log-in. Only where a provider's way back stands.
 */
export function takeProviderAnswer(location: Location, history: History): void {
  const query = new URLSearchParams(location.search)
  const answer = new URLSearchParams()
  for (const part of parts) {
    const value = query.get(part)
    if (value !== null) answer.set(part, value)
    query.delete(part)
  }
  const search = query.size > 0 ? `?${query}` : ''
  history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`)
  taken = answer
}

/** The answer that was taken, once; empty where none was. */
export function providerAnswer(): URLSearchParams {
  const answer = taken ?? new URLSearchParams()
  taken = undefined
  return answer
}
