import { sparks, specks } from '../scenes/parts/light.ts'
import { createRandom, num, place, repeat } from '../scenes/parts/sheet.ts'
import { tone } from '../scenes/parts/tone.ts'
import { boulder, disc, land, sky } from './parts.ts'
import { type DrawWorld, ground, middle, width } from './world.ts'

/** A fjord under northern lights, firs and snow round it. */
export const drawNorth: DrawWorld = (at) => {
  const { sheet, scheme, seed } = at
  const veil = (colour: string) =>
    sheet.linear([
      [0, colour, 0],
      [0.6, colour, 0.55],
      [1, colour, 0],
    ])
  const fir = sheet.define(
    '<path d="M0-130 26-84H14L40-40H24L52 6H-52L-24-40H-40L-14-84H-26Z"/><path d="M0-130 26-84H14L20-74-8-88ZM40-40H24L30-30-10-52Z" fill="#fff" fill-opacity=".55"/>',
  )
  const snow = sheet.linear([
    [0, '#f4f9ff'],
    [1, tone(0.5, 0.08, scheme.hue)],
  ])
  const random = createRandom(seed)
  const row = (count: number, y: number, scale: number) =>
    repeat(count, (index) => {
      const x = 400 + (index / (count - 1)) * 780
      const low = Math.max(0.5, Math.min(1, Math.abs(x - middle) / 260))
      return place(fir, x + random(-14, 14), y, scale * low * random(0.8, 1.2))
    })
  const peaks = ([left, top, wide]: readonly [number, number, number]) =>
    `<path d="M${left - wide} ${ground}L${left} ${top}L${left + wide} ${ground}Z" fill="${tone(0.42, 0.09, scheme.hue)}"/><path d="M${left} ${top}L${num(left + wide * 0.42)} ${num(top + (ground - top) * 0.42)}l-${num(wide * 0.2)}-14-${num(wide * 0.14)} 26-${num(wide * 0.16)}-22-${num(wide * 0.2)} 22Z" fill="#eef6ff"/><path d="M${left} ${top}L${left + wide} ${ground}H${num(left + wide * 0.2)}Z" fill="#04101c" opacity=".35"/>`
  return {
    back:
      sky(at) +
      specks({ seed, count: 90, left: 0, top: 0, right: width, bottom: 300 }, '#fff', 1.2, 0.85) +
      `<path d="M380 230C480 60 620 180 740 70S980 150 1170 20V150C980 250 860 130 740 210S500 210 380 330Z" fill="${veil('#6dffc4')}"/><path d="M440 190C560 60 700 150 820 50S1040 120 1160 70V170C1040 200 900 120 780 180S560 190 440 260Z" fill="${veil('#b18cff')}"/>` +
      disc(at, { y: 214, r: 142, warm: false }) +
      (
        [
          [520, 180, 190],
          [1090, 160, 210],
          [660, 260, 150],
          [960, 250, 150],
        ] as const
      )
        .map(peaks)
        .join('') +
      `<g fill="${tone(0.27, 0.07, scheme.hue)}">${row(14, ground - 8, 0.9)}</g>` +
      land([ground - 12, ground - 24, ground - 6, ground - 14, ground - 26, ground - 10], snow),
    seat: boulder(at, ['#ffffff', '#b9d3ee']),
    front:
      `<g fill="${tone(0.19, 0.06, scheme.hue)}">${[
        [500, 508, 1.5],
        [566, 520, 1.1],
        [1050, 516, 1.2],
        [1120, 506, 1.7],
      ]
        .map(([x = 0, y = 0, scale]) => place(fir, x, y, scale))
        .join('')}</g>` +
      specks({ seed: seed + 4, count: 60, left: 420, top: 0, right: width, bottom: 480 }, '#fff', 2.2, 0.8) +
      sparks(sheet, { seed, count: 8, left: middle - 250, top: 40, right: middle + 250, bottom: 340 }, '#fff', 8),
  }
}
