import { fill, glow, rays, sparks } from '../../../scenes/parts/light.ts'
import { createSheet, num, place, repeat, type Sheet, symmetric } from '../../../scenes/parts/sheet.ts'
import { across, down } from '../../parts/stroke.ts'
import { fullMoon, nightSky } from './archway.ts'

/** The wing of the right side, its shoulder on the origin. */
function wing(sheet: Sheet): string {
  const plume = (light: string, deep: string): string =>
    sheet.define(
      `<path d="M0 0C-13-24-14-66-4-96 0-103 5-103 8-96 14-66 13-24 0 0Z" fill="${down(sheet, deep, light)}" stroke="#1c0f1e" stroke-width="1.5"/><path d="M1-6V-92M-9-44 11-52M-10-62 11-70M-8-80 9-87" stroke="#1c0f1e" stroke-width="2" opacity=".5" fill="none"/>`,
    )
  const [long, short] = [plume('#c98a4e', '#4a2418'), plume('#fff0cc', '#b8763e')]
  const far = repeat(11, (index) => place(long, index * 8.4, -index * 4.6, 0.62 + index * 0.062, 158 - index * 11.4))
  const near = repeat(9, (index) => place(short, index * 9, -index * 5, 0.36 + index * 0.03, 152 - index * 11))
  return `${far}${near}<path d="M-10 18C-2-20 36-40 76-56 96-66 112-60 104-46 98-36 84-34 70-26 46-12 34 10 8 30Z" fill="${across(sheet, '#a8683a', '#5a2e1c')}" stroke="#1c0f1e" stroke-width="1.5"/><path d="M6 14q8 2 12-6 8 2 12-6 8 2 12-7 8 1 12-7 9 1 14-7 9 0 14-7M10-2q7 1 12-6 7 0 12-6 8 0 13-6 8 0 14-7 8-1 16-6M28-22q10-2 16-6 9-2 18-7" stroke="#f6d6a0" stroke-width="2.2" fill="none" stroke-linecap="round" opacity=".75"/>`
}

function bird(sheet: Sheet): string {
  const side = sheet.define(wing(sheet))
  const marks = repeat(16, (index) => {
    const [row, at] = [Math.floor(index / 4), index % 4]
    return `M${num(-21 + at * 13 + (row % 2) * 4)} ${-8 + row * 16}l3.5 7 3.5-7`
  })
  return (
    `${place(side, 20, -24)}<use href="#${side}" transform="translate(-20 -24) scale(-1 1)"/>` +
    `<path d="M-18 56-26 112-12 106 0 116 12 106 26 112 18 56Z" fill="#4a2418"/><path d="${symmetric('0,-46 C26,-44 38,-20 36,10 C34,40 20,60 0,70')}" fill="${down(sheet, '#fff8e6', '#f0d09a', '#b8803e')}"/><path d="${marks}" stroke="#5a2c16" stroke-width="3.5" fill="none" stroke-linecap="round"/>` +
    '<path d="M-16 54C-26 60-24 74-20 80M16 54C26 60 24 74 20 80" stroke="#e8c890" stroke-width="15" fill="none" stroke-linecap="round"/><path d="M-28 88v-8M-20 90v-10M-12 88v-8M28 88v-8M20 90v-10M12 88v-8" stroke="#ffc229" stroke-width="6.5" stroke-linecap="round"/>' +
    `<path d="M-26-36C-34-62-22-86 4-86 26-86 38-70 36-56 34-44 26-38 24-30 10-22-12-24-26-36Z" fill="#fff3d8"/><path d="M-28-40C-36-66-24-92 6-91 26-90 38-76 38-64 20-72 4-70-4-54-8-44-14-36-28-40Z" fill="${across(sheet, '#8a5230', '#4a2418')}"/><path d="M10-52C14-40 12-32 4-26 2-36 2-44 4-52Z" fill="#4a2418"/>` +
    '<path d="M30-66C46-70 56-58 52-40 46-48 38-50 28-50Z" fill="#3a4a6a"/><path d="M28-67C36-70 40-66 40-60L30-51C26-56 26-62 28-67Z" fill="#ffc229"/><circle cx="15" cy="-62" r="8" fill="#ffc229"/><circle cx="16" cy="-62" r="5.5" fill="#1c0f1e"/><circle cx="18" cy="-64" r="1.8" fill="#fff"/><path d="M4-70 26-66" stroke="#3a1a10" stroke-width="4" stroke-linecap="round"/>'
  )
}

function goblet(sheet: Sheet): string {
  const gold = sheet.linear(
    [
      [0, '#a8620c'],
      [0.25, '#fff3b8'],
      [0.55, '#f6b93a'],
      [1, '#7a3a0c'],
    ],
    0,
    0,
    1,
    0,
  )
  const stones = repeat(5, (index) => `M${-48 + index * 24} ${num(33 - Math.abs(index - 2) * 2)}h0`)
  return `<path d="M-66 18C-112 10-106 62-46 64M66 18C112 10 106 62 46 64" stroke="#d8922a" stroke-width="10" fill="none"/><path d="M-74 0H74C72 50 50 82 16 90V120H-16V90C-50 82-72 50-74 0Z" fill="${gold}"/><ellipse rx="74" ry="12" fill="#ffe9a0"/><ellipse cy="1" rx="64" ry="8" fill="#8a4a0c"/><path d="M-72 22Q0 38 72 22L70 36Q0 54-70 36Z" fill="#12408e"/><path d="${stones}" stroke="#2fd0c0" stroke-width="10" stroke-linecap="round"/>`
}

/** A falcon lands on a golden cup, wings spread before the moon. */
export function falconCup(): string {
  const sheet = createSheet(373, 236)
  return sheet.finish(
    `${nightSky(sheet)}${rays(sheet, 186, 92, 320, 18, '#ffe9b0', 0.28)}${fullMoon(sheet, { x: 186, y: 92, size: 84 })}` +
      `<path d="M0 196C70 166 130 190 186 178S310 156 373 184V236H0Z" fill="${down(sheet, '#c88a4e', '#5a3048')}"/><path d="M0 214C90 186 200 222 373 196V236H0Z" fill="${down(sheet, '#7a4450', '#2a1440')}"/>` +
      `${glow(sheet, 186, 200, 130, 50, '#ffd98a', 0.5)}<g transform="translate(186 178)">${goblet(sheet)}</g><g transform="translate(186 98) scale(.97)">${bird(sheet)}</g>` +
      sparks(sheet, { seed: 4, count: 12, left: 20, top: 120, right: 353, bottom: 220 }, '#fff4d0', 10) +
      fill(
        sheet,
        sheet.radial(
          [
            [0.5, '#050d30', 0],
            [1, '#050d30', 0.55],
          ],
          0.5,
          0.45,
          0.75,
        ),
      ),
  )
}
