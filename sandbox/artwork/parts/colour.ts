import culori from 'culori/require'

/** The library as one file: as modules it is 150, which take a tenth of a second to load. */
const { clampChroma, converter, formatHex } = culori

const toOklch = converter('oklch')

/** OKLCH (lightness 0-1, chroma, hue in degrees) as a hex colour, chroma lowered until sRGB can show it. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  return formatHex(clampChroma({ mode: 'oklch', l: lightness, c: chroma, h: normalHue(hue) }, 'oklch'))
}

export function normalHue(hue: number): number {
  return ((hue % 360) + 360) % 360
}

/** The shorter way round, 0-180. */
export function hueDistance(first: number, second: number): number {
  const apart = Math.abs(normalHue(first) - normalHue(second))
  return Math.min(apart, 360 - apart)
}

export interface ColourParts {
  lightness: number
  chroma: number
  hue: number
}

export function colourParts(colour: string): ColourParts {
  const parts = toOklch(colour)
  return { lightness: parts?.l ?? 0.5, chroma: parts?.c ?? 0, hue: parts?.h ?? 0 }
}

/** The colour moved in lightness and with its chroma multiplied. */
export function shifted(colour: string, lightness: number, chromaTimes: number): string {
  const parts = colourParts(colour)
  return oklch(Math.min(0.98, Math.max(0.06, parts.lightness + lightness)), parts.chroma * chromaTimes, parts.hue)
}

/** The tones one hue lends a background, from the light at its heart to the corner. */
export interface Scheme {
  hue: number
  glow: string
  bright: string
  mid: string
  dark: string
  night: string
  /** The hue across the wheel that sparks, frames and extras take. */
  counter: number
}

/** Warm hues fall into red as they darken and cool ones into violet: straight darkening turns yellow to mud. */
export function shadowHue(hue: number, depth: number): number {
  if (hue >= 40 && hue < 125) return hue - depth * Math.min(55, (hue - 20) * 0.75)
  if (hue >= 125 && hue < 250) return hue + depth * 32
  if (hue >= 250 && hue < 330) return hue - depth * 12
  return hue - depth * 18
}

/** Hues around 110 are the olive nobody asks for: they are painted nearer to gold or to leaf green. */
function awayFromOlive(hue: number): number {
  const off = (normalHue(hue) - 110) / 32
  return Math.abs(off) >= 1 ? hue : 110 + 32 * Math.sign(off || 1) * Math.max(0.45, Math.abs(off) ** 0.4)
}

export function schemeOf(wanted: number): Scheme {
  const hue = awayFromOlive(wanted)
  // Yellow is only yellow while it is light.
  const gold = Math.max(0, 1 - Math.abs(normalHue(hue) - 92) / 34)
  return {
    hue,
    glow: oklch(0.94, 0.09, hue + (hue > 20 && hue < 125 ? 8 : -10)),
    bright: oklch(0.74 + gold * 0.09, 0.165, hue),
    mid: oklch(0.52 + gold * 0.13, 0.165, shadowHue(hue, 0.45)),
    dark: oklch(0.31, 0.115, shadowHue(hue, 0.8)),
    night: oklch(0.16, 0.06, shadowHue(hue, 1)),
    counter: normalHue(hue + 180),
  }
}
