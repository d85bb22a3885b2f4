import type { Draw } from '#sandbox/lib/draw.ts'

/** What is drawn: balls and dice, or a table of prizes with whole numbers. */
export type Ticket = 'digits5' | 'pick5of11' | 'dice3' | 'race10' | 'north' | 'south' | 'thai' | 'fourD' | 'lao'

/** The main prize first; `prize` is the key of its name. */
export type Results = readonly { prize: string; numbers: readonly string[] }[]

/** Of each prize: its key, how many numbers it has, and how many digits they have. */
export const prizeTables = {
  north: [
    ['special', 1, 5],
    ['p1', 1, 5],
    ['p2', 2, 5],
    ['p3', 6, 5],
    ['p4', 4, 4],
    ['p5', 6, 4],
    ['p6', 3, 3],
    ['p7', 4, 2],
  ],
  south: [
    ['special', 1, 6],
    ['p1', 1, 5],
    ['p2', 1, 5],
    ['p3', 2, 5],
    ['p4', 7, 5],
    ['p5', 1, 4],
    ['p6', 3, 4],
    ['p7', 1, 3],
    ['p8', 1, 2],
  ],
  thai: [
    ['p1', 1, 6],
    ['front3', 2, 3],
    ['last3', 2, 3],
    ['last2', 1, 2],
  ],
  fourD: [
    ['p1', 1, 4],
    ['p2', 1, 4],
    ['p3', 1, 4],
    ['starters', 10, 4],
    ['consolation', 10, 4],
  ],
  lao: [['p1', 1, 4]],
} as const satisfies Partial<Record<Ticket, readonly (readonly [prize: string, count: number, digits: number])[]>>

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, place) => from + place)

/** The numbers on the balls, as they are written everywhere. */
export const elevenBalls = range(1, 11).map((ball) => String(ball).padStart(2, '0'))
export const tenRunners = range(1, 10).map(String)
export const digits = range(0, 9).map(String)
export const dieFaces = range(1, 6).map(String)

/** Makes a draw's numbers. */
export function drawResults(ticket: Ticket, draw: Draw): Results {
  if (ticket === 'digits5') return balls(times(5, () => String(draw(10))))
  if (ticket === 'dice3') return balls(times(3, () => String(draw(6) + 1)))
  if (ticket === 'pick5of11') return balls(withoutReturn(elevenBalls, 5, draw))
  if (ticket === 'race10') return balls(withoutReturn(tenRunners, 10, draw))
  return prizeTables[ticket].map(([prize, count, length]) => {
    return { prize, numbers: times(count, () => times(length, () => String(draw(10))).join('')) }
  })
}

/** The balls of the main prize, or the digits of its number. */
export function mainOf(results: Results): readonly string[] {
  const numbers = results[0]?.numbers ?? []
  return numbers.length === 1 ? [...(numbers[0] ?? '')] : numbers
}

function balls(numbers: string[]): Results {
  return [{ prize: 'drawn', numbers }]
}

function times<Item>(count: number, make: () => Item): Item[] {
  return Array.from({ length: count }, make)
}

function withoutReturn(all: readonly string[], count: number, draw: Draw): string[] {
  const left = [...all]
  return times(count, () => left.splice(draw(left.length), 1)[0] ?? '')
}
