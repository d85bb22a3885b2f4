import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

/** Where Linux keeps files in memory. */
const shared = '/dev/shm'
const prefix = 'livery-tests-'
/** Bytes that must be free there: more than all tests have at a time. */
const room = 4 * 2 ** 30

const remove = (name: string) => rmSync(join(shared, name), { recursive: true, force: true })

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Folders of runs that were killed would hold memory until the machine restarts. */
function removeLeftovers(): void {
  const names = readdirSync(shared).filter((name) => name.startsWith(prefix))
  for (const name of names) if (!isRunning(Number.parseInt(name.slice(prefix.length), 10))) remove(name)
}

function hasRoom(): boolean {
  try {
    removeLeftovers()
    const { bavail, bsize } = statfsSync(shared)
    return bavail * bsize >= room && freemem() >= 2 * room
  } catch {
    // Other systems have no such folder, or it is not ours to write to.
    return false
  }
}

/**
 * Keeps the files that tests make and remove in memory, where there is room: they write hundreds of thousands of small
 * ones, and a disk takes twice as much of the system's time for them. Holds for this process and all that it starts.
 */
export function keepTemporaryFilesInMemory(): void {
  if (!hasRoom()) return
  const dir = mkdtempSync(join(shared, `${prefix}${process.pid}-`))
  // Some tests build as another user.
  chmodSync(dir, 0o755)
  process.env.TMPDIR = dir
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
}
