import { describe, expect, test } from 'vitest'
import { seededRandom } from '../artwork/parts/random.ts'
import type { Draw } from '../lib/draw.ts'
import { hitFish, species } from './fish.ts'
import { lineWin, richShare, slotLines, slotPays, slotReturn, spinSlot } from './slot.ts'
import { drawTicket, ticketNumbers, ticketPays, ticketPicks } from './ticket.ts'
import { turnWheel, wheelPays, wheelSectors } from './wheel.ts'

/** Every return that the catalogue states: slots from 94.00, the operator's games to 99.00. */
const stated = [9400, 9455, 9600, 9650, 9750]
const volatilities = ['low', 'medium', 'high', ''] as const

function seeded(seed: number): Draw {
  const random = seededRandom(seed)
  return (below) => Math.floor(random.next() * below)
}

describe('a slot', () => {
  test.each(volatilities)('of volatility "%s" returns exactly what is stated', (volatility) => {
    for (const rtp of stated) expect(slotReturn(rtp, volatility)).toBeCloseTo(rtp / 10_000, 6)
    expect(() => richShare(20_000, volatility)).toThrow(RangeError)
  })

  test('pays what the line shows: each spin’s win is the sum of its lines’', () => {
    const draw = seeded(4)
    for (let spin = 0; spin < 2000; spin++) {
      const { win, result } = spinSlot({ bet: 1000, rtp: 9650, volatility: 'medium' }, draw)
      const lines = slotLines.map((rows) => rows.map((row, reel) => result.window[reel]?.[row] ?? -1))
      const pays = lines.map((line) => lineWin(line, slotPays('medium')).pays * 100)
      expect(win).toBe(pays.reduce((sum, pay) => sum + pay))
      expect(result.wins.reduce((sum, part) => sum + part.win, 0)).toBe(win)
      expect(Number.isInteger(win)).toBe(true)
    }
  })

  test('comes near its return over many spins', () => {
    const draw = seeded(11)
    let won = 0
    const spins = 150_000
    for (let spin = 0; spin < spins; spin++) won += spinSlot({ bet: 10, rtp: 9650, volatility: 'low' }, draw).win
    expect(won / (spins * 10)).toBeGreaterThan(0.945)
    expect(won / (spins * 10)).toBeLessThan(0.985)
  })

  test.each([
    { line: [1, 1, 1, 2, 1], length: 3, pays: 30 },
    { line: [0, 1, 1, 1, 1], length: 5, pays: 600 },
    { line: [0, 0, 0, 8, 2], length: 3, pays: 50 },
    { line: [0, 0, 0, 0, 8], length: 4, pays: 200 },
    { line: [0, 0, 0, 0, 0], length: 5, pays: 1000 },
  ])('takes the better of two ways to read $line', ({ line, length, pays }) => {
    expect(lineWin(line, slotPays('medium'))).toEqual({ length, pays })
  })

  test.each([[[1, 2, 1, 1, 1]], [[1, 0, 2, 2, 2]], [[8, 8, 7, 7, 7]]])('pays nothing for %j', (line) => {
    expect(lineWin(line, slotPays('medium')).pays).toBe(0)
  })
})

test('every colour of the wheel returns what is stated, sector by sector', () => {
  for (const rtp of [...stated, 9900]) {
    for (const colour of [0, 1, 2, 3]) {
      const wins = wheelSectors.map((_, sector) => turnWheel({ bet: 100_000, rtp, colour }, () => sector).win)
      expect(wins.reduce((sum, win) => sum + win) / wheelSectors.length / 100_000).toBeCloseTo(rtp / 10_000, 4)
    }
    expect(Math.min(...wheelPays(rtp))).toBeGreaterThan(2)
  }
})

test('every fish returns what is stated', () => {
  for (const rtp of stated) {
    for (const [target, { pays }] of species.entries()) {
      const parts = pays * 10_000
      const caught = [rtp - 1, rtp].map(
        (drawn) =>
          hitFish({ bet: 10, rtp, target }, (below) => {
            expect(below).toBe(parts)
            return drawn
          }).win,
      )
      expect(caught).toEqual([10 * pays, 0])
    }
  }
})

test('a ticket returns what is stated, over every draw there is', () => {
  const picks = [1, 5, 9, 16]
  const numbers = Array.from({ length: ticketNumbers }, (_, place) => place + 1)
  const counts = new Map<number, number>()
  const walk = (from: number, drawn: readonly number[]): void => {
    if (drawn.length === ticketPicks) {
      const right = drawn.filter((number) => picks.includes(number)).length
      counts.set(right, (counts.get(right) ?? 0) + 1)
      return
    }
    for (const number of numbers.filter((next) => next > from)) walk(number, [...drawn, number])
  }
  walk(0, [])
  const all = [...counts.values()].reduce((sum, count) => sum + count)
  for (const rtp of [...stated, 9900]) {
    const pays = ticketPays(rtp)
    const paid = [...counts].reduce((sum, [right, count]) => sum + count * (pays[right] ?? 0), 0)
    expect(paid / all).toBeCloseTo(rtp / 10_000, 6)
  }
})

test('a ticket’s draw never has a number twice, and pays by what is right', () => {
  const draw = seeded(3)
  for (let count = 0; count < 500; count++) {
    const { win, result } = drawTicket({ bet: 1000, rtp: 9600, picks: [2, 4, 6, 8] }, draw)
    expect(new Set(result.drawn).size).toBe(ticketPicks)
    const right = result.drawn.filter((number) => [2, 4, 6, 8].includes(number)).length
    expect(win).toBe(Math.round(1000 * (ticketPays(9600)[right] ?? 0)))
  }
})
