import type { Layout } from '#contract/site/site-config.ts'

/** The box that a garland is drawn in, in its own units. */
export const garlandBox = { width: 1000, height: 176 } as const

/** A flag is at most so wide; its rope hangs at its two ends and sags in the middle. */
const widest = 104
const rope = { end: 6, sag: 26 } as const

export interface Hanging {
  x: number
  y: number
  /** Degrees, along the rope. */
  turn: number
  /** Of a flag of 100 units. */
  scale: number
}

const dropAt = (share: number): number => rope.end + 4 * rope.sag * share * (1 - share)

/** Where each of so many flags hangs, from the start of the rope on. */
export function hangings(count: number): Hanging[] {
  const pitch = garlandBox.width / Math.max(1, count)
  const scale = Math.min(widest, pitch * 0.72) / 100
  return Array.from({ length: count }, (_, at) => {
    const share = (at + 0.5) / count
    const slope = (4 * rope.sag * (1 - 2 * share)) / garlandBox.width
    return { x: share * garlandBox.width, y: dropAt(share), turn: (Math.atan(slope) * 180) / Math.PI, scale }
  })
}

export const ropePath = `M0 ${rope.end}Q500 ${rope.end + 2 * rope.sag} 1000 ${rope.end}`

export interface FlagShape {
  body: string
  /** Drawn on the cloth: a hem, ribs or a row of small holes. */
  trim: string
  /** Where the middle of the sign is. */
  middle: number
}

const scallops = 'a10 10 0 0 1-20 0'.repeat(5)
const rhombs = [-36, -18, 0, 18, 36].map((x) => `M${x} 7l4 6-4 6-4-6z`).join('')
const dots = [-30, -10, 10, 30].map((x) => `M${x - 3} 100a3 3 0 1 0 6 0a3 3 0 1 0-6 0z`).join('')

/** A flag hung at 0 0, about 100 x 118, in the shape that the brand gives its tags. */
export const flagShapes: Readonly<Record<Layout['accentShape'], FlagShape>> = {
  round: { body: `M-50 0H50V106${scallops}Z`, trim: rhombs + dots, middle: 58 },
  skew: {
    body: 'M-42 0H54L38 116L-6 92L-54 116Z',
    trim: 'M-38 10H48L46.500 19H-39.500ZM-45 82L-6 61L40 82L38.500 92L-7 71L-46.500 92Z',
    middle: 46,
  },
  circle: {
    body: 'M-22 0H22V9H30C56 24 56 92 30 107H22V116H-22V107H-30C-56 92-56 24-30 9H-22Z',
    trim: 'M-22 1.500H22V7.500H-22ZM-22 108.500H22V114.500H-22ZM-43 27H43V29H-43ZM-43 87H43V89H-43Z',
    middle: 58,
  },
  diamond: {
    body: 'M-46 0H46V80L0 120L-46 80Z',
    trim: 'M-46 5H46V10H-46ZM-39 15V77L0 111L39 77V15H36V75.500L0 107L-36 75.500V15Z',
    middle: 56,
  },
  square: { body: 'M-46 0H46V114H-46Z', trim: 'M-46 8H46V16H-46ZM-46 98H46V106H-46Z', middle: 57 },
}

const petal = 'M0-7C-9-14-8-26 0-32C8-26 9-14 0-7Z'

/** What is cut out of a flag, by the kind of mission, around 0 0 and 60 wide; `turns`: drawn so often around the middle. */
const signs = {
  logIn: { path: petal, turns: 8 },
  stake: {
    path: 'M0-30C14-14 28-6 28 8C28 20 14 24 5 17L10 30H-10L-5 17C-14 24-28 20-28 8C-28-6-14-14 0-30Z',
    turns: 1,
  },
  deposit: { path: 'M0-30a30 30 0 1 0 .1 0ZM0-20L6-7L20-5L10 5L12 19L0 12L-12 19L-10 5L-20-5L-6-7Z', turns: 1 },
  games: { path: 'M-6-30H6L4-8H-4Z', turns: 6 },
  limit: {
    path: 'M0-32L25-23V-3C25 14 13 24 0 31C-13 24-25 14-25-3V-23ZM-12-2L-4 6L13-11L18-6L-4 16L-17 3Z',
    turns: 1,
  },
  other: { path: 'M0 30C-28 10-32-10-20-20C-11-26-3-20 0-12C3-20 11-26 20-20C32-10 28 10 0 30Z', turns: 1 },
} as const

export type SignName = keyof typeof signs

/** A kind that the site does not know yet has a sign, too. */
export const signOf = (kind: string): SignName => (Object.hasOwn(signs, kind) ? (kind as SignName) : 'other')

export const signPaths = (kind: string): (typeof signs)[SignName] => signs[signOf(kind)]
