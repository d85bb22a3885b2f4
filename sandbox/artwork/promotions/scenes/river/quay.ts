import { fill, glow, specks } from '../../../scenes/parts/light.ts'
import { lanterns } from '../../../scenes/parts/river.ts'
import { createRandom, num, repeat, type Sheet } from '../../../scenes/parts/sheet.ts'

/** Dusk over the river: purple down to amber, with stars and sky lanterns. */
export function dusk(sheet: Sheet, lamps: readonly (readonly [number, number, number])[]): string {
  const air = sheet.linear([
    [0, '#1a0f4e'],
    [0.3, '#5a1f86'],
    [0.52, '#d8497e'],
    [0.7, '#ffb05a'],
  ])
  const stars = { seed: 17, count: 44, left: 0, top: 0, right: 373, bottom: 110 }
  return fill(sheet, air) + specks(stars, '#ffeec0', 1.1) + lanterns(sheet, lamps)
}

/** Dark water from `top` down, with the glints of lamps. */
export function river(sheet: Sheet, top: number): string {
  const random = createRandom(8)
  const glints = repeat(30, () => `M${num(random(-10, 360))} ${num(random(top + 5, 234))}h${num(random(8, 30))}`)
  const deep = sheet.linear([
    [0, '#c8507a'],
    [0.25, '#3a2a7a'],
    [0.6, '#0a4a5a'],
    [1, '#042a36'],
  ])
  return `<path d="M0 ${top}H373V236H0Z" fill="${deep}"/><path d="${glints}" stroke="#ffcf7a" stroke-width="2" stroke-linecap="round" opacity=".6"/>${glow(sheet, 186, top, 180, 24, '#ffd98a', 0.6)}`
}
