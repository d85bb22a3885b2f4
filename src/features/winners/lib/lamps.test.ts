import { expect, test } from 'vitest'
import { lampsOf, litOf } from './lamps.ts'

test.each([
  [23, 100, 23],
  [561, 2448, 23],
  [1, 1000, 1],
  [999, 1000, 99],
  [0, 50, 0],
  [50, 50, 100],
  [0, 0, 0],
])('%d of %d players ahead light %d lamps', (ahead, players, lit) => {
  expect(litOf(ahead, players)).toBe(lit)
})

test.each([0, 1, 23, 99, 100])('as many lamps are lit as asked for: %d', (lit) => {
  const lamps = lampsOf(lit)
  expect(lamps).toHaveLength(100)
  expect(lamps.filter(Boolean)).toHaveLength(lit)
})
