import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differenceOf, fractionOf, isMore, isMultipleOf, isSameAmount, lesserOf, shareOf, sumOf } from './decimal.ts'

test('sums and differences are exact where floats are not', () => {
  expect(sumOf('0.1', '0.2')).toBe('0.30')
  expect(sumOf('12480500', '2000000.00')).toBe('14480500.00')
  expect(differenceOf('1.00', '0.90')).toBe('0.10')
  expect(differenceOf('1', '2.5')).toBe('-1.50')
  expect(sumOf('0.00000001', '1')).toBe('1.00000001')
})

test('what cannot be read is undefined, never a zero', () => {
  for (const wrong of ['', 'abc', '1e9', '1,000', '.5', '5.', undefined]) {
    expect(sumOf('1', wrong)).toBeUndefined()
    expect(differenceOf(wrong, '1')).toBeUndefined()
    expect(isMore('1', wrong)).toBe(false)
  }
  expect(shareOf('x', 50)).toBeUndefined()
  expect(shareOf('1', 0.5)).toBeUndefined()
})

test('compares by value, not by text', () => {
  expect(isMore('10', '9.99')).toBe(true)
  expect(isMore('9', '9.00')).toBe(false)
  expect(isSameAmount('200', '200.00')).toBe(true)
  expect(isSameAmount('200', 'x')).toBe(false)
  expect(lesserOf('10', '9')).toBe('9')
})

test('knows multiples of a step', () => {
  expect(isMultipleOf('150000', '50000')).toBe(true)
  expect(isMultipleOf('150000.01', '50000')).toBe(false)
  expect(isMultipleOf('1', '0')).toBe(false)
})

test('a fee is rounded down to what the currency has', () => {
  expect(shareOf('2000000', 50)).toBe('10000.00')
  expect(shareOf('1.99', 50)).toBe('0.00')
  expect(shareOf('2.00', 50)).toBe('0.01')
  expect(shareOf('20150', 50, 0)).toBe('100.00')
})

test('a bar is never longer than its track', () => {
  expect(fractionOf('3', '4')).toBe(0.75)
  expect(fractionOf('9', '4')).toBe(1)
  expect(fractionOf('-1', '4')).toBe(0)
  expect(fractionOf('0', '0')).toBe(1)
})

test('a difference and a sum are each other’s way back', () => {
  const amount = fc
    .bigInt({ min: 0n, max: 10n ** 15n })
    .map((value) => `${value / 100n}.${String(value % 100n).padStart(2, '0')}`)
  fc.assert(
    fc.property(amount, amount, (a, b) => {
      expect(differenceOf(sumOf(a, b), b)).toBe(sumOf(a))
    }),
  )
})
