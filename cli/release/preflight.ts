import { accessSync, constants, existsSync, realpathSync, statfsSync, statSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { entriesOf } from '#cli/fs/own-folder.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { isLeftover, isReleaseId, type ReleasePlace, readCurrent } from './layout.ts'

/** The nearest folder on the way up that is there. */
function nearestFolder(path: string): string {
  return existsSync(path) ? path : nearestFolder(dirname(path))
}

function requireFolder(path: string): void {
  if (!existsSync(path) || statSync(path).isDirectory()) return
  throw new CliError('not-a-folder', `${path} is not a folder`, { hint: 'Name the folder of all sites with --to.' })
}

function requireWritable(path: string): void {
  const folder = nearestFolder(path)
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown'
    throw new CliError('not-writable', `${folder} cannot be written to (${reason})`, {
      hint: 'Check who owns it, and that the disk is not mounted read-only.',
      cause,
    })
  }
}

const isWithin = (inner: string, outer: string) => inner === outer || inner.startsWith(outer + sep)

/** @throws CliError where the target is no place for releases. Changes nothing. */
export function requireSoundPlace(place: ReleasePlace): void {
  for (const path of [dirname(place.dir), place.dir, place.releasesDir]) {
    requireFolder(path)
    requireWritable(path)
  }
  if (existsSync(join(place.dir, 'livery.json')) || existsSync(join(place.dir, 'index.html'))) {
    throw new CliError('target-is-site', `${place.dir} is a site itself, not a folder of releases`, {
      hint: 'Release to another folder than the one that "livery build" writes to.',
    })
  }
  const current = readCurrent(place)
  if (current.kind === 'foreign') {
    throw new CliError('current-not-release', `${place.current} is ${current.what}, not a link to a release`, {
      hint: 'Move it away if nothing serves it; livery replaces only what it made.',
    })
  }
  const foreign = foreignIn(place)
  if (foreign === undefined) return
  throw new CliError('folder-not-ours', `${place.dir} holds "${foreign}", which livery did not make`, {
    hint: 'Nothing was changed. Move it away, or release to a folder that nothing else uses.',
    exitCode: 2,
  })
}

/** SQLite has a journal beside the lock while a release holds it. */
const ownNames = ['releases', 'current', '.lock', '.lock-journal']

/** What stands among a tenant's releases, and livery did not put there; undefined where nothing does. */
function foreignIn({ dir, releasesDir }: ReleasePlace): string | undefined {
  const beside = entriesOf(dir).find(({ name }) => !ownNames.includes(name) && !isLeftover(name))
  const among = entriesOf(releasesDir).find(({ name }) => !isReleaseId(name) && !isLeftover(name))
  return beside?.name ?? (among && `releases/${among.name}`)
}

/** @throws CliError where the built site and the releases stand within each other: a build would remove a release. */
export function requireApart(place: ReleasePlace, siteDir: string): void {
  const site = realpathSync(siteDir)
  const nearest = nearestFolder(place.dir)
  const target = realpathSync(nearest) + place.dir.slice(nearest.length)
  if (!isWithin(site, target) && !isWithin(target, site)) return
  throw new CliError('target-is-site', `${place.dir} and the built site stand within each other`, {
    hint: 'Release to another folder than the one that "livery build" writes to.',
  })
}

/** What a release takes on the target's disk. */
export interface SpaceNeed {
  /** The sizes of the files that are written: linked ones take nothing. */
  written: readonly number[]
  folders: number
}

/** Room for the manifest, folders' own entries and whatever else writes meanwhile. */
const spareBytes = 1_000_000
const spareEntries = 16

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

/** @throws CliError where the disk has no room. Gives what is free and what is needed, in bytes. */
export function requireSpace(place: ReleasePlace, need: SpaceNeed): { free: number; needed: number } {
  const { bavail, bsize, files, ffree } = statfsSync(nearestFolder(place.dir))
  const blocks = need.written.reduce((sum, bytes) => sum + Math.ceil(bytes / bsize), need.folders)
  const free = bavail * bsize
  const needed = blocks * bsize + spareBytes
  if (free < needed) {
    throw new CliError('no-space', `The release needs ${megabytes(needed)}, and ${megabytes(free)} are free`, {
      hint: 'Make room, or remove old releases with --prune at the next release; nothing was changed.',
    })
  }
  // File systems that count no inodes say 0 of 0.
  if (files > 0 && ffree < need.written.length + need.folders + spareEntries) {
    throw new CliError('no-space', 'The disk has no room for more files (inodes)', {
      hint: 'Remove old releases or other small files; nothing was changed.',
    })
  }
  return { free, needed }
}
