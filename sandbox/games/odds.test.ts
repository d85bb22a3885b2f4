import { describe, expect, test } from 'vitest'
import type { Draw } from '../lib/draw.ts'
import { bookRules, fightRules, playBout, playMatch } from './book.ts'
import type { OddsEvent } from './game-types.ts'
import { isSelection } from './odds.ts'

const rtps = [9400, 9455, 9600, 9750, 9900]
const subjects = ['football', 'cricket', 'basketball', 'tennis', 'boxing', 'horse-racing', 'racing', 'shooter', 'none']
const games = subjects.map((subject, place) => ({
  code: `NST-SPORTS-${place}`,
  type: place > 5 ? 'ESPORTS' : 'SPORTS',
  subject,
}))
const ring = { code: 'SPC-COCKFIGHT-1', type: 'COCKFIGHT', subject: 'cockfight' }

/** Draws the numbers that are given, then nothing but 0; notes how many there were to draw from. */
function given(...numbers: number[]) {
  const below: number[] = []
  const draw: Draw = (limit) => {
    below.push(limit)
    return numbers.shift() ?? 0
  }
  return { draw, below }
}

/** Each selection of the events: where it stands, and its odds. */
function selectionsOf(events: readonly OddsEvent[]) {
  return events.flatMap(({ markets }, event) =>
    markets.flatMap(({ odds }, market) =>
      odds.map((factor, selection) => ({ choice: [event, market, selection], factor })),
    ),
  )
}

describe('the sports book', () => {
  test.each(games)('returns what is stated on every selection, over every draw of $subject', (game) => {
    for (const rtp of rtps) {
      for (const { choice, factor } of selectionsOf(bookRules(game, rtp).events)) {
        const { draw, below } = given()
        playMatch(game, { bet: 1_000_000, rtp, choice }, draw)
        const [sides = 0, totals = 0] = below
        let paid = 0
        for (let side = 0; side < sides; side++) {
          for (let total = 0; total < totals; total++) {
            const { win } = playMatch(game, { bet: 1_000_000, rtp, choice }, given(side, total).draw)
            expect([0, Math.round(1_000_000 * factor)]).toContain(win)
            paid += win
          }
        }
        const stated = rtp * sides * totals * 100
        // At 96 % to the last hundredth; at others the odds are rounded to four decimals.
        if (rtp === 9600) expect(paid).toBe(stated)
        else expect(paid / stated).toBeCloseTo(1, 4)
      }
    }
  })

  test.each(games)('plays $subject to a score that says the same as what was drawn', (game) => {
    const { line, events } = bookRules(game, 9600)
    const hasDraw = events[0]?.markets[0]?.odds.length === 3
    let seed = 7
    const draw: Draw = (below) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % below
    }
    const seen = new Set<string>()
    for (let count = 0; count < 400; count++) {
      const first = playMatch(game, { bet: 100, rtp: 9600, choice: [count % 6, 0, 0] }, draw)
      const { scores } = first.result
      const [one, other] = scores.at(-1) ?? [0, 0]
      expect(scores[0]).toEqual([0, 0])
      expect(one > other).toBe(first.win > 0)
      if (!hasDraw) expect(one).not.toBe(other)
      for (const [place, [at, against]] of scores.slice(1).entries()) {
        expect(at).toBeGreaterThanOrEqual(scores[place]?.[0] ?? 0)
        expect(against).toBeGreaterThanOrEqual(scores[place]?.[1] ?? 0)
      }
      const over = playMatch(game, { bet: 100, rtp: 9600, choice: [count % 6, 1, 0] }, draw)
      const [left, right] = over.result.scores.at(-1) ?? [0, 0]
      expect(left + right > line).toBe(over.win > 0)
      seen.add(`${Math.sign(one - other)} ${one + other > line}`)
    }
    expect(seen.size).toBe(hasDraw ? 6 : 4)
  })

  test('is the same card for a game whenever it is asked for, and no side meets itself or another twice', () => {
    for (const game of games) {
      const { events } = bookRules(game, 9600)
      expect(bookRules(game, 9600).events).toEqual(events)
      expect(new Set(events.flatMap(({ sides }) => sides)).size).toBe(12)
    }
  })
})

test('a fight card returns what is stated on every selection, over every draw there is', () => {
  for (const rtp of rtps) {
    for (const { choice } of selectionsOf(fightRules(ring, rtp).events)) {
      const { draw, below } = given()
      playBout(ring, { bet: 1_000_000, rtp, choice }, draw)
      const [all = 0] = below
      const wins = Array.from({ length: all }, (_, drawn) => {
        return playBout(ring, { bet: 1_000_000, rtp, choice }, given(drawn).draw).win
      })
      const paid = wins.reduce((sum, win) => sum + win)
      const stated = rtp * all * 100
      if (rtp === 9600) expect(paid).toBe(stated)
      else expect(paid / stated).toBeCloseTo(1, 4)
    }
  }
})

test('at the usual return all odds have two decimals, and their chances are one together', () => {
  const events = [...games.flatMap((game) => bookRules(game, 9600).events), ...fightRules(ring, 9600).events]
  for (const { markets } of events) {
    for (const { chances, odds } of markets) {
      for (const factor of odds) expect(factor).toBe(Number(factor.toFixed(2)))
      expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 12)
    }
  }
})

test('a choice is one selection of one market', () => {
  const { events } = fightRules(ring, 9600)
  expect(isSelection(events, [5, 0, 2])).toBe(true)
  for (const wrong of [[], [0], [0, 0], [6, 0, 0], [-1, 0, 0], [0, 1, 0], [0, 0, 3], [0, 0, 0, 0]]) {
    expect(isSelection(events, wrong)).toBe(false)
  }
})
