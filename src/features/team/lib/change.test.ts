import { expect, test } from 'vitest'
import { changeOf, toneOf } from './change.ts'

test('a change is a share of the size of what was before, also where that was a loss', () => {
  expect(changeOf(112.4, 100)).toBeCloseTo(0.124)
  expect(changeOf(-50, -100)).toBe(0.5)
  expect(changeOf(-200, -100)).toBe(-1)
})

test('from nothing to something is no share, and from nothing to nothing no change', () => {
  expect(changeOf(5, 0)).toBeUndefined()
  expect(changeOf(0, 0)).toBe(0)
})

test('what is wished for says whether a change is good', () => {
  expect(toneOf(0.1, 'more')).toBe('good')
  expect(toneOf(-0.1, 'more')).toBe('bad')
  expect(toneOf(-0.1, 'less')).toBe('good')
  expect(toneOf(0.1, 'none')).toBe('plain')
  expect(toneOf(0.0004, 'more')).toBe('plain')
  expect(toneOf(undefined, 'more')).toBe('plain')
})
