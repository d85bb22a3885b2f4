import type { FleetRun } from '../run-state.ts'

/** Something that a person should look at. */
export interface FleetFinding {
  severity: 'error' | 'warning'
  /** Stable, kebab-case: "over-budget". */
  code: string
  /** A phrase: "first load 224.8 kB, budget 220.0 kB". */
  text: string
}

/** A release as the view shows it. */
export interface ShownRelease {
  id: string
  /** The run that made it live, "2026-11-22.3", else the day on which it was made, "2026-11-14". */
  label: string
  isOfRun: boolean
  /** ISO 8601: when it was made. */
  created: string
  /** The fingerprint of the key that signed it. */
  key: string | null
  /** Brotli bytes of JavaScript before the page answers; null where its papers do not say. */
  firstLoad: number | null
  /** Hashes of what the site was built from, by name. */
  inputParts: Readonly<Record<string, string>>
}

export const cohortStates = ['live', 'next', 'waits', 'held-back', 'failed', 'rolled-back', 'not-reached'] as const

/** Where a tenant stands in a run. `next`: its step is under way; `waits`: its step has not begun. */
export type CohortState = (typeof cohortStates)[number]

export interface Cohort {
  /** Index of its step. */
  step: number
  /** Of all tenants of the run, 0 to 1. */
  share: number
  state: CohortState
}

export interface FleetTenant {
  code: string
  name: string
  domain: string | null
  profile: string | null
  colour: string | null
  /** The text of a drawing. */
  icon: string | null
  live: ShownRelease | null
  /** What was live before it, where that is still there. */
  previous: ShownRelease | null
  /** Releases that are kept, the live one among them. */
  releases: number
  budget: number
  /** Errors first. */
  findings: readonly FleetFinding[]
  /** In the run that is shown; null where it has no part in it. */
  cohort: Cohort | null
}

export interface FleetSums {
  tenants: number
  /** Without a finding. */
  nothingToDo: number
  /** With warnings, and no error. */
  warnings: number
  errors: number
  /** That the run under way has not reached yet. */
  underWay: number
}

/** All that the view shows, at one moment. */
export interface Fleet {
  /** As the command line names it. */
  target: string
  /** ISO 8601: ages count from here. */
  read: string
  isVerified: boolean
  sums: FleetSums
  tenants: readonly FleetTenant[]
  /** The run that tenants' cohorts are of: the one under way, else the newest. */
  run: FleetRun | null
  /** The newest run that stopped, where it is not `run` and not older than that by more than it. */
  stopped: FleetRun | null
  /** Runs whose state cannot be read, with what is wrong. */
  unreadable: readonly { id: string; problem: string }[]
}

/** The moment that a release's id holds, "20261120T084454.123Z-1a2b3c4d", as ISO 8601: its papers may be gone. */
export const momentOf = (id: string): string =>
  id.replace(/^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(.+Z)-.*$/, '$1-$2-$3T$4:$5:$6')

/** A release's age in seconds at the moment that the fleet was read. */
export const ageOf = (fleet: Pick<Fleet, 'read'>, release: ShownRelease): number =>
  Math.max(0, Math.round((Date.parse(fleet.read) - Date.parse(release.created)) / 1000))

export const hasErrors = ({ findings }: FleetTenant) => findings.some(({ severity }) => severity === 'error')
