import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sha256 } from '#cli/fs/hash.ts'
import { scratch } from '#tests/support/scratch.ts'
import { hasBytes, openBlobs } from './blobs.ts'
import { writeFetched } from './fetched.ts'

const hash = sha256('script')

function scene() {
  const dir = scratch({ 'brought.js': 'script' })
  const blobs = openBlobs(join(dir, '.files'))
  const blob = join(dir, '.files', hash.slice(0, 2), hash)
  return { dir, blobs, blob, at: (path: string) => join(dir, path) }
}

test('a file that was brought once is put in any place again, without a copy', () => {
  const { blobs, at } = scene()
  expect(blobs.place(hash, at('a/b/c.js'))).toBe(false)
  expect(existsSync(at('a'))).toBe(false)
  blobs.take(hash, at('brought.js'))
  expect(blobs.place(hash, at('a/b/c.js'))).toBe(true)
  expect(readFileSync(at('a/b/c.js'), 'utf8')).toBe('script')
  expect(lstatSync(at('a/b/c.js')).ino).toBe(lstatSync(at('brought.js')).ino)
  expect(Buffer.from(blobs.read(hash) ?? []).toString()).toBe('script')
})

test('what stood in a file’s place is replaced, and what it was linked to stays', () => {
  const { blobs, at } = scene()
  blobs.take(hash, at('brought.js'))
  writeFileSync(at('other.txt'), 'other')
  symlinkSync(at('other.txt'), at('place.js'))
  expect(blobs.place(hash, at('place.js'))).toBe(true)
  expect(lstatSync(at('place.js')).isFile()).toBe(true)
  expect(readFileSync(at('other.txt'), 'utf8')).toBe('other')
})

test('bytes that are others are not taken in under a hash', () => {
  const { blobs, at, blob } = scene()
  writeFileSync(at('wrong.js'), 'Script')
  mkdirSync(at('folder.js'))
  for (const path of ['wrong.js', 'folder.js', 'none.js']) blobs.take(hash, at(path))
  expect(existsSync(blob)).toBe(false)
  expect(blobs.read(hash)).toBeUndefined()
})

test('a damaged blob is given to nobody, and whole again with the next file that is brought', () => {
  const { blobs, at, blob } = scene()
  blobs.take(hash, at('brought.js'))
  rmSync(at('brought.js'))
  writeFileSync(blob, 'scr')
  expect(blobs.read(hash)).toBeUndefined()
  expect(blobs.place(hash, at('place.js'))).toBe(false)
  expect(existsSync(at('place.js'))).toBe(false)
  writeFileSync(at('again.js'), 'script')
  blobs.take(hash, at('again.js'))
  expect(blobs.place(hash, at('place.js'))).toBe(true)
  expect(readFileSync(at('place.js'), 'utf8')).toBe('script')
})

test('what no release has any more is swept, what one has stays', () => {
  const { blobs, at, blob } = scene()
  blobs.sweep()
  blobs.take(hash, at('brought.js'))
  blobs.sweep()
  expect(existsSync(blob)).toBe(true)
  rmSync(at('brought.js'))
  blobs.sweep()
  expect(existsSync(blob)).toBe(false)
})

test('a link or a folder has no bytes', () => {
  const { at } = scene()
  symlinkSync(at('brought.js'), at('link.js'))
  mkdirSync(at('folder'))
  expect(['brought.js', 'link.js', 'folder', 'none'].map((path) => hasBytes(at(path), hash))).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('a file that is brought is there whole or not at all, and nothing of the try stays', () => {
  const { dir, at } = scene()
  writeFetched(dir, 'fonts/a/b.woff2', Buffer.from('font'))
  writeFetched(dir, 'brought.js', Buffer.from('newer'))
  expect(readFileSync(at('fonts/a/b.woff2'), 'utf8')).toBe('font')
  expect(readFileSync(at('brought.js'), 'utf8')).toBe('newer')
  mkdirSync(at('in-the-way/keep'), { recursive: true })
  expect(() => writeFetched(dir, 'in-the-way', Buffer.from('x'))).toThrow()
  expect(() => writeFetched(dir, 'brought.js/below', Buffer.from('x'))).toThrow()
  expect(readdirSync(dir).sort()).toEqual(['brought.js', 'fonts', 'in-the-way'])
  expect(readdirSync(at('in-the-way'))).toEqual(['keep'])
})

test('a file is replaced by a new one: whoever reads the old, or has a link to it, keeps that', () => {
  const { dir, blobs, blob, at } = scene()
  blobs.take(hash, at('brought.js'))
  writeFetched(dir, 'brought.js', Buffer.from('newer'))
  expect(readFileSync(blob, 'utf8')).toBe('script')
})
