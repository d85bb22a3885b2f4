import { expect, test } from 'vitest'
import { isSameJson, lockChanges, manifestChanges } from './packages.ts'

const lock = (packages: Record<string, unknown>) => JSON.stringify({ packages })

test('packages that changed, came or went are named once, those of the tests alone are not', () => {
  const then = lock({
    '': { dependencies: {} },
    'node_modules/a': { version: '1' },
    'node_modules/b': { version: '1' },
    'node_modules/b/node_modules/a': { version: '0' },
    'node_modules/gone': { version: '1' },
    'node_modules/test': { version: '1', dev: true },
  })
  const now = lock({
    '': { dependencies: { a: '2' } },
    'node_modules/a': { version: '2' },
    'node_modules/b': { version: '1' },
    'node_modules/b/node_modules/a': { version: '0.1' },
    'node_modules/@scope/new': { version: '1' },
    'node_modules/test': { version: '2', dev: true },
  })
  expect(lockChanges(then, now)).toEqual({ forAll: ['@scope/new', 'a', 'gone'], fonts: [] })
})

test('a package that the tests alone needed and the site now needs counts', () => {
  const entry = { version: '1' }
  const [then, now] = [lock({ 'node_modules/a': { ...entry, dev: true } }), lock({ 'node_modules/a': entry })]
  expect(lockChanges(then, now).forAll).toEqual(['a'])
})

test('packages of fonts are told from the others', () => {
  const now = lock({ 'node_modules/@fontsource/x': {}, 'node_modules/@fontsource-variable/y': {} })
  expect(lockChanges(lock({}), now)).toEqual({ forAll: [], fonts: ['@fontsource-variable/y', '@fontsource/x'] })
})

test('a lock file that is new, gone or damaged counts as a whole', () => {
  for (const other of [undefined, '{', '[]', '{"lockfileVersion":1}']) {
    expect(lockChanges(lock({}), other).forAll).toEqual(['package-lock.json'])
    expect(lockChanges(other, lock({})).forAll).toEqual(['package-lock.json'])
  }
})

test('of package.json only what may reach a site counts', () => {
  const then = JSON.stringify({ version: '1', scripts: {}, type: 'module', imports: { a: 'b' } })
  expect(manifestChanges(then, then.replace('"1"', '"2"').replace('{}', '{"x":"y"}'))).toEqual([])
  expect(manifestChanges(then, then.replace('"b"', '"c"'))).toEqual(['package.json: imports'])
  expect(manifestChanges(then, undefined)).toEqual(['package.json'])
})

test('JSON is compared without its spaces; what cannot be read is never the same', () => {
  expect(isSameJson('{"a":1}', '{ "a": 1 }\n')).toBe(true)
  expect(isSameJson('{"a":1}', '{"a":2}')).toBe(false)
  expect(isSameJson('{', '{')).toBe(false)
})
