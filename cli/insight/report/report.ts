import type { ProfileCode } from './code-sizes.ts'
import type { SiteSizes } from './site-sizes.ts'

/** Everything that `livery report` shows; `--json` prints it as it is. */
export interface Report {
  /** The largest first load first. */
  sites: readonly SiteSizes[]
  /** Tenants without a built site. */
  unbuilt: readonly string[]
  /** The most JavaScript that a first load should take, brotli. */
  budget: number
  /** What all sites take on disk where equal files are one. */
  distinctBytes: number
  /** The same without sharing. */
  allBytes: number
  /** The profiles with the most tenants first; `profiles` counts those that were not measured too. */
  code: readonly ProfileCode[]
  profiles: number
}

/** The middle of sorted numbers; 0 of none. */
export function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
}

export function isOverBudget(report: Report, site: SiteSizes): boolean {
  return site.firstLoad.js > report.budget
}
