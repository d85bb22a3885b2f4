import { join } from 'node:path'
import { shownPath } from '#cli/lib/shown-path.ts'
import { requireReplaceable } from '#cli/site-files/site-folder.ts'
import type { Store } from '#cli/store/store.ts'
import type { Fingerprint, Fingerprints } from '../fingerprint/fingerprint.ts'
import { gatesHint } from '../fingerprint/outline.ts'
import { newSitesFolder } from '../run/guarded.ts'
import type { Workspace } from '../run/workspace.ts'
import { openClashes } from './claims.ts'
import { storedFindings } from './findings.ts'
import type { KnownSites } from './known-sites.ts'
import { type BuildReason, lookAtPublished } from './reasons.ts'
import { recoverAll } from './recover.ts'
import { aboutSite, type BuiltTenant, builtAs, type PublishedSite } from './result.ts'
import type { TenantJob } from './tenant.ts'

/** What is to be done for the tenants asked for. */
export interface BuildPlan {
  /** Tenants whose site is what their inputs give. */
  unchanged: readonly BuiltTenant[]
  /** The rest, tenants of one profile after each other. */
  jobs: readonly TenantJob[]
  /** Equal for tenants that are likely of one profile. */
  groupOf(job: TenantJob): string
  reasons: ReadonlyMap<string, readonly BuildReason[]>
}

export interface PlanOptions {
  workspace: Workspace
  outDir: string
  /** The tenants asked for. */
  codes: readonly string[]
  /** Every tenant that there is. */
  allCodes: readonly string[]
  fingerprints: Fingerprints
  store: Store
  known: KnownSites
}

/**
 * Finds out what has to be built by content alone: nothing is parsed deeply, and what is unchanged is not checked.
 * @throws CliError (usage) where a site would take the place of what livery did not make: nothing is built then
 */
export async function planBuild(options: PlanOptions): Promise<BuildPlan> {
  const { workspace, outDir, codes, fingerprints, store } = options
  newSitesFolder(workspace, { option: '--out', shown: outDir }, codes)
  await recoverAll(outDir)
  const clashesOf = openClashes(options.allCodes, fingerprints.outlineOf)
  const unchanged: BuiltTenant[] = []
  const jobs: TenantJob[] = []
  const reasons = new Map<string, readonly BuildReason[]>()
  for (const code of codes) {
    const startedAt = performance.now()
    const fingerprint = fingerprints.of(code)
    const clashes = clashesOf(code)
    const found: PublishedSite | BuildReason[] =
      fingerprint === null
        ? [{ kind: 'always-checked' }]
        : clashes.length > 0
          ? [{ kind: 'domain-taken' }]
          : siteOrReasons(options, code, fingerprint)
    if (Array.isArray(found)) {
      reasons.set(code, found)
      jobs.push({ kind: 'tenant', code, fingerprint, clashes, isPublished: null })
      continue
    }
    const diagnostics = await storedFindings({ workspace, store }, found.inputs, found.warnings)
    if (diagnostics) {
      const ms = Math.round(performance.now() - startedAt)
      unchanged.push(builtAs({ workspace, outDir, code }, found, { ms, cached: true, diagnostics }))
    } else {
      jobs.push({ kind: 'tenant', code, fingerprint, clashes, isPublished: found })
    }
  }
  for (const { code, isPublished } of jobs) {
    const dir = join(outDir, code)
    if (!isPublished) requireReplaceable(dir, code, shownPath(workspace.cwd, dir))
  }
  return { unchanged, reasons, ...byProfile(jobs, fingerprints) }
}

/** The site that the inputs give, where it stands in its place; else why it is to be built. */
function siteOrReasons(
  { outDir, known }: PlanOptions,
  code: string,
  fingerprint: Fingerprint,
): PublishedSite | BuildReason[] {
  const target = join(outDir, code)
  const before = known.find(target, fingerprint.inputs)
  if (before) return before
  const found = lookAtPublished(target, code, fingerprint)
  if (Array.isArray(found)) return found
  known.learn(target, found.manifest, found.stats)
  return aboutSite(found.manifest)
}

/** A worker that meets few profiles keeps the code of few in memory, and draws the parts that their pages share once. */
function byProfile(jobs: readonly TenantJob[], fingerprints: Fingerprints): Pick<BuildPlan, 'jobs' | 'groupOf'> {
  const hints = new Map(jobs.map(({ code }) => [code, gatesHint(fingerprints.chainOf(code))]))
  const groupOf = ({ code }: TenantJob) => hints.get(code) ?? ''
  const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
  return { jobs: jobs.toSorted((a, b) => order(groupOf(a), groupOf(b))), groupOf }
}
