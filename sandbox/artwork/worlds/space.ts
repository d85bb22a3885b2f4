import { glow, sparks, specks } from '../scenes/parts/light.ts'
import { place, repeat } from '../scenes/parts/sheet.ts'
import { tone } from '../scenes/parts/tone.ts'
import { clothHue, land } from './parts.ts'
import { type DrawWorld, ground, height, middle, width } from './world.ts'

/** Between planets, over the ground of a moon. */
export const drawSpace: DrawWorld = ({ sheet, scheme, seed }) => {
  const deep = sheet.radial(
    [
      [0, scheme.mid],
      [0.4, scheme.dark],
      [1, scheme.night],
    ],
    0.7,
    0.45,
    0.7,
  )
  const planet = (hue: number) =>
    sheet.radial(
      [
        [0, tone(0.85, 0.12, hue)],
        [0.5, tone(0.6, 0.17, hue)],
        [1, tone(0.26, 0.11, hue - 20)],
      ],
      0.35,
      0.3,
      0.8,
    )
  const soil = sheet.linear([
    [0, tone(0.7, 0.09, clothHue(scheme))],
    [1, tone(0.24, 0.06, clothHue(scheme))],
  ])
  const crater = sheet.define(
    '<ellipse rx="46" ry="11" fill="#000" fill-opacity=".34"/><path d="M-46 2A46 11 0 0 0 46 2 46 15 0 0 1-46 2Z" fill="#fff" fill-opacity=".4"/>',
  )
  return {
    back:
      `<rect width="${width}" height="${height}" fill="${deep}"/>` +
      glow(sheet, 620, 120, 320, 150, tone(0.7, 0.2, scheme.hue + 60), 0.5) +
      glow(sheet, 1040, 260, 280, 180, tone(0.7, 0.18, clothHue(scheme)), 0.4) +
      specks({ seed, count: 190, left: 0, top: 0, right: width, bottom: 460 }, '#fff', 1.1, 0.9) +
      `<circle cx="1046" cy="124" r="86" fill="${planet(clothHue(scheme))}"/><g fill="none" stroke="#ffe9c0" stroke-opacity=".85"><ellipse cx="1046" cy="124" rx="146" ry="30" stroke-width="9" transform="rotate(-18 1046 124)" stroke-dasharray="330 600" stroke-dashoffset="-10"/></g>` +
      `<circle cx="548" cy="270" r="48" fill="${planet(scheme.hue - 70)}"/><circle cx="606" cy="92" r="20" fill="${planet(60)}"/>` +
      glow(sheet, middle, 220, 300, 250, scheme.glow, 0.75) +
      land([430, 398, 424, 410, 430, 392, 400], tone(0.34, 0.08, clothHue(scheme))) +
      land([460, 444, 456, 440, 452, 442, 450], soil) +
      [
        [520, 470, 1],
        [660, 484, 0.7],
        [1010, 478, 0.9],
        [1100, 462, 0.6],
        [880, 488, 0.6],
      ]
        .map(([x = 0, y = 0, scale]) => place(crater, x, y, scale))
        .join(''),
    seat: '',
    front:
      `<g stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".8">${repeat(3, (index) => `<path d="M${500 + index * 250} ${40 + index * 70}l-44 22"/>`)}</g>` +
      sparks(sheet, { seed, count: 22, left: 480, top: 30, right: 1130, bottom: ground }, '#fff', 10),
  }
}
