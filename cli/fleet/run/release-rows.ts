import { counted } from '#cli/lib/counted.ts'
import type { ReleaseOutcome } from '#cli/release/tenant.ts'
import type { FleetRun } from '../run-state.ts'
import { changedPages, type ReleaseRow, writtenBytes } from './release-table.ts'

export const rowOf = (tenant: string, more: Partial<ReleaseRow>): ReleaseRow => ({
  ...{ tenant, state: 'waiting', release: null, previous: null, pages: null, bytes: null, reason: null },
  ...more,
})

/** What a release of a tenant would do. */
export function plannedRow(tenant: string, { plan, state, checks }: ReleaseOutcome): ReleaseRow {
  const about = { previous: plan.previous, pages: changedPages(plan), bytes: writtenBytes(plan) }
  if (state === 'unchanged') return rowOf(tenant, { ...about, state, release: plan.previous, pages: 0, bytes: 0 })
  const refused = checks?.refused ?? []
  if (refused.length === 0)
    return rowOf(tenant, {
      ...about,
      state: 'planned',
      reason: plan.previous ? `replaces ${plan.previous}` : 'the first',
    })
  const names = [...new Set(refused.map(({ check }) => check))].join(', ')
  return rowOf(tenant, { ...about, state: 'held-back', reason: `${counted(refused.length, 'finding')} of ${names}` })
}

/** What a run did, in the order of codes. */
export function rowsOf(run: FleetRun, done: ReadonlyMap<string, ReleaseOutcome>): ReleaseRow[] {
  return Object.entries(run.tenants)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([tenant, { state, release, previous, reason }]) => {
      const outcome = done.get(tenant)
      const isWritten = outcome?.state === 'released'
      const pages = isWritten ? changedPages(outcome.plan) : state === 'unchanged' ? 0 : null
      const bytes = isWritten ? writtenBytes(outcome.plan) : state === 'unchanged' ? 0 : null
      return { tenant, state, release, previous, pages, bytes, reason }
    })
}
