import { expect, test } from 'vitest'
import { shortNames } from './short-names.ts'

const take = (count: number, taken: readonly string[] = []) => [...shortNames(new Set(taken)).take(count)]

test('names are short first, all different, and no words of the language', () => {
  const names = take(3000)
  expect(names.slice(0, 3)).toEqual(['a', 'b', 'c'])
  expect(new Set(names).size).toBe(3000)
  expect(names[53]).toBe('$')
  expect(names[54]).toBe('aa')
  for (const word of ['as', 'do', 'if', 'in', 'is', 'of']) expect(names).not.toContain(word)
})

test('a name that source code uses is not given away', () => {
  expect(take(2, ['a'])).toEqual(['b', 'c'])
})
