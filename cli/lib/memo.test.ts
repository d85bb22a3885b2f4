import { expect, test } from 'vitest'
import { openMemo } from './memo.ts'

test('a value is made once for its key', () => {
  const memo = openMemo<object>(10)
  const first = memo('a', () => ({}))
  expect(memo('a', () => ({}))).toBe(first)
  expect(memo('b', () => ({}))).not.toBe(first)
})

test('undefined is a value like others', () => {
  const memo = openMemo<undefined>(10)
  let made = 0
  const make = () => {
    made += 1
    return undefined
  }
  memo('a', make)
  memo('a', make)
  expect(made).toBe(1)
})

test('past its bound it forgets what was not asked for longest', () => {
  const memo = openMemo<string>(2)
  memo('a', () => 'a')
  memo('b', () => 'b')
  memo('a', () => 'made again')
  memo('c', () => 'c')
  expect(memo('a', () => 'made again')).toBe('a')
  expect(memo('b', () => 'made again')).toBe('made again')
})

test('what could not be made is made anew', () => {
  const memo = openMemo<string>(2)
  expect(() =>
    memo('a', () => {
      throw new Error('not now')
    }),
  ).toThrow('not now')
  expect(memo('a', () => 'a')).toBe('a')
})
