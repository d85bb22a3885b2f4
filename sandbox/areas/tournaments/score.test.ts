import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestRounds, countedRounds, placesOf, type Round, scoreOf } from './score.ts'

const round = (multiple: number, stake = 100): Round => ({ stake, returned: stake * multiple })
const prizes = [
  { from: 1, to: 1, amount: 3000 },
  { from: 2, to: 2, amount: 1000 },
  { from: 3, to: 5, amount: 100 },
]
const placed = (scores: number[], step = 1) =>
  placesOf(
    scores.map((score, entry) => ({ entry, score })),
    { prizes, step },
  ).map(({ entry, rank, prize }) => [entry, rank, prize])

test('a score is the sum of the best ten multiples', () => {
  const rounds = [...Array.from({ length: 12 }, () => round(2)), round(7.5), round(0)]
  expect(scoreOf(rounds)).toEqual({ score: 750 + 9 * 200, best: [750, ...Array(9).fill(200)], rounds: 14 })
  expect(bestRounds).toBe(10)
})

test('a larger stake wins nothing more', () => {
  const stake = fc.integer({ min: 1, max: 1e9 })
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 50 })), stake, (multiples, large) => {
      const small = scoreOf(multiples.map((multiple) => round(multiple, 1)))
      expect(scoreOf(multiples.map((multiple) => round(multiple, large)))).toEqual(small)
    }),
  )
})

test('rounds beyond those that count change nothing, however large they are', () => {
  const counted = Array.from({ length: countedRounds }, (_, place) => round(place % 4))
  const { score } = scoreOf(counted)
  expect(scoreOf([...counted, round(1000, 1e9)])).toMatchObject({ score, rounds: countedRounds })
})

test('without anything that came back there is no score and no place', () => {
  expect(scoreOf([round(0), round(0)])).toEqual({ score: 0, best: [], rounds: 2 })
  expect(placed([0, 0])).toEqual([])
})

test('equal scores share their place and its prizes equally, whoever was first', () => {
  expect(placed([500, 900, 900, 400])).toEqual([
    [1, 1, 2000],
    [2, 1, 2000],
    [0, 3, 100],
    [3, 4, 100],
  ])
  // Places 5 and 6 are shared, and the sixth has no prize.
  expect(placed([9, 8, 7, 6, 5, 5])).toContainEqual([5, 5, 50])
  // A currency without coins has nothing smaller than 100.
  expect(placed([9, 8, 7, 6, 5, 5], 100)).toContainEqual([5, 5, 0])
})

test('no more is paid than the prizes are together', () => {
  const all = prizes.reduce((sum, { from, to, amount }) => sum + (to - from + 1) * amount, 0)
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 30 }), (scores) => {
      expect(placed(scores).reduce((sum, [, , prize = 0]) => sum + prize, 0)).toBeLessThanOrEqual(all)
    }),
  )
})
