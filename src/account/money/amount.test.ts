import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupingOf } from '#contract/site/figures.ts'
import { choicesOf, plainAmount, readAmount, settledAmount, typedOver, unreadText, writeAmount } from './amount.ts'

const english = groupingOf('en')
const german = groupingOf('de')

test.each([
  ['2000000', '2000000', '2,000,000'],
  ['2,000,000', '2000000', '2,000,000'],
  ['0012.345', '12.34', '12.34'],
  ['12.', '12.', '12.'],
  ['.5', '0.5', '0.5'],
  ['-5 000 abc', '5000', '5,000'],
  ['', '', ''],
  ['٢٥٠٫٥', '250.5', '250.5'],
  ['1,50,000', '150000', '150,000'],
  ['1.500,50', '1500.50', '1,500.50'],
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

test.each([
  ['en', '1500,50', ['1500.50', '150050']],
  ['en', '1,500,50', ['1500.50', '150050']],
  ['en', '12,5', ['12.5', '125']],
  ['en', '1.500', ['1.50', '1500']],
  ['de', '1,500', ['1.50', '1500']],
  ['fr', '1.500', ['1.50', '1500']],
  ['ja', '1500,50', ['1500.50', '150050']],
])('in %s %j may be two amounts, and neither is taken', (tag, typed, choices) => {
  const separators = groupingOf(tag)
  const value = readAmount(typed, separators, 2)
  expect(unreadText(value)).toBe(typed)
  expect(writeAmount(value, separators)).toBe(typed)
  expect(choicesOf(value, separators, 2)).toEqual(choices)
})

test.each([
  ['de', '1500,50', '1500.50'],
  ['fr', '1 500,50', '1500.50'],
  ['es-419', '1,500.50', '1500.50'],
  ['en', '1500.50', '1500.50'],
  ['en', '1,500', '1500'],
  ['de', '1.500', '1500'],
])('in %s %j is %s by the marks of the language', (tag, typed, amount) => {
  expect(readAmount(typed, groupingOf(tag), 2)).toBe(amount)
})

test('what means no amount at all is kept as it is, and offers none', () => {
  for (const typed of ['1,5000', '1.2.3', '1,2,3.4.5']) {
    expect(unreadText(readAmount(typed, english, 2))).toBe(typed)
    expect(choicesOf(readAmount(typed, english, 2), english, 2)).toEqual([])
  }
})

test('a mark that nothing follows says nothing once the field is left', () => {
  expect(unreadText(readAmount('1500,', english, 2))).toBe('1500,')
  expect(settledAmount(readAmount('1500,', english, 2), english, 2)).toBe('1500')
  expect(settledAmount('12.', english, 2)).toBe('12')
  expect(unreadText(settledAmount('?1500,50', english, 2))).toBe('1500,50')
})

test('the marks of thousands that the field has put are not taken for typed ones', () => {
  expect(typedOver('1,500', '1,00', ',')).toBe('100')
  expect(typedOver('1,500', '1,2500', ',')).toBe('12500')
  expect(typedOver('1,500', '1,500,', ',')).toBe('1500,')
  expect(typedOver('', '1500,50', ',')).toBe('1500,50')
  expect(typedOver('1.500', '1.500,5', '.')).toBe('1500,5')
})

test('a currency without decimals takes none', () => {
  expect(readAmount('1,500.75', english, 0)).toBe('1500')
})

test('an amount is grouped by lakh while it is typed, where the language does', () => {
  expect(writeAmount('1234567.5', groupingOf('bn'))).toBe('12,34,567.5')
  expect(readAmount('12,34,567.5', groupingOf('bn'), 2)).toBe('1234567.5')
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
      const separators = groupingOf(tag)
      expect(readAmount(writeAmount(value, separators), separators, 2)).toBe(value)
    }),
  )
})
