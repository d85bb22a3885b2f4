import { lstatSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { isPassing } from '#cli/fs/own-folder.ts'
import { entriesBelow } from '#cli/fs/walk.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { manifestName, siteOwner } from './manifest.ts'

/** The first file below a folder that is not listed, by its path; undefined where all are. */
function firstForeign(dir: string, isListed: (path: string) => boolean): string | undefined {
  return entriesBelow(dir).find(({ path, entry }) => !isListed(path) && !isPassing(entry.name))?.path
}

function folderProblem(dir: string, code: string): string | undefined {
  if (lstatSync(join(dir, 'releases'), { throwIfNoEntry: false }))
    return 'holds released sites, and is no place to build into'
  const owner = siteOwner(dir)
  const foreign = firstForeign(dir, (path) => path === manifestName || owner?.paths.has(path) === true)
  if (!owner && foreign !== undefined) return `holds "${foreign}" and no livery.json of a site: livery did not make it`
  if (owner && owner.merchantCode !== code) return `is the site of "${owner.merchantCode}"`
  return foreign === undefined ? undefined : `holds "${foreign}", which livery did not make`
}

/** Why a site is not to take the place of what stands there; undefined where it may. */
function problemOf(dir: string, stats: Stats, code: string): string | undefined {
  if (stats.isDirectory()) return folderProblem(dir, code)
  return stats.isSymbolicLink() ? 'is a link, which livery did not make' : 'is not a folder'
}

/**
 * A site is replaced by one of the same tenant alone, and only while it holds nothing but what livery put there.
 * `code` is the tenant's. @throws CliError (usage)
 */
export function requireReplaceable(dir: string, code: string, shown = dir): void {
  const stats = lstatSync(dir, { throwIfNoEntry: false })
  const problem = stats && problemOf(dir, stats, code)
  if (problem === undefined) return
  throw new CliError('target-not-ours', `${shown} ${problem}`, {
    hint: 'Nothing of it was removed. Move away what is yours (and the folder where it is no site), or build to another.',
    exitCode: 2,
  })
}
