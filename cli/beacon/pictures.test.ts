import { expect, test } from 'vitest'
import { percentile75, stepOf } from './pictures.ts'

const counted = (...times: readonly number[]) => {
  const counts = new Map<number, number>()
  for (const time of times) counts.set(stepOf(time), (counts.get(stepOf(time)) ?? 0) + 1)
  return counts
}

test('a longer time has never a lower step, and all steps are few whole numbers', () => {
  const steps = Array.from({ length: 6000 }, (_, place) => stepOf(place * 100))
  expect(steps).toEqual(steps.toSorted((a, b) => a - b))
  expect(new Set(steps).size).toBeLessThan(41)
  expect(steps.every(Number.isInteger)).toBe(true)
})

test.each([
  ['no time at all', 0, 0],
  ['the least', 50, 0],
  ['what still rounds to the least', 54, 0],
  ['a fifth more', 60, 1],
  ['a minute', 60_000, 39],
  ['ten minutes, the most that a report has', 600_000, 39],
])('%s is step %3$i', (_, ms, step) => {
  expect(stepOf(ms)).toBe(step)
})

test('the percentile is the first time that three of four visitors have not exceeded', () => {
  expect(percentile75(counted(100, 100, 100, 5000))).toBeCloseTo(0.1, 1)
  expect(percentile75(counted(100, 100, 5000, 5000))).toBeCloseTo(5, 0)
  expect(percentile75(counted(1000))).toBeCloseTo(1, 0)
  expect(percentile75(counted(100, 1000))).toBeCloseTo(1, 0)
})

test('the order in which times came does not matter', () => {
  const times = [9000, 100, 300, 5000, 100, 2000, 700]
  expect(percentile75(counted(...times))).toBe(percentile75(counted(...times.toSorted((a, b) => a - b))))
})

test('one visitor who waited for minutes changes nothing for a thousand others', () => {
  const counts = counted(...Array<number>(1000).fill(800), 600_000)
  expect(percentile75(counts)).toBeCloseTo(0.8, 1)
})

test('nothing measured is no figure, rather than none of a second', () => {
  expect(percentile75(new Map())).toBeNull()
  expect(percentile75(counted(0))).toBe(0.05)
})
