import { num, repeat, type Sheet, symmetric } from '../../scenes/parts/sheet.ts'

/** The inks of a woodblock print, as few as a printer would cut blocks for. */
export const inks = {
  paper: '#f7ecd8',
  ink: '#221d2b',
  coral: '#e5503f',
  rust: '#b5342f',
  indigo: '#27406e',
  night: '#16264a',
  sky: '#8fb0c0',
  moss: '#6c8050',
  pine: '#3f5a3e',
  ochre: '#dca544',
  blush: '#f6b9ae',
  skin: '#f3cda6',
} as const

/** Paper with its fibres, and a band of one ink wiped out downwards from the upper edge. */
export function paper(sheet: Sheet, wiped: string, depth = 0.5): string {
  const band = sheet.linear([
    [0, wiped, 0.95],
    [depth * 0.45, wiped, 0.4],
    [depth, wiped, 0],
  ])
  const fibres = repeat(9, (index) => `M0 ${14 + index * 27}q90-${6 + (index % 3) * 3} 190 0t190 0`)
  return `<path d="M0 0H373V236H0Z" fill="${inks.paper}"/><path d="M0 0H373V236H0Z" fill="${band}"/><path d="${fibres}" stroke="#8a6a3a" stroke-opacity=".09" fill="none"/>`
}

/** A long level cloud of round bars, 150 wide, about the origin. */
export const bars =
  'M-42-17H46A8 8 0 0 1 46-1H24A7 7 0 0 0 24 12H66A7.500 7.500 0 0 1 66 27H-66A7.500 7.500 0 0 1-66 12H-30A7 7 0 0 0-30-1H-42A8 8 0 0 1-42-17Z'

/** Rows of the sea's scales: `wide` each, from `top` to the foot of the picture. */
export function scales(
  sheet: Sheet,
  top: number,
  { wide, line, ground }: { wide: number; line: string; ground: string },
) {
  const radius = wide / 2
  const one = sheet.define(
    `<circle r="${radius}" fill="${ground}"/><circle r="${num(radius - 1)}"/><circle r="${num(radius * 0.66)}"/><circle r="${num(radius * 0.34)}"/>`,
  )
  const rows = Math.ceil((236 - top) / (radius / 2)) + 1
  const all = repeat(rows, (row) =>
    repeat(
      Math.ceil(373 / wide) + 2,
      (at) => `<use href="#${one}" x="${num(at * wide - (row % 2) * radius)}" y="${num(top + (row * radius) / 2)}"/>`,
    ),
  )
  return `<g fill="none" stroke="${line}" stroke-width="1.6">${all}</g>`
}

/** What is the same on both sides of x = 0, from its right half; see `symmetric`. */
export const even = (half: string, paint: string, rest = ''): string =>
  `<path d="${symmetric(half)}" fill="${paint}"${rest}/>`

/** The right half and its mirror image about x = 0. */
export const twice = (half: string): string => `${half}<g transform="scale(-1 1)">${half}</g>`

/** The outline a key block prints. */
export const keyed = (width = 2): string =>
  ` stroke="${inks.ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`
