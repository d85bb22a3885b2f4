import { MissingEntry } from '#cli/bundle/publish/entries.ts'
import { publishSite, type SiteManifest } from '#cli/bundle/publish/publish.ts'
import type { Store } from '#cli/bundle/publish/store.ts'
import type { SiteFile, StoredFile } from '#cli/bundle/stamp/site-file.ts'

const kind = 'site'

/** What livery.json says besides the files. */
type Head = Omit<SiteManifest, 'files'>

interface SharedSite extends Pick<SiteManifest, 'profile' | 'initialJs' | 'warnings'> {
  files: StoredFile[]
}

/** Remembers which files of the store a published site is made of, so that it is published elsewhere without a stamp. */
export async function shareSite(store: Store, files: readonly SiteFile[], manifest: SiteManifest): Promise<void> {
  const { profile, initialJs, warnings } = manifest
  const stored = files.flatMap(({ path, isShared }): StoredFile[] => {
    const entry = manifest.files[path]
    return entry ? [{ path, isShared, hash: entry.sha256, size: entry.bytes }] : []
  })
  const site: SharedSite = { profile, initialJs, warnings, files: stored }
  await store.setRecord(kind, manifest.inputs, JSON.stringify(site))
}

/** Publishes what the store has for the same inputs; undefined where it has not all of it. */
export async function publishShared(
  store: Store,
  target: string,
  head: Pick<Head, 'merchantCode' | 'inputs' | 'inputParts'>,
): Promise<SiteManifest | undefined> {
  const text = await store.record(kind, head.inputs)
  if (text === undefined) return undefined
  // The store has checked that this is what was kept.
  const { profile, initialJs, warnings, files } = JSON.parse(text) as SharedSite
  const { merchantCode, inputs, inputParts } = head
  const manifest: Head = { merchantCode, profile, inputs, inputParts, warnings, initialJs }
  try {
    return await publishSite({ files, store, target, manifest })
  } catch (error) {
    // Some of its files went from the store: it is stamped again.
    if (error instanceof MissingEntry) return undefined
    throw error
  }
}
