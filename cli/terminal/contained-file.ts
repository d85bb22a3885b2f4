import { closeSync, constants, fstatSync, openSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs'
import { sep } from 'node:path'
import { errorCode } from '#cli/lib/error-code.ts'

/** Why a file of a folder is not read. */
export type Refusal =
  | { kind: 'missing' }
  | { kind: 'outside' }
  | { kind: 'not-a-file' }
  | { kind: 'too-large'; size: number }
  /** The system's own word: "EACCES", "ELOOP". */
  | { kind: 'unreadable'; reason: string }

function refusalOf(error: unknown): Refusal {
  const reason = errorCode(error) || 'unknown'
  return reason === 'ENOENT' || reason === 'ENOTDIR' ? { kind: 'missing' } : { kind: 'unreadable', reason }
}

/** Where a path really is, if that is the folder itself or below it; links within the folder are followed. */
export function containedPath(root: string, path: string): string | Refusal {
  try {
    // The system's own: the other one looks at every folder above, for each file of each tenant.
    const [folder, real] = [realpathSync.native(root), realpathSync.native(path)]
    return real === folder || real.startsWith(folder.endsWith(sep) ? folder : folder + sep) ? real : { kind: 'outside' }
  } catch (error) {
    return refusalOf(error)
  }
}

/** What is at a path within a folder; nothing is opened, and nothing is looked at that is not within. */
export function containedStat(root: string, path: string): Stats | Refusal {
  const real = containedPath(root, path)
  return typeof real === 'string' ? statOf(real) : real
}

function statOf(real: string): Stats | Refusal {
  try {
    return statSync(real)
  } catch (error) {
    return refusalOf(error)
  }
}

/** Whether a file or a folder is at a path within a folder. */
export function isContained(root: string, path: string): boolean {
  return typeof containedPath(root, path) === 'string'
}

// Windows knows neither; there no link is made without rights that whoever has needs no link.
const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)

/**
 * Reads a regular file of a folder that somebody else filled: the one opener for files of a tenant. A link that leads out
 * of the folder, in whichever part of the path, is not followed; a pipe or a device is not waited for. A hard link looks
 * like any file: it cannot be told.
 */
export function readContained(root: string, path: string, limit: number): Buffer | Refusal {
  const real = containedPath(root, path)
  if (typeof real !== 'string') return real
  const stats = statOf(real)
  if ('kind' in stats) return stats
  if (!stats.isFile()) return { kind: 'not-a-file' }
  if (stats.size > limit) return { kind: 'too-large', size: stats.size }
  let handle: number
  try {
    handle = openSync(real, flags)
  } catch (error) {
    return refusalOf(error)
  }
  try {
    // What was looked at by name may have been changed since: the open file itself counts.
    const opened = fstatSync(handle)
    if (!opened.isFile()) return { kind: 'not-a-file' }
    return opened.size > limit ? { kind: 'too-large', size: opened.size } : readFileSync(handle)
  } catch (error) {
    return refusalOf(error)
  } finally {
    closeSync(handle)
  }
}
