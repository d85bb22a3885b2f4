import { linkSync, type Stats } from 'node:fs'
import { dirname, sep } from 'node:path'
import { errorCode } from '#cli/lib/error-code.ts'
import { sha256 } from '../fs/hash.ts'
import { inWords } from './disk.ts'
import { readWhole, statsAt, type Writer } from './writer.ts'

/** Files that are named by the hash of what they hold; each is read and checked once a process before it is given. */
export interface Entries {
  /** `hash` is that of the bytes. */
  put(bytes: Uint8Array, hash: string): string
  get(hash: string): Uint8Array | undefined
  /** The size in bytes of an entry that is there and whole. */
  sizeOf(hash: string): number | undefined
  /** Whether the entry was there and whole when this process last looked at it. */
  wasWhole(hash: string): boolean
  place(hash: string, target: string): void
}

/** An entry that was there is gone (swept by another process) or damaged: whoever has its bytes puts them in again. */
export class MissingEntry extends Error {
  override readonly name = 'MissingEntry'
  readonly hash: string

  constructor(hash: string) {
    super(`The store has no whole entry ${hash}`)
    this.hash = hash
  }
}

/** Links fail across file systems, past the limit of links to one file, and where the system forbids them. */
const copyInstead = new Set(['EXDEV', 'EMLINK', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'])

/** What tells a file that this process has checked from one that was touched since. */
type Mark = Pick<Stats, 'ino' | 'size' | 'mtimeMs' | 'mode'>

const markOf = ({ ino, size, mtimeMs, mode }: Stats): Mark => ({ ino, size, mtimeMs, mode })
const isAsMarked = (stats: Stats, mark: Mark | undefined) =>
  stats.ino === mark?.ino && stats.size === mark.size && stats.mtimeMs === mark.mtimeMs && stats.mode === mark.mode

/** Where the entry of a hash is, in a store's folder of files. */
export const entryPath = (dir: string, hash: string) => `${dir}${sep}${hash.slice(0, 2)}${sep}${hash.slice(2)}`

export function openEntries(dir: string, writer: Writer): Entries {
  const checked = new Map<string, Mark>()

  const pathOf = (hash: string) => {
    if (!checked.has(hash) && !/^[0-9a-f]{64}$/.test(hash)) throw new TypeError(`Not a hash: ${hash}`)
    return entryPath(dir, hash)
  }

  const get = (hash: string, isWhole = (content: Buffer) => sha256(content) === hash): Uint8Array | undefined => {
    const path = pathOf(hash)
    const stats = statsAt(path)
    const bytes = readWhole(path, stats, isWhole)
    if (stats && bytes) checked.set(hash, markOf(stats))
    return bytes
  }

  const sizeOf = (hash: string, isWhole?: (content: Buffer) => boolean): number | undefined => {
    const stats = statsAt(pathOf(hash))
    if (stats && isAsMarked(stats, checked.get(hash))) return stats.size
    const size = get(hash, isWhole)?.length
    if (size === undefined) checked.delete(hash)
    return size
  }

  /** The code of the system's refusal where a copy does instead; undefined when it is linked. */
  const tryLink = (hash: string, target: string): string | undefined => {
    try {
      linkSync(pathOf(hash), target)
      return undefined
    } catch (error) {
      const code = errorCode(error)
      if (code === 'ENOENT' && !statsAt(pathOf(hash))) throw new MissingEntry(hash)
      if (!copyInstead.has(code)) throw inWords(error, dirname(target))
      return code
    }
  }

  return {
    get: (hash) => get(hash),
    sizeOf: (hash) => sizeOf(hash),
    wasWhole: (hash) => checked.has(hash),
    put(bytes, hash) {
      // Bytes at hand are compared in a tenth of the time that hashing takes.
      const isThere = sizeOf(hash, (content) => content.equals(bytes)) !== undefined
      if (!isThere) checked.set(hash, markOf(writer.write(pathOf(hash), bytes)))
      return hash
    },
    place(hash, target) {
      if (sizeOf(hash) === undefined) throw new MissingEntry(hash)
      const refusal = tryLink(hash, target)
      if (refusal === undefined) return
      const bytes = get(hash)
      if (!bytes) throw new MissingEntry(hash)
      // With as many links as it may have, the entry begins anew, and later sites share that.
      if (refusal === 'EMLINK') checked.set(hash, markOf(writer.write(pathOf(hash), bytes)))
      if (refusal !== 'EMLINK' || tryLink(hash, target) !== undefined) writer.writeNew(target, bytes)
    },
  }
}
