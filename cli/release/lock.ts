import { setTimeout } from 'node:timers/promises'
import { type HeldLock, takeLock } from '#cli/fs/lock.ts'
import { errorCode } from '#cli/lib/error-code.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import type { ReleasePlace } from './layout.ts'

/** Milliseconds between two tries. */
const pause = 50

function tryLock(path: string): HeldLock | undefined {
  try {
    return takeLock(path)
  } catch (cause) {
    if (errorCode(cause) !== 'ERR_SQLITE_ERROR') throw cause
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
    held.release()
  }
}
