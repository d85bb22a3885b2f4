import type { Stats } from 'node:fs'

/**
 * The hashes of files that were read before, each with what the system said of the file: one that is as it was need not be
 * read again. A run takes them from the run before; without them each file is read.
 */
export interface KnownHashes {
  /** The hash of a file as it is now; `read` makes it where it is not known. `path` is absolute. */
  of(path: string, stats: Stats, read: () => string): string
  /**
   * For the next run. Undefined where the one before knew all files. `isAll`: this run asked for every file that there is,
   * so that others are gone.
   */
  text(isAll: boolean): string | undefined
}

/** A file that changed so shortly before it was read could change again and look the same. Milliseconds. */
const tooFresh = 2000

/** Every change of a file sets the last of these, which no program can choose. */
const stampOf = ({ ino, size, mtimeMs, ctimeMs }: Stats) => `${ino} ${size} ${mtimeMs} ${ctimeMs}`

type Known = Map<string, readonly [stamp: string, hash: string]>

const isEntry = (value: unknown): value is [string, [string, string]] =>
  Array.isArray(value) && typeof value[0] === 'string' && Array.isArray(value[1]) && typeof value[1][1] === 'string'

function parsed(text: string | undefined): Known {
  const entries: unknown = text === undefined ? [] : JSON.parse(text)
  return new Map(Array.isArray(entries) ? entries.filter(isEntry) : [])
}

/** `before` is what `text` gave in an earlier run. */
export function openKnownHashes(before: string | undefined): KnownHashes {
  const known = parsed(before)
  const asked: Known = new Map()
  let isNew = false
  return {
    of(path, stats, read) {
      const stamp = stampOf(stats)
      const found = known.get(path)
      if (found?.[0] === stamp) {
        asked.set(path, found)
        return found[1]
      }
      const readAt = Date.now()
      const hash = read()
      if (Math.max(stats.mtimeMs, stats.ctimeMs) > readAt - tooFresh) return hash
      asked.set(path, [stamp, hash])
      isNew = true
      return hash
    },
    text(isAll) {
      return isNew ? JSON.stringify([...(isAll ? asked : new Map([...known, ...asked]))]) : undefined
    },
  }
}
