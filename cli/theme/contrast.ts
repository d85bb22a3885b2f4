import type { ThemeName } from '#contract/site/site-config.ts'
import {
  composite,
  formatColour,
  type Lch,
  lch,
  luminanceOf,
  type Pixel,
  pixelOf,
  ratioBetween,
  ratioOf,
  readColour,
} from './colour.ts'
import { artPairs, type Pair, pairs } from './pairs.ts'
import { nearestPassing } from './palette.ts'

/** A theme's CSS custom properties, by name without the dashes. */
type Values = Readonly<Record<string, string>>

/** A pair as measured on what is really behind. */
export interface MeasuredPair extends Pair {
  theme: ThemeName
  ratio: number
  /** As written in the theme. */
  foregroundValue: string
  backgroundValue: string
}

/** One that is under its minimum. */
export type Shortfall = MeasuredPair

const black: Pixel = [0, 0, 0]
const white: Pixel = [1, 1, 1]

/** A colour as it is shown on a ground; an opaque one hides what is behind it. */
interface Seen {
  colour: Lch
  pixel: Pixel
  luminance: number
}

const seen = (colour: Lch, pixel: Pixel): Seen => ({ colour, pixel, luminance: luminanceOf(pixel) })

const on = (front: Seen, ground: Pixel): Seen =>
  front.colour.alpha === 1 ? front : seen(front.colour, composite(front.colour, ground))

/** The lowest ratio of a foreground on a background, over any of what may be behind the background. */
function worstRatio(foreground: Seen, background: Seen, behind: readonly Pixel[]): number {
  const ratios = behind.map((pixel) => {
    const ground = on(background, pixel)
    return ratioBetween(on(foreground, ground.pixel).luminance, ground.luminance)
  })
  return Math.min(...ratios)
}

/** Reads each colour once: most stand in several pairs. */
function openColours(values: Values): (name: string) => Seen | null {
  const known = new Map<string, Seen | null>()
  return (name) => {
    const before = known.get(name)
    if (before !== undefined) return before
    const colour = readColour(values[name] ?? '')
    const found = colour === null ? null : seen(colour, pixelOf(colour))
    known.set(name, found)
    return found
  }
}

/** Every pair of a theme, passing or not, in the order of `pairs.ts`. */
export function measurePairs(values: Values, theme: ThemeName): MeasuredPair[] {
  const colourOf = openColours(values)
  const measure = (pair: Pair, behind: readonly Pixel[]): MeasuredPair[] => {
    const [foreground, background] = [colourOf(pair.foreground), colourOf(pair.background)]
    // A token that is missing or unreadable has a diagnostic of its own.
    if (foreground === null || background === null) return []
    const ratio = worstRatio(foreground, background, behind)
    const [foregroundValue = '', backgroundValue = ''] = [values[pair.foreground], values[pair.background]]
    return [{ ...pair, theme, ratio, foregroundValue, backgroundValue }]
  }
  const page = colourOf('color-bg')?.pixel ?? (theme === 'dark' ? black : white)
  return [
    ...pairs.flatMap((pair) => measure(pair, [page])),
    ...artPairs.flatMap((pair) => measure(pair, [black, white])),
  ]
}

/** Every pair of a theme that is under its minimum. */
export function findShortfalls(values: Values, theme: ThemeName): Shortfall[] {
  return measurePairs(values, theme).filter(({ ratio, minimum }) => ratio < minimum)
}

/** The nearest lightness of a token's colour that passes in all of its pairs, else in this one; null where none does. */
export function passingColour(values: Values, shortfall: Shortfall, name: string): string | null {
  const own = readColour(values[name] ?? '')
  if (own === null) return null
  const partners = (list: readonly Pair[]): { colour: Lch; minimum: number }[] =>
    list.flatMap((pair) => {
      const other = pair.foreground === name ? pair.background : pair.foreground
      const colour = readColour(values[other] ?? '')
      return colour === null || (pair.foreground !== name && pair.background !== name)
        ? []
        : [{ colour, minimum: pair.minimum }]
    })
  for (const list of [[...pairs, ...artPairs], [shortfall]]) {
    const found = nearestOf(own, partners(list))
    if (found !== null) return formatColour(found)
  }
  return null
}

function nearestOf(own: Lch, partners: readonly { colour: Lch; minimum: number }[]): Lch | null {
  const solid = lch(own.l, own.c, own.h)
  for (const minimum of [4.5, 3]) {
    const strict = partners.filter((partner) => partner.minimum >= minimum).map((partner) => partner.colour)
    if (strict.length === 0) continue
    const found = nearestPassing(solid, strict, minimum)
    const rest = partners.filter((partner) => partner.minimum < minimum)
    if (found !== null && rest.every(({ colour }) => ratioOf(pixelOf(found), pixelOf(colour)) >= 3)) return found
    return null
  }
  return null
}
