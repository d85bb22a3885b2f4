import anyAscii from 'any-ascii'
import culori from 'culori/require'
import { fitGamut, type Lch, lch, luminanceOf, pixelOf, ratioBetween, readColour } from '#cli/theme/colour.ts'
import { letterformFor } from '#sandbox/artwork/letters/fonts.ts'
import { boundsOf, mapped, outlineText, pathData } from '#sandbox/artwork/letters/outline.ts'

/** The library as one file: as modules it is 150, which take a tenth of a second to load. */
const { formatHex } = culori

/** A square with soft corners, 64 on a side. */
const tile = 'M20 2H44C57 2 62 7 62 20V44C62 57 57 62 44 62H20C7 62 2 57 2 44V20C2 7 7 2 20 2Z'
/** What a low sun lights of it: a broad facet from one corner. */
const facet = 'M20 2H44C57 2 62 7 62 20V22L2 52V20C2 7 7 2 20 2Z'
/** Where a name has no letters at all: three steps that rise. */
const steps = 'M16 46V34h9v12zm11.5 0V26h9v20zM39 46V18h9v28z'

/** Between these a tile shows on a dark page and on a white one. */
const [darkest, lightest] = [0.45, 0.8]
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** Steps that a pixel of the 64 is cut into. */
const unitsPerPixel = 32

const hexOf = ({ l, c, h }: Lch): string => formatHex({ mode: 'oklch', l, c, h })
const shade = (colour: Lch, by: number): Lch => fitGamut({ ...colour, l: clamp(colour.l + by, 0, 1) })

/** The first letters of the first two words, as Latin capitals. */
export function initialsOf(name: string, count: 1 | 2): string {
  const words = anyAscii(name)
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
  return words
    .slice(0, count)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
}

/** Letters as one outline, in the middle of the tile and as large as fits. */
function lettering(letters: string, room: number): string {
  const segments = outlineText(letters, letterformFor('righteous', letters))
  const { left, right, top, bottom } = boundsOf(segments)
  const scale = Math.min(room / (right - left), (room * 0.9) / (bottom - top))
  const [centreX, centreY] = [(left + right) / 2, (top + bottom) / 2]
  const placed = mapped(segments, (x, y) => [32 + (x - centreX) * scale, 32 + (y - centreY) * scale])
  return pathData(placed, unitsPerPixel)
}

/**
 * A mark to stand for a brand until it has its own: its initials on a tile in its colour. The tile keeps to a lightness
 * that shows on dark pages and on light ones, and its letters to the ink that stands out more.
 */
export function drawMark(name: string, colour: string, use: 'logo' | 'favicon'): string {
  const brand = readColour(colour) ?? lch(0.6, 0.17, 262)
  const base = fitGamut({ ...brand, l: clamp(brand.l, darkest, lightest), alpha: 1 })
  const [top, bottom] = [shade(base, 0.05), shade(base, -0.06)]
  const inks = [lch(0.99, 0.005, base.h), lch(0.2, Math.min(0.05, base.c / 3), base.h)]
  const [ink] = inks
    .map((one) => ({ one, ratio: ratioBetween(luminanceOf(pixelOf(one)), luminanceOf(pixelOf(base))) }))
    .sort((a, b) => b.ratio - a.ratio)
  const letters = initialsOf(name, use === 'logo' ? 2 : 1)
  const outline = letters === '' ? steps : lettering(letters, letters.length > 1 ? 42 : 34)
  const scale = letters === '' ? '' : ` transform="scale(${1 / unitsPerPixel})"`
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
    `<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${hexOf(top)}"/>` +
    `<stop offset="1" stop-color="${hexOf(bottom)}"/></linearGradient>` +
    `<path d="${tile}" fill="url(#g)"/><path d="${facet}" fill="#fff" fill-opacity=".14"/>` +
    `<path${scale} d="${outline}" fill="${hexOf(ink?.one ?? base)}"/></svg>\n`
  )
}
