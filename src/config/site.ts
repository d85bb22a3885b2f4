import type { LanguageCode } from '#contract/site/languages.ts'
import type { SiteConfig, SiteLanguage } from '#contract/site/site-config.ts'

const read = (element: Element): SiteConfig => JSON.parse(element.textContent)

/**
 * The tenant's configuration. In a browser it is read once, from `<script type="application/json" id="livery-config">`;
 * elsewhere (the build's first paint, tests) it is unset until `setSite`, so nothing may read it while modules load.
 */
export let site!: SiteConfig

const element = typeof document === 'undefined' ? null : document.getElementById('livery-config')
if (element) site = read(element)

export function setSite(next: SiteConfig): void {
  site = next
}

/** The built language with this code; the default one where the site was not built with it. */
export function siteLanguage(code: string | null | undefined): SiteLanguage {
  const { supported, default: fallback } = site.languages
  const found = supported.find((language) => language.code === code) ?? supported.find((one) => one.code === fallback)
  if (!found) throw new Error(`The site has no language ${fallback}`)
  return found
}

export function minimumAge(language: LanguageCode): number {
  return site.minimumAge.byLanguage[language] ?? site.minimumAge.default
}
