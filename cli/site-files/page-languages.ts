import { openMemo } from '#cli/lib/memo.ts'

/** A site's pages by language: its own at the root, each other in a folder of its tag. */
export interface PageLanguages {
  /** BCP 47. */
  own: string
  /** BCP 47; none where the site has one language. */
  others: readonly string[]
}

/** What of a browser's languages a page answers to: the first of `Accept-Language`, by this expression. */
export interface LanguageRule {
  tag: string
  /** Source of an expression without regard to case. */
  pattern: string
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const regions = letters.flatMap((one) => letters.map((two) => one + two))

const written = (tag: string) => {
  const { language, script } = new Intl.Locale(tag).maximize()
  return `${language}-${script}`
}

const known = openMemo<readonly string[]>(40)

/** Regions in which a language is written as this tag writes it, where that is not its usual script. */
const regionsOf = (tag: string) =>
  known(tag, () => {
    const { language } = new Intl.Locale(tag)
    return regions.filter((region) => written(`${language}-${region}`) === written(tag))
  })

/** Beginnings of the tags that a page in this language answers to. */
function beginningsOf(tag: string): string[] {
  const { language, region } = new Intl.Locale(tag)
  if (region) return [tag]
  if (written(language) === written(tag)) return [...new Set([tag, language])]
  return [tag, ...regionsOf(tag).map((one) => `${language}-${one}`)]
}

/**
 * For each language what a browser that prefers it says first, the more general rules before the more special: of all that
 * match the last counts. "zh-TW" is written as "zh-Hant", "pt-BR" is nearer to itself than to "pt".
 */
export function languageRules({ own, others }: PageLanguages): LanguageRule[] {
  return [own, ...others]
    .map((tag) => ({ tag, beginnings: beginningsOf(tag) }))
    .sort((a, b) => Math.min(...a.beginnings.map(lengthOf)) - Math.min(...b.beginnings.map(lengthOf)))
    .map(({ tag, beginnings }) => ({ tag, pattern: `^(?:${beginnings.join('|').toLowerCase()})(?:[-,;]|$)` }))
}

const lengthOf = (text: string) => text.split('-').length

/** The language of the page that a request is answered with: the address's, else the cookie's, else the browser's first. */
export function pageLanguage(
  languages: PageLanguages,
  { path, cookie, accepted }: { path: string; cookie: string; accepted: string },
): string {
  if (languages.others.length === 0) return languages.own
  const all = [languages.own, ...languages.others]
  const named = languages.others.find((tag) => path === `/${tag}` || path.startsWith(`/${tag}/`))
  if (named) return named
  const chosen = /(?:^|;\s*)lang=([A-Za-z-]+)/.exec(cookie)?.[1]
  if (chosen && all.includes(chosen)) return chosen
  const matching = languageRules(languages).filter(({ pattern }) => new RegExp(pattern, 'i').test(accepted.trim()))
  return matching.at(-1)?.tag ?? languages.own
}
