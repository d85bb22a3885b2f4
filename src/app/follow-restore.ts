import i18next from 'i18next'
import { siteLanguage } from '#src/config/site.ts'
import { switchStrings } from '#src/i18n/i18n.ts'
import { applyLanguage } from '#src/i18n/language.ts'
import { report } from '#src/lib/report.ts'
import { readStored } from '#src/lib/storage.ts'
import { invalidateCalls } from '#src/session/end-session.ts'
import { applyTheme, startTheme, useTheme } from './parts/theme.ts'

/** The language that was chosen in another tab meanwhile; this one's own, of its address, counts before it. */
async function catchUpLanguage(): Promise<void> {
  const chosen = readStored('session', 'lang') ?? readStored('local', 'lang')
  if (chosen === null) return
  const language = siteLanguage(chosen)
  if (language.tag === i18next.language) return
  await switchStrings(language)
  applyLanguage(language)
}

/**
 * Brings up to date a page that the browser had put aside and shows again as it was: the theme and language of other tabs,
 * and what the gateway told a member. A session that ended meanwhile answers with that, and ends here, too.
 */
export function followRestore(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    const theme = startTheme()
    if (theme !== useTheme.getState().theme) applyTheme(theme)
    invalidateCalls('token', 'optional')
    catchUpLanguage().catch((error: unknown) => report('The page stays in its language', error))
  })
}
