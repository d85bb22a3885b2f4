import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flattenTenant } from './flatten.ts'
import { parseJsonSource } from './json-source.ts'
import { mergeSources, originOf } from './merge.ts'

function layer(file: string, value: Record<string, unknown>) {
  return { source: parseJsonSource({ tenant: 'acme', file, text: JSON.stringify(value), dir: '/x' }).source, value }
}

test('objects merge key by key, lists and single values replace', () => {
  const base = { a: { x: 1, y: [1, 2] }, b: 'base', c: { d: 1 } }
  const { value } = mergeSources([layer('base', base), layer('own', { a: { y: [3] }, b: 'own', c: 5 })])
  expect(value).toEqual({ a: { x: 1, y: [3] }, b: 'own', c: 5 })
})

test('each value knows the file that set it last', () => {
  const merged = mergeSources([layer('base', { a: { x: 1, y: 2 } }), layer('own', { a: { y: 3 }, b: [1] })])
  const file = (...path: (string | number)[]) => originOf(merged, path)?.file
  expect([file('a', 'x'), file('a', 'y'), file('b', 0), file('a', 'none')]).toEqual(['base', 'own', 'own', 'base'])
  expect(originOf(merged, ['none'])).toBeUndefined()
})

test('what a list or a single value replaced has no origin any more', () => {
  const merged = mergeSources([
    layer('base', { a: { x: { z: 1 } } }),
    layer('mid', { a: 5 }),
    layer('own', { a: { y: 1 } }),
  ])
  expect(merged.value).toEqual({ a: { y: 1 } })
  expect(originOf(merged, ['a', 'x', 'z'])?.file).toBe('own')
})

test('a key with a dot in it is not a path', () => {
  const merged = mergeSources([layer('base', { 'a.b': 1 }), layer('own', { a: { c: 1 } })])
  expect(originOf(merged, ['a.b'])?.file).toBe('base')
  expect(originOf(merged, ['a', 'b'])?.file).toBe('own')
})

test('the layers themselves are never changed', () => {
  const base = { list: [{ a: 1 }], group: { a: 1 } }
  const merged = mergeSources([layer('base', base), layer('own', { group: { a: 2 } })])
  ;(merged.value.list as { a: number }[])[0] = { a: 9 }
  expect(base).toEqual({ list: [{ a: 1 }], group: { a: 1 } })
})

test('the flat form says the file of each value, lists whole, and "default" where no file says it', () => {
  const merged = mergeSources([layer('base', { a: { x: 1 }, list: [1] }), layer('own', { a: { y: 2 } })])
  expect(flattenTenant({ ...merged.value, b: { c: true }, empty: {} }, merged)).toEqual({
    'a.x': { value: 1, from: 'base' },
    'a.y': { value: 2, from: 'own' },
    list: { value: [1], from: 'base' },
    'b.c': { value: true, from: 'default' },
    empty: { value: {}, from: 'default' },
  })
})

const key = fc.constantFrom('a', 'b', 'c')
const leaf = fc.oneof(fc.integer(), fc.string(), fc.array(fc.integer(), { maxLength: 2 }))
const { tree } = fc.letrec<{ tree: Record<string, unknown> }>((tie) => ({
  tree: fc.dictionary(key, fc.oneof({ maxDepth: 3 }, leaf, tie('tree')), { noNullPrototype: true }),
}))

function leavesOf(value: unknown, path: string[] = []): { path: string[]; value: unknown }[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [{ path, value }]
  return Object.entries(value).flatMap(([name, child]) => leavesOf(child, [...path, name]))
}

test('of any layers, each single value is from the last file that holds exactly it at its path', () => {
  fc.assert(
    fc.property(fc.array(tree, { minLength: 1, maxLength: 4 }), (values) => {
      const layers = values.map((value, index) => layer(String(index), value))
      const merged = mergeSources(layers)
      for (const { path, value } of leavesOf(merged.value)) {
        const last = values.findLastIndex((one) => leavesOf(one).some((other) => other.path.join() === path.join()))
        const set = leavesOf(values[last]).find((other) => other.path.join() === path.join())
        expect({ from: originOf(merged, path)?.file, value }).toEqual({ from: String(last), value: set?.value })
      }
    }),
  )
})

test('a layer without values changes nothing', () => {
  fc.assert(
    fc.property(tree, (value) => {
      expect(mergeSources([layer('base', value), layer('own', {})]).value).toEqual(value)
    }),
  )
})
