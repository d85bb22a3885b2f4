import { expect, test } from 'vitest'
import { pockets, rouletteBets, roulettePays, spinRoulette } from './roulette.ts'

test('the wheel has each of 37 numbers once, and red and black in turn', () => {
  expect(pockets.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 37 }, (_, number) => number))
  const red = rouletteBets.find(({ name }) => name === 'red')?.numbers ?? []
  const round = pockets.slice(1).map((number) => red.includes(number))
  expect(round.every((isRed, place) => place === 0 || isRed !== round[place - 1])).toBe(true)
})

test('every bet returns 36 of 37, pocket by pocket', () => {
  expect(rouletteBets).toHaveLength(46)
  for (const choice of rouletteBets.keys()) {
    const won = pockets.map((_, place) => spinRoulette({ bet: 1000, choice }, () => place).win)
    expect(won.reduce((sum, win) => sum + win)).toBe(36_000)
  }
})

test('the zero wins for no bet but the one on it', () => {
  const won = [...rouletteBets.keys()].filter((choice) => spinRoulette({ bet: 10, choice }, () => 0).win > 0)
  expect(won).toEqual([0])
})

test('pays 36, 3 and 2 for one number, a dozen and an even chance', () => {
  expect([0, 37, 40, 41].map((place) => roulettePays(rouletteBets[place] ?? { name: 'red', numbers: [] }))).toEqual([
    36, 3, 2, 2,
  ])
})
