import { expect, test } from 'vitest'
import type { GameRow } from '../catalogue/catalogue.ts'
import { bandsOf, medianOf, sampleOf } from './sample.ts'
import { slotReturn } from './slot.ts'

const slot = { code: 'TST-1', type: 'RNG', class: '', picture: 'tiger', rtp: 9650, volatility: 'low' } as GameRow

test('a thousand rounds are the game’s own, and the same at every look', () => {
  const sample = sampleOf(slot)
  expect(sample?.factors).toHaveLength(1000)
  expect(sampleOf(slot)).toEqual(sample)
  const mean = (sample?.factors ?? []).reduce((sum, factor) => sum + factor, 0) / 1000
  expect(Math.abs(mean - slotReturn(9650, 'low'))).toBeLessThan(0.15)
  // About every other window has one of the ten wild symbols in it.
  expect(sample?.moments.find(({ code }) => code === 'wild')?.every).toBeLessThan(3)
})

test('rounds fall into bands, and half of them pay no more than the median', () => {
  const factors = [0, 0, 0, 0.5, 1, 4.9, 5, 19, 20]
  expect(bandsOf(factors).map(({ count }) => count)).toEqual([3, 1, 2, 2, 1])
  expect(medianOf(factors)).toBe(1)
  expect(medianOf([0, 0, 0, 8])).toBe(0)
})

test('a match cannot be simulated a thousand times', () => {
  expect(sampleOf({ ...slot, type: 'SPORTS', picture: 'football' })).toBeNull()
})
