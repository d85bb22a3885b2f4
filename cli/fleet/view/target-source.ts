import type { PublicKey } from '#cli/keys/keys.ts'
import type { LiveRelease, ReleaseTarget } from '#cli/release/target.ts'
import { readRelease } from '#cli/release/verify.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import type { FleetSource, StandingReleases } from '../source.ts'
import { checkedPhrases, runIdsOf } from './source-parts.ts'

/** What stands where a tenant's live release is named: a finding of that tenant, and no failure of the target. */
async function liveOf(target: ReleaseTarget, tenant: string): Promise<LiveRelease | string | null> {
  try {
    return await target.live(tenant)
  } catch (error) {
    if (error instanceof CliError && error.code === 'current-not-release') return error.message
    throw error
  }
}

/**
 * Releases that lie elsewhere: object storage, another machine. A target that does not answer fails the whole view, since
 * what was not read is not known to be damaged. The target stays open.
 */
export function openTargetSource(target: ReleaseTarget, keys: readonly PublicKey[]): FleetSource {
  return {
    shown: target.address,
    listTenants: () => target.tenants(),
    async standingOf(tenant): Promise<StandingReleases> {
      const [releases, live] = await Promise.all([target.releases(tenant), liveOf(target, tenant)])
      if (typeof live === 'string') return { live: null, releases, problem: live }
      if (live && releases.includes(live.id)) return { live: live.id, releases, problem: null }
      if (live) return { live: null, releases, problem: `what is live is gone: ${live.id}` }
      return { live: null, releases, problem: releases.length > 0 ? 'none of its releases is live' : null }
    },
    async readHead(release, path, limit) {
      const bytes = await target.fileStart(release, path, limit)
      return bytes === undefined ? null : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    },
    listRuns: async () => runIdsOf(await target.runs.list()),
    async readRun(id) {
      const found = await target.runs.read(`${id}.json`)
      if (!found) throw new Error('it is gone')
      return found.text
    },
    async verify({ tenant, id }) {
      const at = target.tenant(tenant)
      await at.refresh('papers')
      const release = readRelease(at.place, id, keys)
      return checkedPhrases(release.signature, await at.problems(release, 'bytes'))
    },
  }
}
