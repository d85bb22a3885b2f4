import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moneyParts, moneyText } from './money.ts'

const bengali = { tag: 'bn', currency: 'BDT' }

test('groups as the language does and keeps the currency’s decimals', () => {
  expect(moneyText('512884306.75', bengali)).toBe('৳51,28,84,306.75')
  expect(moneyText('0', bengali)).toBe('৳0.00')
  expect(moneyText('00012.5', bengali)).toBe('৳12.50')
})

test('cuts further decimals and never rounds a balance up', () => {
  expect(moneyText('9.99999999', bengali)).toBe('৳9.99')
})

test('follows the language for separators and the side of the symbol', () => {
  expect(moneyText('1284500000', { tag: 'vi', currency: 'VND' })).toBe('1.284.500.000 ₫')
  expect(moneyText('48300', { tag: 'ar', currency: 'USD' })).toBe('$48,300.00')
})

test('writes a true minus, a plus only where asked, and no sign on nothing', () => {
  expect(moneyText('-5.00', bengali)).toBe('−৳5.00')
  expect(moneyText('5.00', { ...bengali, hasPlus: true })).toBe('+৳5.00')
  expect(moneyParts('-0.00', bengali)?.sign).toBe('')
})

test('an amount that cannot be read is undefined, not zero', () => {
  for (const wrong of ['', 'abc', '1e9', '1,000', '.', '-', 'NaN']) expect(moneyParts(wrong, bengali)).toBeUndefined()
})

test('no digit of the whole part is ever lost', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }), (whole) => {
      expect(moneyParts(`${whole}.07`, bengali)?.integer.replaceAll(',', '')).toBe(String(whole))
    }),
  )
})
