import { makeFolder, removeRelease, sweep } from '#cli/release/folders.ts'
import type { PublicKey, SigningKey } from '#cli/release/keys.ts'
import type { ReleasePlace } from '#cli/release/layout.ts'
import { withLock } from '#cli/release/lock.ts'
import { inWords, makeRelease } from '#cli/release/make.ts'
import type { ReleaseManifest } from '#cli/release/manifest.ts'
import { planRelease, type ReleasePlan } from '#cli/release/plan.ts'
import { requireApart, requireSoundPlace, requireSpace } from '#cli/release/preflight.ts'
import { readSoundSite } from '#cli/release/sound-site.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import type { ReleaseChecks } from './checks.ts'

export interface ReleaseRequest {
  place: ReleasePlace
  /** Absolute: the built site. */
  siteDir: string
  /** As messages name it. */
  shownSite: string
  key: SigningKey | undefined
  trusted: readonly PublicKey[]
  revision: ReleaseManifest['revision']
  /** Checks the built site. Asked only where it would go live. */
  verify: () => Promise<ReleaseChecks>
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
  state: 'released' | 'unchanged' | 'planned' | 'refused' | 'confirm-needed'
  plan: ReleasePlan
  /** Null where nothing would go live. */
  checks: ReleaseChecks | null
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
  const site = readSoundSite(siteDir, place.tenant, request.shownSite)
  requireApart(place, siteDir)
  return planRelease({ place, site, now: new Date(), key, trusted, keepAssets, keepReleases: request.prune })
}

/** Why a plan is not to be carried out, if it is not. */
function stopOf(request: ReleaseRequest, plan: ReleasePlan): ReleaseOutcome['state'] | null {
  if (plan.isLiveAlready && !request.isAgain) return 'unchanged'
  if (request.isDryRun) return 'planned'
  return plan.previous !== null && request.confirm === undefined ? 'confirm-needed' : null
}

/** Those that a path leads through. */
const foldersOf = (path: string): string[] => {
  const steps = path.split('/').slice(0, -1)
  return steps.map((_, index) => steps.slice(0, index + 1).join('/'))
}

function spaceFor(plan: ReleasePlan): { free: number; needed: number } {
  const folders = new Set(Object.keys({ ...plan.carried, ...plan.files }).flatMap(foldersOf))
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

/** A site that was built anew since it was checked has not been checked. */
function requireSameSite(before: ReleasePlan, now: ReleasePlan): void {
  if (before.content === now.content && before.site.inputs === now.site.inputs) return
  throw new CliError('site-changed', `${now.site.dir} was built anew while it was being released`, {
    hint: 'Let nothing build into that folder meanwhile, and release again; what is live is untouched.',
  })
}

async function carryOut(request: ReleaseRequest, checked: ReleasePlan, checks: ReleaseChecks): Promise<ReleaseOutcome> {
  const swept = sweep(request.place)
  const looked = look(request)
  // While this one waited, another may have released.
  const stop = stopOf(request, looked)
  if (stop) return { state: stop, plan: looked, checks, space: null, pruned: [], swept }
  requireSameSite(checked, looked)
  const { plan, early } = makeRoom(request, looked)
  const space = spaceFor(plan)
  await makeRelease(plan, { revision: request.revision, checks: checks.record }, request.key)
  return { state: 'released', plan, checks, space, pruned: [...early, ...pruneAfter(plan)], swept }
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
  const done = { plan, space: null, pruned: [], swept: [] }
  if (stop === 'unchanged') return { ...done, state: stop, checks: null }
  const checks = await request.verify()
  if (stop === 'planned') return { ...done, state: stop, checks, space: spaceFor(plan) }
  if (checks.refused.length > 0) return { ...done, state: 'refused', checks }
  if (stop) return { ...done, state: stop, checks }
  try {
    makeFolder(place.dir)
    return await withLock(place, { wait: request.wait, onWait: request.onWait }, () => carryOut(request, plan, checks))
  } catch (error) {
    throw inWords(error)
  }
}
