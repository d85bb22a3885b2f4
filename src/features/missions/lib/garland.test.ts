import { expect, test } from 'vitest'
import { flagShapes, garlandBox, hangings, signPaths } from './garland.ts'

test.each([1, 3, 7, 12])(
  '%i flags hang within the rope, in order, the middle one lowest, without covering each other',
  (count) => {
    const places = hangings(count)
    expect(places).toHaveLength(count)
    const pitch = garlandBox.width / count
    for (const [at, { x, y, turn, scale }] of places.entries()) {
      expect(x).toBeCloseTo((at + 0.5) * pitch)
      expect(scale * 108).toBeLessThanOrEqual(pitch)
      expect(y + scale * 125).toBeLessThanOrEqual(garlandBox.height)
      expect(Math.sign(Math.round(turn * 100))).toBe(Math.sign(Math.round((500 - x) * 100)))
    }
    const lowest = places.reduce((one, other) => (other.y > one.y ? other : one))
    expect(Math.abs(lowest.x - 500)).toBeLessThan(pitch * 0.51)
  },
)

test('there is no place where there is no mission', () => {
  expect(hangings(0)).toEqual([])
})

test('each shape of a brand has a flag of its own, and each kind a sign', () => {
  const bodies = Object.values(flagShapes).map(({ body }) => body)
  expect(new Set(bodies).size).toBe(5)
  expect(signPaths('limit').path).not.toBe(signPaths('stake').path)
  expect(signPaths('toString')).toBe(signPaths('of the future'))
})
