import { both, place, type Sheet } from '../../scenes/parts/sheet.ts'
import { cutout, stroke } from '../parts/cutout.ts'
import { ground } from '../parts/pieces.ts'

interface RoosterPaint {
  coat: readonly [string, string]
  hackle: readonly [string, string]
  tail: readonly [string, string]
  edge: string
}

const red: RoosterPaint = {
  coat: ['#c8532a', '#6f1f12'],
  hackle: ['#ffcf5a', '#f08a24'],
  tail: ['#2f8f7a', '#0e3f4c'],
  edge: '#3d0f0a',
}
const white: RoosterPaint = {
  coat: ['#fff8ea', '#d9c6ac'],
  hackle: ['#fffdf6', '#f0dfc0'],
  tail: ['#4a5a78', '#1c2438'],
  edge: '#5c4632',
}
const black: RoosterPaint = {
  coat: ['#3d4a68', '#151a2a'],
  hackle: ['#e8eef8', '#9fb2d0'],
  tail: ['#2f6fa0', '#10243f'],
  edge: '#0a0e18',
}

/** A rooster that looks to the right: 170 wide, 250 high, its feet on y = 118. */
function rooster(sheet: Sheet, paint: RoosterPaint): string {
  const coat = sheet.linear(
    [
      [0, paint.coat[0]],
      [1, paint.coat[1]],
    ],
    0.6,
    0,
    0.3,
    1,
  )
  const plume = sheet.linear(
    [
      [0, paint.tail[0]],
      [1, paint.tail[1]],
    ],
    0,
    0,
    0.7,
    1,
  )
  const hackle = sheet.linear([
    [0, paint.hackle[0]],
    [1, paint.hackle[1]],
  ])
  const comb = sheet.linear([
    [0, '#ff6a5e'],
    [1, '#b3122a'],
  ])
  const outlined = ` stroke="${paint.edge}" stroke-width="2.8" stroke-linejoin="round"`
  const tail = [
    'M-34 44C-70 40-92 2-84-44C-74-20-60-4-36 8Z',
    'M-32 34C-74 14-84-40-62-76C-60-44-48-18-24-2Z',
    'M-24 26C-58-6-56-56-28-84C-32-52-26-26-8-6Z',
    'M-40 54C-70 62-94 44-98 12C-84 30-66 36-44 34Z',
  ]
  return sheet.define(
    `<g fill="${plume}"${outlined}>${tail.map((path) => `<path d="${path}"/>`).join('')}</g>` +
      stroke('M2 82V112M2 112-14 118M2 112 4 119M2 112 20 117M30 78V110M30 110 14 116M30 110 33 118M30 110 48 115', {
        colour: '#d98a18',
        width: 6.4,
      }) +
      `<path d="M-50 34C-46 2-18-4 6-22C18-40 22-62 26-78C36-94 62-94 70-76C74-62 68-50 66-38C72-6 76 30 56 62C44 82 24 92 2 90C-28 86-50 66-50 34Z" fill="${coat}"${outlined}/>` +
      `<g fill="${hackle}" stroke="${paint.edge}" stroke-width="2" stroke-linejoin="round"><path d="M24-74C18-46 4-20-14 2L-2 4-8 22 8 14 8 34 24 20 28 42 40 22 50 38 54 16 66 26C72-4 68-24 66-42 52-30 34-44 24-74Z"/></g>` +
      `<path d="M-38 30C-18 18 12 24 26 46C14 66-14 72-30 58C-24 56-22 54-22 52C-34 48-38 40-38 30Z" fill="${plume}"${outlined}/>` +
      stroke('M-24 36C-10 32 4 36 14 46M-18 48C-8 46 0 48 6 54', { colour: '#ffffff70', width: 3 }) +
      `<path d="M26-80C14-96 20-112 34-104C34-122 50-124 54-110C62-122 76-116 72-100C84-100 84-86 74-78C60-72 40-72 26-80Z" fill="${comb}" stroke="#7c0c1c" stroke-width="2.4" stroke-linejoin="round"/>` +
      `<path d="M58-50C70-48 74-30 64-22C52-24 50-40 54-50ZM44-52C52-48 54-36 48-30C40-34 38-44 40-52Z" fill="${comb}" stroke="#7c0c1c" stroke-width="2.2"/>` +
      '<path d="M70-78C84-78 94-70 100-58C90-60 80-58 70-56Z" fill="#ffc83d" stroke="#8a5208" stroke-width="2.2" stroke-linejoin="round"/><path d="M72-64H90" stroke="#8a5208" stroke-width="1.8"/>' +
      '<ellipse cx="54" cy="-68" rx="14" ry="12" fill="#e2384a"/><circle cx="56" cy="-70" r="7.4" fill="#fff3c4" stroke="#3a0a10" stroke-width="1.8"/><circle cx="58" cy="-70" r="4" fill="#170a0c"/><circle cx="59.4" cy="-71.5" r="1.4" fill="#fff"/>' +
      stroke('M46-80 62-78', { colour: paint.edge, width: 3.4 }),
  )
}

const pairs = [
  [red, white],
  [red, black],
] as const

/** Two roosters that face each other. */
export const roosterPair = cutout(
  { id: 'rooster-pair', kind: 'cockfight', variants: pairs.length },
  (sheet, variant) => {
    const [first, second] = pairs[variant] ?? pairs[0]
    return (
      ground(sheet, { y: 122, rx: 142, ry: 12 }) +
      `${place(rooster(sheet, first), -70, 30, 0.76)}<g transform="translate(70 30) scale(-.76 .76)"><use href="#${rooster(sheet, second)}"/></g>`
    )
  },
)

/** One rooster alone. */
export const roosterAlone = cutout({ id: 'rooster-alone', kind: 'cockfight', variants: 3 }, (sheet, variant) => {
  const paint = [white, red, black][variant] ?? white
  return ground(sheet, { y: 132, rx: 90, ry: 12 }) + place(rooster(sheet, paint), -2, 4, 1.1)
})

/** A bell of woven cane over a rooster. */
export const roosterCage = cutout({ id: 'rooster-cage', kind: 'cockfight', variants: 2 }, (sheet, variant) => {
  const cane = { colour: '#f0c878', width: 4.6 }
  const dark = { colour: '#8a5a1c', width: 7.6 }
  const half = 'M0-128C8-128 10-118 8-112C14-60 30 20 34 122M8-112C50-84 82 10 84 114M8-112C96-88 128 0 130 100'
  const hoops = 'M-70-84Q0-68 70-84M-108-30Q0-4 108-30M-126 34Q0 66 126 34'
  const rim = 'M-132 104Q0 142 132 104'
  const lines =
    both(sheet, stroke(half, dark)) + stroke(hoops, dark) + both(sheet, stroke(half, cane)) + stroke(hoops, cane)
  return (
    ground(sheet, { y: 126, rx: 142, ry: 16 }) +
    place(rooster(sheet, variant === 0 ? red : black), -4, 24, 0.84) +
    lines +
    stroke(rim, { ...dark, width: 13 }) +
    stroke(rim, { ...cane, width: 9 }) +
    '<circle cy="-130" r="11" fill="none" stroke="#8a5a1c" stroke-width="7.6"/><circle cy="-130" r="11" fill="none" stroke="#f0c878" stroke-width="4.6"/>'
  )
})
