import type { HealthFigures, HealthReport } from './health-report.ts'
import { percentile75 } from './pictures.ts'
import type { Seen, Tally } from './tally.ts'

const minute = 60_000
const hour = 60 * minute

const rounded = (value: number) => Number(value.toFixed(2))

/** The figures of some builds, of the rows that began within a time: milliseconds of the clock. */
function figuresOf(builds: readonly Seen[], from: number, to: number): HealthFigures {
  let [starts, failed, errors] = [0, 0, 0]
  const pictures = new Map<number, number>()
  for (const { rows } of builds) {
    for (const [t, row] of rows) {
      if (t * minute < from || t * minute >= to) continue
      starts += row[0] ?? 0
      failed += row[1] ?? 0
      errors += row[2] ?? 0
      for (let at = 3; at < row.length; at += 2) {
        const step = row[at] ?? 0
        pictures.set(step, (pictures.get(step) ?? 0) + (row[at + 1] ?? 0))
      }
    }
  }
  return {
    starts,
    scriptErrors: starts === 0 ? 0 : rounded((errors * 1000) / starts),
    failedStarts: starts === 0 ? 0 : rounded(Math.min(100, (failed * 100) / starts)),
    firstPicture: percentile75(pictures),
  }
}

/** The error that the most of these builds' errors were. */
function worstOf(builds: readonly Seen[]): HealthReport['worst'] {
  const counts = new Map<string, NonNullable<HealthReport['worst']>>()
  for (const { errors } of builds) {
    for (const [key, { message, place, count }] of errors) {
      const known = counts.get(key)
      if (known) known.count += count
      else if (count > 0) counts.set(key, { message, place, count })
    }
  }
  return counts
    .values()
    .reduce<HealthReport['worst']>((most, one) => (most && most.count >= one.count ? most : one), null)
}

/**
 * How the builds fare that were seen first since a moment (milliseconds of the clock): the figures of all their starts, beside
 * those of the other builds of the same merchants in the hour before it.
 */
export function healthSince(tally: Tally, since: number): HealthReport {
  const fresh: Seen[] = []
  const others: Seen[] = []
  for (const seen of tally.builds) (seen.first >= since ? fresh : others).push(seen)
  const merchants = new Set(fresh.map(({ merchant }) => merchant))
  const same = others.filter(({ merchant }) => merchants.has(merchant))
  const before = figuresOf(same, since - hour, since)
  return {
    format: 'livery-health-1',
    now: figuresOf(fresh, 0, Number.POSITIVE_INFINITY),
    before: before.starts === 0 ? null : before,
    worst: worstOf(fresh),
  }
}
