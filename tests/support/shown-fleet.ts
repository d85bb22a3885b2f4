import type { FleetRun } from '#cli/fleet/run-state.ts'
import type { Fleet, FleetTenant, ShownRelease } from '#cli/fleet/view/fleet.ts'
import { sumsOf } from '#cli/fleet/view/read-fleet.ts'

/** When the fleets of these tests were read. */
export const readAt = '2026-11-22T14:56:00.000Z'

/** A release that was made so many hours before, of a run unless `more` says otherwise. */
export function shownRelease(hours: number, more: Partial<ShownRelease> = {}): ShownRelease {
  const created = new Date(Date.parse(readAt) - hours * 3_600_000).toISOString()
  return {
    id: `${created.replaceAll(/[-:]/g, '')}-1a2b3c4d`,
    label: '2026-11-22.1',
    isOfRun: true,
    created,
    key: '0123456789abcdef',
    firstLoad: 190_000,
    inputParts: { code: 'a' },
    ...more,
  }
}

/** A tenant that has nothing to do; what `more` says takes the place of the rest. */
export function shownTenant(code: string, more: Partial<FleetTenant> = {}): FleetTenant {
  return {
    code,
    name: `Name of ${code}`,
    domain: `${code}.example`,
    profile: '01234567',
    colour: '#f00',
    icon: null,
    live: shownRelease(9),
    previous: null,
    releases: 1,
    budget: 220_000,
    findings: [],
    cohort: null,
    ...more,
  }
}

export function fleetOf(tenants: readonly FleetTenant[], run: FleetRun | null = null): Fleet {
  return {
    target: '/srv/www',
    read: readAt,
    isVerified: false,
    sums: sumsOf(tenants, run),
    tenants,
    run,
    stopped: null,
    unreadable: [],
  }
}
