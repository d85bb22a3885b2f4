import { statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { requireFreeFolder } from '#cli/fs/guard.ts'
import { requireOwnFolder } from '#cli/fs/own-folder.ts'
import { protectedFolders } from '#cli/fs/protected.ts'
import { folderOfAddress } from '#cli/lib/store-address.ts'
import { CliError } from '#cli/terminal/cli-error.ts'

/** Where a run works: the product's own folder, the folder that paths are relative to, and the tenants. */
export interface Workspace {
  /** Absolute: holds src/, tokens/ and locales/. */
  root: string
  /** Absolute: relative paths of the command line start here, and diagnostics name files from here. */
  cwd: string
  /** Absolute. */
  tenantsDir: string
  /** Absolute: templates and the store of files. LIVERY_CACHE names another place than .livery/. */
  cacheDir: string
}

/** The options that every command takes. */
export interface WorkspaceOptions {
  cwd?: string | undefined
  tenants?: string | undefined
}

export const productRoot = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** What livery keeps in a cache folder; `store gc` removes from these alone. */
const cacheEntry = /^(store|compiled|farm|gallery|targets|vite|installed\.json.*|costs\.json.*|\.livery-doctor-\d+)$/

/** A cache that is a source, or a folder of other things, would be written into and swept. */
function cacheOf(cwd: string, tenantsDir: string): string {
  const shown = process.env.LIVERY_CACHE
  if (!shown) return join(productRoot, '.livery')
  const target = { path: resolve(cwd, shown), shown, option: 'LIVERY_CACHE' }
  requireFreeFolder(target, protectedFolders(productRoot, tenantsDir))
  requireOwnFolder(target, 'no more than the cache', ({ name }) => cacheEntry.test(name))
  return target.path
}

/** A folder that machines share as a store is nobody else's either. */
function requireOwnStore(tenantsDir: string): void {
  const shown = process.env.LIVERY_STORE ?? ''
  const path = folderOfAddress(shown)
  if (path === undefined) return
  const target = { path, shown, option: 'LIVERY_STORE' }
  requireFreeFolder(target, protectedFolders(productRoot, tenantsDir))
  requireOwnFolder(target, 'no more than the store', ({ name }) => /^v[12]$/.test(name))
}

/** @throws CliError (usage) where LIVERY_STORE or LIVERY_CACHE names a folder that is no cache. */
export function openWorkspace(options: WorkspaceOptions): Workspace {
  const cwd = resolve(options.cwd ?? process.cwd())
  if (options.cwd !== undefined && !statSync(cwd, { throwIfNoEntry: false })?.isDirectory()) {
    const hint = 'Name a folder that is there with --cwd.'
    throw new CliError('no-folder', `There is no folder "${cwd}"`, { hint, exitCode: 2 })
  }
  const tenantsDir = resolvePath(cwd, options.tenants ?? 'tenants')
  requireOwnStore(tenantsDir)
  return { root: productRoot, cwd, tenantsDir, cacheDir: cacheOf(cwd, tenantsDir) }
}

/** Without "..": what is written and what is checked are the same path. */
export const resolvePath = (cwd: string, path: string) => resolve(cwd, path)
