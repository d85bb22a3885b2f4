import type { BenchCase } from './bench-case.ts'
import type { BenchSize } from './bench-size.ts'
import type { Built } from './fleet.ts'

export const engineCaseIds = [
  'grouped',
  'distinct',
  'once',
  'large',
  'one-theme',
  'unchanged',
  'one-component',
  'first-build',
  'peers',
  'memory',
  'equivalence',
  'disk',
] as const
export type EngineCaseId = (typeof engineCaseIds)[number]

export interface EngineOptions {
  size: BenchSize
  seed: string
  only: readonly EngineCaseId[]
  progress(line: string): void
}

/** What all cases of a run add to. */
export interface Bench {
  options: EngineOptions
  cases: BenchCase[]
  /** Bytes: the peak of each run of Livery. */
  peaks: number[]
}

/** A figure of a build that did not do what it is measured for would be no figure. */
export function requireBuilt({ tenants }: Built, expected: { count: number; fresh: number }): void {
  const failed = tenants.filter((tenant) => !tenant.ok).map((tenant) => tenant.code)
  if (failed.length > 0) throw new Error(`${failed.length} tenants failed: ${failed.slice(0, 5).join(', ')}`)
  const fresh = tenants.filter((tenant) => !tenant.cached && !tenant.shared).length
  if (tenants.length !== expected.count || fresh !== expected.fresh)
    throw new Error(`${fresh} of ${tenants.length} tenants were built, not ${expected.fresh} of ${expected.count}`)
}
