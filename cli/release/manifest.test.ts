import { expect, test } from 'vitest'
import {
  changesBetween,
  contentHash,
  manifestText,
  parseManifest,
  type ReleaseManifest,
  sortedByPath,
} from './manifest.ts'

const hex = (letter: string) => letter.repeat(64)
const mark = (letter: string, bytes = 1) => ({ sha256: hex(letter), bytes })
const id = '20261120T084454.123Z-1a2b3c4d'
const earlier = '20261119T084454.123Z-00000000'

const whole: ReleaseManifest = {
  format: 'livery-release-1',
  id,
  tenant: 'acme',
  created: '2026-11-20T08:44:54.123Z',
  inputs: hex('1'),
  revision: { product: 'f00', tenants: null },
  checks: { passed: ['whole'], allowed: [{ check: 'links', findings: 2 }], skipped: [] },
  content: hex('c'),
  previous: earlier,
  key: '0123456789abcdef',
  files: { 'index.html': mark('a'), 'assets/a-1.js': mark('b', 0) },
  carried: { 'assets/old-1.js': { ...mark('d'), from: earlier } },
}
const parse = (change: object) => parseManifest(JSON.stringify({ ...whole, ...change }))

test('a manifest that was written is read as it was', () => {
  expect(parseManifest(manifestText(whole))).toEqual(whole)
  expect(manifestText(whole)).toBe(manifestText(structuredClone(whole)))
})

test('a first release, one without a key and one from before checks were recorded are read', () => {
  expect(parse({ previous: null, key: null, checks: undefined })).toMatchObject({ previous: null, key: null })
})

test.each<[string, object]>([
  ['another format', { format: 'livery-release-2' }],
  ['no id', { id: undefined }],
  ['an id that leads out', { id: '../../etc' }],
  ['a previous one that leads out', { previous: '..' }],
  ['a moment that is none', { created: 'yesterday' }],
  ['a moment without its zone', { created: '2026-11-20T08:44:54.123+07:00 ' }],
  ['a hash in capitals', { content: hex('C') }],
  ['a hash that is too short', { content: 'c'.repeat(63) }],
  ['files in a list', { files: [] }],
  ['a file upwards', { files: { '../up': mark('a') } }],
  ['a file from the root', { files: { '/etc/passwd': mark('a') } }],
  ['a file with a step back', { files: { 'a/../../up': mark('a') } }],
  ['a file as Windows names it', { files: { 'a\\..\\up': mark('a') } }],
  ['a file on a drive', { files: { 'C:up': mark('a') } }],
  ['a file with no name', { files: { '': mark('a') } }],
  ['a folder’s name', { files: { 'assets/': mark('a') } }],
  ['a NUL in a name', { files: { 'a\0b': mark('a') } }],
  ['a negative size', { files: { a: { sha256: hex('a'), bytes: -1 } } }],
  ['half a byte', { files: { a: { sha256: hex('a'), bytes: 0.5 } } }],
  ['a carried file upwards', { carried: { '../up': { ...mark('a'), from: earlier } } }],
  ['a carried file from elsewhere', { carried: { a: { ...mark('a'), from: '../../other' } } }],
  ['a carried file from nowhere', { carried: { a: mark('a') } }],
  ['no revision', { revision: null }],
])('%s is no manifest', (_, change) => {
  expect(parse(change)).toBe(undefined)
})

test.each(['', '{', 'null', '[]', '"livery-release-1"', '\uFEFF{}'])('%j is no manifest', (text) => {
  expect(parseManifest(text)).toBe(undefined)
})

test('a name that would be a prototype is no file: the one in the folder is then found as foreign', () => {
  const text = manifestText(whole).replace('"index.html"', '"__proto__"')
  expect(text).toContain('__proto__')
  expect(Object.keys(parseManifest(text)?.files ?? {})).toEqual(['assets/a-1.js'])
  expect(({} as Record<string, unknown>).sha256).toBe(undefined)
})

test('paths are sorted by their letters, not by where they came from', () => {
  expect(Object.keys(sortedByPath({ b: 1, 'a/z': 1, a: 1, 'a-b': 1, B: 1 }))).toEqual(['B', 'a', 'a-b', 'a/z', 'b'])
})

test('the content’s hash is of names and bytes, whatever their order and the inputs', () => {
  const files = { 'b.js': mark('b'), 'a.js': mark('a') }
  const same = contentHash(files)
  expect(contentHash({ 'a.js': mark('a'), 'b.js': mark('b') })).toBe(same)
  expect(contentHash({ ...files, 'livery.json': mark('f') })).toBe(same)
  expect(contentHash({ ...files, 'b.js': mark('b', 9) })).toBe(same)
  expect(contentHash({ 'a.js': mark('b'), 'b.js': mark('a') })).not.toBe(same)
  expect(contentHash({ 'c.js': mark('b'), 'a.js': mark('a') })).not.toBe(same)
  expect(contentHash({ 'a.js': mark('a') })).not.toBe(same)
})

test('files that came, went and changed are told apart', () => {
  const before = { same: mark('a'), other: mark('b'), gone: mark('c') }
  const after = { same: mark('a', 5), other: mark('d'), more: mark('c') }
  expect(changesBetween(before, after)).toEqual({ added: ['more'], changed: ['other'], removed: ['gone'] })
  expect(changesBetween({}, {})).toEqual({ added: [], changed: [], removed: [] })
  expect(changesBetween({}, { constructor: mark('a') }).added).toEqual(['constructor'])
})
