import { randomBytes } from 'node:crypto'
import {
  closeSync,
  fchmodSync,
  fstatSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  type Stats,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { sha256 } from '../hash.ts'

/** Files that are named by what they hold, or carry a sum of it; nothing leaves here unchecked. */
export interface CheckedFiles {
  put(bytes: Uint8Array): string
  get(hash: string): Uint8Array | undefined
  /** The size in bytes of an entry that is there and whole. */
  sizeOf(hash: string): number | undefined
  place(hash: string, target: string): void
  record(kind: string, key: string): string | undefined
  setRecord(kind: string, key: string, text: string): void
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

export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** Links fail across file systems, past the limit of links to one file, and where the system forbids them. */
const copyInstead = new Set(['EXDEV', 'EMLINK', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'])

/** Another process's temporary file never has the same name, on whatever machine that shares the folder it runs. */
const ownName = `${process.pid}-${randomBytes(6).toString('hex')}`
let serial = 0

/** Whatever the umask: the same files are published by everyone. */
const fileMode = 0o644

/** What tells a file that this process has checked from one that was touched since. */
const markOf = (stats: Stats) => `${stats.ino} ${stats.size} ${stats.mtimeMs}`

function writeNew(path: string, bytes: Uint8Array): Stats {
  const handle = openSync(path, 'wx', fileMode)
  try {
    for (let done = 0; done < bytes.length; ) done += writeSync(handle, bytes, done)
    fchmodSync(handle, fileMode)
    return fstatSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** A folder that must be there; a file that stands in its place is damage. */
function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST' && errorCode(error) !== 'ENOTDIR') throw error
    rmSync(path, { force: true })
    mkdirSync(path, { recursive: true })
  }
}

/** Undefined for a file that is not there; throws for one that cannot be read. */
function readIfThere(path: string): Uint8Array | undefined {
  try {
    return readFileSync(path)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

export function openCheckedFiles(dir: string): CheckedFiles {
  const pathOf = (hash: string) => join(dir, 'files', hash.slice(0, 2), hash.slice(2))
  const recordPath = (kind: string, key: string) => {
    const name = sha256(key)
    return join(dir, 'records', kind, name.slice(0, 2), name.slice(2))
  }
  const temporary = join(dir, 'temporary')
  const checked = new Map<string, string>()
  const made = new Set<string>()

  /** Readers see the file whole or not at all, and what stood there, whatever it was, is gone. */
  const write = (path: string, bytes: Uint8Array): Stats => {
    for (const folder of [temporary, dirname(path)]) {
      if (!made.has(folder)) makeFolder(folder)
      made.add(folder)
    }
    const from = join(temporary, `${ownName}-${serial++}`)
    try {
      const stats = writeNew(from, bytes)
      try {
        renameSync(from, path)
      } catch (error) {
        if (errorCode(error) !== 'EISDIR' && errorCode(error) !== 'ENOTDIR') throw error
        rmSync(path, { recursive: true, force: true })
        renameSync(from, path)
      }
      return stats
    } catch (error) {
      made.clear()
      rmSync(from, { force: true })
      throw error
    }
  }

  /** The content if it passes; what does not, or cannot be read, is removed to be made again. */
  const readChecked = (path: string, isWhole: (bytes: Uint8Array) => boolean): Uint8Array | undefined => {
    try {
      const bytes = readIfThere(path)
      if (bytes === undefined || isWhole(bytes)) return bytes
    } catch {
      // Unreadable, or no file at all: removed like anything else that is not what it should be.
    }
    rmSync(path, { recursive: true, force: true })
    return undefined
  }

  const statsOf = (hash: string): Stats | undefined => {
    try {
      return lstatSync(pathOf(hash), { throwIfNoEntry: false })
    } catch {
      return undefined
    }
  }

  const readEntry = (hash: string): Uint8Array | undefined => {
    const stats = statsOf(hash)
    if (stats && !stats.isFile()) rmSync(pathOf(hash), { recursive: true, force: true })
    const bytes = readChecked(pathOf(hash), (content) => sha256(content) === hash)
    if (bytes && stats) checked.set(hash, markOf(stats))
    return bytes
  }

  const sizeOf = (hash: string): number | undefined => {
    const stats = statsOf(hash)
    if (stats && checked.get(hash) === markOf(stats)) return stats.size
    return readEntry(hash)?.length
  }

  return {
    get: readEntry,
    sizeOf,
    put(bytes) {
      const hash = sha256(bytes)
      if (sizeOf(hash) === undefined) checked.set(hash, markOf(write(pathOf(hash), bytes)))
      return hash
    },
    place(hash, target) {
      if (sizeOf(hash) === undefined) throw new MissingEntry(hash)
      try {
        linkSync(pathOf(hash), target)
      } catch (error) {
        if (errorCode(error) === 'ENOENT' && statsOf(hash) === undefined) throw new MissingEntry(hash)
        if (!copyInstead.has(errorCode(error))) throw error
        const bytes = readEntry(hash)
        if (!bytes) throw new MissingEntry(hash)
        writeNew(target, bytes)
      }
    },
    record(kind, key) {
      const sumOf = (text: string) => sha256(`${kind}\0${key}\0${text}`)
      const split = (bytes: Uint8Array) =>
        Buffer.from(bytes)
          .toString('utf8')
          .split(/\n(.*)/s, 2)
      const bytes = readChecked(recordPath(kind, key), (content) => {
        const [sum, text] = split(content)
        return text !== undefined && sum === sumOf(text)
      })
      return bytes && split(bytes)[1]
    },
    setRecord(kind, key, text) {
      write(recordPath(kind, key), Buffer.from(`${sha256(`${kind}\0${key}\0${text}`)}\n${text}`, 'utf8'))
    },
  }
}
