import { appDownloadPath } from '#contract/site/routes.ts'
import { isAt } from '#src/config/home-path.ts'
import { site } from '#src/config/site.ts'
import { writeStored } from '#src/lib/storage.ts'
import { takeTokenFromUrl } from './token-from-url.ts'

/**
 * Takes what a scanned code carries out of the address bar and the history entry: a token that signs in, as a link's
 * does, and the language, which is the visitor's from now on.
 */
export function takeAppCode(location: Location, history: History): void {
  if (!isAt(location.pathname, appDownloadPath)) return
  takeTokenFromUrl(location, history, 'tokens')
  const query = new URLSearchParams(location.search)
  const language = query.get('language')
  query.delete('language')
  const search = query.size > 0 ? `?${query}` : ''
  history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`)
  if (site.languages.supported.some(({ code }) => code === language)) writeStored('local', 'lang', language)
}
