import { type Beacon, cleanMessage } from '#contract/site/beacon.ts'
import type { Entry } from './entry.ts'
import { stepOf } from './pictures.ts'

/** Counts of one build in a minute: starts, failed starts, script errors, then pairs of a step of pictures and its count. */
type Row = number[]

interface ToldError {
  message: string
  place: string
  count: number
}

/** One build of a merchant's site. */
export interface Seen {
  merchant: string
  build: string
  /** Milliseconds of the clock. */
  first: number
  last: number
  /** By minute of the clock; of what is older than `fineMinutes`, by the hour that it began in. */
  rows: Map<number, Row>
  /** By place and message. */
  errors: Map<string, ToldError>
  /** Since this process began: what only grows. */
  totals: { starts: number; failedStarts: number; scriptErrors: number }
}

const minute = 60_000
/** Minutes for which each minute has a row of its own. */
const fineMinutes = 180
/** Minutes after which a row is dropped. */
export const keptMinutes = 48 * 60
/** A build that was not seen for so long is a new one when it is seen again. */
const rememberedMs = 30 * 24 * 60 * minute
/** Errors of a build that are told apart. */
const maxErrors = 20

export interface TallyOptions {
  /** Builds that are known at once; reports of further ones are refused until others are forgotten. */
  maxBuilds?: number
}

/** Adds to a list of step and count, twice each. */
function addStep(row: Row, step: number, count: number): void {
  for (let at = 3; at < row.length; at += 2) {
    if (row[at] !== step) continue
    row[at + 1] = (row[at + 1] ?? 0) + count
    return
  }
  row.push(step, count)
}

function addRow(row: Row, [starts = 0, failed = 0, errors = 0, ...pictures]: readonly number[]): void {
  row[0] = (row[0] ?? 0) + starts
  row[1] = (row[1] ?? 0) + failed
  row[2] = (row[2] ?? 0) + errors
  for (let at = 0; at < pictures.length; at += 2) addStep(row, pictures[at] ?? 0, pictures[at + 1] ?? 0)
}

/** What sites have reported, by merchant, build and time. In memory; what changes comes out as entries of a journal. */
export class Tally {
  readonly #builds = new Map<string, Seen>()
  readonly #maxBuilds: number

  constructor({ maxBuilds = 100_000 }: TallyOptions = {}) {
    this.#maxBuilds = maxBuilds
  }

  get builds(): Iterable<Seen> {
    return this.#builds.values()
  }

  get size(): number {
    return this.#builds.size
  }

  #seen(merchant: string, build: string, at: number): Seen {
    const key = `${merchant} ${build}`
    const known = this.#builds.get(key)
    if (known) return known
    const totals = { starts: 0, failedStarts: 0, scriptErrors: 0 }
    const made: Seen = { merchant, build, first: at, last: at, rows: new Map(), errors: new Map(), totals }
    this.#builds.set(key, made)
    return made
  }

  /** Counts a report; what to write down of it, or null where no more builds are taken. */
  add(report: Beacon, now: number): Entry | null {
    const { merchant, build, starts, failedStarts, scriptErrors, firstPicture, error } = report
    const isNew = !this.#builds.has(`${merchant} ${build}`)
    if (isNew && this.#builds.size >= this.#maxBuilds) {
      this.forget(now)
      if (this.#builds.size >= this.#maxBuilds) return null
    }
    const pictures = firstPicture === null ? [] : [stepOf(firstPicture), 1]
    const entry: Entry = {
      m: merchant,
      b: build,
      ...(isNew ? { first: now } : {}),
      t: Math.floor(now / minute),
      c: [starts, failedStarts, scriptErrors, ...pictures],
      ...(error ? { e: [[cleanMessage(error.message), error.place, 1]] } : {}),
    }
    this.apply(entry)
    return entry
  }

  /** Takes an entry that is written down. */
  apply({ m, b, first, last, t, c, e = [] }: Entry): void {
    const at = t === undefined ? (last ?? first ?? 0) : t * minute
    const seen = this.#seen(m, b, first ?? at)
    seen.last = Math.max(seen.last, at, last ?? 0)
    if (t !== undefined && c !== undefined) {
      const row = seen.rows.get(t) ?? [0, 0, 0]
      addRow(row, c)
      seen.rows.set(t, row)
      seen.totals.starts += c[0] ?? 0
      seen.totals.failedStarts += c[1] ?? 0
      seen.totals.scriptErrors += c[2] ?? 0
    }
    for (const [message, place, count] of e) {
      const key = `${place} ${message}`
      const known = seen.errors.get(key)
      if (known) known.count += count
      else if (seen.errors.size < maxErrors) seen.errors.set(key, { message, place, count })
    }
  }

  /** Drops what is too old, and joins the minutes that nobody looks at one by one any more. */
  forget(now: number): void {
    const present = Math.floor(now / minute)
    for (const [key, seen] of this.#builds) {
      if (seen.last < now - rememberedMs) this.#builds.delete(key)
      for (const [t, row] of seen.rows) {
        if (t > present - fineMinutes) continue
        const hour = t - (t % 60)
        if (t < present - keptMinutes) seen.rows.delete(t)
        else if (t !== hour) {
          seen.rows.delete(t)
          const joined = seen.rows.get(hour) ?? [0, 0, 0]
          addRow(joined, row)
          // A copy has no room to grow: there are many.
          seen.rows.set(hour, joined.slice())
        }
      }
      if (seen.rows.size === 0) seen.errors.clear()
    }
  }

  /** Everything that is known, as the fewest entries. */
  *entries(): Generator<Entry> {
    for (const { merchant: m, build: b, first, last, rows, errors } of this.#builds.values()) {
      const e = [...errors.values()].map(({ message, place, count }): [string, string, number] => [
        message,
        place,
        count,
      ])
      yield { m, b, first, last, ...(e.length > 0 ? { e } : {}) }
      for (const [t, c] of rows) yield { m, b, t, c }
    }
  }
}
