import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsText, firstCents, nextCents, nextDelay, resumedCents, storedFigure } from './display-jackpot.ts'

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

test('goes on for who has seen it: as before at once, higher after a while', () => {
  const stored = storedFigure(200_000_000_50, 1_795_764_000_000)
  expect(resumedCents(stored, 1_795_764_000_000, lowest)).toBe(200_000_000_50)
  expect(resumedCents(stored, 1_795_764_004_000, lowest)).toBe(200_000_300_50)
  // A clock that was set back takes nothing away.
  expect(resumedCents(stored, 1_795_763_000_000, lowest)).toBe(200_000_000_50)
})

test.each([
  ['nothing', null],
  ['no figure', 'much'],
  ['a figure below its range', '5 1795764000000'],
  ['one that has come to the end of its range', storedFigure(999_999_999_00, 0)],
])('starts anew where %s is stored', (_, stored) => {
  expect(resumedCents(stored, 1_795_764_000_000, lowest)).toBe(firstCents(lowest))
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
