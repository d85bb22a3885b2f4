import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasPath, locate, objectOf, parseJsonSource, stringsOf } from './json-source.ts'

const parse = (text: string) => parseJsonSource({ tenant: 'acme', file: 'tenant.json', text, dir: '/x' })

test('a value, its key, and the nearest parent of what is missing are found', () => {
  const { source } = parse('{\n  "a": { "b": [10, 20] }\n}')
  expect(locate(source, ['a', 'b', 1])).toMatchObject({ line: 2, column: 20 })
  expect(locate(source, ['a', 'b'], 'key')).toMatchObject({ line: 2, column: 10 })
  expect(locate(source, ['a', 'missing', 'deeper'])).toMatchObject({ line: 2, column: 8 })
  expect(locate(source, ['missing'])).toMatchObject({ line: 1, column: 1 })
  expect([hasPath(source, ['a', 'b', 0]), hasPath(source, ['a', 'c']), hasPath(source, [])]).toEqual([
    true,
    false,
    true,
  ])
})

test.each([
  ['{ "a": 1 "b": 2 }', 10, 'A comma is expected here'],
  ['{ a: 1 }', 3, 'This is not a JSON value'],
  ['{ "a": 1, }', 11, 'A comma stands before this, and nothing after it'],
  ['{ "a": [1,] }', 11, 'A comma stands before this, and nothing after it'],
  ['{ // no\n }', 3, 'JSON has no comments'],
  ['{ "a": "x }', 8, 'The string does not end on its line'],
  ['{ "a": "\\x" }', 8, 'This escape is not known to JSON'],
  ['{ "a": 1 } 2', 12, 'Nothing more is expected after the last brace'],
  ['', 1, 'The file is empty'],
  [' [] ', 2, 'The file must hold one JSON object'],
])('%j is wrong at column %i: %s', (text, column, message) => {
  expect(parse(text).diagnostics[0]).toMatchObject({ code: 'bad-json', line: 1, column, message })
})

test('keys that stand twice are found at any depth, the second at its place', () => {
  const { source, diagnostics } = parse('{ "a": 1,\n "b": [{ "c": 1, "c": 2 }],\n "a": 3 }')
  expect(diagnostics).toMatchObject([
    { code: 'duplicate-key', line: 3, column: 2, message: 'The key "a" stands twice; the first is on line 1' },
    { code: 'duplicate-key', line: 2, column: 18, message: 'The key "c" stands twice; the first is on line 2' },
  ])
  expect(objectOf(source)).toEqual({ a: 3, b: [{ c: 2 }] })
})

test.each(['__proto__', 'constructor', 'prototype'])('the key %s is refused and never reaches an object', (key) => {
  const { source, diagnostics } = parse(`{ "a": { "${key}": { "polluted": 1 } } }`)
  expect(diagnostics).toMatchObject([{ code: 'forbidden-key', line: 1, column: 10 }])
  const value = objectOf(source)?.a as Record<string, unknown>
  expect(Object.keys(value)).toEqual([])
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
  expect(value.polluted).toBeUndefined()
})

test('an escaped spelling of a forbidden key is the same key', () => {
  expect(parse('{ "__pr\\u006fto__": 1 }').diagnostics).toMatchObject([{ code: 'forbidden-key' }])
})

test('strings are found by their dotted path, and what is no string beside them', () => {
  const { source } = parse('{ "a": { "b": "x" }, "c": "y", "d": 1 }')
  const { strings, others } = stringsOf(source)
  expect(strings).toMatchObject([
    { key: 'a.b', value: 'x', place: { line: 1, column: 10 } },
    { key: 'c', value: 'y', place: { line: 1, column: 22 } },
  ])
  expect(others).toMatchObject([{ key: 'd', place: { line: 1, column: 37 } }])
})

test('any JSON object is read as JSON.parse reads it, and each of its values is found', () => {
  const key = fc.string().filter((name) => !['__proto__', 'constructor', 'prototype'].includes(name))
  const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null))
  const { tree } = fc.letrec((tie) => ({
    tree: fc.dictionary(key, fc.oneof({ maxDepth: 3 }, leaf, fc.array(leaf), tie('tree')), { noNullPrototype: true }),
  }))
  fc.assert(
    fc.property(tree, fc.integer({ min: 0, max: 4 }), (value, indent) => {
      const text = JSON.stringify(value, null, indent)
      const { source, diagnostics } = parse(text)
      expect(diagnostics).toEqual([])
      expect(objectOf(source)).toEqual(JSON.parse(text))
      const lines = text.split('\n')
      for (const name of Object.keys(value as object)) {
        const place = locate(source, [name], 'key')
        expect(lines[place.line - 1]?.slice(place.column - 1).startsWith(JSON.stringify(name))).toBe(true)
      }
    }),
  )
})

test('no text makes the parser throw, and each finding stands in the text', () => {
  const scraps = fc.array(
    fc.constantFrom('{', '}', '[', ']', ':', ',', '"a"', '"', '\\', '\n', '1', 'null', '\0', '//'),
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        scraps.map((parts) => parts.join('')),
      ),
      (text) => {
        const { source, diagnostics } = parse(text)
        objectOf(source)
        stringsOf(source)
        const lines = text.split('\n')
        for (const { line, column } of diagnostics) {
          expect(line).toBeLessThanOrEqual(lines.length)
          expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? 0) + 1)
        }
      },
    ),
  )
})
