import { isRecord } from '#cli/lib/is-record.ts'
import type { ThemeName } from '#contract/site/site-config.ts'
import { type BuiltSite, readSiteText } from './built-site.ts'

type Strings = Record<string, Record<string, string>>

/** The single values of a tree by their dotted path; lists stay whole. */
export function flatten(tree: unknown, path = ''): Record<string, unknown> {
  if (!isRecord(tree) || Object.keys(tree).length === 0) return { [path]: tree }
  const entries = Object.entries(tree).map(([key, value]) => flatten(value, path ? `${path}.${key}` : key))
  return Object.assign({}, ...entries)
}

/** A language in the site's menu, as its code alone: addresses of strings change with every build. */
const languageCode = (language: unknown) => (isRecord(language) && 'code' in language ? language.code : language)

/** The configuration that the page gives to its code, as single values. Addresses with a hash in them are left out. */
export function configOfSite(site: BuiltSite): Record<string, unknown> {
  const page = readSiteText(site, 'index.html')
  const [, text = '{}'] = /<script type="application\/json" id="livery-config">(.*?)<\/script>/s.exec(page) ?? []
  const config: unknown = JSON.parse(text)
  const { 'languages.supported': supported, 'brand.logo': _logo, ...rest } = flatten(config)
  const codes = Array.isArray(supported) ? { 'languages.supported': supported.map(languageCode) } : {}
  return { ...rest, ...codes }
}

/** A block's declarations; the values of a theme hold no braces, and semicolons only between declarations. */
function declarationsOf(block: string): Record<string, string> {
  const found = [...block.matchAll(/--([\w-]+):((?:"[^"]*"|[^;"])*)/g)]
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, value.trim()]))
}

/** The custom properties of a site's theme, by theme. */
export function themesOfSite(site: BuiltSite): Partial<Record<ThemeName, Record<string, string>>> {
  const path = Object.keys(site.files).find((name) => /^assets\/theme-[\w-]+\.css$/.test(name))
  const css = path ? readSiteText(site, path) : ''
  const shared = declarationsOf(/:root\{([^}]*)\}/.exec(css)?.[1] ?? '')
  const themes: Partial<Record<ThemeName, Record<string, string>>> = {}
  for (const theme of ['dark', 'light'] as const) {
    const block = new RegExp(`:root\\[data-theme=["']?${theme}["']?\\]\\{([^}]*)\\}`).exec(css)?.[1]
    if (block !== undefined) themes[theme] = { ...shared, ...declarationsOf(block) }
  }
  return themes
}

/** Messages as a namespace nests them, by "namespace:dotted.key". */
export function flatStrings(namespace: string, nested: unknown): Record<string, string> {
  const messages = Object.entries(flatten(nested))
  return Object.fromEntries(messages.map(([key, message]) => [`${namespace}:${key}`, String(message)]))
}

/** A site's strings by BCP 47 tag, then by "namespace:dotted.key". */
export function stringsOfSite(site: BuiltSite): Strings {
  const found: Strings = {}
  for (const path of Object.keys(site.files)) {
    const [, tag] = /^strings\/([^/]+)\/[^/]+\.json$/.exec(path) ?? []
    if (!tag) continue
    const namespaces = Object.entries(JSON.parse(readSiteText(site, path)) as Record<string, unknown>)
    found[tag] = Object.assign(found[tag] ?? {}, ...namespaces.map((each) => flatStrings(...each)))
  }
  return found
}

/** What the page asks for at once, as paths of the site: styles, scripts, strings in its own language, pictures. */
export function firstLoadOf(site: BuiltSite): string[] {
  const page = readSiteText(site, 'index.html')
  const tags = page.match(/<(?:link|script)\b[^>]*>/g) ?? []
  const language = /<html\b[^>]*\blang="([^"]+)"/.exec(page)?.[1]
  const wanted = tags.filter((tag) =>
    /rel="strings"/.test(tag)
      ? tag.includes(`hreflang="${language}"`)
      : /rel="(?:stylesheet|modulepreload|preload)"|<script type="module"/.test(tag) &&
        !/fetchpriority="low"/.test(tag),
  )
  const paths = wanted.flatMap((tag) => /(?:href|src)="\/([^"]+)"/.exec(tag)?.[1] ?? [])
  return ['index.html', ...new Set(paths)].filter((path) => path in site.files)
}
