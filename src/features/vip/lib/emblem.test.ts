import { expect, test } from 'vitest'
import { backOf, facets, pipPath, stageOf } from './emblem.ts'

test.each([
  [7, [0, 1, 2, 3, 4, 5, 6]],
  [6, [0, 1, 2, 4, 5, 6]],
  [3, [0, 3, 6]],
  [1, [6]],
])('%i ranks begin with the first stage, end with the last and never go back', (count, stages) => {
  expect(Array.from({ length: count }, (_, at) => stageOf(at + 1, count))).toEqual(stages)
})

test('what stands behind the frame grows with the stage', () => {
  const points = [0, 1, 2, 3, 4, 5, 6].map((stage) => backOf(stage)?.points ?? 0)
  expect(points).toEqual([0, 0, 0, 4, 8, 12, 16])
  const { light, dark } = facets({ points: 4, outer: 76, inner: 54 })
  expect([light.split('Z').length, dark.split('Z').length]).toEqual([5, 5])
})

test('the foot counts the rank, as far as there is room', () => {
  expect(pipPath(3).split('z')).toHaveLength(4)
  expect(pipPath(12)).toBe('')
})
