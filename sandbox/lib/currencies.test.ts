import { expect, test } from 'vitest'
import { decimalOf, minorUnitsOf } from './currencies.ts'

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [-5, '-0.05'],
  [100, '1.00'],
  [2_458_000, '24580.00'],
  [-123_456, '-1234.56'],
])('%i hundredths are %s', (minorUnits, decimal) => {
  expect(decimalOf(minorUnits)).toBe(decimal)
})

test('a reference unit is worth about the same everywhere', () => {
  expect(minorUnitsOf(50, 'BDT')).toBe(5000)
  expect(minorUnitsOf(50, 'VND')).toBe(1_000_000)
  expect(minorUnitsOf(50, 'USD')).toBe(100)
  expect(minorUnitsOf(50, 'XXX')).toBe(5000)
})
