import { type Dirent, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Target } from '#cli/fs/guard.ts'
import { isOwnFile } from '#cli/fs/own-file.ts'
import { requireOwnFolder } from '#cli/fs/own-folder.ts'
import { errorCode } from '#cli/lib/error-code.ts'

/** A site that is being put together or on its way out, by the name that `bundle/publish/swap.ts` gives it. */
const passingSite = /^\..+\.(stage|previous)-[0-9a-f]{6}-\d+-[0-9a-f]{6}-\d+$/

/** What releases of many tenants keep beside them. */
const runsFolder = '.fleet'

const isThere = (path: string) => lstatSync(path, { throwIfNoEntry: false }) !== undefined

function isSiteFolder(path: string): boolean {
  try {
    if (isThere(join(path, 'livery.json')) || isThere(join(path, 'releases'))) return true
    // A first release that was cut short has left its lock.
    return readdirSync(path).every((name) => name === '.lock' || name === '.lock-journal')
  } catch (error) {
    // A folder that cannot be looked into is not known to be a site. One that is gone was being replaced by another build.
    return errorCode(error) === 'ENOENT'
  }
}

/**
 * A folder of sites holds built and released sites, and what livery reports of them. `checkedApart` are the names of
 * those that are looked at more closely elsewhere.
 * @throws CliError (usage) for the first entry that is something else
 */
export function requireSitesFolder(target: Target, checkedApart: readonly string[] = []): void {
  const apart = new Set(checkedApart)
  const isOwn = (entry: Dirent) => {
    if (apart.has(entry.name)) return true
    const path = join(target.path, entry.name)
    if (entry.name === runsFolder) return entry.isDirectory()
    if (entry.isDirectory()) return passingSite.test(entry.name) || isSiteFolder(path)
    return entry.isFile() && isOwnFile(path)
  }
  requireOwnFolder(target, 'sites alone', isOwn)
}
