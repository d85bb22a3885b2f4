import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { PublicKey } from '#cli/keys/keys.ts'
import { type Current, listReleaseIds, placeOf, readCurrent } from '#cli/release/layout.ts'
import { problemsOf, readRelease } from '#cli/release/verify.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import type { FleetSource, StandingReleases } from '../source.ts'
import { checkedPhrases, runIdsOf } from './source-parts.ts'

const tenantCode = /^[a-z][a-z0-9-]{1,31}$/

function problemOf(current: Current, releases: readonly string[]): string | null {
  if (current.kind === 'foreign') return `"current" is ${current.what}, which livery did not make`
  if (current.kind === 'release' && !current.isThere) return `its folder is gone: ${current.id}`
  if (current.kind === 'none' && releases.length > 0) return 'none of its releases is live: "current" is gone'
  return null
}

function readStart(path: string, limit: number): Buffer | null {
  let handle: number | undefined
  try {
    handle = openSync(path, 'r')
    const bytes = Buffer.allocUnsafe(limit)
    return bytes.subarray(0, readSync(handle, bytes, 0, limit, 0))
  } catch {
    // Whoever asks takes what cannot be read for damaged, and says so.
    return null
  } finally {
    if (handle !== undefined) closeSync(handle)
  }
}

interface FolderTarget {
  /** Absolute. */
  path: string
  shown: string
  /** Keys whose releases are trusted. */
  keys: readonly PublicKey[]
}

function requireFolder({ path, shown }: FolderTarget): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  const hint = 'Name the folder of all released sites with --to: a folder for each tenant.'
  throw new CliError('no-folder', `There is no folder "${shown}"`, { hint, exitCode: 2 })
}

/** A folder of released sites. @throws CliError (usage) where there is none */
export function openFolderSource(target: FolderTarget): FleetSource {
  requireFolder(target)
  const place = (tenant: string) => placeOf(target.path, tenant)
  const runs = join(target.path, '.fleet')
  return {
    shown: target.shown,
    async listTenants() {
      const names = readdirSync(target.path).filter((name) => tenantCode.test(name))
      return names.filter((name) => existsSync(place(name).releasesDir))
    },
    async standingOf(tenant): Promise<StandingReleases> {
      const releases = listReleaseIds(place(tenant))
      const current = readCurrent(place(tenant))
      const live = current.kind === 'release' && current.isThere ? current.id : null
      return { live, releases, problem: problemOf(current, releases) }
    },
    async readHead({ tenant, id }, path, limit) {
      return readStart(join(place(tenant).releasesDir, id, path), limit)
    },
    async listRuns() {
      if (!existsSync(runs)) return []
      return runIdsOf(readdirSync(runs))
    },
    async readRun(id) {
      return readFileSync(join(runs, `${id}.json`), 'utf8')
    },
    async verify({ tenant, id }) {
      const release = readRelease(place(tenant), id, target.keys)
      return checkedPhrases(release.signature, problemsOf(place(tenant), release, 'bytes'))
    },
  }
}
