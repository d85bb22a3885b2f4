import { dirname, isAbsolute, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

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

export function openWorkspace(options: WorkspaceOptions): Workspace {
  const cwd = resolve(options.cwd ?? process.cwd())
  return {
    root: productRoot,
    cwd,
    tenantsDir: resolvePath(cwd, options.tenants ?? 'tenants'),
    cacheDir: resolvePath(cwd, process.env.LIVERY_CACHE ?? join(productRoot, '.livery')),
  }
}

export function resolvePath(cwd: string, path: string): string {
  return isAbsolute(path) ? path : join(cwd, path)
}
