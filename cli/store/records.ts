import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { join } from 'node:path'
import { sha256 } from '../fs/hash.ts'
import { readWhole, statsAt, type Writer } from './writer.ts'

/** What a record says of who vouches for it: this machine, where nobody else is named. */
export const thisMachine = 'here'

export interface StoredRecord {
  text: string
  /** `thisMachine`, or the fingerprint of the key that signed it in the shared store; undefined where nobody vouches. */
  by: string | undefined
}

/** Small texts by kind and key. Each carries a sum over all three, so that one in another's place is found too. */
export interface Records {
  get(kind: string, key: string): StoredRecord | undefined
  /** Without `by` this machine vouches for it. */
  set(kind: string, key: string, record: Pick<StoredRecord, 'text'> & Partial<StoredRecord>): void
  /** Whether a file stands in its place, whatever it holds. */
  mayHave(kind: string, key: string): boolean
}

/** By which a machine knows the records that it wrote itself. */
export interface OwnMark {
  /** A secret of this user on this machine; without one no record of the cache is believed. */
  key: Buffer | undefined
  /** Under which keys and for what: records of another configuration count as somebody else's. */
  domain: string
  /** Told of each record that is whole, and was not written here. */
  onForeign(place: string): void
}

const sumLength = 64

/** `name` is the hash of the key. Neither it nor a kind has a line's end, so that the three cannot be taken for others. */
const sumOf = (kind: string, name: string, text: string | Uint8Array) =>
  createHash('sha256').update(`${kind}\n${name}\n`).update(text).digest('hex')

/** A record's file: its sum, who vouches for it and by what mark ("" for nobody), a line's end, the text. */
interface RecordFile {
  sum: string
  voucher: string
  text: string
}

function recordFile(kind: string, name: string, bytes: Buffer): RecordFile | undefined {
  const end = bytes.indexOf('\n')
  if (end < sumLength) return undefined
  const head = bytes.toString('utf8', 0, end)
  const text = bytes.subarray(end + 1)
  const sum = head.slice(0, sumLength)
  // Texts may be of megabytes: the sum is taken of the bytes, before they are made a string.
  if (sum !== sumOf(kind, name, text)) return undefined
  return { sum, voucher: head.slice(sumLength), text: text.toString('utf8') }
}

/** The text of a record's file; undefined where it is not what was written, or written for another place. */
export const textOfRecord = (kind: string, name: string, bytes: Buffer): string | undefined =>
  recordFile(kind, name, bytes)?.text

/** Keyed over the sum, which says all else. */
const markOf = (key: Buffer, domain: string, { sum, by }: { sum: string; by: string }) =>
  createHmac('sha256', key).update(`livery-record\n${domain}\n${by}\n${sum}`).digest('hex')

function vouchedBy({ key, domain }: OwnMark, { sum, voucher }: RecordFile): string | undefined {
  const [by = '', mark = ''] = voucher.split(' ')
  if (!key) return undefined
  const [said, own] = [Buffer.from(mark), Buffer.from(markOf(key, domain, { sum, by }))]
  return said.length === own.length && timingSafeEqual(said, own) ? by : undefined
}

/** Without `own` a record is believed that is whole, whoever wrote it. */
export function openRecords(dir: string, writer: Writer, own?: OwnMark): Records {
  const pathOf = (kind: string, name: string) => {
    if (!/^[a-z][a-z0-9-]*$/.test(kind)) throw new TypeError(`Not a kind of records: ${kind}`)
    return join(dir, kind, name.slice(0, 2), name.slice(2))
  }
  return {
    get(kind, key) {
      const name = sha256(key)
      const path = pathOf(kind, name)
      let file: RecordFile | undefined
      readWhole(path, statsAt(path), (content) => {
        file = recordFile(kind, name, content)
        return file !== undefined
      })
      if (!file) return undefined
      const by = own && vouchedBy(own, file)
      if (own && by === undefined) {
        own.onForeign(`${kind}/${name}`)
        return undefined
      }
      return { text: file.text, by }
    },
    mayHave: (kind, key) => statsAt(pathOf(kind, sha256(key))) !== undefined,
    set(kind, key, { text, by = thisMachine }) {
      const name = sha256(key)
      const sum = sumOf(kind, name, text)
      const voucher = own?.key ? `${by} ${markOf(own.key, own.domain, { sum, by })}` : ''
      writer.note(pathOf(kind, name), Buffer.from(`${sum}${voucher}\n${text}`, 'utf8'))
    },
  }
}
