import { mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { remembered } from './remembered.ts'

const dir = mkdtempSync(join(tmpdir(), 'livery-remembered-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

/** Reads files, and counts how often. */
function reader() {
  let count = 0
  const read = remembered((path) => {
    count += 1
    return readFileSync(path, 'utf8')
  })
  return { read, count: () => count }
}

test('a file is read once, until it is another', () => {
  const { read, count } = reader()
  const path = join(dir, 'a')
  writeFileSync(path, 'one')
  expect([read(path), read(path), count()]).toEqual(['one', 'one', 1])
  writeFileSync(join(dir, 'next'), 'two')
  renameSync(join(dir, 'next'), path)
  expect([read(path), read(path), count()]).toEqual(['two', 'two', 2])
})

test('a link that leads elsewhere is another file', () => {
  const { read } = reader()
  for (const name of ['v1', 'v2']) writeFileSync(join(dir, name), name)
  symlinkSync('v1', join(dir, 'current'))
  expect(read(join(dir, 'current'))).toBe('v1')
  symlinkSync('v2', join(dir, 'new'))
  renameSync(join(dir, 'new'), join(dir, 'current'))
  expect(read(join(dir, 'current'))).toBe('v2')
})

test('of very many files the first are read again, and a file that is gone is told', () => {
  const { read, count } = reader()
  const paths = Array.from({ length: 501 }, (_, index) => join(dir, `file-${index}`))
  for (const path of paths) writeFileSync(path, path)
  for (const path of paths) expect(read(path)).toBe(path)
  expect(count()).toBe(501)
  read(paths[500] as string)
  expect(count()).toBe(501)
  read(paths[0] as string)
  expect(count()).toBe(502)
  rmSync(paths[1] as string)
  expect(() => read(paths[1] as string)).toThrow('ENOENT')
})
