import type { FleetRun } from '../run-state.ts'
import { fleetRunSchema } from '../run-state.ts'
import type { FleetSource } from '../source.ts'
import type { Cohort, CohortState } from './fleet.ts'

/** More are kept; what an older run made live goes by its day. */
const newestRuns = 8

export interface ReadRuns {
  /** Newest first. */
  runs: FleetRun[]
  unreadable: { id: string; problem: string }[]
}

/** Ids hold a day and a count: 2026-11-22.10 is newer than 2026-11-22.9. */
function newerFirst(a: string, b: string): number {
  const [dayA = '', countA] = a.split('.')
  const [dayB = '', countB] = b.split('.')
  return dayA === dayB ? Number(countB) - Number(countA) : dayA < dayB ? 1 : -1
}

function parseRun(id: string, text: string): FleetRun | string {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return 'is not whole: its text is no JSON'
  }
  const { data, error } = fleetRunSchema.safeParse(value)
  if (data) return data.id === id ? data : `says that it is ${data.id}`
  const [issue] = error.issues
  return `is not the state of a run: ${issue?.path.join('.') || 'it'} ${issue?.message ?? ''}`
}

async function readOne(source: FleetSource, id: string): Promise<FleetRun | string> {
  try {
    return parseRun(id, await source.readRun(id))
  } catch (error) {
    return `cannot be read: ${error instanceof Error ? error.message : String(error)}`
  }
}

/** The newest runs; one that cannot be read is named, and the others are shown. */
export async function readRuns(source: FleetSource): Promise<ReadRuns> {
  const ids = (await source.listRuns()).sort(newerFirst).slice(0, newestRuns)
  const found: ReadRuns = { runs: [], unreadable: [] }
  for (const id of ids) {
    const run = await readOne(source, id)
    if (typeof run === 'string') found.unreadable.push({ id, problem: run })
    else found.runs.push(run)
  }
  return found
}

export const isUnderWay = ({ state }: FleetRun) => state === 'under-way' || state === 'paused'

/** The run that is shown, and the newest one that stopped before it. */
export function shownRuns(runs: readonly FleetRun[]): { run: FleetRun | null; stopped: FleetRun | null } {
  const run = runs.find(isUnderWay) ?? runs[0] ?? null
  return { run, stopped: runs.find((other) => other !== run && other.state === 'stopped') ?? null }
}

function stateOf(run: FleetRun, own: FleetRun['tenants'][string]): CohortState {
  if (own.state === 'released' || own.state === 'unchanged') return 'live'
  if (own.state !== 'waiting') return own.state
  if (!isUnderWay(run)) return 'not-reached'
  return run.steps[own.step]?.state === 'waiting' ? 'waits' : 'next'
}

/** Where a tenant stands in a run; null where it has no part in it. */
export function cohortOf(run: FleetRun | null, tenant: string): Cohort | null {
  const own = run && Object.hasOwn(run.tenants, tenant) ? run.tenants[tenant] : undefined
  if (!run || !own) return null
  return { step: own.step, share: run.steps[own.step]?.share ?? 1, state: stateOf(run, own) }
}

/** Tells which run made a release live. */
export function openRunNames(runs: readonly FleetRun[]): (tenant: string, release: string) => string | null {
  const names = new Map<string, string>()
  for (const run of runs) {
    for (const [tenant, { release }] of Object.entries(run.tenants)) {
      if (release !== null) names.set(`${tenant} ${release}`, run.id)
    }
  }
  return (tenant, release) => names.get(`${tenant} ${release}`) ?? null
}
