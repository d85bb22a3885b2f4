import { realpathSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { scratch } from '#tests/support/scratch.ts'
import { isWithin, placeOf } from './place.ts'

let root = ''
beforeEach(() => {
  root = scratch({ 'sites/acme/index.html': '', 'sites/acme-vip/': '', file: '' })
  symlinkSync('sites', join(root, 'link'))
  symlinkSync(join(root, 'sites', 'new'), join(root, 'to-new'))
  symlinkSync('two', join(root, 'one'))
  symlinkSync('one', join(root, 'two'))
})

const at = (path: string) => placeOf(join(root, path))

test.each([
  ['sites', 'sites', true],
  ['sites/acme', 'sites', true],
  ['sites', 'sites/acme', false],
  ['sites/acme-vip', 'sites/acme', false],
  ['sites/acme/../acme-vip', 'sites/acme', false],
  ['link/acme', 'sites', true],
  ['sites/acme', 'link', true],
  ['sites/none', 'sites', true],
  ['sites/none/deep', 'sites/none', true],
  ['sites/none', 'sites/none/deep', false],
  ['sites/nonesuch', 'sites/none', false],
  ['sites/NONE', 'sites/none', true],
  ['sites/é', 'sites/é', true],
  ['to-new/x', 'sites/new', true],
  ['to-new', 'link/new', true],
  ['file/below', 'file', true],
])('%s within %s: %s', (inner, outer, expected) => {
  expect(isWithin(at(inner), at(outer))).toBe(expected)
})

test('everything is within the root of the disk, and that is within nothing else', () => {
  expect(isWithin(at('sites/none'), placeOf('/'))).toBe(true)
  expect(isWithin(placeOf('/'), at('sites'))).toBe(false)
})

test('a place says what is missing of it, and where it really is', () => {
  expect(at('link/acme')).toMatchObject({ missing: [], real: join(root, 'sites', 'acme') })
  expect(at('link/New/Deep')).toMatchObject({ missing: ['new', 'deep'], real: join(root, 'sites', 'New', 'Deep') })
  expect(at('to-new').real).toBe(join(root, 'sites', 'new'))
  expect(realpathSync(at('link').real)).toBe(join(root, 'sites'))
})

test('links in a circle end, and are a name that is not there', () => {
  expect(at('one/x').missing.at(-1)).toBe('x')
  expect(isWithin(at('one'), at('sites'))).toBe(false)
})

test('a place that is there is known by the disk, not by its name', () => {
  const ids = new Map([
    ['/', 'root'],
    ['/mnt', 'mount'],
    ['/home', 'home'],
    ['/home/data', 'mount'],
  ])
  const identify = (path: string) => ids.get(path)
  expect(isWithin(placeOf('/home/data/x', identify), placeOf('/mnt', identify))).toBe(true)
  expect(isWithin(placeOf('/home/x', identify), placeOf('/mnt', identify))).toBe(false)
})
