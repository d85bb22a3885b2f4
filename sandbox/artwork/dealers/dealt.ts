import { type Face, playingCard } from '../cutouts/parts/cards.ts'
import { chipStack, cube, ivory } from '../cutouts/parts/pieces.ts'
import { starPath } from '../scenes/parts/coin.ts'
import { num, place, repeat, type Sheet } from '../scenes/parts/sheet.ts'
import type { Arm } from './arms.ts'

/** What is dealt at a table: what stands behind the dealer, what lies on the cloth, and what the hands do. */
export interface Dealt {
  behind(sheet: Sheet, seed: number): string
  onTable(sheet: Sheet, seed: number): string
  /** Held up in the right hand. */
  held(sheet: Sheet, seed: number): string
  left: Arm
  right: Arm
}

const nothing = (): string => ''
const resting: Arm = { elbow: { x: -98, y: -14 }, hand: { x: -56, y: 14 }, turn: 8 }

const faces: readonly Face[] = [
  'A heart',
  'K spade',
  '9 diamond',
  'Q club',
  'J heart',
  '8 spade',
  'A club',
  '10 diamond',
]
const faceAt = (seed: number, step: number): Face => faces[(seed * 3 + step) % faces.length] ?? 'A heart'

const stacks = [
  ['#d8203c', '#6d0c1c'],
  ['#13998a', '#064a42'],
  ['#7a3fd0', '#35136e'],
  ['#2f6fd0', '#123a78'],
] as const

const cards: Dealt = {
  behind: nothing,
  held: (sheet, seed) => place(playingCard(sheet, faceAt(seed, 0)), 102, -118, 0.56, 10),
  onTable(sheet, seed) {
    return (
      place(playingCard(sheet, faceAt(seed, 1)), -118, 18, 0.52, -14) +
      place(playingCard(sheet, faceAt(seed, 2)), -80, 14, 0.52, 4) +
      place(chipStack(sheet, stacks[seed % 4] ?? stacks[0], 3), 70, 44, 0.46) +
      place(chipStack(sheet, stacks[(seed + 1) % 4] ?? stacks[0], 2), 112, 38, 0.46)
    )
  },
  left: { elbow: { x: -104, y: -22 }, hand: { x: -62, y: 8 }, turn: 14 },
  right: { elbow: { x: 112, y: -26 }, hand: { x: 104, y: -72 }, turn: -84 },
}

const pairs: Dealt = {
  behind: nothing,
  held: nothing,
  onTable(sheet, seed) {
    return (
      place(playingCard(sheet, faceAt(seed, 3)), -66, 12, 0.56, -8) +
      place(playingCard(sheet, faceAt(seed, 4)), -30, 14, 0.56, 6) +
      place(playingCard(sheet, faceAt(seed, 5)), 32, 14, 0.56, -6) +
      place(playingCard(sheet, faceAt(seed, 6)), 68, 12, 0.56, 8) +
      place(chipStack(sheet, stacks[(seed + 2) % 4] ?? stacks[0], 3), 128, 44, 0.42)
    )
  },
  left: { elbow: { x: -108, y: -20 }, hand: { x: -112, y: 10 }, turn: 30 },
  right: { elbow: { x: 116, y: -30 }, hand: { x: 146, y: -68 }, turn: -46 },
}

const dice: Dealt = {
  behind: nothing,
  held: nothing,
  onTable(sheet) {
    const glass = sheet.linear(
      [
        [0, '#ffffff', 0.5],
        [0.35, '#ffffff', 0.08],
        [1, '#ffffff', 0.32],
      ],
      0,
      0,
      1,
      0.3,
    )
    return (
      '<g transform="translate(84 28)"><ellipse cy="4" rx="60" ry="15" fill="#f2b632"/><ellipse cy="1" rx="54" ry="12" fill="#7a1226"/>' +
      place(cube(sheet, [3, 6, 2], ivory), 0, -30, 0.4, 4) +
      place(cube(sheet, [1, 4, 5], ivory), -24, -8, 0.42, -8) +
      place(cube(sheet, [6, 2, 3], ivory), 25, -8, 0.42, 8) +
      `<path d="M-54 0C-58-66-34-92 0-92C34-92 58-66 54 0A54 12 0 0 1-54 0Z" fill="${glass}" stroke="#fff" stroke-opacity=".8" stroke-width="2"/><path d="M-42-20C-46-48-34-68-20-76" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="4" stroke-linecap="round"/><circle cy="-98" r="6" fill="#f2b632"/></g>`
    )
  },
  left: resting,
  right: { elbow: { x: 130, y: -52 }, hand: { x: 108, y: -102 }, turn: 128 },
}

