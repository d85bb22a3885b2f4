import culori from 'culori/require'

/** The library as one file: as modules it is 150, which take a tenth of a second to load. */
const { clampChroma, formatHex } = culori

const known = new Map<string, string>()

/** A colour of equal visible lightness in every hue, as a hex string inside sRGB. */
export function tone(lightness: number, chroma: number, hue: number): string {
  const turned = ((hue % 360) + 360) % 360
  const key = `${lightness} ${chroma} ${turned}`
  const existing = known.get(key)
  if (existing !== undefined) return existing
  const hex = formatHex(clampChroma({ mode: 'oklch', l: lightness, c: chroma, h: turned }, 'oklch'))
  known.set(key, hex)
  return hex
}

/** The metals and inks every scene shares. */
export const GOLD_SHINE = '#fff6cf'
export const GOLD_LIGHT = '#ffe07a'
export const GOLD = '#f6b62c'
export const GOLD_DEEP = '#b8690f'
export const GOLD_INK = '#5c2f08'
