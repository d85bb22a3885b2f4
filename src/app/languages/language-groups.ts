import { type Region, regionOf, regions as regionsInOrder } from '#contract/site/languages.ts'
import type { SiteLanguage } from '#contract/site/site-config.ts'

export interface LanguageGroup {
  /** Null for those that are suggested. */
  region: Region | null
  languages: readonly SiteLanguage[]
}

/** As they are compared: "Türkçe" and "turkce" are one. */
const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

/** The name of a language in another one; undefined where the browser has none. */
export function languageName(tag: string, inTag: string): string | undefined {
  return new Intl.DisplayNames(inTag, { type: 'language', fallback: 'none' }).of(tag)
}

/** Those whose own name, English name, name in the language in use, tag or code has what was typed, the beginnings first. */
export function findLanguages(all: readonly SiteLanguage[], typed: string, tag: string): SiteLanguage[] {
  const wanted = folded(typed)
  const found = all.flatMap((language) => {
    const names = [language.name, languageName(language.tag, 'en'), languageName(language.tag, tag)]
    const texts = [...names, language.tag, language.code].map((text) => folded(text ?? ''))
    if (!texts.some((text) => text.includes(wanted))) return []
    return [{ language, isFirst: texts.some((text) => text.startsWith(wanted)) }]
  })
  return found.sort((one, two) => Number(two.isFirst) - Number(one.isFirst)).map(({ language }) => language)
}

/** The one in use, those that the browser asks for (as `navigator.languages`), and the site's own. */
function suggestedOf(all: readonly SiteLanguage[], current: string, asked: readonly string[]): SiteLanguage[] {
  const wanted = asked.flatMap((tag) => {
    const exact = all.find((language) => language.tag.toLowerCase() === tag.toLowerCase())
    const near = all.find((language) => new Intl.Locale(language.tag).language === tag.split('-')[0]?.toLowerCase())
    return exact ?? near ?? []
  })
  const first = all.filter(({ code }) => code === current)
  return [...new Set([...first, ...wanted, ...all.slice(0, 1)])]
}

/** All languages by region, the names of each in their order; those that are suggested stand before, and once more in theirs. */
export function groupLanguages(
  all: readonly SiteLanguage[],
  { current, asked, tag }: { current: string; asked: readonly string[]; tag: string },
): LanguageGroup[] {
  const regions = new Map<Region, SiteLanguage[]>()
  for (const language of all) {
    const region = regionOf[language.code]
    regions.set(region, [...(regions.get(region) ?? []), language])
  }
  const { compare } = new Intl.Collator(tag)
  const groups = regionsInOrder.flatMap((region): LanguageGroup[] => {
    const languages = regions.get(region)?.toSorted((one, two) => compare(one.name, two.name))
    return languages ? [{ region, languages }] : []
  })
  return [{ region: null, languages: suggestedOf(all, current, asked) }, ...groups]
}
