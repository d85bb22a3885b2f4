import { expect, test } from 'vitest'
import { decimalOf, hundredthsOf } from './currencies.ts'

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [-5, '-0.05'],
  [100, '1.00'],
  [2_458_000, '24580.00'],
  [-123_456, '-1234.56'],
])('%i hundredths are %s', (hundredths, decimal) => {
  expect(decimalOf(hundredths)).toBe(decimal)
})

test('a reference unit is worth about the same everywhere', () => {
  expect(hundredthsOf(50, 'BDT')).toBe(5000)
  expect(hundredthsOf(50, 'VND')).toBe(1_000_000)
  expect(hundredthsOf(50, 'USD')).toBe(100)
  expect(hundredthsOf(50, 'XXX')).toBe(5000)
})
