import { clothBall, dancer } from '../parts/dancer.ts'
import { confetti, fill, glow, hush, specks } from '../parts/light.ts'
import { type Musician, musician } from '../parts/musician.ts'
import { bulbs, bunting, church, houses, stall } from '../parts/plaza.ts'
import { createSheet, place, repeat, type Sheet } from '../parts/sheet.ts'
import { tone } from '../parts/tone.ts'
import type { BannerOptions, BannerScene } from '../parts/types.ts'

export const paper = ['#d81f72', '#ffc83d', '#12a594', '#ff7a4d', '#7a3fe0'] as const
const pale = ['#ffc83d', '#d81f72', '#5fe0c8', '#fff3e0', '#ff7a4d'] as const
const tufts = ['#d81f72', '#ffc83d', '#12a594', '#ff7a4d'] as const

const cast = [
  { instrument: 'guitar', jacket: '#1c1740', bow: '#d81f72' },
  { instrument: 'violin', jacket: '#5a1030', bow: '#12a594' },
  { instrument: 'trumpet', jacket: '#123a5a', bow: '#ffc83d' },
] as const satisfies readonly Musician[]

/** Night above, the last of the day over the roofs. */
export function sky(sheet: Sheet, hue: number, ground: number): string {
  const air = sheet.linear([
    [0, tone(0.23, 0.12, hue - 62)],
    [0.34, tone(0.38, 0.15, hue - 44)],
    [0.58, tone(0.56, 0.2, hue - 4)],
    [0.76, tone(0.74, 0.16, hue + 42)],
  ])
  const { width } = sheet
  return (
    fill(sheet, air) +
    specks(
      { seed: 6, count: Math.round(width / 22), left: 0, right: width, top: 0, bottom: ground * 0.5 },
      '#fff0d8',
      1.4,
      0.8,
    )
  )
}

/** The square: hills far off, the church, houses, and stones that lead to it. */
export function square(
  sheet: Sheet,
  hue: number,
  { x, ground, scale }: { x: number; ground: number; scale: number },
): string {
  const { width, height } = sheet
  const row = houses(sheet, [
    tone(0.6, 0.18, hue + 8),
    tone(0.68, 0.15, hue + 42),
    tone(0.47, 0.15, hue - 62),
    tone(0.58, 0.1, hue + 180),
    tone(0.55, 0.19, hue - 8),
  ])
  const stones = sheet.linear([
    [0, tone(0.38, 0.14, hue - 18)],
    [1, tone(0.22, 0.1, hue - 58)],
  ])
  const joints = repeat(6, (index) => `M0 ${ground + 8 + index * index * 3}H${width}`)
  const leads = repeat(11, (index) => `M${x + (index - 5) * 50} ${ground}L${x + (index - 5) * 190} ${height}`)
  return (
    `<path d="M0 ${ground - 66}Q${width * 0.22} ${ground - 150} ${width * 0.44} ${ground - 92}T${width} ${ground - 104}V${height}H0Z" fill="${tone(0.42, 0.15, hue - 24)}"/>` +
    glow(sheet, x, ground - 70, 420 * scale, 190 * scale, '#ffd27a', 0.7) +
    place(church(sheet, { wall: tone(0.5, 0.14, hue - 2), roof: tone(0.4, 0.13, hue - 22) }), x, ground, scale) +
    repeat(3, (index) =>
      place(row, x - 730 * scale + index * 480 * scale + (index > 1 ? 130 * scale : 0), ground, scale),
    ) +
    `<path d="M0 ${ground - 3}H${width}V${height}H0Z" fill="${stones}"/><path d="${joints}${leads}" stroke="#ffb07a" stroke-opacity=".16" stroke-width="1.6" fill="none"/>`
  )
}

/** She carries the ball over all heads. */
const star = (sheet: Sheet, { x, y, scale }: { x: number; y: number; scale: number }): string =>
  place(dancer(sheet), x, y, scale) + place(clothBall(sheet, tufts), x + 8 * scale, y - 262 * scale, scale * 0.98, -6)

export const plazaParty: BannerScene<'plaza-party'> = {
  id: 'plaza-party',
  copy: 'light',
  desktop({ hue = 5 }: BannerOptions = {}) {
    const sheet = createSheet(1200, 510)
    const [guitarist, violinist, trumpeter] = cast.map((one) => musician(sheet, one))
    return sheet.finish(
      sky(sheet, hue, 396) +
        square(sheet, hue, { x: 760, ground: 396, scale: 0.82 }) +
        place(stall(sheet), 476, 440, 1, 0, ' fill="#d81f72"') +
        place(stall(sheet), 1150, 440, 1.06, 0, ' fill="#12a594"') +
        bunting(
          sheet,
          { from: { x: 190, y: 30 }, to: { x: 1230, y: 26 }, sag: 34, count: 13 },
          { size: 0.76, colours: paper },
        ) +
        bunting(
          sheet,
          { from: { x: 340, y: 104 }, to: { x: 1230, y: 84 }, sag: 26, count: 11 },
          { size: 0.54, colours: pale },
        ) +
        bulbs(sheet, { from: { x: 330, y: 216 }, to: { x: 616, y: 196 }, sag: 20, count: 9 }) +
        bulbs(sheet, { from: { x: 720, y: 196 }, to: { x: 1220, y: 200 }, sag: 24, count: 14 }) +
        star(sheet, { x: 628, y: 350, scale: 0.78 }) +
        place(guitarist ?? '', 818, 344, 0.9) +
        place(violinist ?? '', 962, 346, 0.86) +
        place(trumpeter ?? '', 1098, 346, 0.88) +
        confetti(sheet, { seed: 31, count: 34, left: 330, right: 1190, top: 60, bottom: 430 }, [...paper, '#fff'], 9) +
        hush(sheet, tone(0.23, 0.12, hue - 62), 0.97),
    )
  },
  phone({ hue = 5 }: BannerOptions = {}) {
    const sheet = createSheet(500, 640)
    const trumpeter = musician(sheet, cast[2])
    const guitarist = musician(sheet, { ...cast[0], bow: '#12a594' })
    return sheet.finish(
      sky(sheet, hue, 372) +
        square(sheet, hue, { x: 250, ground: 372, scale: 0.72 }) +
        place(stall(sheet), 6, 404, 0.84, 0, ' fill="#12a594"') +
        bunting(
          sheet,
          { from: { x: -24, y: -6 }, to: { x: 524, y: -12 }, sag: 40, count: 7 },
          { size: 0.9, colours: paper },
        ) +
        bulbs(sheet, { from: { x: -12, y: 170 }, to: { x: 176, y: 146 }, sag: 18, count: 6 }) +
        bulbs(sheet, { from: { x: 330, y: 146 }, to: { x: 512, y: 164 }, sag: 18, count: 6 }) +
        `<g transform="translate(104 312) scale(-.96 .96)"><use href="#${guitarist}"/></g>` +
        place(trumpeter, 416, 312, 0.94) +
        star(sheet, { x: 250, y: 320, scale: 0.82 }) +
        confetti(sheet, { seed: 31, count: 30, left: 10, right: 490, top: 40, bottom: 420 }, [...paper, '#fff'], 9) +
        hush(sheet, tone(0.23, 0.12, hue - 62), 1),
    )
  },
}
