import * as z from 'zod'
import { isSafePath } from '#cli/lib/safe-path.ts'
import { sha256 } from '../fs/hash.ts'
import type { FileMarks } from '../site-files/tree.ts'
import { isReleaseId } from './layout.ts'

const safePath = z.string().refine(isSafePath)

const mark = { sha256: z.string().regex(/^[0-9a-f]{64}$/), bytes: z.int().min(0) }
const releaseId = z.string().refine(isReleaseId)

export const fileMarksSchema = z.record(safePath, z.object(mark))

/** release.json. What is signed is its bytes as they stand. */
const manifestSchema = z.object({
  format: z.literal('livery-release-1'),
  id: releaseId,
  tenant: z.string(),
  /** The release's own moment, ISO 8601. */
  created: z.iso.datetime(),
  /** Hash of all that the site was built from, as livery.json has it. */
  inputs: z.string(),
  /** Commits of the product and of the tenants' folder; null where there is none, or the site came from elsewhere. */
  revision: z.object({ product: z.string().nullable(), tenants: z.string().nullable() }),
  /**
   * What the checks before the release said: those that found nothing, those that were allowed to find something, with
   * how much they did, and those that could not be run. Absent from releases of before they were recorded.
   */
  checks: z
    .object({
      passed: z.array(z.string()),
      allowed: z.array(z.object({ check: z.string(), findings: z.int().min(0) })),
      skipped: z.array(z.string()),
    })
    .optional(),
  /** Hash over the site's own files: equal for two releases that serve the same. */
  content: z.string().regex(/^[0-9a-f]{64}$/),
  /** What was live before. */
  previous: releaseId.nullable(),
  /** The fingerprint of the key that signs; null for an unsigned release. */
  key: z.string().nullable(),
  /** The site's files, and what the release adds for web servers. */
  files: fileMarksSchema,
  /** Hashed files of earlier releases, for tabs that were opened on them. */
  carried: z.record(safePath, z.object({ ...mark, from: releaseId })),
})

export type ReleaseManifest = z.infer<typeof manifestSchema>

/** What a release says of where it came from. */
export type ReleaseOrigin = Pick<ReleaseManifest, 'revision' | 'checks'> & {
  /** SHA-256 of package-lock.json and of the installed packages; absent where the site was taken as it was built. */
  installed?: { lock: string | null; packages: string } | undefined
}

/** The text of release.json, the same for the same manifest. */
export function manifestText(manifest: ReleaseManifest): string {
  return `${JSON.stringify(manifest, null, 1)}\n`
}

/** The manifest that a text is; undefined where it is none. */
export function parseManifest(text: string): ReleaseManifest | undefined {
  try {
    return manifestSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

export function sortedByPath<Value>(record: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** livery.json is left out: the same pages made from other inputs are the same to a visitor. */
export function contentHash(files: FileMarks): string {
  const { 'livery.json': _, ...served } = files
  const entries = Object.entries(sortedByPath(served)).map(([path, file]) => [path, file.sha256])
  return sha256(JSON.stringify(entries))
}

/** How a site's files differ from those of another release, by path. */
export interface FileChanges {
  added: string[]
  changed: string[]
  removed: string[]
}

export function changesBetween(before: FileMarks, after: FileMarks): FileChanges {
  const isIn = (files: FileMarks) => (path: string) => Object.hasOwn(files, path)
  const paths = Object.keys(after)
  return {
    added: paths.filter((path) => !isIn(before)(path)),
    changed: paths.filter((path) => isIn(before)(path) && before[path]?.sha256 !== after[path]?.sha256),
    removed: Object.keys(before).filter((path) => !isIn(after)(path)),
  }
}
