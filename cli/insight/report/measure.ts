import { join } from 'node:path'
import { profileOf } from '#cli/bundle/profile.ts'
import { measureCode, type ProfileCode } from '#cli/insight/report/code-sizes.ts'
import type { Report } from '#cli/insight/report/report.ts'
import { addDistinct, measureSite, type SiteSizes } from '#cli/insight/report/site-sizes.ts'
import { isRecord } from '#cli/lib/is-record.ts'
import type { Workspace } from '#cli/run/workspace.ts'
import { isBuiltSite, readBuiltSite } from '#cli/site-files/built-site.ts'
import { loadTenant, readMerged } from '#cli/tenant/load.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { defaultBudgets } from '#cli/verify/checks/default-budgets.ts'
import { openCodeMaps } from './code-maps.ts'

export interface ReportRequest {
  codes: readonly string[]
  /** Absolute: where the built sites are. */
  sitesDir: string
  /** Bytes of JavaScript that a first load should not exceed, brotli; undefined: what each tenant's file says. */
  budget: number | undefined
  /** How many profiles' code is measured by module, those of the most tenants first. */
  profiles: number
  /** Told what takes long. */
  say(line: string): void
}

/** What is known of all sites together: of each its sizes, of what they share one number a file. */
interface Measured {
  sizes: SiteSizes[]
  /** Bytes by content. */
  distinct: Map<string, number>
  allBytes: number
  /** Codes by profile. */
  byProfile: Map<string, string[]>
}

/** One site after the other: of the thousand files that each names nothing is held once they are counted. */
function measureSites(sitesDir: string, codes: readonly string[]): Measured {
  const measured: Measured = { sizes: [], distinct: new Map(), allBytes: 0, byProfile: new Map() }
  for (const code of codes) {
    const site = readBuiltSite(join(sitesDir, code))
    const { profile, merchantCode } = site.manifest
    measured.sizes.push(measureSite(site))
    measured.allBytes += addDistinct(measured.distinct, site)
    measured.byProfile.set(profile, [...(measured.byProfile.get(profile) ?? []), merchantCode])
  }
  return measured
}

/** The profile of the most tenants first. */
function inOrder(byProfile: ReadonlyMap<string, string[]>): [profile: string, codes: string[]][] {
  return [...byProfile].sort(([a, inA], [b, inB]) => inB.length - inA.length || (a < b ? -1 : 1))
}

async function measureProfiles(
  workspace: Workspace,
  request: ReportRequest,
  groups: readonly [string, string[]][],
): Promise<ProfileCode[]> {
  const mapOf = openCodeMaps(workspace)
  const measured: ProfileCode[] = []
  for (const [id, codes] of groups.slice(0, request.profiles)) {
    // The tenant's folder may have moved on since the site was built: then its profile is another.
    const profiles = codes.map((code) => ({ code, tenant: loadTenant({ ...workspace, code }).tenant }))
    const same = profiles.find(({ tenant }) => tenant && profileOf(tenant).id === id)
    if (!same?.tenant) continue
    request.say(`Measuring the code of profile ${id}`)
    const chunks = await mapOf(profileOf(same.tenant))
    measured.push(measureCode(readBuiltSite(join(request.sitesDir, same.code)), chunks, codes))
  }
  return measured
}

/** What a tenant's own file allows, else what is allowed to all. */
function budgetOf(workspace: Workspace, code: string): number {
  const { budgets } = readMerged({ ...workspace, code }).merged.value
  const own = isRecord(budgets) ? budgets.initialJs : undefined
  return typeof own === 'number' ? own : defaultBudgets.initialJs
}

/** Measures built sites, and by module the code that they share. @throws CliError where none is built. */
export async function reportSizes(workspace: Workspace, request: ReportRequest): Promise<Report> {
  const { codes, sitesDir, budget } = request
  const built = codes.filter((code) => isBuiltSite(join(sitesDir, code)))
  if (built.length === 0) {
    throw new CliError('not-built', 'None of these tenants is built', { hint: 'Run "livery build" first.' })
  }
  const { sizes, distinct, allBytes, byProfile } = measureSites(sitesDir, built)
  const groups = inOrder(byProfile)
  const sites = sizes.map((size) => ({ ...size, budget: budget ?? budgetOf(workspace, size.code) }))
  return {
    sites: sites.toSorted((a, b) => b.firstLoadTotal - a.firstLoadTotal || (a.code < b.code ? -1 : 1)),
    unbuilt: codes.filter((code) => !built.includes(code)),
    distinctBytes: [...distinct.values()].reduce((all, bytes) => all + bytes, 0),
    allBytes,
    code: await measureProfiles(workspace, request, groups),
    profiles: groups.length,
  }
}
