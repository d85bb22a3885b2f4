import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { asComposed, jsonResponse, pack, packingFor } from './packed.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=1.0, gzip;q=0.8', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0.5', 'gzip'],
  ['br;q=0.0,gzip;q=0.000', null],
  ['brotli, x-gzip', null],
  ['deflate', null],
  ['', null],
])('a visitor who takes "%s" gets %s', (accepted, packing) => {
  expect(packingFor(accepted)).toBe(packing)
})

const value = { lanes: Array.from({ length: 60 }, (_, index) => ({ title: `Lane ${index}`, games: [] })) }

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('an answer goes as %s where that is taken, each time the same', async (packing, unpack) => {
  for (const isShared of [true, true, false]) {
    const answer = jsonResponse(value, packing, isShared)
    expect(answer.headers.get('content-encoding')).toBe(packing)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.length).toBeLessThan(JSON.stringify(value).length / 4)
    expect(JSON.parse(unpack(bytes).toString('utf8'))).toEqual(value)
  }
})

test('an answer that is composed once is written once, and sent to members as to guests', async () => {
  let written = 0
  const answer = asComposed({ ...value, toJSON: () => ({ ...value, written: ++written }) })
  for (const [accepted, isShared] of [
    ['br', true],
    ['br', false],
    ['', false],
  ] as const) {
    const bytes = Buffer.from(await jsonResponse(answer, accepted, isShared).arrayBuffer())
    const text = accepted === '' ? bytes : brotliDecompressSync(bytes)
    expect(JSON.parse(text.toString('utf8'))).toEqual({ ...value, written: 1 })
  }
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('what is packed as %s holds its own bytes alone, and is whole', (packing, unpack) => {
  const texts = [JSON.stringify(value), Array.from({ length: 3000 }, (_, index) => String(index ** 5)).join('')]
  for (const text of texts) {
    const bytes = pack(text, packing)
    expect(bytes.buffer.byteLength).toBe(bytes.length)
    expect(unpack(bytes).toString('utf8')).toBe(text)
  }
})

test('a short answer goes as it is', async () => {
  const answer = jsonResponse({ success: true }, 'br', true)
  expect(answer.headers.has('content-encoding')).toBe(false)
  expect(await answer.json()).toEqual({ success: true })
})

test('of many answers each is its own', async () => {
  const texts = Array.from({ length: 250 }, (_, index) => ({ index, filling: 'x'.repeat(2000) }))
  for (const text of [...texts, ...texts]) {
    const bytes = Buffer.from(await jsonResponse(text, 'gzip', true).arrayBuffer())
    expect(JSON.parse(gunzipSync(bytes).toString('utf8'))).toEqual(text)
  }
})
