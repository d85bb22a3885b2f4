import { randomBytes } from 'node:crypto'
import {
  closeSync,
  constants,
  fstatSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { errorCode } from '#cli/lib/error-code.ts'

const length = 32

/** Of this user alone, by the system's rules: another's file, or one that others may read, is none. */
function readKey(path: string): Buffer | undefined {
  const file = openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0))
  try {
    const { mode, uid, size } = fstatSync(file)
    // Windows has no such modes: there the profile's folder is the user's own.
    const isOwn = process.getuid === undefined || (uid === process.getuid() && (mode & 0o077) === 0)
    return isOwn && size === length ? readFileSync(file) : undefined
  } finally {
    closeSync(file)
  }
}

/** Whole or not at all; the first of several processes makes it. */
function makeKey(folder: string, path: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const beside = `${path}.${randomBytes(8).toString('hex')}`
  try {
    writeFileSync(beside, randomBytes(length), { flag: 'wx', mode: 0o600 })
    linkSync(beside, path)
  } finally {
    rmSync(beside, { force: true })
  }
}

/**
 * A key that this user has on this machine and gives to nobody. It lies outside of the cache, which may be brought from
 * elsewhere. Undefined where none can be had: a home that is missing, or not to be written to.
 */
export function ownKey(env: NodeJS.ProcessEnv = process.env): Buffer | undefined {
  const folder = join(env.XDG_STATE_HOME || join(env.HOME || homedir(), '.local', 'state'), 'livery')
  const path = join(folder, 'cache-key')
  for (const isMade of [false, true]) {
    try {
      return readKey(path)
    } catch (error) {
      if (errorCode(error) === '') throw error
      if (errorCode(error) !== 'ENOENT' || isMade) return undefined
    }
    try {
      makeKey(folder, path)
    } catch (error) {
      if (errorCode(error) === '') throw error
      if (errorCode(error) !== 'EEXIST') return undefined
    }
  }
  return undefined
}
