import { expect, test } from 'vitest'
import { hoursOf, isLooser, typedAmount, usedShare } from './limit-amounts.ts'

test.each([
  ['5,000', '5000'],
  ['5 000.5', '5000.5'],
  ['0', undefined],
  ['0.00', undefined],
  ['1.001', undefined],
  ['-5', undefined],
  ['five', undefined],
  ['', undefined],
])('%j is the amount %j', (typed, amount) => {
  expect(typedAmount('deposit', typed)).toBe(amount)
})

test('playing time is typed in whole minutes', () => {
  expect(typedAmount('time', '180')).toBe('180')
  expect(typedAmount('time', '1.5')).toBeUndefined()
  expect(hoursOf(102)).toEqual({ hours: 1, minutes: 42 })
})

test('the used share ends at the whole, and is nothing without a limit', () => {
  expect(usedShare({ amount: '5000.00', used: '2000.00' })).toBe(0.4)
  expect(usedShare({ amount: '300.00', used: '450.00' })).toBe(1)
  expect(usedShare({ amount: null, used: '450.00' })).toBe(0)
})

test.each([
  [{ amount: null, period: 'day' }, { amount: '9', period: 'day' }, false],
  [{ amount: '9', period: 'day' }, { amount: null, period: 'day' }, true],
  [{ amount: '9', period: 'day' }, { amount: '9.01', period: 'day' }, true],
  [{ amount: '9', period: 'day' }, { amount: '9', period: 'week' }, false],
  [{ amount: '9', period: 'week' }, { amount: '8', period: 'day' }, true],
  [{ amount: '9', period: null }, { amount: '8', period: null }, false],
] as const)('from %j to %j is looser: %j', (limit, wish, expected) => {
  expect(isLooser(limit, wish)).toBe(expected)
})
