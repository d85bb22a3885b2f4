import { type Stats, statSync } from 'node:fs'
import { manifestName, readSiteManifest, type SiteManifest } from '#cli/site-files/manifest.ts'
import type { Fingerprint } from '../fingerprint/fingerprint.ts'

/** Why a tenant is built, or was not left as it is. */
export type BuildReason =
  /** There is no site of it. */
  | { kind: 'first-build' }
  /** `was` and `is` are null where the part is new or gone. `files` are those that differ, where both sides are known. */
  | { kind: 'input-changed'; part: string; was: string | null; is: string | null; files?: ChangedFile[] }
  | { kind: 'output-missing'; file: string }
  | { kind: 'output-damaged'; file: string }
  /** Its folder, or a base's, holds what content alone does not describe; or a domain of it is another's too. */
  | { kind: 'always-checked' }
  /** Another tenant claims a domain of it. */
  | { kind: 'domain-taken' }

export interface ChangedFile {
  path: string
  change: 'added' | 'changed' | 'removed'
}

function changedParts(before: Readonly<Record<string, string>>, now: Readonly<Record<string, string>>): BuildReason[] {
  const names = new Set([...Object.keys(now), ...Object.keys(before)])
  return [...names].flatMap((part): BuildReason[] => {
    const [was, is] = [before[part] ?? null, now[part] ?? null]
    return was === is ? [] : [{ kind: 'input-changed', part, was, is }]
  })
}

/** The first file of a published site that is not there in its size. What the system says of each goes into `found`. */
function wrongFile(target: string, { files }: SiteManifest, found: Map<string, Stats>): BuildReason | undefined {
  for (const file in files) {
    const stats = statSync(`${target}/${file}`, { throwIfNoEntry: false })
    if (!stats) return { kind: 'output-missing', file }
    if (stats.size !== files[file]?.bytes) return { kind: 'output-damaged', file }
    found.set(file, stats)
  }
  return undefined
}

/** A published site that is what the inputs give, and what the system says of each of its files. */
export interface LookedAt {
  manifest: SiteManifest
  stats: ReadonlyMap<string, Stats>
}

/** The site that stands at `target` where it is what the inputs give; else why it is not. */
export function lookAtPublished(target: string, code: string, fingerprint: Fingerprint): LookedAt | BuildReason[] {
  const manifest = readSiteManifest(target)
  if (manifest === 'missing')
    return [
      statSync(target, { throwIfNoEntry: false })
        ? { kind: 'output-missing', file: manifestName }
        : { kind: 'first-build' },
    ]
  if (manifest === 'damaged' || manifest.merchantCode !== code) return [{ kind: 'output-damaged', file: manifestName }]
  if (manifest.inputs !== fingerprint.inputs) {
    const changed = changedParts(manifest.inputParts, fingerprint.parts)
    return changed.length > 0 ? changed : [{ kind: 'output-damaged', file: manifestName }]
  }
  const stats = new Map<string, Stats>()
  const wrong = wrongFile(target, manifest, stats)
  return wrong ? [wrong] : { manifest, stats }
}
