import type { Oklch } from 'culori'
import culori from 'culori/require'

/** The library as one file: as modules it is 150, which take a tenth of a second to load. */
const { clampChroma, converter, parse } = culori

/** A colour as a token keeps it: lightness 0-1, chroma 0-0.4, hue in degrees, alpha 0-1. */
export interface Lch {
  l: number
  c: number
  h: number
  alpha: number
}

/** Red, green and blue, 0-1 each, as a screen of 8 bits a channel shows them. */
export type Pixel = readonly [number, number, number]

const toOklch = converter('oklch')
const toRgb = converter('rgb')

export function lch(l: number, c: number, h: number, alpha = 1): Lch {
  return { l, c, h, alpha }
}

/** What `formatColour` writes: most of what is read was written here. */
const ownForm = /^oklch\((\d*\.?\d+) (\d*\.?\d+) (\d*\.?\d+)(?:\/(\.\d+))?\)$/

/** Any CSS colour; null where it is none. */
export function readColour(text: string): Lch | null {
  const own = ownForm.exec(text)
  if (own !== null) {
    const l = Number(own[1])
    if (l <= 1) return { l, c: Number(own[2]), h: Number(own[3]), alpha: Number(own[4] ?? 1) }
  }
  const parsed = parse(text)
  if (parsed === undefined) return null
  const { l, c, h, alpha } = toOklch(parsed)
  const read = { l, c, h: h ?? 0, alpha: alpha ?? 1 }
  // Numbers that are too large to calculate with are no colour.
  return Object.values(read).every(Number.isFinite) ? read : null
}

const asCulori = ({ l, c, h, alpha }: Lch): Oklch => ({ mode: 'oklch', l, c, h, alpha })

/** The same lightness and hue with no more chroma than sRGB can show. */
export function fitGamut(colour: Lch): Lch {
  const fitted = clampChroma(asCulori(colour), 'oklch')
  return { ...colour, l: fitted.l, c: Math.min(colour.c, fitted.c) }
}

/** Never minus nought. */
const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals)) + 0

/** With no more decimals than are written. */
export function asWritten({ l, c, h, alpha }: Lch): Lch {
  const chroma = rounded(c, 4)
  return {
    l: rounded(l, 4),
    c: chroma,
    h: chroma === 0 ? 0 : rounded(((h % 360) + 360) % 360, 1),
    alpha: alpha < 1 ? rounded(alpha, 3) : 1,
  }
}

const short = (value: number): string => String(value).replace(/^(-?)0\./, '$1.')

/** As CSS writes it, without a byte to spare: `oklch(.205 .043 166)`, and `/.5` before the bracket for an alpha. */
export function formatColour(colour: Lch): string {
  const { l, c, h, alpha } = asWritten(colour)
  return `oklch(${short(l)} ${short(c)} ${short(h)}${colour.alpha < 1 ? `/${short(alpha)}` : ''})`
}

const channel = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 255) / 255

/** What a screen shows of an opaque colour. */
export function pixelOf(colour: Lch): Pixel {
  const { r, g, b } = toRgb(clampChroma(asCulori({ ...colour, alpha: 1 }), 'oklch'))
  return [channel(r), channel(g), channel(b)]
}

/** A colour with alpha, laid over what is behind it. */
export function composite(colour: Lch, behind: Pixel): Pixel {
  const [r, g, b] = pixelOf(colour)
  const mix = (front: number, back: number): number => channel(front * colour.alpha + back * (1 - colour.alpha))
  return [mix(r, behind[0]), mix(g, behind[1]), mix(b, behind[2])]
}

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** The relative luminance of WCAG 2.2, 0 to 1. */
export function luminanceOf([r, g, b]: Pixel): number {
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

/** The contrast ratio of WCAG 2.2 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio), 1 to 21, of two luminances. */
export function ratioBetween(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** The contrast ratio of two colours as they are shown. */
export function ratioOf(a: Pixel, b: Pixel): number {
  return ratioBetween(luminanceOf(a), luminanceOf(b))
}
