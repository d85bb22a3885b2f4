import i18next from 'i18next'
import { languageOf } from './i18n.ts'

/** Seconds: a year. */
const maxAge = 31_536_000

function remember(): void {
  const { tag } = languageOf(i18next)
  const { page } = document.documentElement.dataset
  const hasCookie = /(?:^|;\s*)lang=/.test(document.cookie)
  if (page === undefined || (page === tag && !hasCookie)) return
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser that the site is for
  document.cookie = `lang=${tag};path=/;max-age=${maxAge};samesite=lax`
}

/**
 * Has the server send the page in the visitor's language from now on, where it can: by a cookie, since storage does not reach
 * it. A visitor whose page came in their language has none.
 */
export function followPageLanguage(): () => void {
  remember()
  i18next.on('languageChanged', remember)
  return () => i18next.off('languageChanged', remember)
}
