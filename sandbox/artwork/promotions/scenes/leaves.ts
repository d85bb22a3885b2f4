import { fill, glow } from '../../scenes/parts/light.ts'
import { createRandom, createSheet, num, place, repeat, type Sheet } from '../../scenes/parts/sheet.ts'
import { across, down, limb } from '../parts/stroke.ts'

const maple = 'M0-24 5-13 13-17 11-6 22-7 15 1 20 7 9 9 7 15 1 12V24H-1V12L-7 15-9 9-20 7-15 1-22-7-11-6-13-17-5-13Z'

interface Fall {
  seed: number
  count: number
  top: number
  bottom: number
  size: number
}

/** Leaves of every red and gold, the seed's own way down. */
function falling(sheet: Sheet, { seed, count, top, bottom, size }: Fall): string {
  const random = createRandom(seed)
  const leaf = sheet.define(
    `<path d="${maple}"/><path d="M0-18V20M0 4 10-6M0 4-10-6" stroke="#000" stroke-opacity=".2" stroke-width="1.4" fill="none"/>`,
  )
  const colours = ['#e8452f', '#f28a1c', '#ffc93f', '#b8242c']
  return repeat(count, (index) => {
    const [x, y] = [random(-6, 380), random(top, bottom)]
    const scale = Math.round(random(0.6, 1.15) * size * 100) / 100
    return place(leaf, x, y, scale, random(0, 360), ` fill="${colours[index % 4]}"`)
  })
}

function bridge(sheet: Sheet): string {
  const posts = repeat(7, (index) => {
    const x = 66 + index * 40
    const y = 172 - 34 * (1 - ((x - 186) / 130) ** 2)
    return `M${x} ${num(y)}v-24`
  })
  return (
    `<path d="M40 196Q186 96 332 196L318 204Q186 122 54 204Z" fill="${down(sheet, '#ff6a48', '#c8242c')}"/><path d="${posts}M48 168Q186 74 324 168" stroke="#ff5a40" stroke-width="6" fill="none" stroke-linecap="round"/>` +
    '<path d="M44 214Q186 262 328 214" stroke="#c8322c" stroke-width="9" stroke-opacity=".35" fill="none"/>'
  )
}

/** A red bridge over a pond in autumn, leaves coming down on both. */
export function leaves(): string {
  const sheet = createSheet(373, 236)
  return sheet.finish(
    `${fill(sheet, down(sheet, '#5a2a5e', '#d8603a', '#ffc46a'))}${glow(sheet, 190, 112, 170, 120, '#ffe6a0', 0.7)}<circle cx="190" cy="104" r="40" fill="#fff0b8"/>` +
      '<path d="M0 152C50 110 90 132 130 108S240 120 280 96 350 118 373 104V190H0Z" fill="#8a3a56"/><path d="M0 172C40 140 110 160 150 140S300 150 373 132V200H0Z" fill="#5e2648"/>' +
      `<path d="M0 184H373V236H0Z" fill="${down(sheet, '#f2b47a', '#a85a5e', '#4a2448')}"/>${bridge(sheet)}` +
      limb({ path: 'M-8 70C40 62 60 44 92 46M44 60C58 40 66 26 84 20', colour: '#3a1620', width: 8 }) +
      falling(sheet, { seed: 21, count: 26, top: 4, bottom: 66, size: 1.1 }) +
      falling(sheet, { seed: 4, count: 12, top: 70, bottom: 180, size: 0.75 }) +
      `<g opacity=".85">${falling(sheet, { seed: 9, count: 12, top: 200, bottom: 230, size: 0.6 })}</g>` +
      `<path d="M0 0H373V236H0Z" fill="${across(sheet, '#ffd98a', '#5a1a3a')}" opacity=".12"/>`,
  )
}
