import fc from 'fast-check'
import { expect, test } from 'vitest'
import { digitsOf, plainAmount, readAmount, separatorsOf, writeAmount } from './amount.ts'

const english = separatorsOf('en')
const german = separatorsOf('de')

test.each([
  ['2000000', '2000000', '2,000,000'],
  ['2,000,000', '2000000', '2,000,000'],
  ['0012.345', '12.34', '12.34'],
  ['12.', '12.', '12.'],
  ['.5', '0.5', '0.5'],
  ['-5 000 abc', '5000', '5,000'],
  ['', '', ''],
  ['٢٥٠٫٥', '2505', '2,505'],
  ['৫০০', '500', '500'],
])('%j is %j, written %j', (typed, amount, written) => {
  expect(readAmount(typed, english, 2)).toBe(amount)
  expect(writeAmount(amount, english)).toBe(written)
})

test('by the marks of the language; a lone full stop counts as one everywhere', () => {
  expect(readAmount('1.234,5', german, 2)).toBe('1234.5')
  expect(readAmount('12.5', german, 2)).toBe('12.5')
  expect(readAmount('12.500', german, 2)).toBe('12500')
  expect(writeAmount('1234.5', german)).toBe('1.234,5')
})

test('a currency without decimals takes none', () => {
  expect(digitsOf('JPY')).toBe(0)
  expect(digitsOf('BDT')).toBe(2)
  expect(readAmount('1,500.75', english, 0)).toBe('1500')
})

test('what the gateway gets has no mark that nothing follows', () => {
  expect(plainAmount('12.')).toBe('12')
  expect(plainAmount('12.5')).toBe('12.5')
})

test('whatever amount is written reads back as itself, in every way of writing', () => {
  const amount = fc
    .tuple(fc.nat({ max: 999_999_999 }), fc.option(fc.nat({ max: 99 })))
    .map(([whole, cents]) => (cents === null ? String(whole) : `${whole}.${String(cents).padStart(2, '0')}`))
  fc.assert(
    fc.property(amount, fc.constantFrom('en', 'de', 'fr', 'hi', 'ar', 'es-419'), (value, tag) => {
      const separators = separatorsOf(tag)
      expect(readAmount(writeAmount(value, separators), separators, 2)).toBe(value)
    }),
  )
})
