import type { ProfileCode } from './code-sizes.ts'
import type { SiteSizes } from './site-sizes.ts'

export interface ReportedSite extends SiteSizes {
  /** The most JavaScript that its first load should take, brotli. */
  budget: number
}

/** Everything that `livery report` shows; `--json` prints it as it is. */
export interface Report {
  /** The largest first load first. */
  sites: readonly ReportedSite[]
  /** Tenants without a built site. */
  unbuilt: readonly string[]
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

export function isOverBudget(site: ReportedSite): boolean {
  return site.firstLoad.js > site.budget
}
