import * as z from 'zod'
import { publishSite } from '#cli/bundle/publish/publish.ts'
import { isSafePath } from '#cli/lib/safe-path.ts'
import type { SiteManifest } from '#cli/site-files/manifest.ts'
import { MissingEntry } from '#cli/store/entries.ts'
import { thisMachine } from '#cli/store/records.ts'
import type { Store } from '#cli/store/store.ts'

const kind = 'site'

const count = z.int().nonnegative()

/**
 * What follows from the inputs. The compressed forms are among the files. The store has checked that a record is whole, not
 * who wrote it: what it calls files is not followed out of the site.
 */
const sharedSite = z.object({
  profile: z.string(),
  initialJs: z.object({ raw: count, brotli: count }),
  warnings: count,
  /** As in livery.json: whose word counted where it was put together. */
  vouchedBy: z.record(z.string(), z.array(z.string())).optional(),
  files: z.record(
    z.string().refine(isSafePath),
    z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/), bytes: count }),
  ),
})

/**
 * Remembers which files of the store a published site is made of, so that it is published elsewhere without being
 * assembled.
 */
export async function shareSite(store: Store, manifest: SiteManifest): Promise<void> {
  const { profile, initialJs, warnings, vouchedBy, files } = manifest
  const site: z.infer<typeof sharedSite> = { profile, initialJs, warnings, ...(vouchedBy ? { vouchedBy } : {}), files }
  await store.setRecord(kind, manifest.inputs, JSON.stringify(site))
}

/** Publishes what the store has for the same inputs; undefined where it has not all of it. */
export async function publishShared(
  store: Store,
  target: string,
  head: Pick<SiteManifest, 'merchantCode' | 'inputs' | 'inputParts'>,
): Promise<SiteManifest | undefined> {
  const record = await store.vouched(kind, head.inputs)
  if (!record) return undefined
  const site = sharedSite.safeParse(JSON.parse(record.text)).data
  if (!site) return undefined
  const { profile, initialJs, warnings, files } = site
  const { merchantCode, inputs, inputParts } = head
  const stored = Object.entries(files).map(([path, { sha256, bytes }]) => {
    return { path, hash: sha256, size: bytes, isShared: true }
  })
  // Side by side, since those that are on no disk here come from far.
  const found = await Promise.all(stored.map(({ hash }) => store.has(hash)))
  if (!found.every(Boolean)) return undefined
  try {
    const by = record.by === undefined || record.by === thisMachine ? {} : { site: [record.by] }
    const vouchedBy = { ...site.vouchedBy, ...by }
    const vouched = Object.keys(vouchedBy).length > 0 ? { vouchedBy } : {}
    const manifest = { merchantCode, profile, inputs, inputParts, ...vouched, warnings, initialJs }
    return await publishSite({ files: stored, store, target, manifest, isComplete: true })
  } catch (error) {
    // Some of its files went from the store meanwhile: it is assembled again.
    if (error instanceof MissingEntry) return undefined
    throw error
  }
}
