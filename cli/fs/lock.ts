import { closeSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** SQLite's "database is locked". */
const busy = 5

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === busy
}

export interface HeldLock {
  release(): void
}

/**
 * Holds the lock, or gives undefined where another process has it after `wait` milliseconds, in which this one stands
 * still. It is the kernel's lock on an empty file, taken by SQLite since Node has no call for it: it ends with the
 * process, however that ends, so that no lock is ever stale. The file stays.
 * @throws Error where the file system or the file takes no lock
 */
export function takeLock(path: string, wait = 0): HeldLock | undefined {
  closeSync(openSync(path, 'a'))
  const database = new DatabaseSync(path, { timeout: wait })
  try {
    database.exec('BEGIN IMMEDIATE')
    return { release: () => database.close() }
  } catch (error) {
    database.close()
    if (isBusy(error)) return undefined
    throw error
  }
}
