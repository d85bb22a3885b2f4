import type { FleetRun } from '../run-state.ts'
import type { Cohort, CohortState, ShownRelease } from './fleet.ts'

const steps: readonly [seconds: number, unit: string][] = [
  [86_400, 'd'],
  [3600, 'h'],
  [60, 'min'],
]

/** "4 min", "9 h", "20 d": the largest unit that there is one of. */
export function shownAge(seconds: number): string {
  for (const [step, unit] of steps) {
    if (seconds >= step) return `${Math.floor(seconds / step)} ${unit}`
  }
  return `${Math.max(0, Math.floor(seconds))} s`
}

/** "206.1". */
export const shownKilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

/** "1 %", "12.5 %". */
export const shownShare = (share: number) => `${Number((share * 100).toFixed(2))} %`

export const shownCount = (count: number) => count.toLocaleString('en-GB')

/** "14:31:02", UTC. */
export const shownTime = (moment: string) => moment.slice(11, 19)

/** "2026-11-22.3", or "2026-11-14 1a2b3c4d" of a release that no known run made. */
export const shownLabel = ({ id, label, isOfRun }: ShownRelease) => (isOfRun ? label : `${label} ${id.slice(-8)}`)

export const stateWords: Readonly<Record<CohortState, string>> = {
  live: 'live',
  next: 'next',
  waits: 'waits',
  'held-back': 'held back',
  failed: 'failed',
  'rolled-back': 'rolled back',
  'not-reached': 'not reached',
}

/** "live, 50 %"; who has no part in the steps any more has no share. */
export function shownCohort({ state, share }: Cohort): string {
  return state === 'held-back' || state === 'not-reached'
    ? stateWords[state]
    : `${stateWords[state]}, ${shownShare(share)}`
}

export const runWords: Readonly<Record<FleetRun['state'], string>> = {
  'under-way': 'under way',
  paused: 'paused',
  done: 'done',
  stopped: 'stopped',
}

/** How many of a run's tenants are in each state. */
export interface RunCounts {
  tenants: number
  out: number
  heldBack: number
  failed: number
  rolledBack: number
}

export function countRun(run: FleetRun): RunCounts {
  const states = Object.values(run.tenants).map(({ state }) => state)
  const count = (...wanted: readonly string[]) => states.filter((state) => wanted.includes(state)).length
  return {
    tenants: states.length,
    out: count('released', 'unchanged'),
    heldBack: count('held-back'),
    failed: count('failed'),
    rolledBack: count('rolled-back'),
  }
}

/** How far a step is: tenants of all steps up to it that have the release, and what is said beside its bar. */
export interface StepProgress {
  out: number
  /** 0 to 1, of the tenants that this step adds. */
  done: number
  words: string
}

const minutesBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 60_000)

/** Tenants a second while a step is under way, until its latest one: a run that was killed has not become slow. */
function rateOf(startedAt: string | null, out: number, latest: string): number | null {
  const seconds = startedAt === null ? 0 : (Date.parse(latest) - Date.parse(startedAt)) / 1000
  return seconds >= 1 && out > 0 ? out / seconds : null
}

interface StepCounts {
  all: number
  /** Not to be waited for any more: released, held back or failed. */
  settled: number
  out: number
  /** When its latest tenant was released; empty before. */
  latest: string
}

function countSteps(run: FleetRun): StepCounts[] {
  const steps = run.steps.map((): StepCounts => ({ all: 0, settled: 0, out: 0, latest: '' }))
  for (const { step, state, at } of Object.values(run.tenants)) {
    const own = steps[step]
    if (!own) continue
    own.all += 1
    if (state !== 'waiting') own.settled += 1
    if (state === 'released' || state === 'unchanged') own.out += 1
    if (at !== null && at > own.latest) own.latest = at
  }
  return steps
}

/** How far the steps are at a moment, ISO 8601. */
export function stepProgress(run: FleetRun, read: string): StepProgress[] {
  let total = 0
  return countSteps(run).map((counts, index) => {
    const { all, settled, out } = counts
    total += out
    const done = all === 0 ? Number(run.steps[index]?.state === 'done') : settled / all
    return { out: total, done, words: stepWords(run, index, { ...counts, total, read }) }
  })
}

function stepWords(run: FleetRun, index: number, counts: StepCounts & { total: number; read: string }): string {
  const { out, latest, total, read } = counts
  const step = run.steps[index]
  if (!step) return ''
  if (step.state === 'stopped') return 'stopped'
  if (step.state === 'done') {
    return step.healthyAt && step.releasedAt
      ? `healthy for ${minutesBetween(step.releasedAt, step.healthyAt)} min`
      : 'done'
  }
  if (step.state === 'waiting') {
    const previous = run.steps[index - 1]
    return previous && run.state !== 'stopped' ? `after ${shownShare(previous.share)}` : 'not begun'
  }
  if (step.releasedAt) return `out, healthy for ${minutesBetween(step.releasedAt, read)} min`
  const rate = run.state === 'paused' ? null : rateOf(step.startedAt, out, latest)
  return `${shownCount(total)} out${rate === null ? '' : `, ${rate < 10 ? rate.toFixed(1) : Math.round(rate)} a second`}`
}
