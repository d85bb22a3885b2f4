import { lstatSync, readdirSync, readlinkSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { releasePaper } from '../site-files/dictionaries.ts'

/** Where a tenant's releases stand: absolute paths below the folder that `--to` names. */
export interface ReleasePlace {
  tenant: string
  /** The tenant's own folder. */
  dir: string
  /** A folder for each release, named by its id. */
  releasesDir: string
  /** The link that a web server follows: `releases/<id>`. */
  current: string
  lock: string
}

export function placeOf(to: string, tenant: string): ReleasePlace {
  const dir = join(to, tenant)
  return {
    tenant,
    dir,
    releasesDir: join(dir, 'releases'),
    current: join(dir, 'current'),
    lock: join(dir, '.lock'),
  }
}

/** What belongs to one run and is of nobody's use after it: swept by the next. */
export const stageName = (id: string) => `.stage-${id}-${process.pid}`
export const trashName = (id: string) => `.trash-${id}`
export const switchName = () => `.current-${process.pid}`

/** The release's own papers: below `_deploy/`, which no web server gives out. */
export const manifestPath = releasePaper
export const signaturePath = '_deploy/release.json.sig'
export const provenancePath = '_deploy/provenance.json'

const idPattern = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2}\.\d{3}Z)-[0-9a-f]{8}$/
export const isReleaseId = (name: string) => idPattern.test(name)

const leftover = /^\.(stage-(?<staged>.+)-\d+|trash-(?<removed>.+)|current-\d+)$/

/** Whether a run left it behind: a stage, a release on its way out, a link that was not switched to. */
export function isLeftover(name: string): boolean {
  const { staged, removed } = leftover.exec(name)?.groups ?? {}
  return leftover.test(name) && [staged, removed].every((id) => id === undefined || isReleaseId(id))
}

/** The moment that an id carries, in milliseconds of the epoch. */
function timeOf(id: string): number {
  return Date.parse(id.replace(idPattern, '$1-$2-$3T$4:$5:$6'))
}

/**
 * "20261120T084454.123Z-1a2b3c4d": when it was released, and the first digits of its content's hash. Ids sort by time;
 * where the clock went back, the next stands a millisecond behind the newest.
 */
export function newReleaseId(now: Date, content: string, newest: string | undefined): string {
  const time = Math.max(now.getTime(), newest === undefined ? 0 : timeOf(newest) + 1)
  return `${new Date(time).toISOString().replaceAll(/[-:]/g, '')}-${content.slice(0, 8)}`
}

/** The ids of the releases that are there, newest first. */
export function listReleaseIds(place: ReleasePlace): string[] {
  if (!statSync(place.releasesDir, { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(place.releasesDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isReleaseId(entry.name))
    .map((entry) => entry.name)
    .sort()
    .reverse()
}

/** What `current` is: nothing, a release, or something that livery did not make and does not touch. */
export type Current =
  | { kind: 'none' }
  /** `isThere` is false where the release's folder is gone. `since` is when the link was set. */
  | { kind: 'release'; id: string; isThere: boolean; since: Date }
  | { kind: 'foreign'; what: string }

export function readCurrent(place: ReleasePlace): Current {
  const stats = lstatSync(place.current, { throwIfNoEntry: false })
  if (!stats) return { kind: 'none' }
  if (!stats.isSymbolicLink()) return { kind: 'foreign', what: stats.isDirectory() ? 'a folder' : 'a file' }
  const target = readlinkSync(place.current)
  const id = target.replace(/^releases\//, '')
  if (target === id || !isReleaseId(id)) return { kind: 'foreign', what: `a link to "${target}"` }
  const folder = lstatSync(join(place.releasesDir, id), { throwIfNoEntry: false })
  return { kind: 'release', id, isThere: folder?.isDirectory() ?? false, since: stats.mtime }
}

/** The id of the release that is live, or null. */
export function currentId(place: ReleasePlace): string | null {
  const current = readCurrent(place)
  return current.kind === 'release' ? current.id : null
}

/** What a release adds to the site; a built site has none of these. */
export const isReleasePaper = (path: string) => path.startsWith('_deploy/release.') || path === provenancePath
