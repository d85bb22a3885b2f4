import { existsSync, readdirSync, statSync, watch, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratch } from '#tests/support/scratch.ts'
import { makeFolder, tryFolder } from './make-folder.ts'

test('a folder is made with those above it, and once', () => {
  const path = join(scratch(), 'a', 'b', 'c')
  makeFolder(path)
  makeFolder(path)
  expect(statSync(path).isDirectory()).toBe(true)
})

test('below a file nothing is made', () => {
  const root = scratch()
  writeFileSync(join(root, 'file'), '')
  expect(() => makeFolder(join(root, 'file', 'below'))).toThrow()
})

test.skipIf(!existsSync('/proc/self'))('where the system takes no folder it fails at once', () => {
  expect(() => makeFolder('/proc/livery/sites')).toThrow('ENOENT')
})

test('what was tried is gone again, and what was there is not', () => {
  const root = scratch()
  tryFolder(join(root, 'a', 'b'))
  tryFolder(root)
  expect(readdirSync(root)).toEqual([])
})

test('where no folder can be made, the trial fails', () => {
  const root = scratch()
  writeFileSync(join(root, 'file'), '')
  expect(() => tryFolder(join(root, 'file', 'below'))).toThrow('ENOTDIR')
  expect(() => tryFolder(join(root, 'n'.repeat(300)))).toThrow('ENAMETOOLONG')
})

test.skipIf(process.platform !== 'linux')('a trial never makes or removes the folder itself', async () => {
  const root = scratch()
  const target = join(root, 'sites')
  const seen: (string | null)[] = []
  const watcher = watch(root, (_, name) => seen.push(name))
  tryFolder(target)
  writeFileSync(join(root, 'last'), '')
  await expect.poll(() => seen).toContain('last')
  watcher.close()
  expect(seen.filter((name) => name?.startsWith('.livery-'))).not.toEqual([])
  expect(seen).not.toContain('sites')
})
