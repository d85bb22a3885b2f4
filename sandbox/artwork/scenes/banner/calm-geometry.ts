import { fill, glow, hush } from '../parts/light.ts'
import { createSheet, repeat, type Sheet } from '../parts/sheet.ts'
import { tone } from '../parts/tone.ts'
import type { BannerOptions, BannerScene } from '../parts/types.ts'

/** Quarter and half rounds, discs and stems of one size, each about a 120 cell with its corner on the origin. */
const CELLS = [
  'M0 0A120 120 0 0 1 120 120H0Z',
  'M120 0V120H0A120 120 0 0 1 120 0Z',
  'M60 0A60 60 0 0 1 60 120 60 60 0 0 1 60 0Z',
  'M0 0H120A60 60 0 0 1 0 0ZM0 60H120A60 60 0 0 1 0 60Z',
  'M0 120A120 120 0 0 1 120 0V48A72 72 0 0 0 48 120ZM78 120A42 42 0 0 1 120 78V120Z',
  'M0 60A60 60 0 0 1 60 0H120V60A60 60 0 0 1 60 120H0Z',
  'M0 0V120A60 60 0 0 0 0 0ZM60 0V120A60 60 0 0 0 60 0Z',
  'M120 120A120 120 0 0 1 0 0H48A72 72 0 0 0 120 72ZM78 0A42 42 0 0 0 120 42V0Z',
] as const

/** What each cell of the quilt holds: a shape, a colour of five and a quarter turn. */
const QUILT = [
  [0, 1, 0],
  [4, 2, 0],
  [2, 0, 0],
  [5, 3, 0],
  [1, 2, 0],
  [6, 3, 0],
  [2, 4, 0],
  [0, 2, 180],
  [3, 1, 0],
  [4, 0, 90],
  [5, 0, 90],
  [1, 1, 90],
  [4, 3, 270],
  [2, 2, 0],
  [0, 4, 270],
  [2, 2, 0],
  [3, 0, 90],
  [5, 1, 0],
  [7, 2, 0],
  [6, 3, 180],
  [0, 3, 90],
  [4, 1, 180],
  [1, 4, 0],
  [5, 2, 90],
  [2, 1, 0],
] as const

/** Cells left open on the side of the copy, so that the quilt dissolves. */
const SPARED: ReadonlySet<number> = new Set([0, 1, 5, 15, 20])

function quilt(sheet: Sheet, hue: number, { columns, rows }: { columns: number; rows: number }): string {
  const pairs = [
    [0.78, 0.1, 0],
    [0.62, 0.14, 10],
    [0.5, 0.13, -14],
    [0.4, 0.1, 6],
    [0.86, 0.09, 55],
  ] as const
  const paints = pairs.map(([light, chroma, turn]) =>
    sheet.linear(
      [
        [0, tone(Math.min(0.95, light + 0.08), chroma, hue + turn)],
        [1, tone(light - 0.12, chroma, hue + turn)],
      ],
      0,
      0,
      1,
      1,
    ),
  )
  const ids = CELLS.map((shape) => sheet.define(`<path d="${shape}"/>`))
  return repeat(columns * rows, (index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    if (columns === 5 && SPARED.has(index)) return ''
    const [shape, paint, turn] = QUILT[(row * 5 + column) % QUILT.length] ?? QUILT[0]
    return `<g transform="translate(${column * 126} ${row * 126})"><rect width="120" height="120" rx="2" fill="#fff" opacity=".045"/><use href="#${ids[shape]}" fill="${paints[paint]}"${turn === 0 ? '' : ` transform="rotate(${turn} 60 60)"`}/></g>`
  })
}

function base(sheet: Sheet, hue: number): string {
  const { width, height } = sheet
  const air = sheet.linear(
    [
      [0, tone(0.24, 0.06, hue + 8)],
      [0.5, tone(0.32, 0.085, hue)],
      [1, tone(0.42, 0.11, hue - 14)],
    ],
    0,
    1,
    1,
    0,
  )
  const rings = repeat(7, (index) => `<circle cx="${width * 0.12}" cy="${height * 1.04}" r="${90 + index * 70}"/>`)
  return `${fill(sheet, air)}<g fill="none" stroke="#fff" stroke-opacity=".05" stroke-width="1.5">${rings}</g>`
}

/** A smooth ball with a shaded foot. */
function ball(sheet: Sheet, x: number, y: number, r: number, hue: number, light: number): string {
  const paint = sheet.radial(
    [
      [0, tone(Math.min(0.97, light + 0.2), 0.06, hue)],
      [0.45, tone(light, 0.13, hue)],
      [1, tone(light - 0.3, 0.11, hue - 12)],
    ],
    0.34,
    0.28,
    0.8,
  )
  return (
    glow(sheet, x + r * 0.2, y + r * 0.95, r * 1.2, r * 0.42, '#000', 0.4) +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${paint}"/>`
  )
}

export const calmGeometry: BannerScene<'calm-geometry'> = {
  id: 'calm-geometry',
  copy: 'light',
  desktop({ hue = 255 }: BannerOptions = {}) {
    const sheet = createSheet(1200, 510)
    return sheet.finish(
      base(sheet, hue) +
        glow(sheet, 900, 200, 420, 380, tone(0.72, 0.13, hue), 0.4) +
        `<g transform="translate(604 -60)">${quilt(sheet, hue, { columns: 5, rows: 5 })}</g>` +
        ball(sheet, 720, 330, 74, hue + 55, 0.78) +
        ball(sheet, 1046, 150, 46, hue, 0.66) +
        ball(sheet, 614, 196, 24, hue - 20, 0.7) +
        hush(sheet, tone(0.24, 0.06, hue + 8), 0.85),
    )
  },
  phone({ hue = 255 }: BannerOptions = {}) {
    const sheet = createSheet(500, 640)
    return sheet.finish(
      base(sheet, hue) +
        glow(sheet, 260, 180, 300, 300, tone(0.72, 0.13, hue), 0.4) +
        `<g transform="translate(0 -8) scale(.994)">${quilt(sheet, hue, { columns: 4, rows: 3 })}</g>` +
        ball(sheet, 132, 270, 66, hue + 55, 0.78) +
        ball(sheet, 388, 128, 38, hue, 0.66) +
        hush(sheet, tone(0.22, 0.06, hue + 8), 0.96),
    )
  },
}
