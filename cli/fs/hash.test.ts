import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { scratch, writeTree } from '#tests/support/scratch.ts'
import { cspHash, hashPaths, integrityOf, nameHash, sha256 } from './hash.ts'

test('hashes are those that browsers and other tools compute', () => {
  // "abc" is the example of FIPS 180-2.
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(sha256(Buffer.from('abc'))).toBe(sha256('abc'))
  expect(integrityOf('abc')).toBe('sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=')
  expect(cspHash('abc')).toBe("'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='")
})

test('text is hashed as UTF-8, the bytes that are served', () => {
  expect(sha256('é')).toBe(sha256(Uint8Array.of(0xc3, 0xa9)))
  expect(cspHash('“')).toBe(`'sha256-${createHash('sha256').update(Buffer.from('“')).digest('base64')}'`)
})

test.each([
  ['sha256-ungWv48Bz+pB', 'ungWv48B'],
  ['sha256-+/+/+/+/abcd', '-_-_-_-_'],
])('a name’s hash of %s is fit for an address: %s', (integrity, name) => {
  expect(nameHash(integrity)).toBe(name)
})

const product = { 'src/a.ts': 'a', 'src/b.ts': 'b', 'locales/en.json': '{}' }
const hashOf = (tree: Record<string, string>, paths = ['src', 'locales']) => hashPaths(scratch(tree), paths)

test('the hash of paths is of names and contents, not of where they stand', () => {
  expect(hashOf(product)).toBe(hashOf(product))
  expect(hashOf({ ...product, 'docs/x.md': 'not asked for' })).toBe(hashOf(product))
})

test.each([
  ['a changed file', { ...product, 'src/a.ts': 'A' }],
  ['a new file', { ...product, 'src/c.ts': '' }],
  ['a renamed file', { 'src/a2.ts': 'a', 'src/b.ts': 'b', 'locales/en.json': '{}' }],
  ['contents that changed places', { ...product, 'src/a.ts': 'b', 'src/b.ts': 'a' }],
  ['bytes that moved from one file to the next', { ...product, 'src/a.ts': '', 'src/b.ts': 'ab' }],
])('%s gives another hash', (_, tree) => {
  expect(hashOf(tree)).not.toBe(hashOf(product))
})

test('tests do not count, and files that only sound like one do', () => {
  const before = hashOf(product)
  expect(hashOf({ ...product, 'src/a.test.ts': 'x', 'src/ui/b.test.tsx': 'x' })).toBe(before)
  expect(hashOf({ ...product, 'src/latest.ts': 'x' })).not.toBe(before)
})

test('what is not there yet counts once it is', () => {
  const dir = scratch({ 'src/a.ts': 'a' })
  const before = hashPaths(dir, ['src', 'tsconfig.json'])
  writeTree(dir, { 'tsconfig.json': '{}' })
  expect(hashPaths(dir, ['src', 'tsconfig.json'])).not.toBe(before)
})
