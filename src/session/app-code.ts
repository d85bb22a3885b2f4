import { comparable } from '#src/config/home-path.ts'
import { site } from '#src/config/site.ts'
import { keep } from '#src/lib/storage.ts'

let taken: string | undefined

/**
 * Takes what a scanned code carries out of the address bar and the history entry: the code for a session, which
 * `appCode` gives to the page, and the language, which is the visitor's from now on.
 */
export function takeAppCode(location: Location, history: History): void {
  if (comparable(location.pathname) !== '/m/appdownload') return
  const query = new URLSearchParams(location.search)
  const language = query.get('language')
  taken = query.get('tokens') ?? undefined
  query.delete('language')
  query.delete('tokens')
  const search = query.size > 0 ? `?${query}` : ''
  history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`)
  if (site.languages.supported.some(({ code }) => code === language)) keep('local', 'lang', language)
}

/** The code that was taken, once; undefined where none was, or what came cannot be one. */
export function appCode(): string | undefined {
  const code = taken
  taken = undefined
  return code !== undefined && /^[\w-]{16,128}$/.test(code) ? code : undefined
}
