import { expect, test } from 'vitest'
import { averageReturn } from './average-return.ts'

test.each([
  [95, { ways: 1, of: 100 }, 0.95],
  [12.5, { ways: 16, of: 216 }, 0.926],
  [90_000, { ways: 1, of: 100_000 }, 0.9],
])('a line of 1 that pays %d and wins %o returns %d on average', (pays, odds, share) => {
  expect(averageReturn(pays, odds)).toBeCloseTo(share, 3)
})
