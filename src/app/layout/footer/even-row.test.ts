import { expect, test } from 'vitest'
import { evenRow } from './even-row.ts'

test.each([
  [12, 12, 12],
  [12, 6, 6],
  [12, 8, 6],
  [13, 12, 7],
  [10, 3, 3],
  [1, 12, 1],
  [0, 12, 0],
])('%i things, at most %i a row: %i in each', (count, limit, inRow) => {
  expect(evenRow(count, limit)).toBe(inRow)
})
