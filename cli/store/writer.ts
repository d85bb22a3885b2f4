import {
  chmodSync,
  closeSync,
  fchmodSync,
  fdatasync,
  fstatSync,
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
import { promisify } from 'node:util'
import { errorCode } from '#cli/lib/error-code.ts'
import { inWords } from './disk.ts'
import { ownName } from './owner.ts'

/** Writes files so that readers see each of them whole or not at all. */
export interface Writer {
  /** Puts a file in the place of whatever stands there; gives what the system says of it. */
  write(path: string, bytes: Uint8Array): Stats
  /** The same for what is only ever looked up: it need not outlive a power cut. */
  note(path: string, bytes: Uint8Array): void
  /** Writes a file where none is yet, in a folder that only the caller knows. */
  writeNew(path: string, bytes: Uint8Array): void
  /** Resolves when what was written until now would outlive a power cut. */
  sync(): Promise<void>
}

/** Whatever the umask: the same files are published by everyone. */
const fileMode = 0o644

const day = 24 * 60 * 60 * 1000

/** The last change of its name, links or mode: unlike the time of its content, no server tells that to anyone. */
export const lastUsed = (stats: Stats) => Math.max(stats.ctimeMs, stats.atimeMs)

/**
 * A published file has the mode of its entry: they are the same file. Setting it anew says too that it is in use, where
 * the system does not note when a file was read.
 */
const isToBeMarked = (stats: Stats) => (stats.mode & 0o777) !== fileMode || lastUsed(stats) < Date.now() - day

function openNew(path: string, bytes: Uint8Array): number {
  const handle = openSync(path, 'wx', fileMode)
  try {
    for (let done = 0; done < bytes.length; ) done += writeSync(handle, bytes, done)
    fchmodSync(handle, fileMode)
    return handle
  } catch (error) {
    closeSync(handle)
    throw error
  }
}

/** A folder that must be there; a file that stands in its place is damage. */
function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
    rmSync(path, { force: true })
    mkdirSync(path, { recursive: true })
  }
}

/** Puts a file in a place; a folder that stands there is damage. */
function moveOver(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if (errorCode(error) !== 'EISDIR') throw error
    rmSync(to, { recursive: true, force: true })
    renameSync(from, to)
  }
}

const syncHandle = promisify(fdatasync)

/** Data that is not on the disk yet, synced together: a disk takes many at once as fast as one. */
function openSyncing() {
  /** So many handles may be open until somebody waits for them. */
  const most = 200
  let handles: number[] = []
  /** Resolves to the failure of this or an earlier turn that was reported to nobody yet. */
  let last: Promise<unknown> = Promise.resolve(undefined)

  const syncAll = async (taken: readonly number[]) => {
    try {
      await Promise.all(taken.map((handle) => syncHandle(handle)))
    } finally {
      for (const handle of taken) closeSync(handle)
    }
  }
  const turn = async (before: Promise<unknown>): Promise<unknown> => {
    const taken = handles
    handles = []
    const [earlier, failure] = await Promise.all([before, syncAll(taken).catch((error: unknown) => error)])
    return earlier ?? failure
  }
  return {
    add(handle: number) {
      handles.push(handle)
      if (handles.length > most) last = turn(last)
    },
    async sync(): Promise<void> {
      last = turn(last)
      const failure = await last
      if (failure === undefined) return
      last = Promise.resolve(undefined)
      throw failure
    },
  }
}

export function openWriter(dir: string): Writer {
  const temporary = join(dir, 'temporary')
  const made = new Set<string>()
  const syncing = openSyncing()

  const writeOnce = (path: string, bytes: Uint8Array): number => {
    for (const folder of [temporary, dirname(path)]) {
      if (!made.has(folder)) makeFolder(folder)
      made.add(folder)
    }
    const from = join(temporary, ownName())
    try {
      const handle = openNew(from, bytes)
      try {
        moveOver(from, path)
        return handle
      } catch (error) {
        closeSync(handle)
        throw error
      }
    } catch (error) {
      rmSync(from, { force: true })
      throw error
    }
  }

  const write = (path: string, bytes: Uint8Array): number => {
    try {
      try {
        return writeOnce(path, bytes)
      } catch (error) {
        if (errorCode(error) !== 'ENOENT' && errorCode(error) !== 'ENOTDIR') throw error
        // Somebody removed a folder meanwhile.
        made.clear()
        return writeOnce(path, bytes)
      }
    } catch (error) {
      throw inWords(error, dir)
    }
  }

  return {
    write(path, bytes) {
      const handle = write(path, bytes)
      syncing.add(handle)
      return fstatSync(handle)
    },
    note: (path, bytes) => closeSync(write(path, bytes)),
    writeNew: (path, bytes) => syncing.add(openNew(path, bytes)),
    sync: syncing.sync,
  }
}

/** What reading says of the file, not of the moment (too many open files are no damage). */
const isDamage = new Set(['EACCES', 'EPERM', 'EIO', 'EISDIR', 'EUCLEAN', 'EINVAL'])

/**
 * The content of a file if it passes; what does not, or is no readable file at all, is removed so that it is made again.
 * Undefined where there is nothing.
 */
export function readWhole(path: string, stats: Stats | undefined, isWhole: (bytes: Buffer) => boolean) {
  if (!stats) return undefined
  try {
    if (stats.isFile() && isToBeMarked(stats)) chmodSync(path, fileMode)
    const bytes = stats.isFile() ? readFileSync(path) : undefined
    if (bytes && isWhole(bytes)) return bytes
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    if (!isDamage.has(errorCode(error))) throw error
  }
  rmSync(path, { recursive: true, force: true })
  return undefined
}

/** What stands at a path, a link itself and not what it points to. */
export function statsAt(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false })
  } catch (error) {
    if (errorCode(error) === 'ENOTDIR') return undefined
    throw error
  }
}
