import { expect, test } from 'vitest'
import { isDay, lengthOf } from './days.ts'

test.each([
  ['2026-11-20', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['20261120', false],
  ['2026-11-20T00:00', false],
  ['', false],
  [null, false],
])('%s is a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is)
})

test('days are counted by the calendar, over clocks that change, months and years', () => {
  expect(lengthOf({ from: '2026-03-01', to: '2026-03-31' })).toBe(31)
  expect(lengthOf({ from: '2026-12-31', to: '2027-01-01' })).toBe(2)
  expect(lengthOf({ from: '2026-11-20', to: '2026-11-20' })).toBe(1)
})
