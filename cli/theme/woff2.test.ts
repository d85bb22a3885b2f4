import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readMetrics } from './woff2.ts'

const u8 = (value: number) => Buffer.of(value)
const u16 = (...values: number[]) => Buffer.concat(values.map((value) => Buffer.of((value >> 8) & 255, value & 255)))
const u32 = (value: number) => Buffer.from([value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255])

/** UIntBase128, as the specification of WOFF2 writes lengths. */
function base128(value: number): Buffer {
  const digits = [value & 127]
  for (let rest = value >> 7; rest > 0; rest >>= 7) digits.unshift((rest & 127) | 128)
  return Buffer.from(digits)
}

/** Places of the tables that are read, among those that the specification knows. */
const places = { cmap: 0, head: 1, hhea: 2, hmtx: 3 } as const
type Tables = Partial<Record<keyof typeof places, Buffer>>

function woff2(tables: Tables, more: { tag: string; data: Buffer }[] = []): Buffer {
  const own = Object.entries(tables).map(([tag, data]) => ({
    entry: Buffer.concat([u8(places[tag as keyof typeof places]), base128(data.length)]),
    data,
  }))
  const others = more.map(({ tag, data }) => ({
    entry: Buffer.concat([u8(63), Buffer.from(tag), base128(data.length)]),
    data,
  }))
  const all = [...others, ...own]
  const data = brotliCompressSync(Buffer.concat(all.map((table) => table.data)))
  const header = Buffer.alloc(48)
  header.write('wOF2', 0, 'latin1')
  header.writeUInt16BE(all.length, 12)
  header.writeUInt32BE(data.length, 20)
  return Buffer.concat([header, ...all.map(({ entry }) => entry), data])
}

const unitsPerEm = 1000
const head = Buffer.concat([Buffer.alloc(18), u16(unitsPerEm), Buffer.alloc(34)])
const hhea = (ascent: number, descent: number, lineGap: number, widths: number) =>
  Buffer.concat([u32(0x00010000), u16(ascent, descent, lineGap), Buffer.alloc(24), u16(widths)])

/** One segment from `first` to `last`, whose glyphs are numbered from 1 on, and the one that ends every table. */
function cmap(first: number, last: number): Buffer {
  const subtable = Buffer.concat([
    u16(4, 32, 0, 4, 4, 1, 0),
    u16(last, 0xffff),
    u16(0),
    u16(first, 0xffff),
    u16((1 - first) & 0xffff, 1),
    u16(0, 0),
  ])
  return Buffer.concat([u16(0, 1), u16(3, 1), u32(12), subtable])
}

/** Widths of glyphs, the first being that of no glyph; each with its bearing. */
const hmtx = (...widths: number[]) => Buffer.concat(widths.map((width) => u16(width, 0)))

const latin = cmap(32, 122)
const even = { cmap: latin, head, hhea: hhea(900, -250, 40, 92), hmtx: hmtx(0, ...Array(91).fill(500)) }

test('heights are told in units of the em', () => {
  expect(readMetrics(woff2(even))).toEqual({ ascent: 0.9, descent: 0.25, lineGap: 0.04, averageWidth: 0.5 })
})

test('a letter counts by its share of English text', () => {
  const widths = Array<number>(91).fill(500)
  const withSpace = (width: number) =>
    readMetrics(woff2({ ...even, hmtx: hmtx(0, width, ...widths.slice(1)) })).averageWidth ?? 0
  const withZ = readMetrics(woff2({ ...even, hmtx: hmtx(0, ...widths.slice(0, -1), 5000) })).averageWidth
  expect(withSpace(0)).toBeLessThan(0.45)
  expect(withSpace(1000)).toBeCloseTo(1 - withSpace(0), 6)
  expect(withZ).toBe(0.5)
})

test('glyphs beyond the last width have that width', () => {
  const one = { ...even, hhea: hhea(900, -250, 0, 2), hmtx: hmtx(0, 300) }
  expect(readMetrics(woff2(one)).averageWidth).toBeCloseTo(0.3, 6)
})

test.each([
  ['Thai letters alone', cmap(0x0e00, 0x0e7f)],
  ['capitals alone', cmap(65, 90)],
  ['letters without the space', cmap(97, 122)],
  ['no subtable of the format that is read', Buffer.concat([u16(0, 1), u16(3, 1), u32(12), u16(6, 0, 0)])],
  ['no subtable', u16(0, 0)],
])('a font with %s has no width of English text', (_, table) => {
  expect(readMetrics(woff2({ ...even, cmap: table }))).toMatchObject({ ascent: 0.9, averageWidth: null })
})

test('tables of any name and length may stand before', () => {
  const more = [{ tag: 'Ours', data: Buffer.alloc(20_000, 7) }]
  expect(readMetrics(woff2(even, more))).toMatchObject({ ascent: 0.9, averageWidth: 0.5 })
})

test.each<[string, Buffer, RegExp]>([
  ['an empty file', Buffer.alloc(0), /^not a WOFF2 file$/],
  ['another kind of font', Buffer.from('OTTO'.padEnd(60, '\0')), /^not a WOFF2 file$/],
  ['a font without a head', woff2({ hhea: even.hhea }), /^no head table$/],
  ['a font without its heights', woff2({ head }), /^no hhea table$/],
  ['a font without letters', woff2({ head, hhea: even.hhea }), /^no cmap table$/],
  ['a font without widths', woff2({ head, hhea: even.hhea, cmap: latin }), /^no hmtx table$/],
  ['a file that ends early', woff2(even).subarray(0, 40), /./],
  ['data that is noise', Buffer.concat([woff2(even).subarray(0, 60), Buffer.alloc(200, 0xff)]), /./],
  [
    'a length without an end',
    Buffer.concat([woff2(even).subarray(0, 49), Buffer.alloc(20, 0x80)]),
    /^a length of more than five bytes$/,
  ],
])('%s is said to be no font', (_, file, message) => {
  expect(() => readMetrics(file)).toThrow(message)
})
