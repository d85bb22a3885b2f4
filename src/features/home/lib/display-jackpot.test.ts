import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsText, firstCents, nextCents, nextDelay } from './display-jackpot.ts'

const always = (value: number) => () => value
const lowest = always(0)
const highest = always(1 - Number.EPSILON)

test('starts anywhere from 100,000,000 to 1,000,000,000', () => {
  expect(centsText(firstCents(lowest))).toBe('100000000.00')
  expect(centsText(firstCents(highest))).toBe('1000000000.00')
})

test('rises by 100 to 500 at a time', () => {
  expect(nextCents(100_000_000_00, lowest)).toBe(100_000_100_00)
  expect(nextCents(100_000_000_00, highest)).toBe(100_000_500_00)
})

test('never leaves its range', () => {
  expect(nextCents(999_999_999_99, highest)).toBe(1_000_000_000_00)
})

test('waits 3, 4 or 5 seconds', () => {
  expect([0, 0.4, 0.99].map((value) => nextDelay(always(value)))).toEqual([3000, 4000, 5000])
})

test('writes cents as the gateway writes amounts', () => {
  expect(centsText(7)).toBe('0.07')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_00 }), (cents) => {
      expect(centsText(cents)).toMatch(/^\d+\.\d{2}$/)
      expect(Number(centsText(cents).replace('.', ''))).toBe(cents)
    }),
  )
})
