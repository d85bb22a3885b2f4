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

/** The code that was taken; undefined where none was, what came cannot be one, or it was used. */
export function appCode(): string | undefined {
  return taken !== undefined && /^[\w-]{16,128}$/.test(taken) ? taken : undefined
}

/** The page has it now. Not with the reading: what is drawn may be drawn anew before anybody sees it. */
export function forgetAppCode(): void {
  taken = undefined
}
