import { closeSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { CliError } from '#cli/terminal/cli-error.ts'
import type { ReleasePlace } from './layout.ts'

/** Milliseconds between two tries. */
const pause = 50

/** SQLite's "database is locked". */
const busy = 5

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === busy
}

/**
 * Holds the lock, or gives undefined where another process has it. It is the kernel's lock on an empty file, taken by
 * SQLite since Node has no call for it: it ends with the process, however that ends, so that no lock is ever stale.
 */
function tryLock(path: string): DatabaseSync | undefined {
  closeSync(openSync(path, 'a'))
  const database = new DatabaseSync(path, { timeout: 0 })
  try {
    database.exec('BEGIN IMMEDIATE')
    return database
  } catch (cause) {
    database.close()
    if (isBusy(cause)) return undefined
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new CliError('no-lock', `${path} cannot be locked (${reason})`, {
      hint: 'It is an empty file on a file system that knows locks: look whether it is, and whether something else is in it.',
      cause,
    })
  }
}

/** Runs the body while no other process releases, rolls back or prunes this tenant here. `wait` is in milliseconds. */
export async function withLock<Result>(
  place: ReleasePlace,
  options: { wait: number; onWait: () => void },
  body: () => Promise<Result>,
): Promise<Result> {
  const until = performance.now() + options.wait
  let held = tryLock(place.lock)
  if (!held) options.onWait()
  while (!held) {
    if (performance.now() >= until) {
      throw new CliError('release-under-way', `Another release of "${place.tenant}" is under way`, {
        hint: 'Wait for it, then look at "livery history".',
      })
    }
    await setTimeout(pause)
    held = tryLock(place.lock)
  }
  try {
    return await body()
  } finally {
    held.close()
  }
}
