import { execFileSync } from 'node:child_process'
import type { ReleaseManifest } from '#cli/release/manifest.ts'
import type { Workspace } from './workspace.ts'

/** The commit of a folder, with "-dirty" behind it where something is not committed; null where there is no git. */
function revisionOf(dir: string): string | null {
  try {
    // A file system monitor is a command that a repository names: nothing of a folder of data is run.
    const args = [
      '-c',
      'core.fsmonitor=false',
      '-C',
      dir,
      'describe',
      '--always',
      '--dirty',
      '--abbrev=40',
      '--exclude',
      '*',
    ]
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    // No git, no repository or no commit: a release says that it does not know.
    return null
  }
}

/** What a site that is built here and now was made from. */
export function revisionsOf(workspace: Workspace): ReleaseManifest['revision'] {
  return { product: revisionOf(workspace.root), tenants: revisionOf(workspace.tenantsDir) }
}
