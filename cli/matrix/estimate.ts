import { type Costs, median } from '../run/costs.ts'

/** Milliseconds, where nothing was measured yet: a profile costs about as much as five of its tenants. */
const assumed = { tenant: 300, profile: 1500 }

export interface Estimate {
  /** Of a tenant without what its profile costs once. Milliseconds. */
  tenantMs(code: string, profile: string): number
  /** Of the first tenant of a profile, besides the tenant itself. Milliseconds. */
  profileMs(profile: string): number
}

/** What a tenant costs: as it did lately, else as others of its profile did, else as others did. */
export function estimate(costs: Costs | undefined): Estimate {
  const tenants = Object.entries(costs?.tenants ?? {}).map(([code, { profile, ms }]) => ({
    code,
    profile,
    ms: median(ms),
  }))
  const own = new Map(tenants.map(({ code, ms }) => [code, ms]))
  const measured = (list: readonly { ms: number | undefined }[]) =>
    median(list.flatMap(({ ms }) => (ms === undefined ? [] : [ms])))
  const ofAll = measured(tenants) ?? assumed.tenant
  const byProfile = new Map<string, number | undefined>()
  const ofProfile = (profile: string) => {
    if (!byProfile.has(profile))
      byProfile.set(profile, measured(tenants.filter((tenant) => tenant.profile === profile)))
    return byProfile.get(profile)
  }
  const profiles = Object.values(costs?.profiles ?? {}).map((ms) => ({ ms: median(ms) }))
  const ofAnyProfile = measured(profiles) ?? assumed.profile
  return {
    tenantMs: (code, profile) => Math.max(1, own.get(code) ?? ofProfile(profile) ?? ofAll),
    profileMs: (profile) => median(costs?.profiles[profile] ?? []) ?? ofAnyProfile,
  }
}
