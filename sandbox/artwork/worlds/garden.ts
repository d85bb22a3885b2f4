import { hills, lantern } from '../scenes/banner/lotus-moon.ts'
import { cherryBranch, petals } from '../scenes/parts/blossom.ts'
import { glow, sparks, specks } from '../scenes/parts/light.ts'
import { lotusFlower, lotusPad, pinkLotus } from '../scenes/parts/pond.ts'
import { pavilion } from '../scenes/parts/river.ts'
import { place, repeat } from '../scenes/parts/sheet.ts'
import { tone } from '../scenes/parts/tone.ts'
import { boulder, disc, land, sky } from './parts.ts'
import { type DrawWorld, ground, height, middle, width } from './world.ts'

/** A temple garden by the water, a moon and lanterns over it. */
export const drawGarden: DrawWorld = (at) => {
  const { sheet, scheme, seed } = at
  const water = sheet.linear([
    [0, scheme.mid],
    [1, scheme.night],
  ])
  const lit = lantern(sheet)
  const flower = sheet.define(lotusFlower(sheet, pinkLotus))
  const house = pavilion(sheet)
  const ripples = repeat(
    22,
    (index) => `M${420 + ((index * 97) % 700)} ${ground + 6 + ((index * 13) % 74)}h${30 + ((index * 31) % 60)}`,
  )
  return {
    back:
      sky(at) +
      specks({ seed, count: 60, left: 0, top: 0, right: width, bottom: 240 }, '#fff4dc', 1.2, 0.7) +
      disc(at, { y: 210, r: 168 }) +
      `<path d="${hills(width, ground, { seed: 8, count: 7, high: 170 })}" fill="${scheme.mid}" opacity=".8"/>` +
      `<path d="${hills(width, ground, { seed: 3, count: 9, high: 96 })}" fill="${scheme.dark}"/>` +
      place(house, 566, ground, 0.95) +
      place(house, 1062, ground + 4, 1.15) +
      `<rect y="${ground}" width="${width}" height="${height - ground}" fill="${water}"/><path d="M0 ${ground}H${width}" stroke="#ffe0a0" stroke-opacity=".6" stroke-width="2.5"/><path d="${ripples}" stroke="#ffe0b0" stroke-opacity=".4" stroke-width="2.6" stroke-linecap="round"/>` +
      glow(sheet, middle, ground + 30, 300, 46, '#fff0c8', 0.5) +
      land(
        [ground + 60, ground + 70, ground + 66, ground + 74, ground + 66, ground + 50],
        tone(0.22, 0.05, scheme.hue),
      ),
    seat: boulder(at, [tone(0.62, 0.14, 142), tone(0.32, 0.09, 152)]),
    front:
      [
        [520, 150, 0.8],
        [580, 84, 0.55],
        [1010, 96, 0.6],
        [1078, 170, 0.85],
      ]
        .map(([x = 0, y = 0, scale]) => place(lit, x, y, scale))
        .join('') +
      `<g transform="translate(1160 20) scale(.72)">${cherryBranch(sheet, '#3a1c22')}</g>` +
      lotusPad(sheet, { at: [540, 476], rx: 70 }) +
      lotusPad(sheet, { at: [1070, 482], rx: 80 }) +
      place(flower, 540, 470, 0.5) +
      place(flower, 1070, 474, 0.56) +
      petals(sheet, { seed, count: 22, left: 480, top: 40, right: 1130, bottom: 420 }, '#ffc9d4', 0.9) +
      sparks(sheet, { seed, count: 8, left: middle - 250, top: 40, right: middle + 250, bottom: 340 }, '#fff6c0', 8),
  }
}
