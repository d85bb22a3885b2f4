import { createRequire } from 'node:module'
import { hashPaths, sha256 } from '#cli/fs/hash.ts'
import { isSafePath } from '#cli/lib/safe-path.ts'
import type { SiteFile, StoredFile } from '#cli/site-files/site-file.ts'
import type { Store } from '#cli/store/store.ts'
import { iconFiles } from './icons.ts'

const kind = 'icons'

let drawnBy: string | undefined

/** What draws the icons: another one may draw them otherwise. */
function renderer(): string {
  const { version } = createRequire(import.meta.url)('@resvg/resvg-js/package.json') as { version: string }
  const code = hashPaths(import.meta.dirname, ['drawing.ts', 'icons.ts', 'png.ts'])
  return [code, version, process.versions.zlib].join(' ')
}

/**
 * What `iconFiles` gives, out of the store where it was drawn before: half of what assembling a site takes, and the
 * same after most changes.
 */
export async function storedIcons(
  store: Store,
  { logo, favicon, background }: { logo: string; favicon: string; background: string },
): Promise<readonly SiteFile[]> {
  drawnBy ??= renderer()
  const key = sha256(JSON.stringify([drawnBy, logo, favicon, background]))
  const record = await store.record(kind, key)
  // The store has checked that this is what was kept.
  const before = record === undefined ? [] : (JSON.parse(record) as StoredFile[])
  const areThere = await Promise.all(before.map(({ hash }) => store.has(hash)))
  const isSite = before.every(({ path }) => isSafePath(path))
  if (before.length > 0 && isSite && areThere.every(Boolean)) return before
  const files = iconFiles(logo, favicon, background).map((file) => ({ ...file, hash: sha256(file.bytes) }))
  const stored = files.map(
    ({ path, hash, bytes, isShared }): StoredFile => ({ path, hash, size: bytes.length, isShared }),
  )
  await store.setRecord(kind, key, JSON.stringify(stored))
  return files
}
