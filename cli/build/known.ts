import type { Store } from '#cli/store/store.ts'
import { type KnownHashes, openKnownHashes } from '../fingerprint/known-hashes.ts'
import type { Workspace } from '../run/workspace.ts'
import { type KnownSites, openKnownSites } from './known-sites.ts'

/** What earlier runs on this machine read of tenants and of published sites. */
export interface Known {
  hashes: KnownHashes
  sites: KnownSites
  /** For the next run. `isAll`: every tenant was asked for. */
  keep(isAll: boolean): Promise<void>
}

interface Place {
  workspace: Workspace
  outDir: string
  storeDir: string
}

/** `own` is the store in `storeDir`, which no other machine is asked or told of. */
export async function openKnown({ workspace, outDir, storeDir }: Place, own: Store): Promise<Known> {
  const hashesKey = JSON.stringify([1, workspace.root, workspace.tenantsDir])
  const sitesKey = JSON.stringify([1, outDir])
  const hashes = openKnownHashes(await own.record('known-hashes', hashesKey))
  const sites = openKnownSites(storeDir, await own.record('known-sites', sitesKey))
  const store = async (kind: string, key: string, text: string | undefined) => {
    if (text !== undefined) await own.setRecord(kind, key, text)
  }
  return {
    hashes,
    sites,
    async keep(isAll) {
      try {
        await store('known-hashes', hashesKey, hashes.text(isAll))
        await store('known-sites', sitesKey, sites.text())
      } catch {
        // On a full disk, or in a cache that cannot be written to, the next run reads all of it once more.
      }
    },
  }
}
