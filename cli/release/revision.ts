import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { installedHash } from '#cli/fingerprint/installed.ts'
import { sha256 } from '#cli/fs/hash.ts'
import type { ReleaseManifest, ReleaseOrigin } from '#cli/release/manifest.ts'
import type { Workspace } from '../run/workspace.ts'

/** What of the product's folder gets into a site. */
const productPaths = [
  'contract',
  'src',
  'sandbox',
  'cli',
  'tokens',
  'locales',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
]

function git(dir: string, ...args: string[]): string {
  // A file system monitor is a command that a repository names: nothing of a folder of data is run.
  const all = ['-c', 'core.fsmonitor=false', '-C', dir, ...args]
  return execFileSync('git', all, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
}

/** The commit of a folder, with "-dirty" behind it where something is not committed; null where there is no git. */
function revisionOf(dir: string, paths: readonly string[]): string | null {
  try {
    const commit = git(dir, 'rev-parse', '--verify', 'HEAD')
    const changes = git(dir, 'status', '--porcelain', '--untracked-files=normal', '--', ...paths)
    return changes === '' ? commit : `${commit}-dirty`
  } catch {
    // No git, no repository or no commit: a release says that it does not know.
    return null
  }
}

/** What a site that is built here and now was made from. */
export function revisionsOf(workspace: Workspace): ReleaseManifest['revision'] {
  return { product: revisionOf(workspace.root, productPaths), tenants: revisionOf(workspace.tenantsDir, ['.']) }
}

/** What is installed for the product whose build a release sees to. */
export function installedHere(workspace: Workspace): ReleaseOrigin['installed'] {
  const lock = join(workspace.root, 'package-lock.json')
  return { lock: existsSync(lock) ? sha256(readFileSync(lock)) : null, packages: installedHash(workspace) }
}

/** What is said of a release that no commit gives again. */
export function dirtyWarnings({ product, tenants }: ReleaseManifest['revision']): string[] {
  const names = [product?.endsWith('-dirty') && 'the product', tenants?.endsWith('-dirty') && 'the tenants']
  return names
    .filter((name) => typeof name === 'string')
    .map((name) => `changes of ${name} are not committed: no commit gives this site again`)
}
