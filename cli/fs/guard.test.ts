import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { requireFreeFile, requireFreeFolder } from './guard.ts'
import { isOwnFile, textHead } from './own-file.ts'
import { type Identify, isWithin, placeOf } from './place.ts'
import { protectedFolders } from './protected.ts'

let root = ''
let product = ''
let tenants = ''
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'livery-guard-')))
  product = join(root, 'work', 'product')
  tenants = join(root, 'brands', 'tenants')
  for (const dir of [
    join(product, 'src', 'ui'),
    join(product, 'docs'),
    join(tenants, 'acme'),
    join(root, 'brands/.git'),
  ])
    mkdirSync(dir, { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const target = (path: string) => ({ path, shown: path, option: '--out' })
const folders = () => protectedFolders(product, tenants)
const whyNot = (path: string) => {
  try {
    requireFreeFolder(target(path), folders())
    return 'free'
  } catch (error) {
    return error instanceof Error ? error.message.replace(/^".*?" \(--out\) /, '').replaceAll(`${root}/`, '') : error
  }
}

test('sources, what is inside them and what holds them are refused, each with its reason', () => {
  expect(whyNot(tenants)).toBe('is the folder of the tenants')
  expect(whyNot(join(tenants, 'acme'))).toBe('is inside the folder of the tenants (brands/tenants)')
  expect(whyNot(join(tenants, 'acme', 'none', 'yet'))).toBe('is inside the folder of the tenants (brands/tenants)')
  expect(whyNot(join(product, 'src', '..', 'docs', 'new'))).toBe(
    'is inside "docs" of the repository (work/product/docs)',
  )
  expect(whyNot(product)).toBe('is the repository')
  expect(whyNot(join(product, '..'))).toBe('holds the repository (work/product)')
  expect(whyNot(join(root, 'brands'))).toBe('is the repository of the tenants')
  expect(whyNot(join(root, 'brands', '.git', 'hooks'))).toBe('is inside a folder ".git"')
  expect(whyNot(join(root, 'any', 'node_modules', 'x'))).toBe('is inside a folder "node_modules"')
  expect(whyNot('/')).toMatch(/^holds the folder of the tenants/)
  expect(whyNot(homedir())).toMatch(/home folder|holds/)
})

test('a folder of the repository that is not there yet is its own all the same', () => {
  expect(whyNot(join(product, 'contract'))).toBe('is "contract" of the repository')
  expect(whyNot(join(product, 'Contract', 'x'))).toBe('is inside "contract" of the repository (work/product/contract)')
})

test('beside sources is free', () => {
  for (const path of ['work/product/dist', 'work/product/srcs', 'brands/dist', 'else/where'])
    expect(whyNot(join(root, path))).toBe('free')
})

test('links make no difference: to a source, above the path, and to what is not there', () => {
  symlinkSync(tenants, join(root, 'to-tenants'))
  symlinkSync(join(root, 'brands'), join(root, 'to-brands'))
  symlinkSync(join(tenants, 'none'), join(root, 'to-nothing'))
  symlinkSync('circle', join(root, 'circle'))
  expect(whyNot(join(root, 'to-tenants'))).toBe('is the folder of the tenants')
  expect(whyNot(join(root, 'to-tenants', 'globex', 'x'))).toMatch(/^is inside the folder of the tenants/)
  expect(whyNot(join(root, 'to-brands', 'tenants', 'acme'))).toMatch(/^is inside the folder of the tenants/)
  expect(whyNot(join(root, 'to-nothing', 'below'))).toMatch(/^is inside the folder of the tenants/)
  expect(whyNot(join(root, 'circle'))).toBe('free')
})

test('where the file system takes no heed of case, other letters are the same folder', () => {
  const disk = new Map(['/', '/w', '/w/tenants', '/w/tenants/acme'].map((path) => [path, `id of ${path}`]))
  const identify: Identify = (path) => disk.get(path.toLowerCase())
  const tenantsPlace = placeOf('/w/tenants', identify)
  expect(isWithin(placeOf('/W/Tenants', identify), tenantsPlace)).toBe(true)
  expect(isWithin(placeOf('/w/TENANTS/acme/new', identify), tenantsPlace)).toBe(true)
  expect(isWithin(tenantsPlace, placeOf('/W', identify))).toBe(true)
  expect(isWithin(placeOf('/w/dist', identify), tenantsPlace)).toBe(false)
})

test('a site and a folder of releases are no place for anything else', () => {
  mkdirSync(join(root, 'dist', 'acme', 'assets'), { recursive: true })
  writeFileSync(join(root, 'dist', 'acme', 'livery.json'), '{}')
  for (const name of ['releases', 'current']) mkdirSync(join(root, 'www', 'acme', name), { recursive: true })
  expect(whyNot(join(root, 'dist', 'acme'))).toBe('is a site (dist/acme)')
  expect(whyNot(join(root, 'dist', 'acme', 'assets'))).toBe('is inside a site (dist/acme)')
  expect(whyNot(join(root, 'www', 'acme', 'x'))).toBe('is inside a site (www/acme)')
  expect(whyNot(join(root, 'dist'))).toBe('free')
})

test('a file is written where none is, and over what livery made', () => {
  const path = join(root, 'page.html')
  const free = () => requireFreeFile(target(path), folders())
  expect(free()).toBe(path)
  for (const text of [
    '',
    '<!doctype html>\n<meta name="generator" content="livery">',
    '{"ok":true,"tenants":[]}',
    '{\n "ok": false }',
    `${textHead}acme`,
    '{\n  "bomFormat": "CycloneDX",\n  "x": [{ "name": "livery:basis" }]',
  ]) {
    writeFileSync(path, text)
    expect(isOwnFile(path), text).toBe(true)
    expect(free()).toBe(path)
  }
})

test('a file that livery did not make, a folder and a link are not written over', () => {
  const path = join(root, 'page.html')
  const free = () => requireFreeFile(target(path), folders())
  for (const text of ['my notes', '{"name":"product"}', '<!doctype html><p>livery', '{"bomFormat": "CycloneDX"}']) {
    writeFileSync(path, text)
    expect(free).toThrow('is there already, and livery did not make it')
  }
  rmSync(path)
  mkdirSync(path)
  expect(free).toThrow('is a folder')
  rmSync(path, { recursive: true })
  symlinkSync('elsewhere', path)
  expect(free).toThrow('is no plain file')
  expect(() => requireFreeFile(target(join(tenants, 'acme', 'tenant.json')), folders())).toThrow(
    'folder of the tenants',
  )
})
