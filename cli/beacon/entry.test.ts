import { expect, test } from 'vitest'
import { parseEntry } from './entry.ts'

const sound = { m: 'acme', b: '0123456789ab', first: 1, t: 29_000_000, c: [1, 0, 1, 12, 1], e: [['x', 'page', 1]] }

test.each([
  ['all that a report adds', sound],
  ['what is known of a build', { m: 'acme', b: '0123456789ab', first: 1, last: 2 }],
  ['a build that no later one may take for its own', { m: 'acme', b: 'unknown', t: 1, c: [1, 0, 0] }],
  ['a message in any letters', { ...sound, e: [['ไม่พบ … ➜', 'main-1a2b.js:1:88', 3]] }],
])('%s is read as it was written', (_, entry) => {
  expect(parseEntry(JSON.stringify(entry))).toEqual(entry)
})

test.each([
  ['no merchant', { ...sound, m: undefined }],
  ['a key that nobody writes', { ...sound, address: '192.0.2.1' }],
  ['counts that are no list', { ...sound, c: { 0: 1 } }],
  ['fewer counts than there are', { ...sound, c: [1, 0] }],
  ['a negative count', { ...sound, c: [-1, 0, 0] }],
  ['half a start', { ...sound, c: [0.5, 0, 0] }],
  ['a step of pictures without its count', { ...sound, c: [1, 0, 0, 12] }],
  ['a count beyond what a number holds', { ...sound, c: [2 ** 60, 0, 0] }],
  ['a minute as a text', { ...sound, t: '29000000' }],
  ['an error without its count', { ...sound, e: [['x', 'page']] }],
  ['an error that is a text', { ...sound, e: ['x'] }],
])('a line with %s is damaged', (_, entry) => {
  expect(parseEntry(JSON.stringify(entry))).toBeUndefined()
})

test.each(['', ' ', '{', '[]', 'null', '5', '"acme"', '{}{}', `${JSON.stringify(sound)},`, '# Made by livery'])(
  '%o is no entry',
  (line) => {
    expect(parseEntry(line)).toBeUndefined()
  },
)

test('a line is an entry whole alone: each shorter beginning of it is damaged', () => {
  const line = JSON.stringify(sound)
  const read = Array.from({ length: line.length }, (_, end) => parseEntry(line.slice(0, end)))
  expect(read.filter((entry) => entry !== undefined)).toEqual([])
  expect(parseEntry(line)).toEqual(sound)
})
