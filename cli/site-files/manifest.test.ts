import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratch } from '#tests/support/scratch.ts'
import { isBuiltSite, readBuiltSite, readSiteText } from './built-site.ts'
import { manifestName, parseSiteManifest, readSiteManifest, siteOwner } from './manifest.ts'

const mark = { sha256: 'a'.repeat(64), bytes: 3 }
const whole = {
  merchantCode: 'acme',
  profile: '01234567',
  inputs: 'hash',
  inputParts: { theme: 't' },
  warnings: 2,
  initialJs: { raw: 10, brotli: 5 },
  files: { 'index.html': mark },
}
const parse = (value: unknown) => parseSiteManifest(JSON.stringify(value))
const without = (key: keyof typeof whole) => Object.fromEntries(Object.entries(whole).filter(([name]) => name !== key))

test('a manifest is read as it was written; what older ones lack is empty', () => {
  expect(parse(whole)).toEqual(whole)
  expect(parse(without('inputParts'))).toMatchObject({ inputParts: {} })
  expect(parse(without('warnings'))).toMatchObject({ warnings: 0 })
})

test.each<[string, unknown]>([
  ['no tenant', without('merchantCode')],
  ['no inputs', without('inputs')],
  ['no files', without('files')],
  ['no first load', without('initialJs')],
  ['files in a list', { ...whole, files: [mark] }],
  ['a file without a hash', { ...whole, files: { 'a.js': { bytes: 3 } } }],
  ['a file without a size', { ...whole, files: { 'a.js': { sha256: 'x' } } }],
  ['a size in words', { ...whole, files: { 'a.js': { sha256: 'x', bytes: '3' } } }],
  ['a file that is null', { ...whole, files: { 'a.js': null } }],
  ['a list', [whole]],
  ['null', null],
  ['a text', 'acme'],
])('%s is no manifest', (_, value) => {
  expect(parse(value)).toBe(undefined)
})

test.each(['', '{', '{"merchantCode":"acme"', '\0', '<!doctype html>', 'undefined'])('%j is no manifest', (text) => {
  expect(parseSiteManifest(text)).toBe(undefined)
})

test('a missing manifest is told from a damaged one', () => {
  const dir = scratch({
    [`whole/${manifestName}`]: JSON.stringify(whole),
    [`damaged/${manifestName}`]: '{',
    'none/': '',
  })
  expect(readSiteManifest(join(dir, 'whole'))).toEqual(whole)
  expect(readSiteManifest(join(dir, 'damaged'))).toBe('damaged')
  expect(readSiteManifest(join(dir, 'none'))).toBe('missing')
  expect(readSiteManifest(join(dir, 'nowhere'))).toBe('missing')
})

test.each<[string, string, unknown]>([
  ['a whole manifest', JSON.stringify(whole), { merchantCode: 'acme', paths: new Set(['index.html']) }],
  ['one that lacks the rest', '{"merchantCode":"acme","files":{}}', { merchantCode: 'acme', paths: new Set() }],
  ['marks of another form', '{"merchantCode":"a","files":{"x":1}}', { merchantCode: 'a', paths: new Set(['x']) }],
  ['no tenant', '{"files":{}}', undefined],
  ['files in a list', '{"merchantCode":"acme","files":[]}', undefined],
  ['no JSON', 'acme', undefined],
])('the owner by %s', (_, text, owner) => {
  expect(siteOwner(scratch({ [manifestName]: text }))).toEqual(owner)
})

test('a built site lists its files with their compressed sizes, not as files of their own', () => {
  const files = {
    'index.html': { sha256: 'i', bytes: 100 },
    'assets/a.js': { sha256: 'a', bytes: 50 },
    'assets/a.js.br': { sha256: 'b', bytes: 20 },
    'assets/a.js.gz': { sha256: 'g', bytes: 25 },
    'fonts/x.woff2': { sha256: 'f', bytes: 7 },
  }
  const dir = scratch({ [manifestName]: JSON.stringify({ ...whole, files }) })
  expect(isBuiltSite(dir)).toBe(true)
  expect(readBuiltSite(dir).files).toEqual({
    'index.html': { sha256: 'i', raw: 100, brotli: null },
    'assets/a.js': { sha256: 'a', raw: 50, brotli: 20 },
    'fonts/x.woff2': { sha256: 'f', raw: 7, brotli: null },
  })
})

test('what is no built site is said with the file that should say so', () => {
  const dir = scratch({ [manifestName]: '[]' })
  expect(() => readBuiltSite(dir)).toThrow(
    expect.objectContaining({
      code: 'bad-site',
      message: `${join(dir, manifestName)} is not the manifest of a built site`,
      hint: 'Build or release the site again.',
    }),
  )
  expect(isBuiltSite(scratch())).toBe(false)
})

test('a file that livery.json names and that is gone is said', () => {
  const dir = scratch({ [manifestName]: JSON.stringify(whole), 'a.txt': 'text' })
  const site = readBuiltSite(dir)
  expect(readSiteText(site, 'a.txt')).toBe('text')
  expect(() => readSiteText(site, 'index.html')).toThrow(
    `${join(dir, 'index.html')} cannot be read, and livery.json names it`,
  )
})
