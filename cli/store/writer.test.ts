import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { filesBelow } from '../fs/walk.ts'
import { openWriter } from './writer.ts'

/** How many of the next files cannot be brought to the disk. */
const broken = vi.hoisted(() => ({ files: 0 }))
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  const fdatasync = (handle: number, done: (error: Error | null) => void) => {
    if (broken.files-- > 0) done(Object.assign(new Error('EIO'), { code: 'EIO' }))
    else fs.fdatasync(handle, done)
  }
  return { ...fs, fdatasync }
})

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'livery-writer-'))
  broken.files = 0
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const bytes = Buffer.from('whole')

test('whatever stands in a place, a file takes it, and nothing else is left', () => {
  const writer = openWriter(dir)
  const path = join(dir, 'a', 'b')
  writer.write(path, bytes)
  writeFileSync(path, 'other')
  writer.write(path, bytes)
  rmSync(path)
  mkdirSync(join(path, 'inside'), { recursive: true })
  writer.write(path, bytes)
  rmSync(join(dir, 'a'), { recursive: true })
  writeFileSync(join(dir, 'a'), 'a file in the place of the folder')
  writer.write(path, bytes)
  expect(readFileSync(path)).toEqual(bytes)
  expect(filesBelow(dir)).toEqual([path])
})

test('folders that were removed meanwhile are made again', () => {
  const writer = openWriter(dir)
  writer.write(join(dir, 'a', 'one'), bytes)
  rmSync(dir, { recursive: true })
  writer.write(join(dir, 'a', 'two'), bytes)
  expect(filesBelow(dir)).toEqual([join(dir, 'a', 'two')])
})

test('a file is never written over by one of a stage', () => {
  const writer = openWriter(dir)
  writer.writeNew(join(dir, 'one'), bytes)
  expect(() => writer.writeNew(join(dir, 'one'), bytes)).toThrow('EEXIST')
})

test('everyone who waits for data that the disk does not take is told, and nobody later', async () => {
  const writer = openWriter(dir)
  broken.files = 1
  writer.writeNew(join(dir, 'one'), bytes)
  const waiting = [writer.sync(), writer.sync()]
  expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(writer.sync()).resolves.toBeUndefined()
})

test('so is whoever waits first after many files, most of which were synced on the way', async () => {
  const writer = openWriter(dir)
  broken.files = 1
  for (let index = 0; index < 250; index++) writer.writeNew(join(dir, String(index)), bytes)
  await expect(writer.sync()).rejects.toThrow('EIO')
  await expect(writer.sync()).resolves.toBeUndefined()
})
