import type { LanguageCode } from '#contract/site/languages.ts'
import type { GameRow } from '#sandbox/catalogue/catalogue.ts'
import { vendorName } from '#sandbox/catalogue/offer.ts'
import { subjectIn } from '#sandbox/catalogue/subjects.ts'
import { featureIn, themeIn } from '#sandbox/catalogue/themes.ts'
import { type Folded, foldedOf } from './query.ts'

/** What games can be found by beside their names: a vendor, or what a game is about. */
export interface Subject {
  code: string
  /** In the asked language, then in English where that is another word. */
  names: readonly { text: string; folded: Folded }[]
}

export interface Subjects {
  vendors: readonly Subject[]
  /** Themes of games, what they have, and what tables and matches are about. */
  themes: readonly Subject[]
}

export function subjectsOf(entries: readonly { game: GameRow }[], language: LanguageCode): Subjects {
  const vendors = new Set(entries.map(({ game }) => game.vendor))
  const themes = new Set(entries.flatMap(({ game }) => game.themes.split(' ')))
  const features = new Set(entries.flatMap(({ game }) => game.features.split(' ')))
  const tables = new Set(entries.map(({ game }) => game.subject))
  const about = [...themes].map((code) => subject(code, [themeIn(code, language), themeIn(code, 'EN')]))
  const had = [...features].map((code) =>
    subject(featureCode(code), [featureIn(code, language), featureIn(code, 'EN')]),
  )
  const played = [...tables].map((code) =>
    subject(playedCode(code), [subjectIn(code, language), subjectIn(code, 'EN')]),
  )
  return {
    vendors: [...vendors].map((code) => subject(code, [vendorName(code)])),
    themes: [...about, ...had, ...played].filter(({ code, names }) => code !== '' && names.length > 0),
  }
}

function subject(code: string, names: readonly (string | undefined)[]): Subject {
  const texts = new Set(names.filter((name) => name !== undefined))
  return { code, names: [...texts].map((text) => ({ text, folded: foldedOf(text) })) }
}

/** What a game is about and what it has, as codes of `subjectsOf`; one list for all games that are about the same. */
export function aboutOf({ themes, features, subject: played }: GameRow): readonly string[] {
  const had = features.split(' ').map(featureCode).join(' ')
  const key = `${themes} ${had} ${playedCode(played)}`
  const known = about.get(key) ?? key.split(' ').filter((code) => code !== '')
  about.set(key, known)
  return known
}

/** Apart from the themes, of which one is "cards" as well. */
function playedCode(subject: string): string {
  return subject === '' ? '' : `played:${subject}`
}

/** Apart from the themes as well. */
function featureCode(feature: string): string {
  return feature === '' ? '' : `feature:${feature}`
}

const about = new Map<string, readonly string[]>()
