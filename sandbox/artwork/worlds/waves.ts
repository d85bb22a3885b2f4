import { glow, sparks, specks } from '../scenes/parts/light.ts'
import { place, repeat } from '../scenes/parts/sheet.ts'
import { tone } from '../scenes/parts/tone.ts'
import { wave } from '../scenes/parts/wave.ts'
import { disc, land, sky } from './parts.ts'
import { type DrawWorld, ground, height, middle, width } from './world.ts'

/** The open sea under a low sun, breakers to both sides. */
export const drawWaves: DrawWorld = (at) => {
  const { sheet, scheme, seed } = at
  const hue = scheme.hue > 170 && scheme.hue < 280 ? scheme.hue : 222
  const water = sheet.level(
    [
      [0, tone(0.56, 0.12, hue - 12)],
      [0.4, tone(0.4, 0.12, hue)],
      [1, tone(0.2, 0.08, hue + 12)],
    ],
    [0, 330],
    [0, height],
  )
  const breaker = sheet.define(
    wave(sheet, {
      deep: tone(0.3, 0.11, hue + 8),
      main: tone(0.46, 0.13, hue),
      light: tone(0.66, 0.12, hue - 10),
      pale: tone(0.9, 0.05, hue),
      foam: '#fffdf4',
    }),
  )
  const crest = (y: number, lift: number) => `M0 ${y}${`q32-${lift} 64 0t64 0`.repeat(9)}`
  const strokes = repeat(
    16,
    (index) => `M${middle - 150 + ((index * 67) % 300)} ${346 + index * 6}h${30 + ((index * 29) % 70)}`,
  )
  return {
    back:
      sky(at, 340) +
      specks({ seed, count: 60, left: 0, top: 0, right: width, bottom: 180 }, '#fff', 1.2, 0.7) +
      disc(at, { y: 230, r: 150 }) +
      clouds +
      land([330, 300, 322, 314, 330, 296, 316], scheme.dark, 340) +
      `<rect y="330" width="${width}" height="${height - 330}" fill="${water}"/><path d="M0 330H${width}" stroke="#ffe9b8" stroke-opacity=".7" stroke-width="2.4"/><path d="${strokes}" stroke="#ffe9b8" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"/>` +
      `<g opacity=".9">${place(breaker, 470, 286, 0.5)}</g><g transform="translate(1150 278) scale(-.56 .56)"><use href="#${breaker}"/></g>`,
    seat: glow(sheet, middle, 250, 260, 230, '#fff3d0', 0.35),
    front:
      `<path d="${crest(ground + 10, 22)}V${height}H0Z" fill="${tone(0.4, 0.12, hue)}" fill-opacity=".92"/><path d="${crest(ground + 10, 22)}" fill="none" stroke="#fffdf4" stroke-width="4" opacity=".8"/>` +
      `<path d="${crest(ground + 46, 18)}V${height}H0Z" fill="${tone(0.26, 0.1, hue + 8)}"/><path d="${crest(ground + 46, 18)}" fill="none" stroke="#fffdf4" stroke-width="3" opacity=".5"/>` +
      sparks(sheet, { seed, count: 10, left: middle - 240, top: 40, right: middle + 240, bottom: 330 }, '#fff', 8),
  }
}

const clouds =
  '<g fill="#fff" opacity=".22"><path d="M470 210q20-30 60-24 20-36 70-18 40-6 44 26 40-2 40 22H460q-10-2 10-6zM950 150q14-24 50-18 24-28 66-8 40-2 38 26H944q-8 0 6 0z"/></g>'
