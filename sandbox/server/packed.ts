import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { createMemory } from '../lib/memory.ts'

export type Packing = 'br' | 'gzip'

/** Bytes; packing less than this saves no packet of the network. */
const worthPacking = 1024
/** Pictures, and answers to guests: what is the same for many. */
const mostKept = 500

const isTaken = (accepted: string, name: string) =>
  new RegExp(`(^|,)\\s*${name}\\s*(;\\s*q=(0\\.\\d*[1-9]|1)|,|$)`).test(accepted)

/** How a visitor takes an answer, by their `Accept-Encoding`: the smaller one first; null where it goes as it is. */
export function packingFor(accepted: string): Packing | null {
  return (['br', 'gzip'] as const).find((name) => isTaken(accepted, name)) ?? null
}

/** In a few milliseconds for 100 kB: what is packed while somebody waits. */
export function pack(text: string, packing: Packing): Buffer<ArrayBuffer> {
  if (packing === 'gzip') return gzipSync(text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  return brotliCompressSync(text, { params })
}

const kept = createMemory<Buffer<ArrayBuffer>>(mostKept)

interface Sent {
  headers: Record<string, string>
  /** The visitor's `Accept-Encoding`. */
  accepted: string
  /** Whether others are sent the same. */
  isShared: boolean
}

/** A text, packed where the visitor takes that and it is worth it. */
export function packedResponse(text: string, { headers, accepted, isShared }: Sent): Response {
  const packing = text.length < worthPacking ? null : packingFor(accepted)
  if (packing === null) return new Response(text, { headers })
  const bytes = isShared ? kept.get(packing + text, () => pack(text, packing)) : pack(text, packing)
  return new Response(bytes, { headers: { ...headers, 'Content-Encoding': packing } })
}

const ofAnswers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }

/** An answer of JSON, which nobody keeps; `isShared` where others are answered the same. */
export function jsonResponse(value: unknown, accepted: string, isShared: boolean): Response {
  return packedResponse(JSON.stringify(value), { headers: ofAnswers, accepted, isShared })
}
