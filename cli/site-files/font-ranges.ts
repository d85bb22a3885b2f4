/** Code points, both ends included. */
export type Range = readonly [from: number, to: number]

/** "U+0000-00FF,U+4??,U+2122" as pairs of code points. */
function rangesOf(text: string): Range[] {
  return [...text.matchAll(/U\+([0-9a-f?]+)(?:-([0-9a-f]+))?/gi)].map(([, from = '', to]) => [
    Number.parseInt(from.replaceAll('?', '0'), 16),
    Number.parseInt(to ?? from.replaceAll('?', 'f'), 16),
  ])
}

/** The code points that a `@font-face` says it is for; null where it says none, and is for all. */
export function fontFaceRanges(body: string): readonly Range[] | null {
  const range = /unicode-range:([^;}]+)/i.exec(body)?.[1]
  return range === undefined ? null : rangesOf(range)
}

/** What stands on a page as text, by code point. */
export function lettersOf(html: string): number[] {
  const words = html.replaceAll(/<(script|style|template)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]*>/g, '')
  return [...new Set(words)].flatMap((letter) => letter.codePointAt(0) ?? [])
}

/** Whether a font for these ranges, or for all, is asked for by one of the letters. */
export function hasLetter(ranges: readonly Range[] | null, letters: readonly number[]): boolean {
  return ranges === null || letters.some((at) => ranges.some(([from, to]) => at >= from && at <= to))
}
