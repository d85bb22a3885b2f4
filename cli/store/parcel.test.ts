import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { scratch } from '#tests/support/scratch.ts'
import { sha256 } from '../fs/hash.ts'
import { compress, compressorOf } from './compress.ts'
import { openLimit } from './limit.ts'
import { openParcel, packParcel } from './parcel.ts'
import { textOfRecord } from './records.ts'
import { namesIn, walkPassing, walkStore } from './walk-store.ts'

const parcel = { text: '{"a":"“b”"}', entries: [Buffer.from('one'), Buffer.alloc(0), Buffer.from('\n{"x":1}\n')] }
const packed = Buffer.from(packParcel('records/x', parcel))

test('a parcel gives what was packed, whatever the bytes', () => {
  const opened = openParcel('records/x', packed)
  expect(opened?.text).toBe(parcel.text)
  expect(opened?.entries.map((bytes) => Buffer.from(bytes).toString())).toEqual(['one', '', '\n{"x":1}\n'])
  const empty = { text: '', entries: [] }
  expect(openParcel('k', packParcel('k', empty))).toEqual(empty)
})

const headEnd = packed.indexOf(10)
const withHead = (change: (head: Record<string, unknown>) => unknown) =>
  Buffer.concat([
    Buffer.from(`${JSON.stringify(change(JSON.parse(packed.toString('utf8', 0, headEnd))))}\n`),
    packed.subarray(headEnd + 1),
  ])
const flipped = (at: number) => Buffer.from(packed.map((byte, index) => (index === at ? byte ^ 1 : byte)))

test.each<[string, Buffer]>([
  ['nothing', Buffer.alloc(0)],
  ['no line', Buffer.from('{}')],
  ['no JSON', Buffer.from('{\n')],
  ['another JSON', Buffer.from('[]\n')],
  ['null', Buffer.from('null\n')],
  ['a byte less', packed.subarray(0, -1)],
  ['a byte more', Buffer.concat([packed, Buffer.from('x')])],
  ['a changed last byte', flipped(packed.length - 1)],
  ['a changed first entry', flipped(headEnd + 1)],
  ['another text', withHead((head) => ({ ...head, text: 'other' }))],
  ['no sum', withHead(({ sum: _, ...head }) => head)],
  ['entries in an object', withHead((head) => ({ ...head, entries: {} }))],
  ['an entry that is no pair', withHead((head) => ({ ...head, entries: ['x'] }))],
  ['a size that is none', withHead((head) => ({ ...head, entries: [[sha256('one'), '3']] }))],
  ['an entry less in the list', withHead((head) => ({ ...head, entries: (head.entries as unknown[]).slice(1) }))],
])('%s is no parcel', (_, bytes) => {
  expect(openParcel('records/x', bytes)).toBe(undefined)
})

test('a parcel in another’s place does not pass for it', () => {
  expect(openParcel('records/y', packed)).toBe(undefined)
})

const recordOf = (kind: string, name: string, text: string) =>
  Buffer.from(`${sha256(JSON.stringify([kind, name, text]))}${text}`)

test('a record is read in its own place alone, and whole', () => {
  const bytes = recordOf('profile', 'n', 'text')
  expect(textOfRecord('profile', 'n', bytes)).toBe('text')
  expect(textOfRecord('profile', 'n', recordOf('profile', 'n', ''))).toBe('')
  expect(textOfRecord('profile', 'other', bytes)).toBe(undefined)
  expect(textOfRecord('other', 'n', bytes)).toBe(undefined)
  expect(textOfRecord('profile', 'n', bytes.subarray(0, -1))).toBe(undefined)
  expect(textOfRecord('profile', 'n', Buffer.alloc(0))).toBe(undefined)
  expect(textOfRecord('profile', 'n', Buffer.alloc(64, 'a'))).toBe(undefined)
})

test('no more than so many run at once, in the order they came', async () => {
  const limit = openLimit(2)
  const begun: number[] = []
  const ends: (() => void)[] = []
  const work = (index: number) =>
    limit(() => {
      begun.push(index)
      return new Promise<number>((resolve) => ends.push(() => resolve(index)))
    })
  const all = [0, 1, 2, 3].map(work)
  await Promise.resolve()
  expect(begun).toEqual([0, 1])
  ends[1]?.()
  expect(await all[1]).toBe(1)
  expect(begun).toEqual([0, 1, 2])
  ends[0]?.()
  ends[2]?.()
  await Promise.all([all[0], all[2]])
  expect(begun).toEqual([0, 1, 2, 3])
  ends[3]?.()
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3])
})

test('what fails gives its place to the next', async () => {
  const limit = openLimit(1)
  const failed = limit(() => Promise.reject(new Error('no')))
  const next = limit(async () => 'done')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('done')
  expect(await limit(async () => 'again')).toBe('again')
})

test.each([0, 1, 1023, 70_000])('%i bytes come back from both forms', async (size) => {
  const bytes = Buffer.alloc(size, 'the same words again, ')
  expect(brotliDecompressSync(await compress(bytes, 'br', 5)).equals(bytes)).toBe(true)
  expect(gunzipSync(await compress(bytes, 'gz', 5)).equals(bytes)).toBe(true)
})

test('the same text gives the same bytes, whichever way it was compressed', async () => {
  const bytes = Buffer.from('function a(){return 1}'.repeat(50))
  const first = await compress(bytes, 'br', 9)
  expect(Buffer.from(await compress(bytes, 'br', 9)).equals(first)).toBe(true)
  expect(compressorOf('br')).toContain(process.versions.brotli)
  expect(compressorOf('gz')).toContain(process.versions.zlib)
})

test('a store is walked through entries, then records; what is not there holds nothing', () => {
  const dir = scratch({
    'files/ab/cdef': 'xyz',
    'files/aa/1': '',
    'records/profile/01/23': 'r',
    'temporary/t': 'tt',
    stray: '',
  })
  expect([...walkStore(dir)].map(({ name, kind, bytes, links }) => [name, kind, bytes, links])).toEqual([
    ['aa1', null, 0, 0],
    ['abcdef', null, 3, 0],
    ['0123', 'profile', 1, 0],
  ])
  expect([...walkPassing(dir, 'temporary')].map(({ name, bytes }) => [name, bytes])).toEqual([['t', 2]])
  expect([...walkPassing(dir, 'claims')]).toEqual([])
  expect([...walkStore(`${dir}/none`)]).toEqual([])
  expect(namesIn(`${dir}/stray`)).toEqual([])
})
