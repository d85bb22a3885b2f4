import { starPath } from '../../../scenes/parts/coin.ts'
import { fill, glow, sparks } from '../../../scenes/parts/light.ts'
import { createSheet, place, repeat, type Sheet } from '../../../scenes/parts/sheet.ts'
import { moon } from '../../parts/pond.ts'
import { across, down, limb } from '../../parts/stroke.ts'

/** A moulded cake, 104 wide, seen a little from above: its scalloped rim and a flower pressed into it; returns its id. */
function cake(sheet: Sheet): string {
  const top = repeat(12, (index) => {
    const angle = (index / 12) * 2 * Math.PI
    return `M${Math.round(42 * Math.cos(angle))} ${Math.round(18 * Math.sin(angle))}h0`
  })
  const side = repeat(7, (index) => `M${-45 + index * 15} ${Math.round(16 - Math.abs(3 - index) * 4)}v26`)
  const petals = repeat(8, (index) => {
    const angle = (index / 8) * 2 * Math.PI
    return `M${Math.round(10 * Math.cos(angle))} ${Math.round(4 * Math.sin(angle))}L${Math.round(27 * Math.cos(angle))} ${Math.round(11 * Math.sin(angle))}`
  })
  return sheet.define(
    `<path d="M-52 0V26C-40 54 40 54 52 26V0Z" fill="${across(sheet, '#e09a3c', '#b8641c', '#7a3a12')}"/><path d="${side}" stroke="#7a3a12" stroke-opacity=".55" stroke-width="3" stroke-linecap="round"/>` +
      `<path d="${top}" stroke="#c8782a" stroke-width="22" stroke-linecap="round"/><ellipse rx="46" ry="20" fill="${down(sheet, '#ffd98a', '#e8a244')}"/><ellipse rx="39" ry="16" fill="none" stroke="#a85a1c" stroke-width="2.400"/><path d="${petals}" stroke="#b8641c" stroke-width="7" stroke-linecap="round"/><path d="${petals}" stroke="#ffe6ae" stroke-width="3.500" stroke-linecap="round"/><ellipse rx="7" ry="3.400" fill="#a85a1c"/>`,
  )
}

/** A cake that is cut: lotus paste and the yolk in its middle. */
const half = (sheet: Sheet): string =>
  `<path d="M-46 2A46 22 0 0 1 46 2Z" fill="#e8a244"/><path d="M-38 1A38 16 0 0 1 38 1Z" fill="#ffd98a"/><path d="M-20 0A20 8 0 0 1 20 0M0-14V0M-20-11-10 0M20-11 10 0" fill="none" stroke="#b8641c" stroke-width="2.400"/><path d="M-46 0H46V30Q46 42 34 42H-34Q-46 42-46 30Z" fill="#8a4416"/><path d="M-41 4H41V29Q41 37 33 37H-33Q-41 37-41 29Z" fill="${down(sheet, '#c88a4a', '#a8642c')}"/><circle cy="21" r="15" fill="${sheet.radial(
    [
      [0, '#fff0a0'],
      [0.6, '#ffb02a'],
      [1, '#f0801a'],
    ],
    0.4,
    0.35,
    0.7,
  )}"/><path d="M-28 12h0M-24 28h0M26 14h0M30 28h0" stroke="#f0d0a0" stroke-width="4.500" stroke-linecap="round"/>`

/** A star of red and gold paper in a ring, its light inside, about the origin. */
function starLantern(sheet: Sheet): string {
  const paper = sheet.radial(
    [
      [0, '#fff0a8'],
      [0.4, '#ff8a3c'],
      [1, '#d81f3c'],
    ],
    0.5,
    0.5,
    0.55,
  )
  const bones = repeat(5, (index) => {
    const angle = (index / 5) * 2 * Math.PI - Math.PI / 2
    return `M0 0L${Math.round(56 * Math.cos(angle))} ${Math.round(56 * Math.sin(angle))}`
  })
  const fringe = repeat(20, (index) => `<path d="M-4-70 0-80 4-70Z" transform="rotate(${index * 18})"/>`)
  return (
    `${glow(sheet, 0, 0, 130, 130, '#ffc05a', 0.75)}<circle r="68" fill="none" stroke="#f8bd3f" stroke-width="7"/><circle r="68" fill="none" stroke="#2f9a76" stroke-width="7" stroke-dasharray="11 10.400"/><g fill="#f07aa0">${fringe}</g>` +
    `<path d="${starPath(66)}" fill="${paper}" stroke="#f8bd3f" stroke-width="4" stroke-linejoin="round"/><path d="${bones}" stroke="#a3122e" stroke-width="2.200" stroke-opacity=".6"/><circle r="9" fill="#fff6d0"/>`
  )
}

/** Mooncakes on a plate, one cut, before a star lantern and the moon. */
export function mooncakes(): string {
  const sheet = createSheet(373, 236)
  const whole = cake(sheet)
  return sheet.finish(
    fill(sheet, down(sheet, '#22081e', '#5a0f33', '#a81f44')) +
      sparks(sheet, { seed: 9, count: 16, left: 8, top: 8, right: 365, bottom: 110 }, '#ffe6b0', 8) +
      `${moon(sheet, { x: 290, y: 70, radius: 50 })}<g transform="translate(122 84) rotate(-8)">${limb({ path: 'M-60 30-150 110', colour: '#8a4a1c', width: 6 })}${starLantern(sheet)}<path d="M0 68V100M-6 66V92M6 66V92" stroke="#f07aa0" stroke-width="3"/></g>` +
      `<path d="M0 192C90 180 290 180 373 192V236H0Z" fill="${down(sheet, '#7a1232', '#3a0a22')}"/>${glow(sheet, 190, 196, 190, 44, '#ffb45a', 0.5)}` +
      `<ellipse cx="216" cy="206" rx="150" ry="24" fill="#1d0616" opacity=".6"/><ellipse cx="216" cy="198" rx="150" ry="24" fill="${across(sheet, '#e6fff4', '#7fc8ae', '#1f7a60')}"/><ellipse cx="216" cy="194" rx="132" ry="18" fill="#0f5a46" opacity=".45"/>` +
      `${place(whole, 216, 118, 0.86)}${place(whole, 158, 152, 1)}${place(whole, 276, 148, 1)}<g transform="translate(216 172)">${half(sheet)}</g>`,
  )
}
