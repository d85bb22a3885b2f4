import { place } from '../../scenes/parts/sheet.ts'
import { cutout, stroke } from '../parts/cutout.ts'
import { ground, tile } from '../parts/pieces.ts'

const green = ['#2fa877', '#12583f'] as const
const amber = ['#e9a33a', '#8a540f'] as const

/** Wheels of the suit of circles. */
const wheels = [
  [-16, -26, '#d8203c'],
  [16, -26, '#1c6f4f'],
  [0, 0, '#234a9c'],
  [-16, 26, '#1c6f4f'],
  [16, 26, '#d8203c'],
]
  .map(
    ([x, y, colour]) =>
      `<circle cx="${x}" cy="${y}" r="10" fill="none" stroke="${colour}" stroke-width="4.4"/><circle cx="${x}" cy="${y}" r="3.6" fill="${colour}"/>`,
  )
  .join('')

/** A sprig of bamboo with a bird's head of a bud. */
const bamboo =
  stroke('M0 36V-4M0 16C-12 14-18 4-20-6M0 10C12 8 20-2 20-12', { colour: '#1c8a58', width: 5 }) +
  '<path d="M0-40C-17-26-17-6 0 4 17-6 17-26 0-40Z" fill="#d8203c"/><path d="M0-30C-8-22-8-10 0-4 8-10 8-22 0-30Z" fill="#ffb9a8"/><path d="M-20-6C-32-10-34-20-30-28-20-24-16-16-20-6ZM20-12C32-14 34-26 30-34 20-30 16-22 20-12Z" fill="#2fa877"/>'

/** The red middle. */
const centre = stroke('M-20-18H20V6H-20ZM0-38V38', { colour: '#d8203c', width: 7 })

/** Three tiles of mahjong. */
export const mahjong = cutout({ id: 'mahjong', kind: 'cards', variants: 2 }, (sheet, variant) => {
  const back = variant === 0 ? green : amber
  const [first, second, third] = [wheels, centre, bamboo].map((picture) => tile(sheet, { back, picture }))
  return (
    ground(sheet, { y: 104, rx: 130, ry: 18 }) +
    place(first ?? '', -70, 14, 1.34, -12) +
    place(third ?? '', 74, 22, 1.34, 13) +
    place(second ?? '', 2, -22, 1.46, 2)
  )
})

const half = (pips: readonly (readonly [number, number])[], at: number): string =>
  pips.map(([x, y]) => `<circle cx="${x * 17}" cy="${y * 17 + at}" r="7"/>`).join('')

const six = [
  [-1, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [1, 1],
] as const
const five = [
  [-1, -1],
  [1, -1],
  [0, 0],
  [-1, 1],
  [1, 1],
] as const
const three = [
  [-1, -1],
  [0, 0],
  [1, 1],
] as const
const two = [
  [-1, -1],
  [1, 1],
] as const

/** A domino 72 x 138 about the origin. */
function domino(paint: { face: string; side: string; ink: string }, pips: string): string {
  return `<rect x="-32" y="-63" width="72" height="138" rx="12" fill="${paint.side}"/><rect x="-36" y="-69" width="72" height="138" rx="12" fill="${paint.face}" stroke="${paint.side}" stroke-width="1.6"/><path d="M-26 0H26" stroke="${paint.ink}" stroke-width="3" stroke-linecap="round" opacity=".55"/><circle r="4.6" fill="#e0a53a"/><g fill="${paint.ink}">${pips}</g>`
}

/** Two dominoes that lean on each other. */
export const dominoes = cutout({ id: 'dominoes', kind: 'cards', variants: 2 }, (sheet, variant) => {
  const ivory = sheet.linear([
    [0, '#fffef6'],
    [1, '#eadfc8'],
  ])
  const ebony = sheet.linear([
    [0, '#4a3f58'],
    [1, '#1f1829'],
  ])
  const paint =
    variant === 0 ? { face: ivory, side: '#a8946a', ink: '#2a1f1a' } : { face: ebony, side: '#0c0812', ink: '#fff4e0' }
  const first = sheet.define(domino(paint, half(six, -34) + half(three, 34)))
  const second = sheet.define(domino(paint, half(two, -34) + half(five, 34)))
  return ground(sheet, { y: 110, rx: 124, ry: 16 }) + place(first, -48, -4, 1.46, -16) + place(second, 56, 10, 1.46, 14)
})
