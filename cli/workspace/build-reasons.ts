import { readFileSync, statSync } from 'node:fs'
import type { SiteManifest } from '#cli/bundle/publish/publish.ts'
import { isRecord } from '#cli/tenant/merge.ts'
import type { Fingerprint } from './fingerprint.ts'

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

/** What is told of a site that is there. */
export interface PublishedSite {
  manifest: SiteManifest
  files: number
  bytes: number
}

function readManifest(target: string): SiteManifest | 'missing' | 'damaged' {
  let text: string
  try {
    text = readFileSync(`${target}/livery.json`, 'utf8')
  } catch {
    return 'missing'
  }
  try {
    const value: unknown = JSON.parse(text)
    const isWhole = isRecord(value) && isRecord(value.files) && typeof value.inputs === 'string'
    return isWhole ? (value as unknown as SiteManifest) : 'damaged'
  } catch {
    return 'damaged'
  }
}

function changedParts(before: Readonly<Record<string, string>>, now: Readonly<Record<string, string>>): BuildReason[] {
  const names = new Set([...Object.keys(now), ...Object.keys(before)])
  return [...names].flatMap((part): BuildReason[] => {
    const [was, is] = [before[part] ?? null, now[part] ?? null]
    return was === is ? [] : [{ kind: 'input-changed', part, was, is }]
  })
}

/** Counts a published site; a reason for the first of its files that is not there in its size. */
function countFiles(target: string, manifest: SiteManifest): Omit<PublishedSite, 'manifest'> | BuildReason {
  let files = 1
  let sum = 0
  for (const file in manifest.files) {
    const expected = manifest.files[file]?.bytes ?? 0
    const stats = statSync(`${target}/${file}`, { throwIfNoEntry: false })
    if (!stats) return { kind: 'output-missing', file }
    if (stats.size !== expected) return { kind: 'output-damaged', file }
    files += 1
    sum += expected
  }
  return { files, bytes: sum }
}

/** The site that stands at `target` where it is what the inputs give; else why it is not. */
export function lookAtPublished(target: string, code: string, fingerprint: Fingerprint): PublishedSite | BuildReason[] {
  const manifest = readManifest(target)
  if (manifest === 'missing')
    return [
      statSync(target, { throwIfNoEntry: false })
        ? { kind: 'output-missing', file: 'livery.json' }
        : { kind: 'first-build' },
    ]
  if (manifest === 'damaged' || manifest.merchantCode !== code) return [{ kind: 'output-damaged', file: 'livery.json' }]
  if (manifest.inputs !== fingerprint.inputs) {
    const changed = changedParts(manifest.inputParts ?? {}, fingerprint.parts)
    return changed.length > 0 ? changed : [{ kind: 'output-damaged', file: 'livery.json' }]
  }
  const counted = countFiles(target, manifest)
  return 'kind' in counted ? [counted] : { manifest, ...counted }
}
