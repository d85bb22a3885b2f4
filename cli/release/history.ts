import type { PublicKey } from '#cli/keys/keys.ts'
import { type Depth, sumBytes, type TreeProblem } from '../site-files/tree.ts'
import { listReleaseIds, readCurrent } from './layout.ts'
import { changesBetween, type ReleaseManifest } from './manifest.ts'
import { siteFilesOf } from './plan.ts'
import { type Provenance, readProvenance } from './provenance.ts'
import type { TenantTarget } from './target.ts'
import { type FoundRelease, readRelease, type Signature } from './verify.ts'

/** A release as `livery history --json` gives it. */
export interface ReleaseEntry {
  id: string
  isCurrent: boolean
  created: string | null
  revision: ReleaseManifest['revision'] | null
  previous: string | null
  /** What was found before it went live; null where it does not say. */
  checks: ReleaseManifest['checks'] | null
  signature: Signature['state']
  /** The name of the key's file, or its fingerprint where the key is not known. */
  signedBy: string | null
  /** Null where it was not asked for: only where every byte is read. */
  provenance: Provenance | null
  isWhole: boolean
  problems: TreeProblem[]
  files: number
  bytes: number
  carried: number
  /** Against what was live before; null where that is gone. */
  changes: { added: number; changed: number; removed: number } | null
}

export interface ReleaseHistory {
  /** The live release, and since when. */
  current: { id: string; since: string; isThere: boolean } | null
  /** Newest first. */
  releases: ReleaseEntry[]
}

function signerOf(signature: Signature, manifest: ReleaseManifest | undefined): string | null {
  return signature.state === 'signed' ? signature.key.name : (manifest?.key ?? null)
}

function changesOf(
  manifest: ReleaseManifest | undefined,
  all: ReadonlyMap<string, FoundRelease>,
): ReleaseEntry['changes'] {
  const before = manifest?.previous ? all.get(manifest.previous)?.manifest : undefined
  if (!before) return null
  const { added, changed, removed } = changesBetween(siteFilesOf(before), siteFilesOf(manifest))
  return { added: added.length, changed: changed.length, removed: removed.length }
}

/** Every release that is there, out of the releases themselves: nothing else is kept about them. */
export async function readHistory(at: TenantTarget, keys: readonly PublicKey[], depth: Depth): Promise<ReleaseHistory> {
  await at.refresh('papers')
  const found = listReleaseIds(at.place).map((id) => readRelease(at.place, id, keys))
  const all = new Map(found.map((release) => [release.id, release]))
  const current = readCurrent(at.place)
  const live = current.kind === 'release' ? current : null
  const releases: ReleaseEntry[] = []
  for (const release of found) {
    const problems = await at.problems(release, depth)
    const provenance = release.manifest && depth === 'bytes' ? readProvenance(at.place, release.manifest, keys) : null
    releases.push(entryOf(release, { problems: [...problems], provenance, isCurrent: release.id === live?.id, all }))
  }
  return { current: live && { id: live.id, since: live.since.toISOString(), isThere: live.isThere }, releases }
}

function entryOf(
  { id, manifest, signature }: FoundRelease,
  found: Pick<ReleaseEntry, 'problems' | 'provenance' | 'isCurrent'> & { all: ReadonlyMap<string, FoundRelease> },
): ReleaseEntry {
  const { problems, provenance, isCurrent, all } = found
  return {
    id,
    isCurrent,
    created: manifest?.created ?? null,
    revision: manifest?.revision ?? null,
    previous: manifest?.previous ?? null,
    checks: manifest?.checks ?? null,
    signature: signature.state,
    signedBy: signerOf(signature, manifest),
    provenance,
    isWhole: problems.length === 0 && signature.state !== 'bad' && provenance?.state !== 'bad',
    problems,
    files: Object.keys(manifest?.files ?? {}).length,
    bytes: sumBytes(Object.values(manifest?.files ?? {})),
    carried: Object.keys(manifest?.carried ?? {}).length,
    changes: changesOf(manifest, all),
  }
}
