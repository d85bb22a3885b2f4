import { expect, test } from 'vitest'
import { marginOf } from './margin.ts'

test('odds that pay all stakes back leave nothing to the house', () => {
  expect(marginOf([{ odds: '2.00' }, { odds: '2.00' }])).toBe(0)
})

test('lower odds leave it what they do not pay', () => {
  expect(marginOf([{ odds: '1.90' }, { odds: '1.90' }])).toBeCloseTo(0.05)
  expect(marginOf([{ odds: '2.40' }, { odds: '3.20' }, { odds: '3.20' }])).toBeCloseTo(0.04)
})
