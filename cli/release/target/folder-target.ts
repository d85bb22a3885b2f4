import { closeSync, lstatSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { listReleaseIds, placeOf, readCurrent } from '../layout.ts'
import type { ReleaseTarget } from '../target.ts'
import { readRelease } from '../verify.ts'
import { folderRuns } from './folder-runs.ts'
import { folderTenant } from './folder-tenant.ts'

function readStart(path: string, limit: number): Uint8Array | undefined {
  if (!lstatSync(path, { throwIfNoEntry: false })?.isFile()) return undefined
  const handle = openSync(path, 'r')
  try {
    const bytes = Buffer.alloc(limit)
    return bytes.subarray(0, readSync(handle, bytes, 0, limit, 0))
  } finally {
    closeSync(handle)
  }
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/** A folder of this machine, a folder in it for each tenant. `dir` is absolute. */
export function folderTarget(dir: string, address: string): ReleaseTarget {
  const ids = (tenant: string) => listReleaseIds(placeOf(dir, tenant))
  return {
    address,
    kind: 'folder',
    tenants: async () => (isFolder(dir) ? readdirSync(dir).filter((name) => ids(name).length > 0) : []).sort(),
    releases: async (tenant) => ids(tenant),
    async live(tenant) {
      const current = readCurrent(placeOf(dir, tenant))
      return current.kind === 'release' ? { id: current.id, since: current.since } : null
    },
    manifest: async (tenant, id) => readRelease(placeOf(dir, tenant), id, []).manifest,
    async file(tenant, id, path) {
      const file = join(placeOf(dir, tenant).releasesDir, id, path)
      return lstatSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file) : undefined
    },
    fileStart: async ({ tenant, id }, path, limit) =>
      readStart(join(placeOf(dir, tenant).releasesDir, id, path), limit),
    tenant: (code) => folderTenant(placeOf(dir, code)),
    runs: folderRuns(join(dir, '.fleet')),
    requireWritable: async () => undefined,
    close: async () => undefined,
  }
}
