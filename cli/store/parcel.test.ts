import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { scratch } from '#tests/support/scratch.ts'
import { storeKey } from '#tests/support/store-keys.ts'
import { sha256 } from '../fs/hash.ts'
import { compress, compressorOf } from './compress.ts'
import { openLimit } from './limit.ts'
import { openParcel, packParcel } from './parcel.ts'
import { textOfRecord } from './records.ts'
import type { RefusalCode } from './refusals.ts'
import { namesIn, walkPassing, walkStore } from './walk-store.ts'

const parcel = { text: '{"a":"“b”"}', entries: [Buffer.from('one'), Buffer.alloc(0), Buffer.from('\n{"x":1}\n')] }
const place = { scope: '', name: 'x' }
const { signing: key, public: known } = storeKey('main')
const packed = Buffer.from(packParcel(place, parcel, key))
const open = (bytes: Uint8Array, at = place) => openParcel(at, bytes, [known])

test('a parcel gives what was packed, whatever the bytes, and who signed it', () => {
  const opened = open(packed)
  if (typeof opened === 'string') throw new Error(opened)
  expect(opened.text).toBe(parcel.text)
  expect(opened.entries.map((bytes) => Buffer.from(bytes).toString())).toEqual(['one', '', '\n{"x":1}\n'])
  const empty = { text: '', entries: [] }
  expect(open(packParcel(place, empty, key))).toEqual({ ...empty, by: known.fingerprint })
})

const headEnd = packed.indexOf(10)
const withHead = (change: (head: Record<string, unknown>) => unknown) =>
  Buffer.concat([
    Buffer.from(`${JSON.stringify(change(JSON.parse(packed.toString('utf8', 0, headEnd))))}\n`),
    packed.subarray(headEnd + 1),
  ])
const flipped = (at: number) => Buffer.from(packed.map((byte, index) => (index === at ? byte ^ 1 : byte)))
/** What the first version of the store had. */
const unsigned = Buffer.from(`${JSON.stringify({ sum: sha256('x'), text: '', entries: [] })}\n`)

test.each<[string, RefusalCode, Buffer]>([
  ['nothing', 'record-cut', Buffer.alloc(0)],
  ['half of a head', 'record-cut', packed.subarray(0, headEnd >> 1)],
  ['a byte less', 'record-cut', packed.subarray(0, -1)],
  ['a byte more', 'record-unreadable', Buffer.concat([packed, Buffer.from('x')])],
  ['no record', 'record-unreadable', Buffer.from('something else')],
  ['no JSON', 'record-unreadable', Buffer.from('{\n')],
  ['another JSON', 'record-unreadable', Buffer.from('[]\n')],
  ['null', 'record-unreadable', Buffer.from('null\n')],
  ['no signature of any kind', 'record-unsigned', unsigned],
  ['no signature', 'record-unsigned', withHead(({ signature: _, ...head }) => head)],
  ['an empty signature', 'record-unsigned', withHead((head) => ({ ...head, signature: '' }))],
  ['a changed entry', 'entry-swapped', flipped(headEnd + 1)],
  ['a changed last byte', 'entry-swapped', flipped(packed.length - 1)],
  ['another text', 'record-bad-signature', withHead((head) => ({ ...head, text: 'other' }))],
  ['another name', 'record-bad-signature', withHead((head) => ({ ...head, name: 'y' }))],
  ['another scope', 'record-bad-signature', withHead((head) => ({ ...head, scope: 'pull-1' }))],
  ['another key', 'record-unknown-key', withHead((head) => ({ ...head, key: storeKey('other').public.fingerprint }))],
  ['entries in an object', 'record-unreadable', withHead((head) => ({ ...head, entries: {} }))],
  ['an entry that is no pair', 'record-unreadable', withHead((head) => ({ ...head, entries: ['x'] }))],
  ['a size that is none', 'record-unreadable', withHead((head) => ({ ...head, entries: [[sha256('one'), '3']] }))],
  ['a size below zero', 'record-unreadable', withHead((head) => ({ ...head, entries: [[sha256('one'), -3]] }))],
  ['an entry less', 'record-bad-signature', withHead((head) => ({ ...head, entries: (head.entries as []).slice(1) }))],
  ['a stranger’s signature', 'record-unknown-key', Buffer.from(packParcel(place, parcel, storeKey('other').signing))],
])('%s is %s', (_, code, bytes) => {
  expect(open(bytes)).toBe(code)
})

test('a parcel in another’s place or scope does not pass for it', () => {
  expect(open(packed, { scope: '', name: 'y' })).toBe('record-elsewhere')
  expect(open(packed, { scope: 'pull-1', name: 'x' })).toBe('record-elsewhere')
})

test('a thousand forged, replayed, truncated and swapped parcels are each refused by name', () => {
  const others = Array.from({ length: 10 }, (_, index) => storeKey(`stranger ${index}`).signing)
  const seen = new Map<string, number>()
  const expectRefused = (code: RefusalCode, bytes: Uint8Array, at = place) => {
    expect(open(bytes, at)).toBe(code)
    seen.set(code, (seen.get(code) ?? 0) + 1)
  }
  for (let index = 0; index < 200; index++) {
    const name = `record-${index}`
    const entries = [Buffer.from(`entry ${index}`), Buffer.from(`page ${index}`)]
    const at = { scope: '', name }
    const whole = Buffer.from(packParcel(at, { text: `text ${index}`, entries }, key))
    const stranger = others[index % others.length] ?? key
    expectRefused('record-unknown-key', packParcel(at, { text: 'poison', entries }, stranger), at)
    expectRefused('record-elsewhere', whole, { scope: '', name: `record-${index + 1}` })
    expectRefused('record-elsewhere', packParcel({ scope: 'pull-1', name }, { text: 'poison', entries }, key), at)
    expectRefused('record-cut', whole.subarray(0, 1 + ((index * 7) % (whole.length - 1))), at)
    expectRefused(
      'entry-swapped',
      Buffer.concat([whole.subarray(0, whole.indexOf(10) + 1), ...entries.toReversed()]),
      at,
    )
    const own = { ...stranger, public: key.public }
    expectRefused('record-bad-signature', packParcel(at, { text: 'poison', entries }, own), at)
  }
  expect([...seen.values()].reduce((sum, count) => sum + count, 0)).toBe(1200)
})

const recordOf = (kind: string, name: string, text: string) =>
  Buffer.from(`${sha256(`${kind}\n${name}\n${text}`)}\n${text}`)

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
