import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import { sha256 } from '#cli/fs/hash.ts'
import { isCompressed, isText, onceByHash, type Site, type SiteFile } from './site.ts'

/** One way to read a file's bytes. */
export interface View {
  /** How they were written, for messages: "", "escaped", "base64", "compressed", "image metadata". */
  form: '' | 'escaped' | 'base64' | 'compressed' | 'image metadata'
  bytes: Uint8Array
  /** Where a byte of the view stands in the file. */
  offsetOf(at: number): number
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  period: '.',
  colon: ':',
  sol: '/',
  hyphen: '-',
}

/** Escapes of addresses, of scripts and JSON, of HTML, and of style sheets. */
const escapeSequence =
  /%([0-9a-f]{2})|\\x([0-9a-f]{2})|\\u\{([0-9a-f]{1,6})\}|\\u([0-9a-f]{4})|\\([/"'`-])|&#x([0-9a-f]{1,6});?|&#(\d{1,7});?|&([a-z]{2,8});|\\([0-9a-f]{2,6}) ?/gi

function decoded(match: RegExpMatchArray): string | null {
  const [, percent, byteHex, braced, unit, plain, entityHex, entityNumber, name, css] = match
  if (percent) return String.fromCharCode(Number.parseInt(percent, 16))
  if (plain) return plain
  if (name) return entities[name.toLowerCase()] ?? null
  const point = entityNumber
    ? Number(entityNumber)
    : Number.parseInt(byteHex ?? braced ?? unit ?? entityHex ?? css ?? '', 16)
  if (!Number.isFinite(point) || point > 0x10ffff) return null
  if (unit && point >= 0xd800 && point <= 0xdfff) return String.fromCharCode(point)
  return point < 0x80 ? String.fromCharCode(point) : Buffer.from(String.fromCodePoint(point)).toString('latin1')
}

/** Two escaped halves of one letter, as UTF-8. */
const joinHalves = (text: string) =>
  text.replace(/[\ud800-\udbff][\udc00-\udfff]/g, (pair) => Buffer.from(pair).toString('latin1'))

/** The text, a character a byte, without its escapes; null where it has none. */
function unescaped(latin1: string): { text: string; from: Int32Array } | null {
  const parts: string[] = []
  const places: [start: number, raw: number, isCopied: boolean][] = []
  let length = 0
  let last = 0
  const push = (text: string, raw: number, isCopied: boolean) => {
    if (text === '') return
    parts.push(text)
    places.push([length, raw, isCopied])
    length += text.length
  }
  for (const match of latin1.matchAll(escapeSequence)) {
    const text = decoded(match)
    if (text === null) continue
    push(latin1.slice(last, match.index), last, true)
    push(text, match.index, false)
    last = match.index + match[0].length
  }
  if (places.length === 0) return null
  push(latin1.slice(last), last, true)
  const from = new Int32Array(length + 1)
  for (const [index, [start, raw, isCopied]] of places.entries()) {
    const end = places[index + 1]?.[0] ?? length
    for (let at = start; at < end; at += 1) from[at] = isCopied ? raw + at - start : raw
  }
  from[length] = latin1.length
  return { text: parts.join(''), from }
}

/** Escapes may be escaped again: three times is more than any tool does. */
const deepest = 3

function escapedViews(bytes: Uint8Array): View[] {
  const views: View[] = []
  let text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  let offsetOf = (at: number) => at
  for (let depth = 0; depth < deepest; depth += 1) {
    const next = unescaped(text)
    if (!next) break
    const before = offsetOf
    offsetOf = (at) => before(next.from[at] ?? 0)
    text = next.text
    views.push({ form: 'escaped', bytes: Buffer.from(joinHalves(text), 'latin1'), offsetOf })
  }
  return views
}

/** Hashes, as integrity values and hex have them, encode nothing that a person wrote. */
const isHash = (run: string) => /^(?:[0-9a-f]+|sha(?:256|384|512)-[A-Za-z0-9+/]{43,86})$/.test(run)
const encodedRun = /[A-Za-z0-9+/_-]{16,}/g

/** Every run that could be base64, decoded from each of its first four letters: a text can begin at any of them. */
export function base64Views(bytes: Uint8Array): View[] {
  const latin1 = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const runs = [...latin1.matchAll(encodedRun)].filter(([run]) => !isHash(run))
  if (runs.length === 0) return []
  return [0, 1, 2, 3].map((shift) => {
    const starts: number[] = []
    const raws: number[] = []
    const parts: Buffer[] = []
    let length = 0
    for (const { 0: run, index } of runs) {
      const part = Buffer.from(run.slice(shift), 'base64')
      starts.push(length)
      raws.push(index + shift)
      // A byte that is in no name stands between what has nothing to do with each other.
      parts.push(part, Buffer.of(0))
      length += part.length + 1
    }
    const offsetOf = (at: number) => {
      let low = 0
      let high = starts.length - 1
      while (low < high) {
        const middle = (low + high + 1) >> 1
        if ((starts[middle] ?? 0) <= at) low = middle
        else high = middle - 1
      }
      return (raws[low] ?? 0) + Math.floor(((at - (starts[low] ?? 0)) * 4) / 3)
    }
    return { form: 'base64' as const, bytes: Buffer.concat(parts), offsetOf }
  })
}

/** What a `.br` or `.gz` holds; null where it cannot be read. */
export function decompressed(file: SiteFile): Uint8Array | null {
  try {
    return file.path.endsWith('.br') ? brotliDecompressSync(file.bytes()) : gunzipSync(file.bytes())
  } catch {
    // "whole" reports it.
    return null
  }
}

/** The hash of what a compressed file holds; empty where it cannot be read. */
export const innerHash = onceByHash((file) => {
  const inside = decompressed(file)
  return inside ? sha256(inside) : ''
})

/** A compressed file that holds just what stands beside it says nothing that is not found there. */
export function isFaithful(site: Site, file: SiteFile): boolean {
  if (!isCompressed(file.path)) return false
  return site.files.get(file.path.replace(/\.(br|gz)$/, ''))?.hash === innerHash(file)
}

const signature = Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const compressedText: Record<string, (chunk: Buffer) => number> = {
  // Keyword, NUL, method.
  zTXt: (chunk) => chunk.indexOf(0) + 2,
  iCCP: (chunk) => chunk.indexOf(0) + 2,
  // Keyword, NUL, flag, method, language, NUL, translated keyword, NUL.
  iTXt: (chunk) => chunk.indexOf(0, chunk.indexOf(0, chunk.indexOf(0) + 3) + 1) + 1,
}

function inflated(chunk: Buffer, type: string): Buffer | null {
  const start = compressedText[type]?.(chunk)
  if (start === undefined || (type === 'iTXt' && chunk[chunk.indexOf(0) + 1] !== 1)) return null
  try {
    return inflateSync(chunk.subarray(start))
  } catch {
    // What cannot be inflated can be read by nobody.
    return null
  }
}

/** A chunk of a picture that holds words: as it is, and what is compressed in it. */
function chunkViews(chunk: Buffer, type: string, place: number): View[] {
  if (!/^(tEXt|zTXt|iTXt|eXIf|iCCP|tIME)$/.test(type)) return []
  const text = inflated(chunk, type)
  const plain: View = { form: 'image metadata', bytes: chunk, offsetOf: (at) => place + 8 + at }
  return text ? [plain, { form: 'image metadata', bytes: text, offsetOf: () => place }] : [plain]
}

/** The texts in PNG pictures, wherever those stand in a file (an ICO holds several). */
function metadataViews(bytes: Buffer): View[] {
  const views: View[] = []
  for (let start = bytes.indexOf(signature); start >= 0; start = bytes.indexOf(signature, start + 8)) {
    for (let at = start + 8; at + 12 <= bytes.length; ) {
      const length = bytes.readUInt32BE(at)
      const type = bytes.toString('latin1', at + 4, at + 8)
      views.push(...chunkViews(bytes.subarray(at + 8, at + 8 + length), type, at))
      if (type === 'IEND') break
      at += length + 12
    }
  }
  return views
}

const known = new WeakMap<SiteFile, readonly View[]>()

/** Everything a file says, however it is written. A compressed file is read by what it holds. */
export function viewsOf(file: SiteFile): readonly View[] {
  const views = known.get(file) ?? readViews(file)
  known.set(file, views)
  return views
}

function readViews(file: SiteFile): View[] {
  const inside = isCompressed(file.path) ? decompressed(file) : null
  const bytes = inside ?? file.bytes()
  const path = inside ? file.path.replace(/\.(br|gz)$/, '') : file.path
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const plain: View = { form: inside ? 'compressed' : '', bytes, offsetOf: inside ? () => 0 : (at) => at }
  if (!isText(path)) return [plain, ...metadataViews(buffer)]
  const views = [plain, ...escapedViews(bytes), ...base64Views(bytes)]
  return inside ? views.map((view) => ({ ...view, offsetOf: () => 0 })) : views
}
