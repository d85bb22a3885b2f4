import { expect, test } from 'vitest'
import { amountOf, feeOf, unitsOf } from './amounts.ts'

test.each([
  ['10', 'BDT', 1000],
  ['10.5', 'BDT', 1050],
  ['10.50', 'BDT', 1050],
  ['500.000', 'BDT', null],
  ['10.50000', 'BDT', null],
  ['+5', 'BDT', null],
  [' 5', 'BDT', null],
  ['5 ', 'BDT', null],
  ['5\n', 'BDT', null],
  ['5.', 'BDT', null],
  ['.5', 'BDT', null],
  ['５', 'BDT', null],
  ['٥', 'BDT', null],
  ['0x10', 'BDT', null],
  ['007', 'BDT', null],
  ['1,000', 'BDT', null],
  ['1_000', 'BDT', null],
  ['Infinity', 'BDT', null],
  ['10.505', 'BDT', null],
  ['0', 'BDT', null],
  ['-1', 'BDT', null],
  ['1e3', 'BDT', null],
  ['', 'BDT', null],
  ['100', 'JPY', 10_000],
  ['100.00', 'JPY', 10_000],
  ['100.50', 'JPY', null],
  ['100.50', 'VND', null],
])('%s in %s', (decimal, currency, minorUnits) => {
  expect(amountOf(decimal, currency)).toBe(minorUnits)
})

test('fees are rounded down to what the currency has', () => {
  expect(feeOf(10_033, { basisPoints: 150, fixed: 500 }, 'BDT')).toBe(650)
  expect(feeOf(10_000, { basisPoints: 150, fixed: 0 }, 'JPY')).toBe(100)
  expect(unitsOf(15, 'JPY') % 100).toBe(0)
})
