import type { FleetRun } from '../run-state.ts'
import { ageOf, type Fleet, type FleetTenant, hasErrors } from './fleet.ts'
import { countRun } from './words.ts'

function runJson(run: FleetRun) {
  const { tenants: _, format: __, ...rest } = run
  return { ...rest, counts: countRun(run) }
}

function tenantJson(fleet: Fleet, { icon: _, live, ...tenant }: FleetTenant) {
  return { ...tenant, live: live && { ...live, age: ageOf(fleet, live) } }
}

/** The one object of `--json`: ages in seconds, sizes in bytes. Tenants of a run have their place in it by `cohort`. */
export function fleetJson(fleet: Fleet, rows: readonly FleetTenant[]) {
  const { target, read, isVerified, sums, run, stopped, unreadable } = fleet
  return {
    ok: !rows.some(hasErrors) && unreadable.length === 0,
    target,
    read,
    isVerified,
    sums,
    run: run && runJson(run),
    stopped: stopped && runJson(stopped),
    unreadable,
    tenants: rows.map((tenant) => tenantJson(fleet, tenant)),
  }
}
