import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratch } from '#tests/support/scratch.ts'
import { requireFreeFile } from './guard.ts'
import { textHead } from './own-file.ts'
import { writeWhole } from './write-whole.ts'

const free = (path: string) => requireFreeFile({ path, shown: 'page', option: '--out' }, [])

test('a file is written with the folders above it, and nothing beside it', () => {
  const dir = scratch()
  writeWhole(free(join(dir, 'a', 'b', 'page.txt')), 'text: “ok”')
  expect(readFileSync(join(dir, 'a', 'b', 'page.txt'), 'utf8')).toBe('text: “ok”')
  expect(readdirSync(join(dir, 'a', 'b'))).toEqual(['page.txt'])
})

test('what stood there is replaced whole, by a shorter text too', () => {
  const dir = scratch({ 'page.txt': `${textHead}${'long '.repeat(100)}` })
  writeWhole(free(join(dir, 'page.txt')), 'short')
  expect(readFileSync(join(dir, 'page.txt'), 'utf8')).toBe('short')
})

test('a failure leaves what was there, and no half file', () => {
  const dir = scratch()
  const path = free(join(dir, 'page.txt'))
  mkdirSync(join(dir, 'page.txt', 'in the way'), { recursive: true })
  expect(() => writeWhole(path, 'text')).toThrow(expect.objectContaining({ syscall: 'rename' }))
  expect(readdirSync(dir)).toEqual(['page.txt'])
  expect(readdirSync(path)).toEqual(['in the way'])
})

test('a file in a folder’s place stops it before anything is written', () => {
  const dir = scratch({ file: 'mine' })
  const path = free(join(dir, 'other.txt')).replace('other.txt', 'file/page.txt') as ReturnType<typeof free>
  expect(() => writeWhole(path, 'text')).toThrow(/ENOTDIR|EEXIST/)
  expect(readFileSync(join(dir, 'file'), 'utf8')).toBe('mine')
})
