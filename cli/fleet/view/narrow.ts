import { CliError } from '#cli/terminal/cli-error.ts'
import { parseSize } from '#cli/terminal/sizes.ts'
import { ageOf, type CohortState, cohortStates, type Fleet, type FleetTenant, hasErrors } from './fleet.ts'

/** What narrows the tenants, as the command line has it. */
export interface NarrowOptions {
  olderThan?: string
  largerThan?: string
  release?: string
  profile?: string
  cohort?: string
  withFindings?: boolean
}

export const sortKeys = ['findings', 'age', 'size', 'release', 'code'] as const

export type SortKey = (typeof sortKeys)[number]

const secondsOf: Readonly<Record<string, number>> = { s: 1, min: 60, m: 60, h: 3600, d: 86_400, w: 604_800 }

const wrong = (code: string, message: string, hint: string) => new CliError(code, message, { hint, exitCode: 2 })

/** "30d", "12 h", "10m": seconds. */
export function parseAge(text: string): number {
  const [, amount, unit = ''] = /^(\d+(?:\.\d+)?)\s*(s|m|min|h|d|w)$/.exec(text.trim()) ?? []
  const factor = secondsOf[unit]
  if (amount !== undefined && factor !== undefined) return Number(amount) * factor
  throw wrong('bad-age', `"${text}" is no age`, 'Say a number and a unit: 30d, 12h, 10m.')
}

export function parseSort(text: string): SortKey {
  const known = sortKeys.find((key) => key === text)
  if (known) return known
  throw wrong('bad-sort', `Tenants are not sorted by "${text}"`, `Use ${sortKeys.join(', ')}.`)
}

/** How many rows; Infinity for "0", which is all. */
export function parseLimit(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text) || Number.POSITIVE_INFINITY
  throw wrong('bad-limit', `"${text}" is no number of rows`, 'Say how many, or 0 for all.')
}

type Test = (tenant: FleetTenant) => boolean

function cohortTest(text: string): Test {
  const state: CohortState | undefined = cohortStates.find((name) => name === text)
  if (state) return ({ cohort }) => cohort?.state === state
  const [, percent] = /^(\d+(?:\.\d+)?)\s*%$/.exec(text) ?? []
  if (percent !== undefined) {
    return ({ cohort }) => cohort !== null && Math.abs(cohort.share * 100 - Number(percent)) < 1e-6
  }
  throw wrong('bad-cohort', `There is no cohort "${text}"`, `Use ${cohortStates.join(', ')}, or a share such as 10%.`)
}

const releaseTest =
  (wanted: string): Test =>
  ({ live }) =>
    live !== null && (live.label === wanted || live.id === wanted || live.id.endsWith(`-${wanted}`))

/** Which tenants are meant. @throws CliError (usage) at a value that cannot be read */
export function narrowed(fleet: Fleet, options: NarrowOptions): FleetTenant[] {
  const { olderThan, largerThan, release, profile, cohort, withFindings } = options
  const tests: Test[] = []
  if (olderThan !== undefined) {
    const age = parseAge(olderThan)
    tests.push(({ live }) => live !== null && ageOf(fleet, live) > age)
  }
  if (largerThan !== undefined) {
    const size = parseSize(largerThan)
    tests.push(({ live }) => (live?.firstLoad ?? 0) > size)
  }
  if (release !== undefined) tests.push(releaseTest(release))
  if (profile !== undefined) tests.push((tenant) => tenant.profile === profile)
  if (cohort !== undefined) tests.push(cohortTest(cohort))
  if (withFindings) tests.push(({ findings }) => findings.length > 0)
  return fleet.tenants.filter((tenant) => tests.every((test) => test(tenant)))
}

const errorsOf = ({ findings }: FleetTenant) => findings.filter(({ severity }) => severity === 'error').length

/** Each puts first what is to be looked at first: errors, the oldest, the largest, the newest release. */
const compare: Readonly<Record<SortKey, (a: FleetTenant, b: FleetTenant) => number>> = {
  findings: (a, b) =>
    Number(hasErrors(b)) - Number(hasErrors(a)) || errorsOf(b) - errorsOf(a) || b.findings.length - a.findings.length,
  age: (a, b) => createdAt(a) - createdAt(b),
  size: (a, b) => (b.live?.firstLoad ?? -1) - (a.live?.firstLoad ?? -1),
  release: (a, b) => createdAt(b) - createdAt(a),
  code: () => 0,
}

/** What is not released is older than anything. */
const createdAt = ({ live }: FleetTenant) => (live ? Date.parse(live.created) : 0)

/** "acme-9" before "acme-10". */
const byCode = new Intl.Collator('en', { numeric: true }).compare

export function sorted(tenants: readonly FleetTenant[], key: SortKey): FleetTenant[] {
  return tenants.toSorted((a, b) => compare[key](a, b) || byCode(a.code, b.code))
}
