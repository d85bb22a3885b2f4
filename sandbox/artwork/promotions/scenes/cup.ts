import { starPath } from '../../scenes/parts/coin.ts'
import { confetti, fill, glow, rays } from '../../scenes/parts/light.ts'
import { createSheet, repeat, type Sheet } from '../../scenes/parts/sheet.ts'
import { across, down, limb } from '../parts/stroke.ts'

const sleeves = [
  { x: 44, tilt: 16, colour: '#e0267a', skin: '#b9754a' },
  { x: 112, tilt: 9, colour: '#2b8ae0', skin: '#e8b57f' },
  { x: 262, tilt: -9, colour: '#f4a81a', skin: '#7d4f33' },
  { x: 330, tilt: -16, colour: '#12a594', skin: '#c9875c' },
] as const

/** A hand that reaches up with a ticket. */
function raised({ x, tilt, colour, skin }: (typeof sleeves)[number]): string {
  return (
    `<g transform="translate(${x} 236) rotate(${tilt})">` +
    limb({ path: 'M0 20V-42', colour, width: 36 }) +
    limb({ path: 'M0-52V-72', colour: skin, width: 24 }) +
    '<g transform="translate(4 -96) rotate(8)"><path d="M-26-15H26V-5A5 5 0 0 0 26 5V15H-26V5A5 5 0 0 0-26-5Z" fill="#fff6dc"/><path d="M-12-15V15" stroke="#c98a2c" stroke-width="2" stroke-dasharray="3 3"/>' +
    `<path d="M-4-5H18M-4 4H12" stroke="${colour}" stroke-width="4" stroke-linecap="round"/></g>` +
    limb({ path: 'M-8-78V-86M2-80V-90M11-76V-84', colour: skin, width: 9 }) +
    '</g>'
  )
}

function trophy(sheet: Sheet): string {
  const gold = sheet.linear(
    [
      [0, '#fff6c8'],
      [0.3, '#ffd65a'],
      [0.62, '#e89a1c'],
      [1, '#8a4a0c'],
    ],
    0,
    0,
    1,
    0,
  )
  return (
    `<path d="M-54-70C-92-72-88-14-34-8M54-70C92-72 88-14 34-8" stroke="#e89a1c" stroke-width="11" fill="none"/><path d="M-58-84H58C58-24 40 12 12 22V44H-12V22C-40 12-58-24-58-84Z" fill="${gold}"/><ellipse cy="-84" rx="58" ry="11" fill="#a8620c"/><ellipse cy="-86" rx="58" ry="10" fill="#ffe692"/><ellipse cy="-85" rx="48" ry="7" fill="#8a4a0c"/>` +
    `<path d="M-42-64C-40-30-30-6-18 4" stroke="#fff" stroke-opacity=".7" stroke-width="6" fill="none" stroke-linecap="round"/><path transform="translate(2 -34)" d="${starPath(22)}" fill="#fff3c0"/><path d="M-34 44H34L42 62H-42Z" fill="${across(sheet, '#5a2a8a', '#2a0f4a')}"/>`
  )
}

/** A cup above the hands of those who put their names down. */
export function cup(): string {
  const sheet = createSheet(373, 236)
  const seats = repeat(4, (row) => `M0 ${118 + row * 20}Q186 ${98 + row * 20} 373 ${118 + row * 20}`)
  return sheet.finish(
    `${fill(sheet, down(sheet, '#0e2a6a', '#2a4ac0', '#6a8af0'))}${rays(sheet, 187, 92, 330, 20, '#fff3c0', 0.5)}${glow(sheet, 187, 92, 150, 120, '#ffe9a0', 0.7)}` +
      `<path d="${seats}" stroke="#0a1e52" stroke-opacity=".25" stroke-width="9" fill="none" stroke-dasharray="7 6"/><g transform="translate(187 124)">${trophy(sheet)}</g>` +
      confetti(
        sheet,
        { seed: 14, count: 34, left: 10, top: 6, right: 363, bottom: 130 },
        ['#ff5a9a', '#ffcf3f', '#3fe0c0', '#fff'],
        9,
      ) +
      sleeves.map(raised).join(''),
  )
}
