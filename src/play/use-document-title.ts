import { useEffect } from 'react'
import { site } from '#src/config/site.ts'
import { useLanguage } from '#src/i18n/language.ts'

/** The document's title while a page stands that is about something; nothing named yet leaves it as it is. */
export function useDocumentTitle(title: string | undefined): void {
  const language = useLanguage()
  useEffect(() => {
    if (title === undefined) return
    document.title = `${title} · ${site.name}`
    return () => {
      document.title = language.title
    }
  }, [title, language])
}
