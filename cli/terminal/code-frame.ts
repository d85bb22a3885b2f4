import { codeFrameColumns } from '@babel/code-frame'
import type { TextPosition } from '../lib/text-position.ts'

/** A longer line is cut to this many characters around the place that matters. */
const widest = 100

function cutAround(line: string, from: number): string {
  const end = from + widest
  return `${from > 0 ? '…' : ''}${line.slice(from > 0 ? from + 1 : 0, end)}${line.length > end ? '…' : ''}`
}

let last = { text: '', lines: [''] }

/** Of a file with many findings the lines are told apart once. */
function linesOf(text: string): readonly string[] {
  if (last.text !== text) last = { text, lines: text.replace(/^\uFEFF/, '').split('\n') }
  return last.lines
}

/** Lines of a file around a place. */
export interface Excerpt {
  /** Of the file; counts from 1. */
  firstLine: number
  lines: readonly string[]
  /** Where the place is in its line as it is cut here; counts from 0. */
  column: number
}

/** The line of a place with so many neighbours on either side; null for a place outside of the text. */
export function excerptOf(text: string, place: TextPosition, neighbours: number): Excerpt | null {
  const lines = linesOf(text)
  const line = lines[place.line - 1]
  if (line === undefined) return null
  const first = Math.max(0, place.line - 1 - neighbours)
  const from = line.length > widest ? Math.max(0, place.column - Math.floor(widest / 2)) : 0
  const excerpt = lines
    .slice(first, place.line + neighbours)
    .map((near) => near.replace(/\r$/, ''))
    .map((near) => cutAround(near, near.length > from ? from : 0))
  const column = Math.min(place.column, line.length + 1) - from - 1
  return { firstLine: first + 1, lines: excerpt, column }
}

/** The line of a place and its neighbours with a mark under the column; empty for a place outside of the text. */
export function codeFrame(text: string, place: TextPosition): string {
  const excerpt = excerptOf(text, place, 1)
  if (!excerpt) return ''
  return codeFrameColumns(
    excerpt.lines.join('\n'),
    { start: { line: place.line, column: excerpt.column } },
    { linesAbove: 1, linesBelow: 1, startLine: excerpt.firstLine },
  )
}
