import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isStillSo, openFingerprints } from './fingerprint.ts'

let dir = ''

/** A product as small as can be, and a tenant that stands on another. */
const product: Record<string, string> = {
  'src/main.tsx': 'code',
  'contract/call.ts': 'contract',
  'src/main.test.tsx': 'a test of it',
  'tsconfig.base.json': '{}',
  'package.json': '{}',
  'package-lock.json': '{}',
  'tokens/base/a.tokens.json': '{}',
  'locales/en/shell.json': '{}',
  'locales/ja/shell.json': '{}',
  'locales/th/shell.json': '{}',
  'cli/bundle/assemble.ts': 'stamp',
  'cli/build/tenants.ts': 'build',
  'sandbox/sandbox.ts': 'sandbox',
  'tenants/acme/tenant.json': '{ "extends": "base", "domains": ["acme.example"] }',
  'tenants/acme/assets/logo.svg': '<svg/>',
  'tenants/acme/assets/z.svg': '<svg/>',
  'tenants/acme/demo.json': '{}',
  'tenants/base/tenant.json': '{ "languages": { "supported": ["EN", "JA"] } }',
  'tenants/base/demo.json': '{}',
  'tenants/other/tenant.json': '{ "languages": { "supported": ["EN", "TH"] } }',
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(dir, path)), { recursive: true })
  writeFileSync(join(dir, path), text)
}

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'livery-fingerprint-'))
  for (const [path, text] of Object.entries(product)) write(path, text)
})

afterEach(() => {
  rmSync(dir, { recursive: true, force: true })
})

const env = { SOURCE_DATE_EPOCH: '1790000000' }

const open = (options: { engine?: string; env?: Record<string, string> } = {}, root = dir) =>
  openFingerprints({ root, cwd: root, tenantsDir: join(root, 'tenants'), cacheDir: '' }, { env, ...options })

const take = (options: { engine?: string; env?: Record<string, string> } = {}, root = dir) => {
  const fingerprint = open(options, root).of('acme')
  if (!fingerprint) throw new Error('acme cannot be described')
  return fingerprint
}

/** The names of the parts in which two fingerprints differ. */
function changed(before: ReturnType<typeof take>, now: ReturnType<typeof take>): string[] {
  expect(before.inputs === now.inputs).toBe(JSON.stringify(before.parts) === JSON.stringify(now.parts))
  const names = new Set([...Object.keys(before.parts), ...Object.keys(now.parts)])
  return [...names].filter((name) => before.parts[name] !== now.parts[name])
}

test('the parts are the folder, each base, English and its languages, and what all tenants share', () => {
  expect(Object.keys(take().parts)).toEqual([
    'folder',
    'base:base',
    'strings:en',
    'strings:ja',
    'code',
    'dependencies',
    'tokens',
    'tool',
    'node',
    'year',
  ])
  expect(take().parts).toMatchObject({ node: process.versions.node, year: '2026' })
})

test.each([
  ['tenants/acme/tenant.json', ['folder']],
  ['tenants/acme/assets/logo.svg', ['folder']],
  ['tenants/acme/themes/dark.tokens.json', ['folder']],
  ['tenants/acme/demo.json', ['folder']],
  ['tenants/base/assets/logo.svg', ['base:base']],
  ['tenants/base/demo.json', []],
  ['tenants/other/tenant.json', []],
  ['locales/en/home.json', ['strings:en']],
  ['locales/ja/shell.json', ['strings:ja']],
  ['locales/th/shell.json', []],
  ['src/app/page.tsx', ['code']],
  ['contract/call.ts', ['code']],
  ['src/main.test.tsx', []],
  ['tsconfig.base.json', ['code']],
  ['package-lock.json', ['dependencies']],
  ['package.json', ['dependencies']],
  ['tokens/base/a.tokens.json', ['tokens']],
  ['cli/bundle/assemble.ts', ['tool']],
  ['cli/build/tenants.ts', ['tool']],
  ['sandbox/sandbox.ts', []],
])('a change of %s changes %j', (path, parts) => {
  const before = take()
  write(path, `${product[path] ?? ''} `)
  expect(changed(before, take())).toEqual(parts)
})

test('a language more is a part more', () => {
  const before = take()
  write('tenants/acme/tenant.json', '{ "extends": "base", "languages": { "supported": ["JA", "TH"] } }')
  expect(changed(before, take())).toEqual(['folder', 'strings:th'])
})

