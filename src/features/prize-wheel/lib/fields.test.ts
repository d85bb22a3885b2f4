import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { equalWidth, fieldsOf, turnTo } from './fields.ts'

const prizesOf = (chances: readonly number[]) =>
  chances.map((basisPoints, place) => ({
    id: `p${place}`,
    kind: 'money' as const,
    amount: '1.00',
    basisPoints,
    turnoverTimes: null,
  }))

const anyPrizes = fc
  .array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 11 })
  .map((chances) => prizesOf([...chances, 10_000 - chances.reduce((sum, chance) => sum + chance, 0)]))

test('each prize has as much of the wheel as its chance, and the fields are the whole of it', () => {
  void fc.assert(
    fc.property(anyPrizes, (prizes) => {
      const fields = fieldsOf(prizes)
      expect(fields[0]?.from).toBe(0)
      expect(fields.at(-1)?.to).toBeCloseTo(360, 6)
      for (const [place, field] of fields.slice(1).entries()) expect(field.from).toBe(fields[place]?.to)
      for (const { id, basisPoints } of prizes) {
        const own = fields.filter(({ prize }) => prize.id === id)
        const wide = own.reduce((sum, { from, to }) => sum + to - from, 0)
        expect(wide).toBeCloseTo((basisPoints / 10_000) * 360, 6)
      }
    }),
  )
})

test('the wheel turns on to the middle of a field of the prize, the same one for the same spin', () => {
  const order = fc.record({ spinId: fc.string(), before: fc.double({ min: 0, max: 10_000, noNaN: true }) })
  void fc.assert(
    fc.property(anyPrizes, order, ({ length }, { spinId, before }) => {
      const fields = fieldsOf(prizesOf(Array.from({ length }, () => Math.floor(10_000 / length))))
      const prizeId = `p${length - 1}`
      const turned = turnTo(fields, { prizeId, spinId, before }) ?? Number.NaN
      expect(turned).toBeGreaterThan(before)
      expect(turned - before).toBeLessThanOrEqual(6 * 360)
      const top = (360 - (turned % 360)) % 360
      const field = fields.find(({ from, to }) => from <= top && top < to)
      expect(field?.prize.id).toBe(prizeId)
      expect(top).toBeCloseTo(((field?.from ?? 0) + (field?.to ?? 0)) / 2, 4)
      expect(turnTo(fields, { prizeId, spinId, before })).toBe(turned)
    }),
  )
})

test('a prize that the wheel does not have turns nothing', () => {
  expect(turnTo(fieldsOf(prizesOf([10_000])), { prizeId: 'gone', spinId: '1', before: 0 })).toBeUndefined()
})

test('where chances allow it, all fields are alike, and a prize has as many as its chance says', () => {
  const fields = fieldsOf(prizesOf([500, 500, 1_000, 1_500, 2_500, 4_000]))
  expect(fields).toHaveLength(20)
  for (const { from, to } of fields) expect(to - from).toBeCloseTo(18, 6)
  expect([0, 3, 5].map((place) => fields.filter((field) => field.place === place).length)).toEqual([1, 3, 8])
  expect(equalWidth(prizesOf([50, 9_950]))).toBeUndefined()
  expect(equalWidth([])).toBeUndefined()
})
