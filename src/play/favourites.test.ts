import { expect, test } from 'vitest'
import { favouriteThrottle, idsAfter, toggleOf } from './favourites.ts'

test('a press adds what is not there and removes what is', () => {
  expect(toggleOf([1, 2], 3, 5000, 0)).toBe('add')
  expect(toggleOf([1, 2], 2, 5000, 0)).toBe('remove')
})

test('a second press within a second counts for nothing', () => {
  expect(toggleOf([], 3, 999, 0)).toBeUndefined()
  expect(toggleOf([], 3, favouriteThrottle, 0)).toBe('add')
})

test('the very first press counts', () => {
  expect(toggleOf([], 3, 0, Number.NEGATIVE_INFINITY)).toBe('add')
})

test('one that is there is not added twice', () => {
  expect(idsAfter([1, 2], 2, 'add')).toEqual([1, 2])
  expect(idsAfter([1, 2], 1, 'remove')).toEqual([2])
  expect(idsAfter([1, 2], 9, 'remove')).toEqual([1, 2])
})
