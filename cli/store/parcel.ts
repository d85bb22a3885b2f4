import { isSignedBy, type PublicKey, type SigningKey, signText } from '#cli/keys/keys.ts'
import { sha256 } from '../fs/hash.ts'
import type { RefusalCode } from './refusals.ts'

/** A record on its way to another machine, with the entries that nobody asks for without it: one object, one request. */
export interface Parcel {
  text: string
  entries: readonly Uint8Array[]
}

/** Where a record lies: a name within a scope. */
export interface RecordPlace {
  scope: string
  name: string
}

/** `by` is the fingerprint of the key that vouches for it. */
export interface SignedParcel extends Parcel {
  by: string
}

const format = 'livery-record-2'

/** All but the signature is signed. */
interface Head extends RecordPlace {
  format: string
  text: string
  entries: readonly (readonly [hash: string, size: number])[]
  /** Fingerprint. */
  key: string
  /** Base64. */
  signature: string
}

const signedText = (head: Omit<Head, 'signature'>) =>
  JSON.stringify([head.format, head.scope, head.name, head.text, head.entries, head.key])

/** It counts at that place alone. */
export function packParcel({ scope, name }: RecordPlace, { text, entries }: Parcel, key: SigningKey): Uint8Array {
  const marks = entries.map((bytes) => [sha256(bytes), bytes.length] as const)
  const head = { format, scope, name, text, entries: marks, key: key.public.fingerprint }
  const signature = signText(signedText(head), key).toString('base64')
  return Buffer.concat([Buffer.from(`${JSON.stringify({ ...head, signature })}\n`, 'utf8'), ...entries])
}

const isMark = (value: unknown): boolean =>
  Array.isArray(value) && typeof value[0] === 'string' && Number.isSafeInteger(value[1]) && value[1] >= 0

function isHead(value: Partial<Head>): value is Head {
  const texts = [value.scope, value.name, value.text, value.key, value.signature]
  return texts.every((text) => typeof text === 'string') && Array.isArray(value.entries) && value.entries.every(isMark)
}

function headOf(bytes: Uint8Array): { head: Head; end: number } | RefusalCode {
  const end = bytes.indexOf(0x0a)
  // A head is one line: without its end it was cut.
  if (end < 0) return bytes.length === 0 || bytes[0] === 0x7b ? 'record-cut' : 'record-unreadable'
  try {
    const value: unknown = JSON.parse(Buffer.from(bytes.subarray(0, end)).toString('utf8'))
    if (typeof value !== 'object' || value === null) return 'record-unreadable'
    const head = value as Partial<Head>
    if (head.format !== format) return 'text' in head ? 'record-unsigned' : 'record-unreadable'
    if (!head.signature || !head.key) return 'record-unsigned'
    return isHead(head) ? { head, end: end + 1 } : 'record-unreadable'
  } catch {
    return 'record-unreadable'
  }
}

function entriesOf(head: Head, bytes: Uint8Array, start: number): Uint8Array[] | RefusalCode {
  const size = head.entries.reduce((sum, [, length]) => sum + length, start)
  if (size !== bytes.length) return size > bytes.length ? 'record-cut' : 'record-unreadable'
  let at = start
  const entries: Uint8Array[] = []
  for (const [hash, length] of head.entries) {
    const entry = bytes.subarray(at, at + length)
    if (sha256(entry) !== hash) return 'entry-swapped'
    entries.push(entry)
    at += length
  }
  return entries
}

/** A record that one of the keys signed for this very place, whole; else why it is not. */
export function openParcel(
  place: RecordPlace,
  bytes: Uint8Array,
  keys: readonly PublicKey[],
): SignedParcel | RefusalCode {
  const found = headOf(bytes)
  if (typeof found === 'string') return found
  const { head, end } = found
  const key = keys.find(({ fingerprint }) => fingerprint === head.key)
  if (!key) return 'record-unknown-key'
  if (!isSignedBy(signedText(head), Buffer.from(head.signature, 'base64'), key)) return 'record-bad-signature'
  if (head.scope !== place.scope || head.name !== place.name) return 'record-elsewhere'
  const entries = entriesOf(head, bytes, end)
  return typeof entries === 'string' ? entries : { text: head.text, entries, by: key.fingerprint }
}
