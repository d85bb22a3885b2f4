import { type DealerSpec, dealerOn } from '../dealers/dealer.ts'
import { bokeh, glow, sparks } from '../scenes/parts/light.ts'
import { createSheet, repeat, type Sheet } from '../scenes/parts/sheet.ts'
import { studio } from '../scenes/parts/studio.ts'
import { tone } from '../scenes/parts/tone.ts'
import { lamp, stars } from './parts.ts'
import { height, middle, width } from './world.ts'

interface RoomSpec extends DealerSpec {
  /** Of the wall, 0-359. */
  hue: number
  isMirrored: boolean
}

/** A room with who deals in it: 1152 x 500. */
export function drawRoom(spec: RoomSpec): string {
  const { hue, isMirrored, seed } = spec
  const sheet = createSheet(width, height)
  const x = isMirrored ? width - middle : middle
  const side = isMirrored ? -1 : 1
  const wall =
    studio(sheet, { hue, seed: seed % 1000, cloth: false }) +
    stars(sheet, '#fff', 0.07) +
    columns(sheet, hue) +
    bokeh(
      sheet,
      { seed, count: 10, left: 480, top: 20, right: width, bottom: 300 },
      ['#fff3d0', tone(0.8, 0.15, hue + 40)],
      18,
      0.24,
    ) +
    glow(sheet, middle, 190, 330, 260, '#fff3d0', 0.5) +
    lamp(sheet, [middle - 268, 84, 0.9]) +
    lamp(sheet, [middle + 262, 96, 1]) +
    lamp(sheet, [middle - 150, 44, 0.55]) +
    lamp(sheet, [middle + 150, 40, 0.55])
  const mirrored = (markup: string) =>
    isMirrored ? `<g transform="translate(${width} 0) scale(-1 1)">${markup}</g>` : markup
  const night = tone(0.16, 0.06, hue - 12)
  const quiet = sheet.linear(
    [
      [0, night, 0.92],
      [0.34, night, 0.74],
      [0.56, night, 0],
    ],
    0,
    0,
    1,
    0,
  )
  const drawn =
    mirrored(wall) +
    `<g transform="translate(${x + side * 6} 424) scale(1.6)">${dealerOn(sheet, spec)}</g>` +
    mirrored(
      sparks(sheet, { seed, count: 8, left: 520, top: 30, right: 1110, bottom: 330 }, '#fff6c0', 8) +
        `<rect width="${width}" height="${height}" fill="${quiet}"/>`,
    )
  return sheet.finish(drawn)
}

/** Pilasters with a gilded rail between them. */
function columns(sheet: Sheet, hue: number): string {
  const shaft = sheet.linear(
    [
      [0, tone(0.6, 0.13, hue)],
      [0.5, tone(0.42, 0.14, hue)],
      [1, tone(0.26, 0.1, hue)],
    ],
    0,
    0,
    1,
    0,
  )
  const at = (index: number) => 330 + index * 198
  return `<g fill="${shaft}">${repeat(5, (index) => `<path d="M${at(index)} 0h46V${height}h-46z"/>`)}</g><path d="M0 372H${width}M0 384H${width}" stroke="#e6b65a" stroke-opacity=".8" stroke-width="4"/><path d="${repeat(5, (index) => `M${at(index) - 8} 40h62v14h-62z`)}" fill="#e6b65a"/>`
}
