import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { SiteLanguage } from '#contract/site/site-config.ts'
import { site, siteLanguage } from '#src/config/site.ts'
import { setBaseTitle } from '#src/lib/document-title.ts'
import { readStored, writeStored } from '#src/lib/storage.ts'
import { languageOf, switchStrings } from './i18n.ts'

/** The language to start in: the one that the page's first script found to be the visitor's, else the tenant's. */
export function startLanguage(): SiteLanguage {
  return siteLanguage(document.documentElement.dataset.language ?? readStored('local', 'lang'))
}

export function applyLanguage(language: SiteLanguage): void {
  const root = document.documentElement
  // The page's first script has set both as a rule; to set the same again has the browser style the whole page anew.
  if (root.lang !== language.tag) root.lang = language.tag
  if (root.dir !== language.dir) root.dir = language.dir
  setBaseTitle(language.title, site.name)
}

/** The language in use; parts that ask the gateway for texts ask with `code`. */
export function useLanguage(): SiteLanguage {
  const { i18n } = useTranslation()
  return languageOf(i18n)
}

/** Switches without a reload and remembers; the page stays as it is where the strings cannot be had. */
export function useSwitchLanguage() {
  const { i18n } = useTranslation()
  return useMutation({
    mutationFn: async (code: string) => {
      const language = siteLanguage(code)
      const before = languageOf(i18n).code
      await switchStrings(language)
      applyLanguage(language)
      if (before !== language.code) writeStored('local', 'hisLang', before)
      writeStored('local', 'lang', language.code)
      writeStored('session', 'lang', null)
    },
  })
}
