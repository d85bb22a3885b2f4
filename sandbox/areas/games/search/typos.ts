import { type Folded, isJoinedIn, leastForTypo, type Query, type Tier, tiers } from './query.ts'
import { oneTypoInFront } from './typo.ts'

/** The words that begin as one of the typed words does, but for one letter. */
export function wordsLike(words: Iterable<string>, query: Query): string[] {
  const typed = query.words.filter((word) => word.length >= leastForTypo)
  return typed.length === 0 ? [] : [...words].filter((word) => typed.some((one) => oneTypoInFront(one, word) >= 0))
}

/** Null unless every typed word stands in the name with one letter wrong at the most, or all with the blanks elsewhere. */
export function typoTierOf(name: Folded, query: Query): Tier | null {
  if (isJoinedIn(name, query)) return tiers.typo
  const words = name.text.split(' ')
  const fits = query.words.map((typed) => words.map((word) => fitOf(typed, word)).toSorted((one, two) => one - two)[0])
  const worst = Math.max(...fits.map((fit) => fit ?? none))
  if (worst >= none) return null
  return worst === inFront ? tiers.typoInFront : tiers.typo
}

const [whole, inFront, none] = [0, 1, 2]

function fitOf(typed: string, word: string): number {
  if (word.startsWith(typed)) return whole
  if (typed.length < leastForTypo) return none
  const length = oneTypoInFront(typed, word)
  if (length < 0) return none
  return length === word.length ? whole : inFront
}
