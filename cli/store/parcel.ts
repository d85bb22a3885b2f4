import { sha256 } from '../fs/hash.ts'

/** A record on its way to another machine, with the entries that nobody asks for without it: one object, one request. */
export interface Parcel {
  text: string
  entries: readonly Uint8Array[]
}

const sumOf = (key: string, text: string) => sha256(JSON.stringify([key, text]))

/** `key` is where the object lies: one in another's place does not pass for it. */
export function packParcel(key: string, { text, entries }: Parcel): Uint8Array {
  const head = { sum: sumOf(key, text), text, entries: entries.map((bytes) => [sha256(bytes), bytes.length]) }
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`, 'utf8'), ...entries])
}

interface Head {
  sum: string
  text: string
  entries: [hash: string, size: number][]
}

function isHead(value: unknown): value is Head {
  if (typeof value !== 'object' || value === null) return false
  const { sum, text, entries } = value as Partial<Head>
  return typeof sum === 'string' && typeof text === 'string' && Array.isArray(entries) && entries.every(Array.isArray)
}

function headOf(bytes: Uint8Array, end: number): Head | undefined {
  try {
    const head: unknown = JSON.parse(Buffer.from(bytes.subarray(0, end)).toString('utf8'))
    return isHead(head) ? head : undefined
  } catch {
    return undefined
  }
}

/** Undefined where any part is not what was packed. */
export function openParcel(key: string, bytes: Uint8Array): Parcel | undefined {
  const end = bytes.indexOf(0x0a)
  const head = end < 0 ? undefined : headOf(bytes, end)
  if (!head || head.sum !== sumOf(key, head.text)) return undefined
  let at = end + 1
  const entries: Uint8Array[] = []
  for (const [hash, size] of head.entries) {
    const entry = bytes.subarray(at, at + size)
    if (sha256(entry) !== hash) return undefined
    entries.push(entry)
    at += size
  }
  return at === bytes.length ? { text: head.text, entries } : undefined
}
