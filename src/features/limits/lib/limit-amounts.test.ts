import { expect, test } from 'vitest'
import type { Limit } from '#contract/account/limits.ts'
import { countsBefore, hoursOf, isLooser, shownLimits, typedAmount, usedShare } from './limit-amounts.ts'

test.each([
  ['5000', '5000'],
  ['5000.5', '5000.5'],
  ['5000.', '5000'],
  ['?1500,50', undefined],
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
  expect(typedAmount('time', '١٨٠')).toBe('180')
  for (const typed of ['1.5', '1,5', '1,500']) expect(typedAmount('time', typed)).toBeUndefined()
  expect(hoursOf(102)).toEqual({ hours: 1, minutes: 42 })
})

test('the used share ends at the whole, and is nothing without a limit', () => {
  expect(usedShare({ amount: '5000.00', used: '2000.00' })).toBe(0.4)
  expect(usedShare({ amount: '300.00', used: '450.00' })).toBe(1)
  expect(usedShare({ amount: null, used: '450.00' })).toBe(0)
})

test.each([
  [null, '9', false],
  ['9', '9.01', true],
  ['9', '9', false],
  ['9', '8', false],
])('from %j to %j is looser: %j', (amount, wish, expected) => {
  expect(isLooser({ amount }, wish)).toBe(expected)
})

const limit = (period: Limit['period'], amount: string | null, kind: Limit['kind'] = 'loss'): Limit => ({
  ...{ kind, period, amount, used: '0.00', renewsAt: null, asked: null },
})

test('the limits that are set or asked for are shown; without any, the one that is set most', () => {
  const [day, week, month] = [limit('day', null), limit('week', '9'), limit('month', null)]
  const wish = { ...month, asked: { amount: null, from: '2026-11-21T00:00:00Z' } }
  expect(shownLimits([day, week, wish])).toEqual([week, wish])
  expect(shownLimits([day, month])).toEqual([day])
  const deposits = [limit('day', null, 'deposit'), limit('week', null, 'deposit')]
  expect(shownLimits(deposits)).toEqual(deposits.slice(1))
})

test('a lower limit of a longer period counts before one of a shorter', () => {
  const limits = [limit('day', '500'), limit('week', '300.00'), limit('month', '1000')]
  const before = (period: Limit['period'], amount: string | null) => countsBefore(limits, { period, amount })
  expect([before('day', '500'), before('day', '300'), before('day', '2000')]).toEqual(['week', undefined, 'month'])
  expect([before('week', '1000.01'), before('week', '1000')]).toEqual(['month', undefined])
  expect([before('month', '5000'), before('day', null), before(null, '5000')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
