import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextChoice } from './search-choices.ts'

test('down and up again leads back, and a whole round passes the field', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 12 }), fc.nat(), (count, seed) => {
      const active = (seed % (count + 1)) - 1
      expect(nextChoice(nextChoice(active, 1, count), -1, count)).toBe(active)
      let at = -1
      for (let step = 0; step <= count; step++) at = nextChoice(at, 1, count)
      expect(at).toBe(-1)
    }),
  )
})

test('up from the field leads to the last choice', () => {
  expect(nextChoice(-1, -1, 5)).toBe(4)
  expect(nextChoice(-1, 1, 5)).toBe(0)
})
