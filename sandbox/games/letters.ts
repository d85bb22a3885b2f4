import { type LetterformId, letterforms } from '../artwork/letters/fonts.ts'
import { boundsOf, mapped, outlineText, pathData } from '../artwork/letters/outline.ts'
import { oklch } from '../artwork/parts/colour.ts'
import { svgFile, verticalGradient } from '../artwork/parts/svg.ts'

/** By rank, from the highest; the hue of each. */
const hues = { a: 18, k: 245, q: 150, j: 305 } as const

export const ranks = Object.keys(hues)

const isRank = (name: string): name is keyof typeof hues => Object.hasOwn(hues, name)
const isLetterform = (name: string): name is LetterformId => Object.hasOwn(letterforms, name)

const tallest = 164
const widest = 190
const unitsPerPixel = 4

/** A rank of cards as a letter of enamel edged with gold, in a square of 240; null where there is none of that name. */
export function drawLetter(rank: string, letterform: string): string | null {
  if (!isRank(rank) || !isLetterform(letterform)) return null
  const outline = outlineText(rank.toUpperCase(), letterform)
  const { left, right, top, bottom } = boundsOf(outline)
  const scale = Math.min(tallest / (bottom - top), widest / (right - left))
  const centred = mapped(outline, (x, y) => [
    (x - (left + right) / 2) * scale + 120,
    (y - (top + bottom) / 2) * scale + 120,
  ])
  const hue = hues[rank]
  const enamel = verticalGradient('e', [
    { at: 0, colour: oklch(0.9, 0.08, hue) },
    { at: 0.5, colour: oklch(0.66, 0.18, hue) },
    { at: 1, colour: oklch(0.46, 0.18, hue) },
  ])
  const gold = verticalGradient('g', [
    { at: 0, colour: '#fff6cf' },
    { at: 0.5, colour: '#f2bb4a' },
    { at: 1, colour: '#a8640f' },
  ])
  const ink = oklch(0.2, 0.08, hue)
  return svgFile(
    240,
    240,
    `<defs>${enamel}${gold}<path id="l" d="${pathData(centred, unitsPerPixel)}"/></defs><g transform="scale(${1 / unitsPerPixel})" stroke-linejoin="round">
    <use href="#l" y="20" fill="${ink}" stroke="${ink}" stroke-width="60" opacity=".75"/><use href="#l" fill="${ink}" stroke="url(#g)" stroke-width="46"/><use href="#l" fill="${ink}" stroke="${ink}" stroke-width="22"/><use href="#l" fill="url(#e)"/></g>`,
  )
}
