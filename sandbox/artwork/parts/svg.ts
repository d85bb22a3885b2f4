/** A coordinate as short as it can be: at most one decimal, no "-0". */
export function short(value: number): string {
  const rounded = Math.round(value * 10) / 10
  return Object.is(rounded, -0) ? '0' : String(rounded)
}

/** A standalone SVG file. The markup is drawn by this engine, never taken from a visitor. */
export function svgFile(width: number, height: number, body: string): string {
  const size = `width="${short(width)}" height="${short(height)}" viewBox="0 0 ${short(width)} ${short(height)}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${tightened(body)}</svg>`
}

/** Drops what drawing does not need: white space, leading zeros, doubled hex digits. */
function tightened(markup: string): string {
  return markup
    .replace(/>\s+</g, '><')
    .replace(/\s+\/>/g, '/>')
    .replace(/\s{2,}/g, ' ')
    .replace(/(["( ,-])0+\.(\d)/g, '$1.$2')
    .replace(/"#(\w)\1(\w)\2(\w)\3"/g, '"#$1$2$3"')
    .replace(/ d="[^"]+"/g, tightenedPath)
    .trim()
}

function tightenedPath(attribute: string): string {
  return attribute
    .replace(/,/g, ' ')
    .replace(/ ?([a-zA-Z]) (?=[-.\d])/g, '$1')
    .replace(/ (?=-)/g, '')
    .replace(/^ ?d/, ' d')
}

export interface GradientStop {
  at: number
  colour: string
  opacity?: number
}

export function stops(list: readonly GradientStop[]): string {
  return list
    .map(({ at, colour, opacity }) => {
      const place = at === 0 ? '' : ` offset="${at}"`
      return `<stop${place} stop-color="${opacity === undefined ? colour : withAlpha(colour, opacity)}"/>`
    })
    .join('')
}

/** "#rrggbb" with its opacity, 0-1, as two more digits. */
export function withAlpha(colour: string, opacity: number): string {
  const full = colour.length === 4 ? colour.replace(/\w/g, '$&$&') : colour
  return (
    full +
    Math.round(opacity * 255)
      .toString(16)
      .padStart(2, '0')
  )
}

/** Top to bottom over the box of the shape that uses it. */
export function verticalGradient(id: string, list: readonly GradientStop[]): string {
  return `<linearGradient id="${id}" x2="0" y2="1">${stops(list)}</linearGradient>`
}

export function radialGradient(
  id: string,
  x: number,
  y: number,
  radius: number,
  list: readonly GradientStop[],
): string {
  const place = `cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"`
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" ${place}>${stops(list)}</radialGradient>`
}
