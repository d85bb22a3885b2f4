import type { PublicKey, SigningKey } from '#cli/keys/keys.ts'
import { type FileMarks, markOf, sumBytes } from '../site-files/tree.ts'
import { type Carried, carriedFiles } from './carry.ts'
import { deltasOf, isDelta } from './deltas.ts'
import { currentId, listReleaseIds, newReleaseId, provenancePath, type ReleasePlace } from './layout.ts'
import { changesBetween, contentHash, type FileChanges, type ReleaseManifest } from './manifest.ts'
import { serverFilePaths, serverFiles } from './server-files.ts'
import type { SoundSite } from './sound-site.ts'
import { type FoundRelease, problemsOf, readRelease } from './verify.ts'

/** Everything that is decided before the first byte is written. */
export interface ReleasePlan {
  place: ReleasePlace
  site: SoundSite
  id: string
  /** ISO 8601: the moment of the plan, which the id carries too. */
  created: string
  content: string
  /** What is live now. */
  previous: string | null
  /** Live is this very content already, whole and trusted. */
  isLiveAlready: boolean
  changes: FileChanges
  /** The site's files, the lines for web servers, and what those get who have earlier versions of the files. */
  files: FileMarks
  /** Of `files`, those for who has a dictionary. */
  deltas: Readonly<Record<string, Buffer>>
  /** Signed papers about it, which are among `files` once it is carried out. */
  provenance?: Readonly<Record<string, Buffer>>
  carried: Carried['files']
  /** By content: the release whose file can be linked instead of written. */
  linkable: ReadonlyMap<string, { id: string; path: string }>
  bytes: number
  /** Sizes of the files that must be written. */
  written: number[]
  /** Ids that `--prune` would remove once this release is live. */
  pruned: string[]
  warnings: string[]
}

export interface PlanOptions {
  place: ReleasePlace
  site: SoundSite
  now: Date
  /** Undefined for an unsigned release. */
  key: SigningKey | undefined
  /** Further keys whose releases are trusted: those that signed before this one. */
  trusted: readonly PublicKey[]
  /** Releases whose hashed files are kept for open tabs. */
  keepAssets: number
  /** Releases that stay; undefined keeps all. */
  keepReleases: number | undefined
  /** Whether every byte of a release is as it must be; without it its folder is read. */
  isWhole?: (release: FoundRelease) => boolean
}

/** A signed release takes in files of releases alone whose signature holds; else whoever can write there could add to it. */
function isTrusted(release: FoundRelease, options: PlanOptions): boolean {
  return release.signature.state === 'signed' || (options.key === undefined && release.signature.state !== 'bad')
}

function warningOf({ id, signature, manifest }: FoundRelease): string {
  if (!manifest) return `${id} has no manifest that can be read`
  const { state } = signature
  const reason = state === 'unknown-key' ? `signed by ${signature.fingerprint}` : state === 'bad' ? 'damaged' : state
  return `${id} is ${reason}: nothing of it is kept for open tabs`
}

function linkableOf(releases: readonly FoundRelease[]): ReleasePlan['linkable'] {
  const linkable = new Map<string, { id: string; path: string }>()
  for (const { id, manifest } of releases) {
    for (const [path, { sha256 }] of Object.entries({ ...manifest?.carried, ...manifest?.files })) {
      if (!linkable.has(sha256)) linkable.set(sha256, { id, path })
    }
  }
  return linkable
}

/** The newest stay, and never go: what is live, and what was live before it. */
function prunedIds(ids: readonly string[], keep: number | undefined, live: readonly (string | null)[]): string[] {
  return keep === undefined ? [] : ids.slice(keep).filter((id) => !live.includes(id))
}

/** The file of a release that livery did not put there; undefined where there is none. */
function foreignIn(place: ReleasePlace, release: FoundRelease | undefined): string | undefined {
  if (!release?.manifest) return undefined
  return problemsOf(place, release, 'sizes').find(({ problem }) => problem === 'not-listed')?.path
}

/** What `--prune` removes: a release that somebody put something into stays, with a warning. */
function pruning(
  options: PlanOptions,
  { releases, id, previous }: { releases: readonly FoundRelease[]; id: string; previous: string | null },
) {
  const ids = prunedIds([id, ...releases.map((release) => release.id)], options.keepReleases, [id, previous])
  const held = ids.flatMap((old) => {
    const foreign = foreignIn(
      options.place,
      releases.find((release) => release.id === old),
    )
    return foreign === undefined ? [] : [{ id: old, foreign }]
  })
  return {
    pruned: ids.filter((old) => held.every((one) => one.id !== old)),
    warnings: held.map((one) => `${one.id} is not removed: it holds "${one.foreign}", which livery did not make`),
  }
}

/** Looks at the target and says what a release would do. Changes nothing. */
export function planRelease(options: PlanOptions): ReleasePlan {
  const { place, site, now } = options
  const ids = listReleaseIds(place)
  const previous = currentId(place)
  const keys = options.key ? [options.key.public, ...options.trusted] : options.trusted
  const releases = ids.map((id) => readRelease(place, id, keys))
  const content = contentHash(site.files)
  const id = newReleaseId(now, content, ids[0])
  const wanted = releases.filter((release, index) => index < options.keepAssets || release.id === previous)
  const kept = options.keepAssets === 0 ? [] : wanted
  const sources = kept.filter((release) => isTrusted(release, options)).flatMap(({ manifest }) => manifest ?? [])
  const carried = carriedFiles(place, sources, site.files)
  const live = releases.find((release) => release.id === previous)
  const isWhole = options.isWhole ?? ((release) => problemsOf(place, release, 'bytes').length === 0)
  const deltas = deltasOf(place, sources, site)
  const made = { ...serverFiles(id), ...deltas }
  const own = Object.fromEntries(Object.entries(made).map(([path, bytes]) => [path, markOf(bytes)]))
  const files = { ...site.files, ...own }
  const linkable = linkableOf(releases)
  const { pruned, warnings } = pruning(options, { releases, id, previous })
  const all = [...Object.values(files), ...Object.values(carried.files)]
  return {
    place,
    site,
    id,
    created: now.toISOString(),
    content,
    previous,
    isLiveAlready: live?.manifest?.content === content && isTrusted(live, options) && isWhole(live),
    changes: changesBetween(siteFilesOf(live?.manifest), site.files),
    files,
    deltas,
    carried: carried.files,
    linkable,
    bytes: sumBytes(all),
    written: all.filter(({ sha256 }) => !linkable.has(sha256)).map(({ bytes }) => bytes),
    pruned,
    warnings: [
      ...kept.filter((release) => !isTrusted(release, options)).map(warningOf),
      ...carried.warnings,
      ...warnings,
      ...(options.key?.isExposed ? [`${options.key.public.name} can be read by others than its owner: chmod 600`] : []),
    ],
  }
}

/** A release's files without those that name the release itself, or lead to it from another. */
export function siteFilesOf(manifest: ReleaseManifest | undefined): FileMarks {
  const own = new Set([...serverFilePaths, provenancePath])
  return Object.fromEntries(Object.entries(manifest?.files ?? {}).filter(([path]) => !own.has(path) && !isDelta(path)))
}