test('the year and the engine count', () => {
  const before = take()
  expect(changed(before, take({ env: { SOURCE_DATE_EPOCH: '1830000000' } }))).toEqual(['year'])
  expect(changed(before, take({ engine: 'full' }))).toEqual(['engine'])
})

test('a file that is renamed, added or removed changes the folder', () => {
  const before = take()
  renameSync(join(dir, 'tenants/acme/assets/z.svg'), join(dir, 'tenants/acme/assets/y.svg'))
  const renamed = take()
  rmSync(join(dir, 'tenants/acme/assets/y.svg'))
  expect(changed(before, renamed)).toEqual(['folder'])
  expect(changed(renamed, take())).toEqual(['folder'])
})

test('times, permissions, the place on the disk and the order of creation do not count', () => {
  const before = take()
  const logo = join(dir, 'tenants/acme/assets/logo.svg')
  const text = '<svg/>'
  rmSync(logo)
  write('tenants/acme/assets/logo.svg', text)
  utimesSync(logo, 1, 1)
  chmodSync(logo, 0o600)
  const elsewhere = mkdtempSync(join(tmpdir(), 'livery-elsewhere-'))
  cpSync(dir, elsewhere, { recursive: true })
  expect(changed(before, take())).toEqual([])
  expect(changed(before, take({}, elsewhere))).toEqual([])
  rmSync(elsewhere, { recursive: true, force: true })
})

test('a link within the folder counts as what it leads to; one that leads out is not described', () => {
  symlinkSync('logo.svg', join(dir, 'tenants/acme/assets/link.svg'))
  const before = take()
  write('tenants/acme/assets/logo.svg', '<svg></svg>')
  expect(changed(before, take())).toEqual(['folder'])
  symlinkSync('../../../tsconfig.json', join(dir, 'tenants/acme/assets/out.svg'))
  expect(open().of('acme')).toBeNull()
})

test('a broken link, and a base that is not described, leave the tenant without a fingerprint', () => {
  symlinkSync('nowhere', join(dir, 'tenants/base/link'))
  expect(open().of('acme')).toBeNull()
  expect(open().of('other')).not.toBeNull()
})

test('a base that is not there leaves the tenant without a fingerprint', () => {
  write('tenants/acme/tenant.json', '{ "extends": "nobody" }')
  expect(open().of('acme')).toBeNull()
})

test('a file too large for any site counts by its size', () => {
  write('tenants/acme/film.psd', 'a'.repeat(3_000_000))
  const before = take()
  write('tenants/acme/film.psd', 'b'.repeat(3_000_000))
  expect(changed(before, take())).toEqual([])
  write('tenants/acme/film.psd', 'b'.repeat(3_000_001))
  expect(changed(before, take())).toEqual(['folder'])
})

test.each([
  ['bad JSON', '{'],
  ['a list', '[]'],
  ['a loop', '{ "extends": "acme" }'],
  ['a base outside', '{ "extends": "../tenants/base" }'],
  ['languages that are none', '{ "languages": { "supported": ["XX", 1, "__proto__"] } }'],
])('%s in tenant.json gives a fingerprint without bases or languages', (_, text) => {
  write('tenants/acme/tenant.json', text)
  const names = Object.keys(take().parts)
  expect(names.filter((name) => name.startsWith('strings:'))).toEqual(['strings:en'])
})

test('a folder that was changed since is not what the fingerprint was taken of', () => {
  const workspace = { root: dir, cwd: dir, tenantsDir: join(dir, 'tenants'), cacheDir: '' }
  const before = take()
  expect(isStillSo(workspace, 'acme', before)).toBe(true)
  write('tenants/base/tenant.json', '{}')
  expect(isStillSo(workspace, 'acme', before)).toBe(false)
})

test('the files behind a part can be asked for', () => {
  const fingerprints = open()
  expect([...(fingerprints.filesOf('acme', 'folder')?.keys() ?? [])]).toEqual([
    'assets/logo.svg',
    'assets/z.svg',
    'demo.json',
    'tenant.json',
  ])
  expect([...(fingerprints.filesOf('acme', 'strings:ja')?.keys() ?? [])]).toEqual(['locales/ja/shell.json'])
  expect(fingerprints.filesOf('acme', 'year')).toBeUndefined()
})
