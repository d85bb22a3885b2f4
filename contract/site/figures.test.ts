import { expect, test } from 'vitest'
import { currencyDigits, grouped, groupingOf, percentText } from './figures.ts'
import { numberText } from './number-text.ts'

test.each(['bn', 'hi', 'mr', 'ne', 'te', 'ta', 'ml', 'pa'])('%s groups by lakh and crore', (tag) => {
  expect(numberText(123_456_789, tag)).toBe('12,34,56,789')
  expect(grouped('123456789', groupingOf(tag))).toBe('12,34,56,789')
})

test.each([
  ['en', '1,234,567'],
  ['vi', '1.234.567'],
  ['es', '1,234,567'],
  ['ar', '1,234,567'],
  ['th', '1,234,567'],
])('%s groups by thousands: %s', (tag, expected) => {
  expect(grouped('1234567', groupingOf(tag))).toBe(expected)
  expect(grouped('567', groupingOf(tag))).toBe('567')
})

test('percentages have latin digits and the marks of the language', () => {
  expect(percentText(0.1234, 'bn')).toBe('12.34%')
  expect(percentText(0.7, 'es')).toBe('70%')
})

test('a currency has the decimals that ISO 4217 gives it', () => {
  expect(['BDT', 'JPY', 'VND', 'KWD'].map(currencyDigits)).toEqual([2, 0, 0, 3])
})
