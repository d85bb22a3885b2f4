import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scaleOf } from './chart-scale.ts'

test('lines stand at round figures around what is shown', () => {
  expect(scaleOf([420_000, -250_000, 910_000, -550_000, 1_200_000]).ticks).toEqual([
    -1_000_000, -500_000, 0, 500_000, 1_000_000, 1_500_000,
  ])
  expect(scaleOf([3, 7]).ticks).toEqual([0, 2, 4, 6, 8])
  expect(scaleOf([0, 0]).ticks).toEqual([0])
})

test('every value lies within the axis, in order, and zero has a line', () => {
  const value = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
  fc.assert(
    fc.property(fc.array(value, { minLength: 1 }), (values) => {
      const { ticks, at } = scaleOf(values)
      expect(ticks).toContain(0)
      expect(ticks.length).toBeLessThan(12)
      const places = [...values].sort((a, b) => a - b).map(at)
      for (const place of places) {
        expect(place).toBeGreaterThanOrEqual(-1e-9)
        expect(place).toBeLessThanOrEqual(1 + 1e-9)
      }
      expect(places).toEqual([...places].sort((a, b) => a - b))
    }),
  )
})
