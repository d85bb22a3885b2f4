import { createSheet, type Sheet } from '../scenes/parts/sheet.ts'
import { armOf } from './arms.ts'
import { dealtAt } from './dealt.ts'
import { dressOf } from './dress.ts'
import { hairBehind, headOf } from './head.ts'
import { lookOf, type Region } from './look.ts'

export interface DealerSpec {
  /** What is played, as the catalogue names it: "roulette". */
  subject: string
  /** The same seed is the same person. */
  seed: number
  region: Region
}

const felts = [
  ['#148464', '#06382b'],
  ['#a8233f', '#4d0a1c'],
  ['#2257b4', '#0c2560'],
  ['#6a349c', '#2c1150'],
] as const

/** A dealer to the waist behind the edge of a table: 360 x 300, on a transparent ground, the head in the middle. */
export function drawDealer(spec: DealerSpec): string {
  const sheet = createSheet(360, 300)
  return sheet
    .finish(`<g transform="translate(178 254) scale(.95)">${dealerOn(sheet, spec)}</g>`)
    .replace('xMidYMid slice', 'xMidYMax meet')
}

/** The same on a larger sheet: the table's edge at y = -4, its foot at y = 50. */
export function dealerOn(sheet: Sheet, { subject, seed, region }: DealerSpec): string {
  const look = lookOf(seed, region)
  const dealt = dealtAt(subject)
  const person =
    dealt.behind(sheet, seed) +
    hairBehind(sheet, look) +
    dressOf(sheet, look) +
    headOf(sheet, look) +
    armOf(look, -1, dealt.left)
  return (
    person +
    table(sheet, felts[seed % felts.length] ?? felts[0]) +
    dealt.onTable(sheet, seed) +
    dealt.held(sheet, seed) +
    armOf(look, 1, dealt.right)
  )
}

/** A rounded piece of a table with a padded rail, 350 wide. */
function table(sheet: Sheet, colours: readonly [string, string]): string {
  const cloth = sheet.radial(
    [
      [0, colours[0]],
      [1, colours[1]],
    ],
    0.5,
    0.1,
    0.8,
  )
  const rail = sheet.linear(
    [
      [0, '#a8622c'],
      [1, '#4a210c'],
    ],
    0,
    0,
    0,
    1,
  )
  return (
    `<path d="M-172 50V34C-172 12-110-4 2-4C114-4 176 12 176 34V50Z" fill="${rail}"/><path d="M-172 34C-172 12-110-4 2-4C114-4 176 12 176 34" fill="none" stroke="#f0cf8a" stroke-width="2.4"/>` +
    `<path d="M-158 50V40C-158 22-104 8 2 8C108 8 162 22 162 40V50Z" fill="${cloth}"/><path d="M-134 50C-120 32-70 22 2 22C74 22 124 32 138 50" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="2"/>`
  )
}
