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

/** As a power of two: no larger than the text, or each short answer would take and free the four megabytes of a long one. */
const windowFor = (text: string): number =>
  Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(text.length))),
  )

/** Bytes that zlib packs into at a time: JSON mostly fits into a quarter. Its own 16 kB a call are garbage faster than collected. */
const chunkFor = (text: string): number =>
  Math.min(constants.Z_DEFAULT_CHUNK, Math.max(constants.Z_MIN_CHUNK, Math.ceil(text.length / 4)))

/** In a few milliseconds for 100 kB: what is packed while somebody waits. Holds no more memory than its own bytes. */
export function pack(text: string, packing: Packing): Buffer<ArrayBuffer> {
  // What zlib gives is a part of 64 kB that other buffers share.
  return Buffer.from(new Uint8Array(zipped(text, packing)).buffer)
}

function zipped(text: string, packing: Packing): Buffer {
  const chunkSize = chunkFor(text)
  if (packing === 'gzip') return gzipSync(text, { chunkSize })
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(text),
  }
  return brotliCompressSync(text, { chunkSize, params })
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

/** An answer that is given to many as it is: its text, and each packed form of that, once it was asked for. */
interface Composed {
  text?: string
  packed: Partial<Record<Packing, Buffer<ArrayBuffer>>>
}

const composed = new WeakMap<object, Composed>()

/**
 * Says of an answer that it never changes: whoever is given it, a member too, is sent the same bytes. `text`: the answer as
 * JSON, where that is known already.
 */
export function asComposed<Answer extends object>(answer: Answer, text?: string): Answer {
  composed.set(answer, { ...(text === undefined ? {} : { text }), packed: {} })
  return answer
}

function composedResponse(answer: object, forms: Composed, accepted: string): Response {
  forms.text ??= JSON.stringify(answer)
  const packing = forms.text.length < worthPacking ? null : packingFor(accepted)
  if (packing === null) return new Response(forms.text, { headers: ofAnswers })
  forms.packed[packing] ??= pack(forms.text, packing)
  return new Response(forms.packed[packing], { headers: { ...ofAnswers, 'Content-Encoding': packing } })
}

/** An answer of JSON, which nobody keeps; `isShared` where others are answered the same. */
export function jsonResponse(value: unknown, accepted: string, isShared: boolean): Response {
  const answer = typeof value === 'object' && value !== null ? value : {}
  const forms = composed.get(answer)
  if (forms) return composedResponse(answer, forms, accepted)
  return packedResponse(JSON.stringify(value), { headers: ofAnswers, accepted, isShared })
}
