import type { LanguageCode } from '#contract/site/languages.ts'
import type { GameRow } from '#sandbox/catalogue/catalogue.ts'
import { vendorName } from '#sandbox/catalogue/offer.ts'
import { subjectIn } from '#sandbox/catalogue/subjects.ts'
import { themeIn } from '#sandbox/catalogue/themes.ts'
import { type Folded, foldedOf } from './query.ts'

/** What games can be found by beside their names: a vendor, or what a game is about. */
export interface Subject {
  code: string
  /** In the asked language, then in English where that is another word. */
  names: readonly { text: string; folded: Folded }[]
}

export interface Subjects {
  vendors: readonly Subject[]
  /** Themes of games, and what tables and matches are about. */
  themes: readonly Subject[]
}

export function subjectsOf(entries: readonly { game: GameRow }[], language: LanguageCode): Subjects {
  const vendors = new Set(entries.map(({ game }) => game.vendor))
  const themes = new Set(entries.flatMap(({ game }) => game.themes.split(' ')))
  const tables = new Set(entries.map(({ game }) => game.subject))
  const about = [...themes].map((code) => subject(code, [themeIn(code, language), themeIn(code, 'EN')]))
  const played = [...tables].map((code) =>
    subject(playedCode(code), [subjectIn(code, language), subjectIn(code, 'EN')]),
  )
  return {
    vendors: [...vendors].map((code) => subject(code, [vendorName(code)])),
    themes: [...about, ...played].filter(({ code, names }) => code !== '' && names.length > 0),
  }
}

function subject(code: string, names: readonly (string | undefined)[]): Subject {
  const texts = new Set(names.filter((name) => name !== undefined))
  return { code, names: [...texts].map((text) => ({ text, folded: foldedOf(text) })) }
}

/** What a game is about, as codes of `subjectsOf`; one list for all games that are about the same. */
export function aboutOf({ themes, subject: played }: GameRow): readonly string[] {
  const key = `${themes} ${playedCode(played)}`
  const known = about.get(key) ?? key.split(' ').filter((code) => code !== '')
  about.set(key, known)
  return known
}

/** Apart from the themes, of which one is "cards" as well. */
function playedCode(subject: string): string {
  return subject === '' ? '' : `played:${subject}`
}

const about = new Map<string, readonly string[]>()
