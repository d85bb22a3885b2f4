import type { Side } from './side.ts'
import { keysOf } from './values.ts'

export interface StringChange {
  /** BCP 47. */
  language: string
  /** "namespace:dotted.key". */
  key: string
  before: string | null
  after: string | null
}

/** A language that only one side speaks: its strings are counted, not listed. */
export interface LanguageChange {
  language: string
  change: 'added' | 'removed'
  strings: number
}

export function compareLanguages(a: Side, b: Side): LanguageChange[] {
  return keysOf(a.strings, b.strings).flatMap((language): LanguageChange[] => {
    const [before, after] = [a.strings[language], b.strings[language]]
    if (before && after) return []
    const strings = Object.keys(before ?? after ?? {}).length
    return [{ language, change: before ? 'removed' : 'added', strings }]
  })
}

/** Of the languages that both sides speak. */
export function compareStrings(a: Side, b: Side): StringChange[] {
  return keysOf(a.strings, b.strings).flatMap((language) => {
    const [before, after] = [a.strings[language], b.strings[language]]
    if (!before || !after) return []
    return keysOf(before, after)
      .filter((key) => before[key] !== after[key])
      .map((key) => ({ language, key, before: before[key] ?? null, after: after[key] ?? null }))
  })
}
