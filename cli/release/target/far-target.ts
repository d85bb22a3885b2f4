import { join } from 'node:path'
import { sha256 } from '#cli/fs/hash.ts'
import type { Workspace } from '../../run/workspace.ts'
import { manifestPath } from '../layout.ts'
import { parseManifest } from '../manifest.ts'
import type { ReleaseTarget } from '../target.ts'
import { openBlobs } from './blobs.ts'
import type { FarStorage } from './far-storage.ts'
import { FarTenant } from './far-tenant.ts'

/** Releases that lie elsewhere. What of them is needed here is kept in the cache, by address. */
export function farTarget({ cacheDir }: Workspace, storage: FarStorage): ReleaseTarget {
  const dir = join(cacheDir, 'targets', sha256(storage.address).slice(0, 16))
  const blobs = openBlobs(join(dir, '.files'))
  return {
    address: storage.address,
    kind: storage.kind,
    tenants: () => storage.codes(),
    releases: (tenant) => storage.ids(tenant),
    async live(tenant) {
      const pointer = await storage.pointer(tenant)
      return pointer?.id ? { id: pointer.id, since: pointer.since } : null
    },
    async manifest(tenant, id) {
      const bytes = await storage.read(tenant, id, manifestPath)
      const manifest = bytes && parseManifest(new TextDecoder().decode(bytes))
      return manifest?.id === id && manifest.tenant === tenant ? manifest : undefined
    },
    file: (tenant, id, path) => storage.read(tenant, id, path),
    fileStart: (release, path, limit) => storage.readStart(release, path, limit),
    tenant: (code) => new FarTenant(storage, { blobs, dir }, code),
    runs: storage.runs,
    requireWritable: () => storage.requireWritable(),
    async close() {
      blobs.sweep()
      await storage.close()
    },
  }
}
