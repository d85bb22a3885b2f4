import { readBuiltSite } from '#cli/release/built-site.ts'
import { makeFolder, removeRelease, sweep } from '#cli/release/folders.ts'
import type { PublicKey, SigningKey } from '#cli/release/keys.ts'
import type { ReleasePlace } from '#cli/release/layout.ts'
import { withLock } from '#cli/release/lock.ts'
import { inWords, makeRelease } from '#cli/release/make-release.ts'
import type { ReleaseManifest } from '#cli/release/manifest.ts'
import { planRelease, type ReleasePlan } from '#cli/release/plan-release.ts'
import { requireApart, requireSoundPlace, requireSpace } from '#cli/release/preflight.ts'
import { CliError } from '#cli/terminal/cli-error.ts'

export interface ReleaseRequest {
  place: ReleasePlace
  /** Absolute: the built site. */
  siteDir: string
  /** As messages name it. */
  shownSite: string
  key: SigningKey | undefined
  trusted: readonly PublicKey[]
  revision: ReleaseManifest['revision']
  keepAssets: number
  /** Releases that stay; undefined keeps all. */
  prune: number | undefined
  /** The tenant's code, said twice, where something is live. */
  confirm: string | undefined
  isDryRun: boolean
  /** Release even what is live already. */
  isAgain: boolean
  /** Milliseconds to wait for another release of the tenant. */
  wait: number
  onWait: () => void
}

export interface ReleaseOutcome {
  state: 'released' | 'unchanged' | 'planned' | 'confirm-needed'
  plan: ReleasePlan
  /** Bytes on the target's disk; null where nothing is to be written. */
  space: { free: number; needed: number } | null
  /** Ids that were removed. */
  pruned: string[]
  /** What killed runs had left. */
  swept: string[]
}

function look(request: ReleaseRequest): ReleasePlan {
  const { place, siteDir, key, trusted, keepAssets } = request
  requireSoundPlace(place)
  const site = readBuiltSite(siteDir, place.tenant, request.shownSite)
  requireApart(place, siteDir)
  return planRelease({ place, site, now: new Date(), key, trusted, keepAssets, keepReleases: request.prune })
}

/** Why a plan is not to be carried out, if it is not. */
function stopOf(request: ReleaseRequest, plan: ReleasePlan): ReleaseOutcome['state'] | null {
  if (plan.isLiveAlready && !request.isAgain) return 'unchanged'
  if (request.isDryRun) return 'planned'
  return plan.previous !== null && request.confirm === undefined ? 'confirm-needed' : null
}

function spaceFor(plan: ReleasePlan): { free: number; needed: number } {
  const folders = new Set(Object.keys({ ...plan.carried, ...plan.files }).map((path) => path.replace(/[^/]+$/, '')))
  return requireSpace(plan.place, { written: plan.written, folders: folders.size + 4 })
}

function prune(plan: ReleasePlan): string[] {
  for (const id of plan.pruned) removeRelease(plan.place, id)
  return plan.pruned
}

/** @throws CliError that says what did go well. */
function pruneAfter(plan: ReleasePlan): string[] {
  try {
    return prune(plan)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new CliError('prune-failed', `${plan.id} is live, but an old release could not be removed: ${reason}`, {
      hint: 'Check the permissions; the next release with --prune tries again.',
      cause,
    })
  }
}

/** Old releases that are to go anyway go first where there is no room for the new one. */
function makeRoom(request: ReleaseRequest, plan: ReleasePlan): { plan: ReleasePlan; early: string[] } {
  try {
    spaceFor(plan)
    return { plan, early: [] }
  } catch (error) {
    if (plan.pruned.length === 0 || !(error instanceof CliError)) throw error
    const early = prune(plan)
    return { plan: look(request), early }
  }
}

async function carryOut(request: ReleaseRequest): Promise<ReleaseOutcome> {
  const swept = sweep(request.place)
  const looked = look(request)
  // While this one waited, another may have released.
  const stop = stopOf(request, looked)
  if (stop) return { state: stop, plan: looked, space: null, pruned: [], swept }
  const { plan, early } = makeRoom(request, looked)
  const space = spaceFor(plan)
  await makeRelease(plan, request.revision, request.key)
  return { state: 'released', plan, space, pruned: [...early, ...pruneAfter(plan)], swept }
}

/**
 * Releases a built site: what is live is the old release or the new one at every moment, whatever fails.
 * @throws CliError where the site, the target or the disk does not allow it
 */
export async function releaseTenant(request: ReleaseRequest): Promise<ReleaseOutcome> {
  const { place, confirm } = request
  if (confirm !== undefined && confirm !== place.tenant) {
    throw new CliError('wrong-confirm', `--confirm names "${confirm}", the release is of "${place.tenant}"`, {
      hint: 'Nothing was changed. Name the tenant that is to be replaced.',
      exitCode: 2,
    })
  }
  const plan = look(request)
  const stop = stopOf(request, plan)
  if (stop) return { state: stop, plan, space: stop === 'planned' ? spaceFor(plan) : null, pruned: [], swept: [] }
  try {
    makeFolder(place.dir)
    return await withLock(place, { wait: request.wait, onWait: request.onWait }, () => carryOut(request))
  } catch (error) {
    throw inWords(error)
  }
}
