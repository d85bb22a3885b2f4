import { place, repeat } from '../../scenes/parts/sheet.ts'
import { cutout, stroke } from '../parts/cutout.ts'
import { cube, ground, ivory, ruby } from '../parts/pieces.ts'

/** Two dice that fell beside each other. */
export const dicePair = cutout({ id: 'dice-pair', kind: 'cards', variants: 2 }, (sheet, variant) => {
  const look = variant === 0 ? ruby : ivory
  return (
    ground(sheet, { y: 106, rx: 124, ry: 20 }) +
    place(cube(sheet, [5, 3, 6], look), -50, -36, 1.42, -10) +
    place(cube(sheet, [6, 1, 2], look), 58, 36, 1.42, 12)
  )
})

/** A round piece of a board game, 22 across. */
const pieceOf = (colour: string, edge: string): string =>
  `<circle cy="2" r="11" fill="${edge}"/><circle r="11" fill="${colour}" stroke="${edge}" stroke-width="1.6"/><circle r="6" fill="none" stroke="${edge}" stroke-width="1.8" opacity=".7"/>`

/** An open board of backgammon. */
export const backgammon = cutout({ id: 'backgammon', kind: 'cards', variants: 1 }, (sheet) => {
  const wood = sheet.linear([
    [0, '#a9612c'],
    [1, '#5c2c10'],
  ])
  const points = repeat(5, (index) => {
    const x = -104 + index * 19
    const colour = index % 2 === 0 ? '#7c1f2b' : '#d9a24a'
    const other = index % 2 === 0 ? '#d9a24a' : '#7c1f2b'
    return `<path d="M${x}-84h17L${x + 8.5}-12Z" fill="${colour}"/><path d="M${x} 84h17L${x + 8.5} 12Z" fill="${other}"/>`
  })
  const side = sheet.define(`<rect x="-108" y="-88" width="103" height="176" rx="3" fill="#f3dfb6"/>${points}`)
  const light = sheet.define(pieceOf('#fff6e2', '#9c7a4a'))
  const dark = sheet.define(pieceOf('#3a2430', '#150a10'))
  const stack = (id: string, x: number, ys: readonly number[]): string => ys.map((y) => place(id, x, y)).join('')
  return (
    `<g transform="rotate(-6)">${ground(sheet, { y: 116, rx: 140, ry: 16 })}<rect x="-126" y="-106" width="252" height="212" rx="14" fill="#3a1a08"/><rect x="-126" y="-110" width="252" height="212" rx="14" fill="${wood}" stroke="#3a1a08" stroke-width="2.4"/>` +
    `<g transform="translate(0 -4)"><use href="#${side}"/><use href="#${side}" transform="rotate(180)"/><path d="M-5-88H5V88H-5Z" fill="#7a4018"/>` +
    stack(light, -95.5, [-73, -51, -29]) +
    stack(dark, -57.5, [73, 51]) +
    stack(dark, 95.5, [-73, -51, -29, -7]) +
    stack(light, 57.5, [73, 51, 29]) +
    stack(light, 19.5, [-73]) +
    stack(dark, -19.5, [73]) +
    '<circle cx="0" cy="-40" r="4" fill="#e9c06a"/><circle cx="0" cy="40" r="4" fill="#e9c06a"/></g>' +
    stroke('M-118-100H60', { colour: '#ffffff59', width: 4 }) +
    `${place(cube(sheet, [4, 2, 5]), 34, -8, 0.34, 8)}${place(cube(sheet, [6, 3, 1]), 66, 6, 0.34, -14)}</g>`
  )
})

/** A board of carrom with its men in the middle. */
export const carrom = cutout({ id: 'carrom', kind: 'cards', variants: 1 }, (sheet) => {
  const frame = sheet.linear([
    [0, '#7c3f1c'],
    [1, '#3c1a0a'],
  ])
  const bed = sheet.radial(
    [
      [0, '#ffe9bf'],
      [1, '#e3b772'],
    ],
    0.5,
    0.4,
    0.75,
  )
  const man = (colour: string, edge: string): string =>
    sheet.define(
      `<circle cy="2" r="9" fill="${edge}"/><circle r="9" fill="${colour}" stroke="${edge}" stroke-width="1.4"/><circle r="4.6" fill="none" stroke="${edge}" stroke-width="1.4" opacity=".6"/>`,
    )
  const [light, dark, queen] = [man('#fff6e2', '#a1824e'), man('#332029', '#120a0e'), man('#d8203c', '#6d0c1c')]
  const ring = repeat(6, (index) => {
    const angle = (index / 6) * Math.PI * 2
    return place(index % 2 === 0 ? light : dark, Math.cos(angle) * 19, Math.sin(angle) * 19)
  })
  const pocket = sheet.define(
    '<circle r="15" fill="#1a0d0a"/><circle r="15" fill="none" stroke="#b98a4a" stroke-width="2.4"/>',
  )
  const line = sheet.define(
    '<path d="M-62 70H62M-62 80H62" fill="none" stroke="#8c2a20" stroke-width="2"/><circle cx="-62" cy="75" r="6.4" fill="#d8433a" stroke="#8c2a20" stroke-width="1.6"/><circle cx="62" cy="75" r="6.4" fill="#d8433a" stroke="#8c2a20" stroke-width="1.6"/>',
  )
  return (
    `${ground(sheet, { y: 122, rx: 140, ry: 14 })}<g transform="rotate(8) scale(.96)"><rect x="-126" y="-122" width="252" height="252" rx="20" fill="#2a1006"/><rect x="-126" y="-126" width="252" height="252" rx="20" fill="${frame}" stroke="#2a1006" stroke-width="2.4"/><rect x="-106" y="-106" width="212" height="212" rx="6" fill="${bed}" stroke="#8a5a28" stroke-width="2"/>` +
    [0, 90, 180, 270]
      .map(
        (turn) =>
          `<g transform="rotate(${turn})">${place(pocket, -90, -90)}${place(line, 0, 0)}<path d="M-66-66-34-34" stroke="#8c2a20" stroke-width="2"/></g>`,
      )
      .join('') +
    `<circle r="36" fill="none" stroke="#8c2a20" stroke-width="2.4"/><circle r="30" fill="none" stroke="#8c2a20" stroke-width="1.4" opacity=".6"/>${ring}${place(queen, 0, 0)}` +
    place(dark, 52, -30) +
    place(light, -56, 18) +
    `<circle cx="26" cy="77" r="15" fill="#0d0a12" opacity=".3"/><circle cx="26" cy="74" r="15" fill="#f4f7ff" stroke="#7586a8" stroke-width="2.4"/><circle cx="26" cy="74" r="7.4" fill="none" stroke="#2f6fd0" stroke-width="3"/>` +
    `${stroke('M-116-112H-10', { colour: '#ffffff4d', width: 4 })}</g>`
  )
})
