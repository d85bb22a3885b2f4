import type { FleetRun } from '../run-state.ts'
import {
  type Cohort,
  cohortStates,
  type Fleet,
  type FleetFinding,
  type FleetTenant,
  momentOf,
  type ShownRelease,
} from '../view/fleet.ts'
import { fleetJson } from '../view/json.ts'

/** Drawings of all tenants together, in bytes: those that come after are shown by a letter. */
const maxIconBytes = 700_000

/** Values by their place in a list, each once. */
class Places<Value> {
  readonly list: Value[] = []
  readonly #places = new Map<string, number>()

  placeOf(value: Value): number {
    const key = typeof value === 'string' ? value : JSON.stringify(value)
    const known = this.#places.get(key)
    if (known !== undefined) return known
    this.#places.set(key, this.list.length)
    return this.list.push(value) - 1
  }

  has(value: string): boolean {
    return this.#places.has(value)
  }
}

/** Those inputs that are not the same in both, by name. */
function changedParts(before: ShownRelease, after: ShownRelease): string[] {
  const names = new Set([...Object.keys(before.inputParts), ...Object.keys(after.inputParts)])
  return [...names].filter((name) => before.inputParts[name] !== after.inputParts[name]).sort()
}

/** One number: 0 for no part in the run, else which step and which state. */
const cohortNumber = (cohort: Cohort | null) =>
  cohort === null ? 0 : 1 + cohort.step * cohortStates.length + cohortStates.indexOf(cohort.state)

interface Tables {
  labels: Places<string>
  profiles: Places<string>
  keys: Places<string>
  changes: Places<readonly string[]>
  findings: Places<FleetFinding>
  icons: Places<string>
  iconBytes: number
}

function iconPlace(tables: Tables, icon: string | null): number {
  if (icon === null) return -1
  if (!tables.icons.has(icon)) {
    if (tables.iconBytes + icon.length > maxIconBytes) return -1
    tables.iconBytes += icon.length
  }
  return tables.icons.placeOf(icon)
}

/** As short as it can be: a label, whether it is a run's, the id's eight digits and its milliseconds, bytes, a key. */
function releaseRow(tables: Tables, release: ShownRelease) {
  const { label, isOfRun, id, firstLoad, key } = release
  const signer = key === null ? -1 : tables.keys.placeOf(key)
  return [
    tables.labels.placeOf(label),
    Number(isOfRun),
    id.slice(-8),
    Date.parse(momentOf(id)),
    firstLoad ?? -1,
    signer,
  ]
}

function rowOf(tables: Tables, tenant: FleetTenant, place: number) {
  const { code, name, domain, live, previous, profile, findings, budget, releases } = tenant
  const changed = live && previous ? tables.changes.placeOf(changedParts(previous, live)) : -1
  return [
    code,
    name === code ? 0 : name,
    domain === `${code}.example` || domain === null ? Number(domain !== null) : domain,
    live ? releaseRow(tables, live) : 0,
    previous ? releaseRow(tables, previous) : 0,
    changed,
    profile === null ? -1 : tables.profiles.placeOf(profile),
    findings.length === 0 ? 0 : findings.map((finding) => tables.findings.placeOf(finding)),
    cohortNumber(tenant.cohort),
    place,
    iconPlace(tables, tenant.icon),
    budget,
    releases,
  ]
}

/** The places of a run's tenants in the order in which it reaches them. */
function placesOf(run: FleetRun | null): Map<string, number> {
  const order = Object.entries(run?.tenants ?? {})
  order.sort(([, a], [, b]) => a.step - b.step)
  return new Map(order.map(([code], place) => [code, place]))
}

export interface Quoted {
  /** The target as a shell reads it. */
  to: string
}

/** What the page's script works on: every table once, and a short list for each tenant. */
export function pageData(fleet: Fleet, rows: readonly FleetTenant[], { to }: Quoted) {
  const { run, stopped } = fleet
  const tables: Tables = {
    labels: new Places(),
    profiles: new Places(),
    keys: new Places(),
    changes: new Places(),
    findings: new Places(),
    icons: new Places(),
    iconBytes: 0,
  }
  const places = placesOf(run)
  const tenants = rows.map((tenant) => rowOf(tables, tenant, places.get(tenant.code) ?? -1))
  const { labels, profiles, keys, changes, findings, icons } = tables
  const back = Object.entries(stopped?.tenants ?? {}).filter(([, { state }]) => state === 'rolled-back')
  return {
    to,
    read: Date.parse(fleet.read),
    states: cohortStates,
    steps: run?.steps.map(({ share, tenants: count }) => [share, count]) ?? [],
    inRun: places.size,
    labels: labels.list,
    profiles: profiles.list,
    keys: keys.list,
    changes: changes.list,
    findings: findings.list.map(({ severity, code, text }) => [severity, code, text]),
    icons: icons.list,
    rolledBack: back.map(([code]) => code),
    tenants,
    /** What the download has beside the tenants. */
    about: {
      ...fleetJson(fleet, []),
      ok: !rows.some((tenant) => tenant.findings.some(({ severity }) => severity === 'error')),
    },
  }
}

/** Text of a script element that is no script: no `<` in it can end the element. */
export const dataText = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')
