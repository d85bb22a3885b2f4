import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scratch } from '#tests/support/scratch.ts'
import { type KnownPackage, openKnownPackages } from './known-packages.ts'

const now = Date.parse('2026-11-22T14:56:00.000Z')

beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

interface Times {
  dir?: number
  file?: number
  size?: number
  inode?: number
}

/** A package of one folder and one file, which changed long ago unless said otherwise. */
const packageOf = ({ dir = 1000, file = 1000, size = 5, inode = 7 }: Times = {}): KnownPackage => ({
  dirs: ['node_modules/a'],
  files: ['node_modules/a/index.js'],
  marks: [dir, inode, size, file, inode],
  hash: 'hash of a',
})

/** What a run leaves for the next one. */
function after(known: KnownPackage, cacheDir = scratch(), root = '/product') {
  const packages = openKnownPackages(root, cacheDir)
  packages.set('a', known)
  packages.store(new Set(['a']))
  return cacheDir
}

const read = (cacheDir: string, root = '/product') => openKnownPackages(root, cacheDir).get('a')

test('what was hashed in one run is known in the next', () => {
  expect(read(after(packageOf()))).toEqual(packageOf())
})

test.each<[string, Times]>([
  ['a file changed a moment ago', { file: now - 1999 }],
  ['a folder changed a moment ago', { dir: now - 1 }],
  ['a file changed while others were hashed', { file: now + 60_000 }],
  ['the clock went back since a file changed', { file: now + 3_600_000 }],
  ['the clock went back since a folder changed', { dir: now + 3_600_000 }],
])('where %s, the package is hashed once more', (_, times) => {
  expect(read(after(packageOf(times)))).toBeUndefined()
})

test('sizes and inodes are no times, whatever numbers they are', () => {
  const numbers = packageOf({ size: now, inode: now + 1 })
  expect(read(after(numbers))).toEqual(numbers)
})

test('a package that changed just now is no longer known as it was before', () => {
  const cacheDir = after(packageOf())
  after(packageOf({ file: now }), cacheDir)
  expect(read(cacheDir)).toBeUndefined()
})

test('what another product’s folder left is not believed', () => {
  const cacheDir = after(packageOf())
  expect(read(cacheDir, '/product-2')).toBeUndefined()
  after(packageOf({ size: 9 }), cacheDir, '/product-2')
  expect(read(cacheDir)).toBeUndefined()
  expect(read(cacheDir, '/product-2')?.marks[2]).toBe(9)
})

test.each([
  '',
  '{',
  '[]',
  'null',
  '7',
  '{"version":2,"root":"/product","packages":{"a":{}}}',
  '{"root":"/product","packages":{"a":{}}}',
  '{"version":1,"root":"/product"}',
])('a file of another form (%j) knows nothing, and is replaced', (text) => {
  const cacheDir = scratch({ 'installed.json': text })
  expect(read(cacheDir)).toBeUndefined()
  after(packageOf(), cacheDir)
  expect(read(cacheDir)).toEqual(packageOf())
})

test('a package that is installed no more is forgotten, the others stay', () => {
  const cacheDir = after(packageOf())
  const packages = openKnownPackages('/product', cacheDir)
  packages.set('b', packageOf())
  packages.store(new Set(['b']))
  const later = openKnownPackages('/product', cacheDir)
  expect([later.get('a'), later.get('b')]).toEqual([undefined, packageOf()])
})

test('where nothing changed nothing is written', () => {
  const cacheDir = after(packageOf())
  const path = join(cacheDir, 'installed.json')
  const marked = ` ${readFileSync(path, 'utf8')}`
  writeFileSync(path, marked)
  openKnownPackages('/product', cacheDir).store(new Set(['a']))
  expect(readFileSync(path, 'utf8')).toBe(marked)
})

test('a cache that cannot be written to costs nothing but time, and leaves nothing half written', () => {
  const cacheDir = scratch()
  mkdirSync(join(cacheDir, 'installed.json', 'in-the-way'), { recursive: true })
  expect(read(after(packageOf(), cacheDir))).toBeUndefined()
  expect(readdirSync(cacheDir)).toEqual(['installed.json'])
  const file = join(scratch({ cache: '' }), 'cache')
  expect(() => after(packageOf(), file)).not.toThrow()
})

test('the folder of the cache is made where there is none', () => {
  const cacheDir = join(scratch(), 'not', 'there')
  after(packageOf(), cacheDir)
  expect(existsSync(join(cacheDir, 'installed.json'))).toBe(true)
})
