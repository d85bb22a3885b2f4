import type { i18n } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { site, siteLanguage } from '#src/config/site.ts'
import type { SiteLanguage } from '#src/config/site-config.ts'
import { keep, kept } from '#src/lib/storage.ts'
import { languageOf, switchStrings } from './i18n.ts'

/** The language to start in: the one the visitor chose before, else the tenant's. */
export function startLanguage(): SiteLanguage {
  return siteLanguage(kept('local', 'lang') ?? site.languages.default)
}

export function applyLanguage(language: SiteLanguage): void {
  document.documentElement.lang = language.tag
  document.documentElement.dir = language.dir
  document.title = language.title
}

/** The language in use; parts that ask the gateway for texts ask with `code`. */
export function useLanguage(): SiteLanguage {
  const { i18n } = useTranslation()
  return languageOf(i18n)
}

async function switchTo(i18n: i18n, code: string): Promise<void> {
  const language = siteLanguage(code)
  const before = languageOf(i18n).code
  await switchStrings(language)
  applyLanguage(language)
  if (before !== language.code) keep('local', 'hisLang', before)
  keep('local', 'lang', language.code)
}

/**
 * Switches without a reload and remembers; the page stays as it is where the strings cannot be had. A state of its own: what
 * sends orders to the gateway comes after the start.
 */
export function useSwitchLanguage() {
  const { i18n } = useTranslation()
  const [status, setStatus] = useState<'idle' | 'pending' | 'error'>('idle')
  const change = (code: string) => {
    setStatus('pending')
    switchTo(i18n, code).then(
      () => setStatus('idle'),
      () => setStatus('error'),
    )
  }
  return { change, status }
}
