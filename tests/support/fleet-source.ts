import type { FleetSource, StandingReleases } from '#cli/fleet/source.ts'

/** What stands at a place in memory. */
export interface StandingPlace {
  tenants?: Readonly<Record<string, Partial<StandingReleases>>>
  /** By tenant, release and path: "acme/<id>/livery.json". */
  files?: Readonly<Record<string, string>>
  /** States of runs by their ids; an error is thrown by who reads it. */
  runs?: Readonly<Record<string, string | Error>>
}

/** A place that tenants are released to, and what was asked of it: "acme/<id>/livery.json 16384". */
export function sourceOf({ tenants = {}, files = {}, runs = {} }: StandingPlace): FleetSource & { asked: string[] } {
  const asked: string[] = []
  return {
    asked,
    shown: '/srv/www',
    listTenants: async () => Object.keys(tenants),
    standingOf: async (tenant) => ({ live: null, releases: [], problem: null, ...tenants[tenant] }),
    async readHead({ tenant, id }, path, limit) {
      asked.push(`${tenant}/${id}/${path} ${limit}`)
      const text = files[`${tenant}/${id}/${path}`]
      return text === undefined ? null : Buffer.from(text).subarray(0, limit)
    },
    listRuns: async () => Object.keys(runs),
    async readRun(id) {
      const found = runs[id] ?? ''
      if (found instanceof Error) throw found
      return found
    },
    verify: async ({ tenant }) => [`${tenant} was checked`],
  }
}
