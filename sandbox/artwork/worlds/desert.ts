import { lattice, palm, tent } from '../scenes/parts/desert.ts'
import { glow, rays, sparks, specks } from '../scenes/parts/light.ts'
import { place, type Sheet } from '../scenes/parts/sheet.ts'
import { dais, disc, lamp, land, sky } from './parts.ts'
import { type DrawWorld, ground, middle, width } from './world.ts'

/** Dunes before pyramids, a great sun over them. */
export const drawDesert: DrawWorld = (at) => {
  const { sheet, scheme, seed } = at
  const sand = (light: string, dark: string) =>
    sheet.linear([
      [0, light],
      [1, dark],
    ])
  const tree = palm(sheet, '#2a1c22', '#ffe2a0')
  const camp = tent(sheet, { cloth: '#fbe3b4', stripe: scheme.mid, shade: '#7d5632', flag: scheme.bright })
  return {
    back:
      sky(at, ground) +
      lattice(sheet, { colour: '#ffe9b8', step: 92, opacity: 0.06 }) +
      specks({ seed, count: 70, left: 0, top: 0, right: width, bottom: 200 }, '#fff4d6', 1.1, 0.7) +
      disc(at, { y: 200, r: 164 }) +
      rays(sheet, middle, 200, 700, 16, '#fff0c0', 0.16) +
      pyramids(sheet) +
      land([350, 366, 330, 352, 340, 366, 336], sand('#e7b873', '#8a5a34')) +
      place(camp, 1062, ground - 16, 0.7) +
      place(tree, 566, ground + 4, 1.1, -5) +
      place(tree, 1120, ground + 20, 1.25, 6) +
      place(tree, 500, ground - 20, 0.7, 4) +
      land([ground - 20, ground - 44, ground - 10, ground - 26, ground - 14, ground - 34], sand('#f3cf8c', '#6b4128')) +
      glow(sheet, middle, ground + 20, 380, 60, '#fff0c0', 0.5),
    seat: dais(at),
    front:
      [lamp(sheet, [560, 60, 0.7]), lamp(sheet, [1060, 84, 0.9])].join('') +
      `<g fill="#3d2418" fill-opacity=".5"><path d="M0 500C120 470 300 478 470 500ZM900 500C1000 472 1100 470 1152 476V500Z"/></g>` +
      sparks(sheet, { seed, count: 14, left: middle - 260, top: 40, right: middle + 260, bottom: 360 }, '#fff6c0', 9),
  }
}

function pyramids(sheet: Sheet): string {
  const lit = sheet.linear([
    [0, '#f6d08a'],
    [1, '#b87a44'],
  ])
  const id = sheet.define(
    `<path d="M0-200 190 40H-190Z" fill="${lit}"/><path d="M0-200 190 40H60Z" fill="#5a2c1e" fill-opacity=".55"/><path d="M-40-150H31M-80-100H58M-120-50H85M-156-4H120" stroke="#5a2c1e" stroke-opacity=".3" stroke-width="3"/>`,
  )
  return place(id, 500, 330, 0.8) + place(id, 1066, 336, 1) + place(id, 330, 342, 0.5)
}
