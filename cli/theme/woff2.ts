import { brotliDecompressSync } from 'node:zlib'

/** What a browser lays a line out by, in units of the em. */
export interface FontMetrics {
  ascent: number
  descent: number
  lineGap: number
  /** Of English text, weighted by how often each letter comes; null where the font has no Latin letters. */
  averageWidth: number | null
}

const knownTags = (
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX ' +
  'vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat ' +
  'fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
).match(/.{4} ?/g)

/** Letters by their share of English text, in per mille, the space among them. */
const letterShares: Readonly<Record<string, number>> = {
  e: 127,
  t: 91,
  a: 82,
  o: 75,
  i: 70,
  n: 67,
  s: 63,
  h: 61,
  r: 60,
  d: 43,
  l: 40,
  c: 28,
  u: 28,
  m: 24,
  w: 24,
  f: 22,
  g: 20,
  y: 20,
  p: 19,
  b: 15,
  v: 10,
  k: 8,
  ' ': 180,
}

class Cursor {
  readonly bytes: Buffer
  offset: number

  constructor(bytes: Buffer, offset: number) {
    this.bytes = bytes
    this.offset = offset
  }

  byte(): number {
    const value = this.bytes.readUInt8(this.offset)
    this.offset += 1
    return value
  }

  /** UIntBase128 of the WOFF2 specification. */
  length(): number {
    let value = 0
    for (let count = 0; count < 5; count += 1) {
      const next = this.byte()
      value = value * 128 + (next & 127)
      if ((next & 128) === 0) return value
    }
    throw new Error('a length of more than five bytes')
  }

  tag(): string {
    this.offset += 4
    return this.bytes.toString('latin1', this.offset - 4, this.offset)
  }
}

interface Table {
  data: Buffer
  isTransformed: boolean
}

/** The tables of a WOFF2 file (https://www.w3.org/TR/WOFF2/). Throws for what is none. */
function tablesOf(file: Buffer): Map<string, Table> {
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new Error('not a WOFF2 file')
  const cursor = new Cursor(file, 48)
  const entries: { tag: string; length: number; isTransformed: boolean }[] = []
  for (let count = file.readUInt16BE(12); count > 0; count -= 1) {
    const flags = cursor.byte()
    const known = flags & 63
    const tag = known === 63 ? cursor.tag() : (knownTags?.[known]?.slice(0, 4) ?? '')
    const version = flags >> 6
    const isTransformed = tag === 'glyf' || tag === 'loca' ? version === 0 : version !== 0
    const plain = cursor.length()
    entries.push({ tag, length: isTransformed ? cursor.length() : plain, isTransformed })
  }
  const data = brotliDecompressSync(file.subarray(cursor.offset, cursor.offset + file.readUInt32BE(20)))
  let offset = 0
  return new Map(
    entries.map(({ tag, length, isTransformed }) => {
      offset += length
      return [tag, { data: data.subarray(offset - length, offset), isTransformed }]
    }),
  )
}

/** The glyph of a character of the basic plane, from a cmap of format 4; 0 where there is none. */
function glyphOf(cmap: Buffer, character: number): number {
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const start = cmap.readUInt32BE(8 + index * 8)
    if (cmap.readUInt16BE(start) !== 4) continue
    const size = cmap.readUInt16BE(start + 6)
    for (let segment = 0; segment < size; segment += 2) {
      const end = cmap.readUInt16BE(start + 14 + segment)
      if (character > end) continue
      const first = cmap.readUInt16BE(start + 16 + size + segment)
      if (character < first) return 0
      const delta = cmap.readUInt16BE(start + 16 + size * 2 + segment)
      const rangeAt = start + 16 + size * 3 + segment
      const range = cmap.readUInt16BE(rangeAt)
      if (range === 0) return (character + delta) & 0xffff
      const glyph = cmap.readUInt16BE(rangeAt + range + (character - first) * 2)
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff
    }
  }
  return 0
}

function need(tables: Map<string, Table>, tag: string): Table {
  const table = tables.get(tag)
  if (table === undefined) throw new Error(`no ${tag} table`)
  return table
}

function averageWidthOf(tables: Map<string, Table>, unitsPerEm: number): number | null {
  const cmap = need(tables, 'cmap').data
  const hmtx = need(tables, 'hmtx')
  const last = need(tables, 'hhea').data.readUInt16BE(34) - 1
  // Transformed, the table is a byte of flags and then the widths alone.
  const widthAt = (glyph: number): number => {
    const index = Math.min(glyph, last)
    return hmtx.data.readUInt16BE(hmtx.isTransformed ? 1 + index * 2 : index * 4)
  }
  let width = 0
  let total = 0
  for (const [letter, share] of Object.entries(letterShares)) {
    const glyph = glyphOf(cmap, letter.charCodeAt(0))
    if (glyph === 0) return null
    width += widthAt(glyph) * share
    total += share
  }
  return width / total / unitsPerEm
}

/** Reads what a fallback font must match. A variable font is measured at its default instance. */
export function readMetrics(file: Buffer): FontMetrics {
  const tables = tablesOf(file)
  const unitsPerEm = need(tables, 'head').data.readUInt16BE(18)
  const hhea = need(tables, 'hhea').data
  return {
    ascent: hhea.readInt16BE(4) / unitsPerEm,
    descent: -hhea.readInt16BE(6) / unitsPerEm,
    lineGap: hhea.readInt16BE(8) / unitsPerEm,
    averageWidth: averageWidthOf(tables, unitsPerEm),
  }
}
