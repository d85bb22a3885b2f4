/**
 * Times until the first picture, counted in steps of a fifth from 50 milliseconds to a minute: a few numbers whatever the
 * visits, and a percentile that is right to a tenth.
 */
const least = 50
const growth = Math.log(1.2)
const steps = 39

/** The step of a time in milliseconds. */
export function stepOf(ms: number): number {
  return ms <= least ? 0 : Math.min(steps, Math.round(Math.log(ms / least) / growth))
}

/** The 75th percentile in seconds, of how often each step was met; null of none. */
export function percentile75(counts: ReadonlyMap<number, number>): number | null {
  const total = counts.values().reduce((sum, count) => sum + count, 0)
  let seen = 0
  for (const [step, count] of [...counts].sort(([a], [b]) => a - b)) {
    seen += count
    if (seen >= total * 0.75) return Number(((least * Math.exp(step * growth)) / 1000).toFixed(2))
  }
  return null
}
