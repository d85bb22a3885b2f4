import { fold } from './fold.ts'

/** What a visitor typed, folded as names are. */
export interface Query {
  /** "tiger roy" */
  phrase: string
  /** Each once. */
  words: readonly string[]
  /** Without blanks, since scripts and writers differ on where to set them. */
  compact: string
}

const maxCharacters = 64

/** Null where nothing is left to look for. Only the first 64 characters count. */
export function queryOf(typed: string): Query | null {
  const phrase = fold([...typed.slice(0, maxCharacters * 2)].slice(0, maxCharacters).join(''))
  if (phrase === '') return null
  return { phrase, words: [...new Set(phrase.split(' '))], compact: phrase.replaceAll(' ', '') }
}

/** Shorter words have too many neighbours. */
export const leastForTypo = 4
export const leastJoined = 4

/** How well a text fits, the best first. */
export const tiers = { exact: 0, prefix: 1, wordPrefix: 2, inside: 3, typo: 4, typoInFront: 5 } as const
export type Tier = (typeof tiers)[keyof typeof tiers]

/** A name, folded with and without its blanks. */
export interface Folded {
  text: string
  compact: string
}

export function foldedOf(text: string): Folded {
  const whole = fold(text)
  return { text: whole, compact: whole.replaceAll(' ', '') }
}

/** Null where the letters of a name do not have what was typed. */
export function tierOf({ text }: Folded, { phrase, words }: Query): Tier | null {
  const at = text.indexOf(phrase)
  if (at === 0) return text.length === phrase.length ? tiers.exact : tiers.prefix
  if (at > 0 && (text[at - 1] === ' ' || text.includes(` ${phrase}`))) return tiers.wordPrefix
  if (at > 0 && !isOneLetter(phrase)) return tiers.inside
  if (words.length === 1) return null
  if (words.every((word) => startsWord(text, word))) return tiers.wordPrefix
  return words.every((word) => text.includes(word)) ? tiers.inside : null
}

/** One Latin letter is inside nearly everything; one Chinese character is not. */
function isOneLetter(phrase: string): boolean {
  return /^[a-z0-9]$/.test(phrase)
}

export function startsWord(text: string, word: string): boolean {
  return text.startsWith(word) || text.includes(` ${word}`)
}

/** "koifortune", which stands in no name as it is; Latin letters from a word's beginning: no "tigr" in "Yeti Grove". */
export function isJoinedIn({ text, compact: plain }: Folded, { compact }: Query): boolean {
  if (compact.length < leastJoined || !plain.includes(compact)) return false
  const words = text.split(' ')
  return !/^[a-z0-9]/.test(compact) || words.some((_, at) => words.slice(at).join('').startsWith(compact))
}
