import { starPath } from './coin.ts'
import { place, repeat, type Sheet } from './sheet.ts'

type Suit = 'heart' | 'diamond' | 'spade' | 'club'

const SUITS: Readonly<Record<Suit, string>> = {
  heart: 'M0 10C-12 2-12-9-5-9-2-9 0-7 0-4 0-7 2-9 5-9 12-9 12 2 0 10Z',
  diamond: 'M0-11 9 0 0 11-9 0Z',
  spade: 'M0-11C8-3 11 0 10 5 9 9 3 8 1 5L4 11H-4L-1 5C-3 8-9 9-10 5-11 0-8-3 0-11Z',
  club: 'M0-11A5.4 5.4 0 0 1 4.2-2.2 5.4 5.4 0 1 1 2 6L4 11H-4L-2 6A5.4 5.4 0 1 1-4.2-2.2 5.4 5.4 0 0 1 0-11Z',
}

/** Where the pips of a card lie, in a 100 x 140 face. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [0, -38],
    [0, 38],
  ],
  3: [
    [0, -40],
    [0, 0],
    [0, 40],
  ],
  4: [
    [-22, -36],
    [22, -36],
    [-22, 36],
    [22, 36],
  ],
  5: [
    [-22, -36],
    [22, -36],
    [0, 0],
    [-22, 36],
    [22, 36],
  ],
  6: [
    [-22, -38],
    [22, -38],
    [-22, 0],
    [22, 0],
    [-22, 38],
    [22, 38],
  ],
  8: [
    [-22, -42],
    [22, -42],
    [-22, -14],
    [22, -14],
    [-22, 14],
    [22, 14],
    [-22, 42],
    [22, 42],
  ],
  9: [
    [-22, -42],
    [22, -42],
    [-22, -14],
    [22, -14],
    [0, 0],
    [-22, 14],
    [22, 14],
    [-22, 42],
    [22, 42],
  ],
}

/** A playing card 100 x 140 about the origin; 0 pips is a crowned card. */
export function card(sheet: Sheet, suit: Suit, pips: number): string {
  const red = suit === 'heart' || suit === 'diamond'
  const paper = sheet.linear(
    [
      [0, '#ffffff'],
      [1, '#e4e2f0'],
    ],
    0,
    0,
    1,
    1,
  )
  const size = pips === 1 ? 3.4 : pips > 6 ? 1.02 : 1.25
  const pip = sheet.define(`<path d="${SUITS[suit]}"/>`)
  const spots = PIPS[pips] ?? []
  const big = sheet.define(`<use href="#${pip}" transform="scale(${size})"/>`)
  const upper = sheet.define(
    spots.map(([x, y]) => (y < 0 ? place(big, x, y) : '')).join('') + place(pip, -38, -54, 0.72),
  )
  const level = spots.map(([x, y]) => (y === 0 ? place(big, x, y) : '')).join('')
  const middle =
    pips === 0
      ? `<rect x="-34" y="-48" width="68" height="96" rx="6" fill="none" stroke="#d99a25" stroke-width="2"/><path d="M-26 0-30-28-14-14 0-36 14-14 30-28 26 0Z" fill="#f0b02c" stroke="#8a5210" stroke-width="2" stroke-linejoin="round"/><path d="M-26 4H26" stroke="#8a5210" stroke-width="4"/>${place(pip, 0, 28, 1.6)}`
      : level
  return sheet.define(
    `<rect x="-48" y="-67" width="100" height="140" rx="9" fill="#000" opacity=".28"/><rect x="-50" y="-70" width="100" height="140" rx="9" fill="${paper}" stroke="#b9b5cf" stroke-width="1"/><g fill="${red ? '#e0203f' : '#1c1830'}">${middle}<use href="#${upper}"/><use href="#${upper}" transform="rotate(180)"/></g>`,
  )
}

