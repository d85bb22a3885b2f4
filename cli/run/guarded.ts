import { dirname, join } from 'node:path'
import { type FreeFile, requireFreeFile, requireFreeFolder, type Target } from '#cli/fs/guard.ts'
import { tryFolder } from '#cli/fs/make-folder.ts'
import { requireOwnFolder } from '#cli/fs/own-folder.ts'
import { type ProtectedFolder, productFolders, protectedFolders } from '#cli/fs/protected.ts'
import { errorCode } from '#cli/lib/error-code.ts'
import { requireSitesFolder } from '#cli/site-files/sites-folder.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { productRoot, resolvePath, type Workspace } from './workspace.ts'

/** Sources, and the caches: what no output goes into, over or above. */
const foldersOf = (workspace: Workspace): ProtectedFolder[] => [
  ...protectedFolders(workspace.root, workspace.tenantsDir),
  ...cachesOf(workspace),
]

function cachesOf({ cacheDir }: Workspace): ProtectedFolder[] {
  const caches = [...new Set([cacheDir, join(productRoot, '.livery')])]
  return caches.map((path) => ({ path, what: 'the cache', isOpen: false }))
}

const targetOf = ({ cwd }: Workspace, option: string, shown: string): Target => ({
  path: resolvePath(cwd, shown),
  shown,
  option,
})

/** Said before the work that would be lost. @throws CliError (usage) where no folder can be made. */
function requireMakeable(folder: string, { option, shown }: { option: string; shown: string }): void {
  try {
    tryFolder(folder)
  } catch (cause) {
    const message = `Nothing can be made in "${shown}" (${option}): ${errorCode(cause) || String(cause)}`
    throw new CliError('bad-place', message, { hint: 'Name a folder that can be written to.', exitCode: 2, cause })
  }
}

/** The file that an option names, absolute. @throws CliError (usage) where it is not to be written. */
export function outputFile(workspace: Workspace, option: string, shown: string): FreeFile {
  const path = requireFreeFile(targetOf(workspace, option, shown), foldersOf(workspace))
  requireMakeable(dirname(path), { option, shown })
  return path
}

/** The same for an option that may be left out: asked before the work, so that a refusal costs none. */
export const optionalFile = (workspace: Workspace, option: string, shown: string | undefined) =>
  shown === undefined ? undefined : outputFile(workspace, option, shown)

/** The folder that an option names, for files that are each checked by `outputFile`. @throws CliError (usage) */
export function outputFolder(workspace: Workspace, option: string, shown: string): string {
  const target = targetOf(workspace, option, shown)
  requireFreeFolder(target, foldersOf(workspace))
  return target.path
}

/** The folder that sites will be built into. @throws CliError (usage) */
export function newSitesFolder(
  workspace: Workspace,
  named: { option: string; shown: string },
  codes: readonly string[],
): string {
  const folder = sitesFolder(workspace, named, codes)
  requireMakeable(folder, named)
  return folder
}

/** A folder of sites, absolute. `codes` are those whose own folders are checked apart. @throws CliError (usage) */
export function sitesFolder(
  workspace: Workspace,
  { option, shown }: { option: string; shown: string },
  codes: readonly string[] = [],
): string {
  const target = targetOf(workspace, option, shown)
  requireFreeFolder(target, foldersOf(workspace))
  requireSitesFolder(target, codes)
  return target.path
}

const stateFiles = /^(gateway\.sqlite(-wal|-shm|-journal)?|gateway-key\.json)$/

/** The folder of the sandbox's state, absolute. @throws CliError (usage) */
export function stateFolder(workspace: Workspace, option: string, shown: string): string {
  const target = targetOf(workspace, option, shown)
  requireFreeFolder(target, foldersOf(workspace))
  requireOwnFolder(target, 'the sandbox’s state alone', ({ name }) => stateFiles.test(name))
  return target.path
}

/** New tenants are made among tenants, or where nothing else is. @throws CliError (usage) */
export function requireTenantsFolder(workspace: Workspace): void {
  const target = { path: workspace.tenantsDir, shown: workspace.tenantsDir, option: '--tenants' }
  const own = join(workspace.root, 'tenants')
  const others = [...productFolders(workspace.root), ...cachesOf(workspace)].filter(({ path }) => path !== own)
  requireFreeFolder(target, others)
}
