import { expect, test } from 'vitest'
import { shortNames } from './short-names.ts'

const many = Array.from({ length: 3500 }, (_, index) => `useThing${index}`)

test('names are two letters while there are any, all different, and no words of the language', () => {
  const short = Object.values(shortNames(many.slice(0, 1500), new Set()))
  expect(new Set(short).size).toBe(1500)
  expect(new Set(short.map((name) => name.length))).toEqual(new Set([2]))
  const more = Object.values(shortNames(many, new Set()))
  expect(new Set(more).size).toBe(3500)
  expect(more.every((name) => /^[a-zA-Z_$]{2,3}$/.test(name))).toBe(true)
  for (const word of ['as', 'do', 'if', 'in', 'is', 'of']) expect(more).not.toContain(word)
})

test('a name that comes renames next to no other', () => {
  const before = shortNames(many.slice(0, 80), new Set())
  const after = shortNames([...many.slice(0, 80), 'brandNew'], new Set())
  const renamed = Object.keys(before).filter((name) => before[name] !== after[name])
  expect(renamed.length).toBeLessThanOrEqual(1)
})

test('a name that source code uses is not given away', () => {
  const { useThing0: wanted = '' } = shortNames(['useThing0'], new Set())
  expect(shortNames(['useThing0'], new Set([wanted]))).not.toEqual({ useThing0: wanted })
})
