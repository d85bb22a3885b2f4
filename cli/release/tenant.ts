import type { PublicKey, SigningKey } from '#cli/keys/keys.ts'
import { inWords } from '#cli/release/make.ts'
import type { ReleaseManifest, ReleaseOrigin } from '#cli/release/manifest.ts'
import { planRelease, type ReleasePlan } from '#cli/release/plan.ts'
import { withProvenance } from '#cli/release/provenance.ts'
import { readSoundSite } from '#cli/release/sound-site.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import type { ReleaseChecks } from './checks.ts'
import type { TenantTarget } from './target.ts'

export interface ReleaseRequest {
  tenant: string
  /** Where its releases go. */
  at: TenantTarget
  /** Absolute: the built site. */
  siteDir: string
  /** As messages name it. */
  shownSite: string
  key: SigningKey | undefined
  trusted: readonly PublicKey[]
  revision: ReleaseManifest['revision']
  /** What was installed where the site was built; absent where that was elsewhere. */
  installed?: ReleaseOrigin['installed']
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

async function look(request: ReleaseRequest): Promise<ReleasePlan> {
  const { tenant, at, siteDir, key, trusted, keepAssets } = request
  at.requireSound()
  const site = readSoundSite(siteDir, tenant, request.shownSite)
  at.requireSound(siteDir)
  await at.refresh({ keep: keepAssets, site })
  const options = { place: at.place, site, now: new Date(), key, trusted, keepAssets, keepReleases: request.prune }
  return planRelease({ ...options, isWhole: (release) => at.isWhole(release) })
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

function spaceFor({ at }: ReleaseRequest, plan: ReleasePlan): { free: number; needed: number } | null {
  const folders = new Set(Object.keys({ ...plan.carried, ...plan.files }).flatMap(foldersOf))
  return at.space({ written: plan.written, folders: folders.size + 4 })
}

async function prune({ at }: ReleaseRequest, plan: ReleasePlan): Promise<string[]> {
  for (const id of plan.pruned) await at.remove(id)
  return plan.pruned
}

/** @throws CliError that says what did go well. */
async function pruneAfter(request: ReleaseRequest, plan: ReleasePlan): Promise<string[]> {
  try {
    return await prune(request, plan)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new CliError('prune-failed', `${plan.id} is live, but an old release could not be removed: ${reason}`, {
      hint: 'Check the permissions; the next release with --prune tries again.',
      cause,
    })
  }
}

/** Old releases that are to go anyway go first where there is no room for the new one. */
async function makeRoom(request: ReleaseRequest, plan: ReleasePlan): Promise<{ plan: ReleasePlan; early: string[] }> {
  try {
    spaceFor(request, plan)
    return { plan, early: [] }
  } catch (error) {
    if (plan.pruned.length === 0 || !(error instanceof CliError)) throw error
    const early = await prune(request, plan)
    return { plan: await look(request), early }
  }
}

/** A site that was built anew since it was checked has not been checked. */
function requireSameSite(before: ReleasePlan, now: ReleasePlan): void {
  if (before.content === now.content && before.site.inputs === now.site.inputs) return
  throw new CliError('site-changed', `${now.site.dir} was built anew while it was being released`, {
    hint: 'Let nothing build into that folder meanwhile, and release again; what is live is untouched.',
  })
}

const originOf = ({ revision, installed }: ReleaseRequest, checks: ReleaseChecks): ReleaseOrigin => ({
  revision,
  installed,
  checks: checks.record,
})

async function carryOut(request: ReleaseRequest, checked: ReleasePlan, checks: ReleaseChecks): Promise<ReleaseOutcome> {
  const swept = [...(await request.at.sweep())]
  const looked = await look(request)
  // While this one waited, another may have released.
  const stop = stopOf(request, looked)
  if (stop) return { state: stop, plan: looked, checks, space: null, pruned: [], swept }
  requireSameSite(checked, looked)
  const { plan: room, early } = await makeRoom(request, looked)
  const origin = originOf(request, checks)
  const plan = withProvenance(room, origin, request.key)
  const space = spaceFor(request, plan)
  await request.at.make(plan, origin, request.key)
  return { state: 'released', plan, checks, space, pruned: [...early, ...(await pruneAfter(request, plan))], swept }
}

/**
 * Releases a built site: what is live is the old release or the new one at every moment, whatever fails.
 * @throws CliError where the site, the target or the disk does not allow it
 */
export async function releaseTenant(request: ReleaseRequest): Promise<ReleaseOutcome> {
  const { tenant, at, confirm } = request
  if (confirm !== undefined && confirm !== tenant) {
    throw new CliError('wrong-confirm', `--confirm names "${confirm}", the release is of "${tenant}"`, {
      hint: 'Nothing was changed. Name the tenant that is to be replaced.',
      exitCode: 2,
    })
  }
  const plan = await look(request)
  const stop = stopOf(request, plan)
  const done = { plan, space: null, pruned: [], swept: [] }
  if (stop === 'unchanged') return { ...done, state: stop, checks: null }
  const checks = await request.verify()
  if (stop === 'planned') {
    const whole = withProvenance(plan, originOf(request, checks), request.key)
    return { ...done, plan: whole, state: stop, checks, space: spaceFor(request, whole) }
  }
  if (checks.refused.length > 0) return { ...done, state: 'refused', checks }
  if (stop) return { ...done, state: stop, checks }
  try {
    return await at.withLock({ wait: request.wait, onWait: request.onWait }, () => carryOut(request, plan, checks))
  } catch (error) {
    throw inWords(error)
  }
}
