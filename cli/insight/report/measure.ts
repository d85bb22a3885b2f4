import { join } from 'node:path'
import { profileOf } from '#cli/bundle/profile.ts'
import { measureCode, type ProfileCode } from '#cli/insight/report/code-sizes.ts'
import type { Report } from '#cli/insight/report/report.ts'
import { addDistinct, measureSite } from '#cli/insight/report/site-sizes.ts'
import { isRecord } from '#cli/lib/is-record.ts'
import type { Workspace } from '#cli/run/workspace.ts'
import { type BuiltSite, isBuiltSite, readBuiltSite } from '#cli/site-files/built-site.ts'
import { loadTenant, readMerged } from '#cli/tenant/load.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { defaultBudgets } from '#cli/verify/checks/budgets.ts'
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

/** Codes of built sites by profile, the profile of the most tenants first. */
function byProfile(sites: readonly BuiltSite[]): [profile: string, codes: string[]][] {
  const found = new Map<string, string[]>()
  for (const { manifest } of sites) {
    found.set(manifest.profile, [...(found.get(manifest.profile) ?? []), manifest.merchantCode])
  }
  return [...found].sort(([a, inA], [b, inB]) => inB.length - inA.length || (a < b ? -1 : 1))
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
  const sites = built.map((code) => readBuiltSite(join(sitesDir, code)))
  const distinct = new Map<string, number>()
  for (const site of sites) addDistinct(distinct, site)
  const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, number) => all + number, 0)
  const groups = byProfile(sites)
  const sizes = sites.map((site) => {
    const measured = measureSite(site)
    return { ...measured, budget: budget ?? budgetOf(workspace, measured.code) }
  })
  return {
    sites: sizes.toSorted((a, b) => b.firstLoadTotal - a.firstLoadTotal || (a.code < b.code ? -1 : 1)),
    unbuilt: codes.filter((code) => !built.includes(code)),
    distinctBytes: sum(distinct.values()),
    allBytes: sum(sites.flatMap((site) => Object.values(site.manifest.files).map((file) => file.bytes))),
    code: await measureProfiles(workspace, request, groups),
    profiles: groups.length,
  }
}