const pocketCount = 20

const wheelOfNumbers: Dealt = {
  behind: nothing,
  held: nothing,
  onTable(sheet) {
    const wood = sheet.linear(
      [
        [0, '#e39a52'],
        [0.5, '#8a4519'],
        [1, '#3a1508'],
      ],
      0,
      0,
      1,
      1,
    )
    const pockets = repeat(pocketCount, (index) => {
      const [from, to] = [index, index + 1].map((at) => (at / pocketCount) * Math.PI * 2)
      const point = (radius: number, angle = 0): string =>
        `${num(Math.cos(angle) * radius)} ${num(Math.sin(angle) * radius)}`
      return `<path d="M${point(42, from)}L${point(64, from)}A64 64 0 0 1 ${point(64, to)}L${point(42, to)}Z" fill="${index === 0 ? '#1c9a58' : index % 2 === 1 ? '#c81d34' : '#1b1420'}"/>`
    })
    return (
      `<g transform="translate(78 14)"><g transform="scale(1 .44)"><circle cy="22" r="80" fill="#2a0f06"/><circle r="80" fill="${wood}"/><circle r="79" fill="none" stroke="#f2c65a" stroke-width="3"/><circle r="66" fill="#f2c65a"/>${pockets}<circle r="42" fill="#f2c65a"/><circle r="39" fill="${wood}"/></g>` +
      '<path d="M-8 0C-6-10-4-16-4-24H4C4-16 6-10 8 0Z" fill="#f2c65a"/><circle cy="-29" r="7" fill="#ffe39a"/><circle cx="36" cy="17" r="5" fill="#fff"/></g>'
    )
  },
  left: resting,
  right: { elbow: { x: 118, y: -30 }, hand: { x: 122, y: -8 }, turn: 96 },
}

const colours = ['#e0324f', '#fff3dc', '#13998a', '#f2b632', '#6a3fc4']

const wheelOfFortune: Dealt = {
  behind(_sheet, seed) {
    const sectors = repeat(20, (index) => {
      const [from, to] = [index, index + 1].map((at) => (at / 20) * Math.PI * 2)
      const point = (angle = 0): string => `${num(Math.cos(angle) * 74)} ${num(Math.sin(angle) * 74)}`
      return `<path d="M0 0L${point(from)}A74 74 0 0 1 ${point(to)}Z" fill="${colours[(index + seed) % colours.length]}"/>`
    })
    const lamps = repeat(16, (index) => {
      const angle = ((index + 0.5) / 16) * Math.PI * 2
      return `<circle cx="${num(Math.cos(angle) * 80)}" cy="${num(Math.sin(angle) * 80)}" r="3.4" fill="#fff6cf"/>`
    })
    return (
      `<g transform="translate(88 -146)"><path d="M-10 70-18 160H18L10 70Z" fill="#5a2410"/><circle r="87" fill="#f2b632"/><circle r="83" fill="#6b1230"/>${lamps}<g transform="rotate(8)">${sectors}</g>` +
      `<circle r="22" fill="#f2b632"/><circle r="17" fill="#6b1230"/><path d="${starPath(14, 8, 0.5)}" fill="#ffd76a"/><path d="M-10-96H10L0-72Z" fill="#fff" stroke="#6b1230" stroke-width="2"/></g>`
    )
  },
  held: nothing,
  onTable: (sheet, seed) => place(chipStack(sheet, stacks[seed % 4] ?? stacks[0], 2), -100, 40, 0.46),
  left: resting,
  right: { elbow: { x: 96, y: -16 }, hand: { x: 126, y: -58 }, turn: -58 },
}

const bySubject: Readonly<Record<string, Dealt>> = {
  baccarat: cards,
  blackjack: pairs,
  'dragon-tiger': cards,
  poker: pairs,
  'sic-bo': dice,
  roulette: wheelOfNumbers,
  wheel: wheelOfFortune,
}

/** By what is played; cards where nobody knows it. */
export const dealtAt = (subject: string): Dealt => bySubject[subject] ?? cards
