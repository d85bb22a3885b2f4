import { type Unit, unitsOf } from './fold.ts'
import { leastForTypo, leastJoined, type Query } from './query.ts'
import { oneTypoInFront } from './typo.ts'

type Range = [start: number, end: number]

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Where the shown text has what was typed: pairs of UTF-16 units that never cut a character as readers see it. */
export function marksOf(shown: string, query: Query): Range[] {
  const units = unitsOf(shown)
  const found = phraseIn(units, query.phrase) ?? compactIn(units, query.compact)
  const ranges = found ? [found] : query.words.flatMap((word) => wordIn(units, word) ?? [])
  return wholeCharacters(shown, ranges)
}

function phraseIn(units: readonly Unit[], phrase: string): Range | null {
  const { text, at } = joined(units)
  const inWord = ` ${text}`.indexOf(` ${phrase}`)
  const start = inWord >= 0 ? inWord : text.indexOf(phrase)
  return start < 0 ? null : rangeOf(units, at, { start, end: start + phrase.length })
}

function compactIn(units: readonly Unit[], compact: string): Range | null {
  return compact.length >= leastJoined
    ? plainIn(
        units.filter(({ text }) => text !== ' '),
        compact,
      )
    : null
}

function plainIn(units: readonly Unit[], wanted: string): Range | null {
  const { text, at } = joined(units)
  const start = text.indexOf(wanted)
  return start < 0 ? null : rangeOf(units, at, { start, end: start + wanted.length })
}

function wordIn(units: readonly Unit[], word: string): [Range] | null {
  const exact = phraseIn(units, word)
  if (exact) return [exact]
  if (word.length < leastForTypo) return null
  const { text, at } = joined(units)
  let start = 0
  for (const candidate of text.split(' ')) {
    const length = oneTypoInFront(word, candidate)
    const range = length < 0 ? null : rangeOf(units, at, { start, end: start + Math.min(length, candidate.length) })
    if (range) return [range]
    start += candidate.length + 1
  }
  return null
}

/** The units as one text, and for each of its UTF-16 units which unit it is of. */
function joined(units: readonly Unit[]): { text: string; at: readonly number[] } {
  const at = units.flatMap(({ text }, place) => Array.from({ length: text.length }, () => place))
  return { text: units.map(({ text }) => text).join(''), at }
}

function rangeOf(
  units: readonly Unit[],
  at: readonly number[],
  { start, end }: { start: number; end: number },
): Range | null {
  const first = units[at[start] ?? -1]
  const last = units[at[end - 1] ?? -1]
  return first && last ? [first.start, last.end] : null
}

/** Widened to whole characters, in their order, with what touches put together. */
function wholeCharacters(shown: string, ranges: readonly Range[]): Range[] {
  const marks: Range[] = []
  for (const { index, segment } of graphemes.segment(shown)) {
    const end = index + segment.length
    if (!ranges.some(([from, to]) => from < end && to > index)) continue
    const last = marks.at(-1)
    if (last?.[1] === index) last[1] = end
    else marks.push([index, end])
  }
  return marks
}
