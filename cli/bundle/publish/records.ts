import { join } from 'node:path'
import { sha256 } from '../hash.ts'
import { readWhole, statsAt, type Writer } from './writer.ts'

/** Small texts by kind and key. Each carries a sum over all three, so that one in another's place is found too. */
export interface Records {
  get(kind: string, key: string): string | undefined
  set(kind: string, key: string, text: string): void
}

const sumLength = 64

function contentOf(kind: string, key: string, text: string): string {
  return `${sha256(JSON.stringify([kind, key, text]))}${text}`
}

export function openRecords(dir: string, writer: Writer): Records {
  const pathOf = (kind: string, key: string) => {
    if (!/^[a-z][a-z0-9-]*$/.test(kind)) throw new TypeError(`Not a kind of records: ${kind}`)
    const name = sha256(key)
    return join(dir, kind, name.slice(0, 2), name.slice(2))
  }
  return {
    get(kind, key) {
      const path = pathOf(kind, key)
      const isWhole = (bytes: Buffer) => {
        const content = bytes.toString('utf8')
        return content === contentOf(kind, key, content.slice(sumLength))
      }
      return readWhole(path, statsAt(path), isWhole)?.toString('utf8').slice(sumLength)
    },
    set(kind, key, text) {
      writer.write(pathOf(kind, key), Buffer.from(contentOf(kind, key, text), 'utf8'))
    },
  }
}
