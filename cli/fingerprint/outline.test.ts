import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratch } from '#tests/support/scratch.ts'
import { chainOf, gatesHint, languageTags, nearestValue, type Outline, readOutline } from './outline.ts'

const write = (tenants: Record<string, unknown>) =>
  scratch(
    Object.fromEntries(
      Object.entries(tenants).map(([code, value]) => [
        `${code}/tenant.json`,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    ),
  )

test.each<[string, unknown, string | undefined]>([
  ['a base', { extends: 'base' }, 'base'],
  ['none', {}, undefined],
  ['one that is no text', { extends: 7 }, undefined],
  ['one that leads out', { extends: '../secret' }, undefined],
  ['one that leads down', { extends: 'a/b' }, undefined],
  ['one as Windows writes it', { extends: 'a\\b' }, undefined],
  ['a hidden one', { extends: '.git' }, undefined],
])('of %s', (_, value, base) => {
  expect(readOutline(write({ acme: value }), 'acme').base).toBe(base)
})

test.each(['', '{', '[]', 'null', '"acme"'])('%j is no tenant: nothing is known of it', (text) => {
  expect(readOutline(write({ acme: text }), 'acme')).toEqual({ code: 'acme', base: undefined, value: undefined })
})

test('a mark of bytes is passed over; a file that is too large or leads elsewhere is not read', () => {
  const dir = write({ marked: '\uFEFF{"a":1}', large: `{"a":"${'x'.repeat(1024 * 1024)}"}`, other: '{}' })
  symlinkSync('/etc/hostname', join(dir, 'link.json'))
  expect(readOutline(dir, 'marked').value).toEqual({ a: 1 })
  expect(readOutline(dir, 'large').value).toBe(undefined)
  expect(readOutline(dir, 'none').value).toBe(undefined)
})

test('a link out of the tenant’s folder is not read', () => {
  const dir = scratch({ 'secret.json': '{"name":"secret"}', 'acme/': '' })
  symlinkSync('../secret.json', join(dir, 'acme', 'tenant.json'))
  expect(readOutline(dir, 'acme').value).toBe(undefined)
})

test('a chain goes from the tenant to its bases, and a circle ends it', () => {
  const dir = write({ acme: { extends: 'base' }, base: { extends: 'root' }, root: { extends: 'acme' } })
  const outlines = new Map(['acme', 'base', 'root'].map((code) => [code, readOutline(dir, code)]))
  expect(chainOf((code) => outlines.get(code), 'acme').map(({ code }) => code)).toEqual(['acme', 'base', 'root'])
  expect(chainOf(() => undefined, 'acme')).toEqual([])
})

const layer = (value: Outline['value']): Outline => ({ code: 'x', base: undefined, value })

test.each<[string, Outline['value'][], string[], unknown]>([
  ['the nearest', [{ a: 1 }, { a: 2 }], ['a'], 1],
  ['one of a base', [{}, { a: 2 }], ['a'], 2],
  ['a deeper one', [{ a: { b: 1 } }, { a: { c: 2 } }], ['a', 'c'], 2],
  ['null, which is said', [{ a: null }, { a: 2 }], ['a'], null],
  ['what every object has', [{}], ['constructor'], undefined],
  ['below what is no object', [{ a: 'text' }], ['a', 'length'], undefined],
  ['of a file that was not read', [undefined, { a: 2 }], ['a'], 2],
])('the value is %s', (_, values, path, expected) => {
  expect(nearestValue(values.map(layer), ...path)).toBe(expected)
})

test.each([
  [
    ['EN', 'TH'],
    ['en', 'th'],
  ],
  [['EN', 'klingon', 7, 'constructor'], ['en']],
  ['EN', []],
  [undefined, []],
])('the languages %j have the tags %j', (supported, tags) => {
  expect(languageTags([layer({ languages: { supported } })])).toEqual(tags)
})

const hint = (...values: Outline['value'][]) => gatesHint(values.map(layer))

test('tenants that say the same of their gates share a hint, whatever their order', () => {
  expect(hint({ features: { vip: true, blog: false } })).toBe(hint({ features: { blog: false, vip: true }, name: 'X' }))
  expect(hint({ features: { vip: true } })).not.toBe(hint({ features: { vip: false } }))
  expect(hint({}, { features: { vip: true } })).toBe(hint({ features: { vip: true } }))
  expect(hint({ features: { vip: false } }, { features: { vip: true } })).toBe(hint({ features: { vip: false } }))
  expect(hint({ categories: ['slots', 'live'] })).toBe(hint({ categories: ['live', 'slots'] }))
  expect(hint({ languages: { supported: ['en', 'th'] } })).toBe(hint({ languages: { supported: ['th', 'de'] } }))
  expect(hint({ themes: { available: ['dark'] } })).not.toBe(hint({ themes: { available: ['dark', 'light'] } }))
})
