import { expect, test } from 'vitest'
import { seededRandom } from '#sandbox/artwork/parts/random.ts'
import { minorUnitsOf } from '#sandbox/lib/currencies.ts'
import { dayMs, type HistoryTerms, historyDays, movesOfBets, planBets, rounded, withMoney } from './history-plan.ts'

const until = Date.parse('2026-11-20T11:50:00Z')

function termsOf(seed: number, currency = 'BDT', balance = 24_580): HistoryTerms {
  return {
    random: seededRandom(seed),
    games: [
      { code: 'a', type: 'RNG', vendor: 'GRF' },
      { code: 'b', type: 'LIVE', vendor: 'VVT' },
      { code: 'c', type: 'SPORTS', vendor: 'SPX' },
    ],
    currency,
    count: 400,
    balance: minorUnitsOf(balance, currency),
    until,
    midnight: Date.parse('2026-11-19T18:00:00Z'),
  }
}

function historyOf(terms: HistoryTerms) {
  const bets = planBets(terms)
  return { bets, moves: withMoney(movesOfBets(bets, terms), terms) }
}

test.each([
  [1, 'BDT', 24_580],
  [2, 'JPY', 24_580],
  [3, 'VND', 0],
  [4, 'USD', 1_000_000],
  [5, 'AED', 5_200],
])('history %d in %s ends with what the wallet has, and never runs dry', (seed, currency, balance) => {
  const terms = termsOf(seed, currency, balance)
  const { bets, moves } = historyOf(terms)
  expect(bets).toHaveLength(400)
  let wallet = 0
  let before = 0
  for (const { at, amount } of moves) {
    wallet += amount
    expect(wallet).toBeGreaterThanOrEqual(0)
    expect(at).toBeGreaterThanOrEqual(before)
    expect(at).toBeLessThanOrEqual(until)
    before = at
    expect(amount).toBe(rounded(amount, currency))
  }
  expect(wallet).toBe(terms.balance)
})

test('bets are of the last ninety days, of today as well, and each move belongs to its bet', () => {
  const { bets, moves } = historyOf(termsOf(7))
  expect(Math.min(...bets.map(({ at }) => at))).toBeGreaterThan(until - (historyDays + 1) * dayMs)
  expect(bets.some(({ at }) => at > until - dayMs / 2)).toBe(true)
  for (const [place, bet] of bets.entries()) {
    const own = moves.filter((move) => move.bet === place)
    expect(own.reduce((sum, { amount }) => sum + amount, 0)).toBe((bet.returned ?? 0) - bet.stake)
  }
})

test('the same seed makes the same history, another one another', () => {
  expect(historyOf(termsOf(9))).toEqual(historyOf(termsOf(9)))
  expect(historyOf(termsOf(9))).not.toEqual(historyOf(termsOf(10)))
})
