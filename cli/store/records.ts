import { join } from 'node:path'
import { sha256 } from '../fs/hash.ts'
import { readWhole, statsAt, type Writer } from './writer.ts'

/** Small texts by kind and key. Each carries a sum over all three, so that one in another's place is found too. */
export interface Records {
  get(kind: string, key: string): string | undefined
  set(kind: string, key: string, text: string): void
  /** Whether a file stands in its place, whatever it holds. */
  mayHave(kind: string, key: string): boolean
}

const sumLength = 64

/** `name` is the hash of the key. */
function contentOf(kind: string, name: string, text: string): string {
  return `${sha256(JSON.stringify([kind, name, text]))}${text}`
}

/** The text of a record's file; undefined where it is not what was written, or written for another place. */
export function textOfRecord(kind: string, name: string, bytes: Buffer): string | undefined {
  const content = bytes.toString('utf8')
  const text = content.slice(sumLength)
  return content === contentOf(kind, name, text) ? text : undefined
}

export function openRecords(dir: string, writer: Writer): Records {
  const pathOf = (kind: string, name: string) => {
    if (!/^[a-z][a-z0-9-]*$/.test(kind)) throw new TypeError(`Not a kind of records: ${kind}`)
    return join(dir, kind, name.slice(0, 2), name.slice(2))
  }
  return {
    get(kind, key) {
      const name = sha256(key)
      const path = pathOf(kind, name)
      const bytes = readWhole(path, statsAt(path), (content) => textOfRecord(kind, name, content) !== undefined)
      return bytes?.toString('utf8').slice(sumLength)
    },
    mayHave: (kind, key) => statsAt(pathOf(kind, sha256(key))) !== undefined,
    set(kind, key, text) {
      const name = sha256(key)
      writer.note(pathOf(kind, name), Buffer.from(contentOf(kind, name, text), 'utf8'))
    },
  }
}
