import { place, type Sheet } from '../../scenes/parts/sheet.ts'
import { cutout, stroke } from '../parts/cutout.ts'
import { cube, ground, ivory, ruby } from '../parts/pieces.ts'

function gold(sheet: Sheet): string {
  return sheet.linear(
    [
      [0, '#a4650c'],
      [0.25, '#ffe9a0'],
      [0.55, '#f0b02c'],
      [1, '#8a5008'],
    ],
    0,
    0,
    1,
    0,
  )
}

/** Three dice on a tray under glass: sic bo. */
export const diceDome = cutout({ id: 'dice-dome', kind: 'live', variants: 3 }, (sheet, variant) => {
  const tray = (['#8f1226', '#0f5c4a', '#2b2470'] as const)[variant] ?? '#8f1226'
  const look = variant === 1 ? ruby : ivory
  const glass = sheet.linear(
    [
      [0, '#ffffff', 0.42],
      [0.3, '#ffffff', 0.06],
      [0.7, '#ffffff', 0.02],
      [1, '#ffffff', 0.3],
    ],
    0,
    0,
    1,
    0.3,
  )
  return (
    ground(sheet, { y: 122, rx: 132, ry: 18 }) +
    `<path d="M-128 92V104A128 34 0 0 0 128 104V92Z" fill="${gold(sheet)}"/><ellipse cy="92" rx="128" ry="34" fill="${gold(sheet)}"/><ellipse cy="90" rx="116" ry="29" fill="${tray}"/><ellipse cy="94" rx="92" ry="20" fill="#000" opacity=".22"/>` +
    place(cube(sheet, [3, 6, 2], look), 0, 8, 0.94, 6) +
    place(cube(sheet, [1, 4, 5], look), -50, 62, 0.98, -8) +
    place(cube(sheet, [6, 2, 3], look), 52, 62, 0.98, 10) +
    `<path d="M-116 90C-122-60-70-116 0-116C70-116 122-60 116 90A116 29 0 0 1-116 90Z" fill="${glass}" stroke="#fff" stroke-opacity=".75" stroke-width="3"/>` +
    stroke('M-92 40C-98-20-72-76-40-92', { colour: '#ffffffc4', width: 8 }) +
    stroke('M-94 66-94 60', { colour: '#ffffffc4', width: 8 }) +
    stroke('M96 50C98 4 88-34 70-58', { colour: '#ffffff66', width: 5 }) +
    `<path d="M-12-116C-14-124-8-130 0-130 8-130 14-124 12-116Z" fill="${gold(sheet)}"/><circle cy="-136" r="9" fill="${gold(sheet)}"/>`
  )
})

const china = [
  { bowl: ['#3f86cc', '#123f78'], line: '#d8ecff' },
  { bowl: ['#d2414f', '#7a1220'], line: '#ffe3b8' },
] as const

/** A bowl lifted off the plate that three dice were shaken on. */
export const bowlAndPlate = cutout({ id: 'bowl-and-plate', kind: 'live', variants: china.length }, (sheet, variant) => {
  const paint = china[variant] ?? china[0]
  const glaze = sheet.linear(
    [
      [0, paint.bowl[0]],
      [1, paint.bowl[1]],
    ],
    0.2,
    0,
    0.8,
    1,
  )
  return (
    ground(sheet, { y: 124, rx: 138, ry: 18 }) +
    `<ellipse cy="90" rx="136" ry="44" fill="#c4a88c"/><ellipse cy="82" rx="136" ry="44" fill="#fff7ea" stroke="#cdb394" stroke-width="2"/><ellipse cy="80" rx="118" ry="36" fill="none" stroke="${paint.bowl[0]}" stroke-width="3" opacity=".65"/><ellipse cy="80" rx="98" ry="28" fill="#ecdcc6"/>` +
    place(cube(sheet, [4, 2, 6], ivory), -38, 66, 0.52, -8) +
    place(cube(sheet, [1, 5, 3], ivory), 12, 80, 0.54, 6) +
    place(cube(sheet, [6, 3, 2], ivory), 52, 62, 0.5, 12) +
    `<g transform="translate(4 -58) rotate(-15)"><ellipse cy="40" rx="104" ry="22" fill="#efe2cf"/><path d="M-104 38C-100-52-52-84 0-84C52-84 100-52 104 38A104 22 0 0 1-104 38Z" fill="${glaze}"/><path d="M-34-72C-26-92 26-92 34-72L26-84C14-92-14-92-26-84Z" fill="${paint.bowl[1]}"/><ellipse cy="-80" rx="34" ry="9" fill="#f3e7d4" stroke="${paint.bowl[1]}" stroke-width="2"/>` +
    `<path d="M-104 38A104 22 0 0 0 104 38L103 26A103 22 0 0 1-103 26Z" fill="#f3c74f"/>` +
    stroke('M-84-4Q-68-24-52-4T-20-4T12-4T44-4T76-4', { colour: paint.line, width: 4 }) +
    stroke('M-86 12H82', { colour: paint.line, width: 2.4 }) +
    stroke('M-78-26C-66-50-46-66-24-70', { colour: '#ffffffb8', width: 7 }) +
    '</g>'
  )
})
