import { readlinkSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

/**
 * Where a path leads on the disk: what is there by device and inode, so that links, mounts and the case of letters make
 * no difference, and what is not there yet by name.
 */
export interface Place {
  /** The nearest folder or file that is there, then each folder above it. */
  ids: readonly string[]
  /** The steps below that which are not there yet, as a file system compares them that takes no heed of case. */
  missing: readonly string[]
  /** The path without links, as far as it is there. */
  real: string
}

/** What a path is on the disk; undefined where nothing is there. */
export type Identify = (path: string) => string | undefined

/** More links that lead nowhere are a circle. */
const maxLinks = 40

function identityOnDisk(path: string): string | undefined {
  try {
    const stats = statSync(path, { bigint: true, throwIfNoEntry: false })
    return stats && `${stats.dev}:${stats.ino}`
  } catch {
    // A file in a folder's place, a folder that may not be entered: nothing is there for us.
    return undefined
  }
}

/** Where a link leads that leads to nothing: what is written to it is made there. */
function linkTarget(path: string): string | undefined {
  try {
    return resolve(dirname(path), readlinkSync(path))
  } catch {
    // No link.
    return undefined
  }
}

const folded = (name: string) => name.normalize('NFC').toLowerCase()

/** Resolves a path, of which any part may be missing. */
export function placeOf(path: string, identify: Identify = identityOnDisk, links = 0): Place {
  const missing: string[] = []
  let existing = resolve(path)
  while (identify(existing) === undefined && dirname(existing) !== existing) {
    const target = links < maxLinks ? linkTarget(existing) : undefined
    if (target !== undefined) return placeOf(join(target, ...missing), identify, links + 1)
    missing.unshift(basename(existing))
    existing = dirname(existing)
  }
  const real = identify === identityOnDisk ? realpathSync.native(existing) : existing
  const ids: string[] = []
  for (let folder = real, below = ''; folder !== below; below = folder, folder = dirname(folder))
    ids.push(identify(folder) ?? folder)
  return { ids, missing: missing.map(folded), real: join(real, ...missing) }
}

/** Whether a place is another one, or below it. */
export function isWithin(inner: Place, outer: Place): boolean {
  const [outerId = ''] = outer.ids
  if (outer.missing.length === 0) return inner.ids.includes(outerId)
  return inner.ids[0] === outerId && outer.missing.every((name, index) => inner.missing[index] === name)
}
