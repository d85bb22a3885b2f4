import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratch } from '#tests/support/scratch.ts'
import { entriesBelow, filesBelow } from './walk.ts'

test('files below a path come in one order, however deep they stand', () => {
  const dir = scratch({ 'b.txt': '', 'a/z.txt': '', 'a/b/c.txt': '', 'c/': '' })
  expect(filesBelow(dir).map((path) => path.slice(dir.length + 1))).toEqual(['a/b/c.txt', 'a/z.txt', 'b.txt'])
  expect(filesBelow(join(dir, 'b.txt'))).toEqual([join(dir, 'b.txt')])
  expect(filesBelow(join(dir, 'none'))).toEqual([])
})

test('a link that leads nowhere is no file', () => {
  const dir = scratch({ 'a.txt': '' })
  symlinkSync(join(dir, 'none'), join(dir, 'broken'))
  expect(filesBelow(dir)).toEqual([join(dir, 'a.txt')])
})

test('entries below a folder are named from it, in one order; a link is named and not followed', () => {
  const dir = scratch({ 'b/y.txt': '', 'a.txt': '', 'c/': '' })
  symlinkSync(join(dir, 'b'), join(dir, 'aa'))
  const entries = [...entriesBelow(dir)]
  expect(entries.map(({ path }) => path)).toEqual(['a.txt', 'aa', 'b/y.txt'])
  expect(entries.map(({ entry }) => entry.isFile())).toEqual([true, false, true])
  expect([...entriesBelow(dir, 'b')].map(({ path }) => path)).toEqual(['b/y.txt'])
})
