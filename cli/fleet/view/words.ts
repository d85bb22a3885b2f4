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

/** "live, 50 %"; who was held back has no share. */
export function shownCohort({ state, share }: Cohort): string {
  return state === 'held-back' ? stateWords[state] : `${stateWords[state]}, ${shownShare(share)}`
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

/** Tenants a second while a step is under way; null before a second has passed. */
function rateOf(startedAt: string | null, out: number, now: number): number | null {
  const seconds = startedAt === null ? 0 : (now - Date.parse(startedAt)) / 1000
  return seconds >= 1 && out > 0 ? out / seconds : null
}

/** How far the steps are at a moment, ISO 8601. */
export function stepProgress(run: FleetRun, read: string): StepProgress[] {
  const perStep = run.steps.map(() => ({ all: 0, out: 0 }))
  for (const { step, state } of Object.values(run.tenants)) {
    const own = perStep[step]
    if (!own) continue
    own.all += 1
    if (state !== 'waiting') own.out += 1
  }
  let before = 0
  return run.steps.map((step, index) => {
    const { all, out } = perStep[index] ?? { all: 0, out: 0 }
    const total = before + out
    before += all
    return {
      out: total,
      done: all === 0 ? Number(step.state === 'done') : out / all,
      words: stepWords(run, index, { out, total, read }),
    }
  })
}

function stepWords(
  run: FleetRun,
  index: number,
  { out, total, read }: { out: number; total: number; read: string },
): string {
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
  const rate = run.state === 'paused' ? null : rateOf(step.startedAt, out, Date.parse(read))
  return `${shownCount(total)} out${rate === null ? '' : `, ${rate < 10 ? rate.toFixed(1) : Math.round(rate)} a second`}`
}
