import { place, repeat, type Sheet } from '../../scenes/parts/sheet.ts'

/** A stack of chips whose foot stands on the origin, 84 wide, each 15 high. */
export function chipStack(sheet: Sheet, colour: readonly [string, string], count: number): string {
  const shade = sheet.linear(
    [
      [0, '#000', 0.42],
      [0.28, '#fff', 0.2],
      [0.6, '#000', 0],
      [1, '#000', 0.46],
    ],
    0,
    0,
    1,
    0,
  )
  const wall = 'M-42-14V0A42 17 0 0 0 42 0V-14Z'
  const slice = sheet.define(
    `<path d="${wall}" fill="${colour[0]}"/><path d="M-32-3v11q6 4 12 6v-11ZM-7 2v14h14v-14ZM20 3v11q6-2 12-6v-11Z" fill="#fff6e6"/><path d="${wall}" fill="${shade}"/><path d="M-42 0A42 17 0 0 0 42 0" fill="none" stroke="${colour[1]}" stroke-width="1.6"/>`,
  )
  const layers = repeat(count, (index) => `<use href="#${slice}" x="${[0, 2, -1.5][index % 3]}" y="${-index * 14}"/>`)
  const top = -count * 14
  const ring = repeat(
    6,
    (index) => `<path d="M0-40V-27" transform="rotate(${index * 60 + 30})" stroke="#fff6e6" stroke-width="14"/>`,
  )
  return sheet.define(
    `${layers}<g transform="translate(${[0, 2, -1.5][(count - 1) % 3]} ${top}) scale(1 .405)"><circle r="42" fill="${colour[0]}"/>${ring}<circle r="42" fill="none" stroke="${colour[1]}" stroke-width="2.4"/><circle r="26" fill="${colour[0]}" stroke="#fff6e6" stroke-width="3.4"/><circle r="14" fill="#fff6e6" opacity=".85"/></g>`,
  )
}

type Pips = 1 | 2 | 3 | 4 | 5 | 6

const spots: Readonly<Record<Pips, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

export interface DiceLook {
  /** Of the three faces: above, left, right. */
  faces: readonly [string, string, string]
  edge: string
  pip: string
  /** Of the one and the four. */
  accent: string
}

export const ivory: DiceLook = {
  faces: ['#fffdf6', '#efe7da', '#d3c6b8'],
  edge: '#9a8a7c',
  pip: '#211a2a',
  accent: '#d8203c',
}
export const ruby: DiceLook = {
  faces: ['#ff6a63', '#d92b34', '#9b1220'],
  edge: '#5f0610',
  pip: '#fff6ee',
  accent: '#fff6ee',
}

/** A die seen over a corner, 92 wide and 104 high about the origin. */
export function cube(sheet: Sheet, pips: readonly [Pips, Pips, Pips], look: DiceLook = ivory): string {
  const side = (index: 0 | 1 | 2, matrix: string): string => {
    const count = pips[index]
    const isAccent = count === 1 || count === 4
    const dots = spots[count]
      .map(([x, y]) => `<circle cx="${x * 13}" cy="${y * 13}" r="${count === 1 ? 9.5 : 5.8}"/>`)
      .join('')
    return `<g transform="matrix(${matrix})"><rect x="-26" y="-26" width="52" height="52" rx="9" fill="${look.faces[index]}"/><g fill="${isAccent ? look.accent : look.pip}">${dots}</g></g>`
  }
  return sheet.define(
    `<path d="M0-50 44-26V24L0 50-44 24V-26Z" fill="${look.faces[2]}" stroke="${look.edge}" stroke-width="7" stroke-linejoin="round"/><path d="M0-50 44-26V24L0 50-44 24V-26Z" fill="${look.faces[1]}" stroke="${look.faces[1]}" stroke-width="3" stroke-linejoin="round"/>` +
      side(1, '.83 .46 0 .96 -22 12') +
      side(2, '.83 -.46 0 .96 22 12') +
      side(0, '.83 .46 -.83 .46 0 -25') +
      '<path d="M-40-25 0-3 40-25M0-3V47" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2.4" stroke-linejoin="round"/>',
  )
}

/** A tile standing towards the viewer, 72 x 96 about the origin, thick at its foot and right. */
export function tile(sheet: Sheet, { back, picture }: { back: readonly [string, string]; picture: string }): string {
  const face = sheet.linear([
    [0, '#fffef8'],
    [1, '#ece3cf'],
  ])
  return sheet.define(
    `<rect x="-30" y="-40" width="72" height="96" rx="11" fill="${back[1]}"/><rect x="-33" y="-44" width="72" height="96" rx="11" fill="${back[0]}"/><rect x="-36" y="-48" width="72" height="96" rx="11" fill="${face}" stroke="#b9ab8c" stroke-width="1.6"/>${picture}`,
  )
}

/** A soft shadow under things. */
export function ground(sheet: Sheet, { x = 0, y, rx, ry }: { x?: number; y: number; rx: number; ry: number }): string {
  const fade = sheet.radial([
    [0, '#0a0410', 0.5],
    [1, '#0a0410', 0],
  ])
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fade}"/>`
}

/** Copies of a shape at points, each with its size and its turn. */
export function placed(id: string, at: readonly (readonly [number, number, number, number])[]): string {
  return at.map(([x, y, size, turn]) => place(id, x, y, size, turn)).join('')
}