/** The patterned back of a card. */
export function cardBack(sheet: Sheet, colour: string, line: string): string {
  return sheet.define(
    `<rect x="-50" y="-70" width="100" height="140" rx="9" fill="#f5f1ff"/><rect x="-43" y="-63" width="86" height="126" rx="6" fill="${colour}"/><path d="M-43-21-1-63M-43 21 41-63M-43 63 43-23M-1 63 43 19M43-21 1-63M43 21-41-63M43 63-43-23M1 63-43 19" stroke="${line}" stroke-width="3" opacity=".6"/><path d="${starPath(18)}" fill="${line}"/>`,
  )
}

/** A stack of chips whose foot stands on the origin, 64 wide. */
export function chips(sheet: Sheet, colour: string, count: number): string {
  const side = sheet.linear(
    [
      [0, '#000', 0.4],
      [0.3, '#fff', 0.15],
      [0.6, '#000', 0],
      [1, '#000', 0.5],
    ],
    0,
    0,
    1,
    0,
  )
  const tall = 'M-32-11V0A32 12 0 0 0 32 0V-11Z'
  const slice = sheet.define(
    `<path d="${tall}" fill="${colour}"/><path d="M-22-2v9q4 2 8 3v-9ZM-4 1v11h9v-11ZM14-1v9q4-1 8-4v-8Z" fill="#fff"/><path d="${tall}" fill="${side}"/>`,
  )
  const layers = repeat(
    count,
    (index) => `<use href="#${slice}"${index % 2 === 0 ? '' : ' x="2"'} y="${-index * 11}"/>`,
  )
  const top = -(count - 1) * 11 - 11
  return sheet.define(
    `${layers}<ellipse cy="${top}" rx="32" ry="12" fill="${colour}"/><g transform="translate(0 ${top}) scale(1 .375)" fill="none" stroke="#fff"><circle r="27.5" stroke-width="9" stroke-dasharray="8.6 13"/><circle r="17" stroke-width="3"/></g>`,
  )
}

const SPOTS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
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

/** A die seen from above a corner, about 88 wide, its middle on the origin. */
export function die(sheet: Sheet, top: number, left: number, right: number): string {
  const spots = (count: number): string =>
    (SPOTS[count] ?? [])
      .map(
        ([x, y]) =>
          `<circle cx="${x * 12}" cy="${y * 12}" r="${count === 1 ? 9 : 5.6}" fill="${count === 1 || count === 4 ? '#e0203f' : '#221a38'}"/>`,
      )
      .join('')
  const side = (light: string, dark: string, count: number, matrix: string): string => {
    const paint = sheet.linear([
      [0, light],
      [1, dark],
    ])
    return `<g transform="matrix(${matrix})"><rect x="-24.5" y="-24.5" width="49" height="49" rx="8" fill="${paint}"/>${spots(count)}</g>`
  }
  return sheet.define(
    '<path d="M0-47 42-24V23L0 47-42 23V-24Z" fill="#a9a5c4" stroke="#a9a5c4" stroke-width="4" stroke-linejoin="round"/>' +
      side('#ffffff', '#f1eefc', top, '.84 .46 -.84 .46 0 -24') +
      side('#e2dff0', '#b5b1d0', left, '.84 .46 0 .94 -21 11.5') +
      side('#c6c2de', '#8c88b0', right, '.84 -.46 0 .94 21 11.5'),
  )
}

/** A felt table over the foot of the picture with a padded rail. */
export function felt(
  sheet: Sheet,
  { top, colour, rail }: { top: number; colour: readonly [string, string]; rail: string },
): string {
  const cloth = sheet.radial(
    [
      [0, colour[0]],
      [1, colour[1]],
    ],
    0.5,
    0.2,
    0.8,
  )
  const { width, height } = sheet
  const edge = `M-20 ${top + 34}Q${width / 2} ${top - 34} ${width + 20} ${top + 34}`
  return `<path d="${edge}V${height}H-20Z" fill="${cloth}"/><path d="${edge}" fill="none" stroke="#1a0c12" stroke-width="12"/><path d="${edge}" fill="none" stroke="${rail}" stroke-width="7"/><path d="${edge}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="1.6" transform="translate(0 -2)"/>`
}
