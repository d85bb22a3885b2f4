import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GateSpread } from '#tests/support/generated-gates.ts'
import type { Bench, EngineCaseId, EngineOptions } from './bench.ts'
import { type BenchCase, measured, upTo } from './bench-case.ts'
import { type ColdRun, coldCases } from './cold-cases.ts'
import { takeCompiled } from './compiled.ts'
import { equivalenceCases } from './equivalence.ts'
import { type Fleet, openFleet } from './fleet.ts'
import { inProcessPeerCases } from './in-process-peers.ts'
import { firstBuildCase, largeCases, onceCases } from './scale-cases.ts'
import { diskCase, oneChangedCases, oneComponentCase, unchangedCases } from './warm-cases.ts'

async function fleetCases(bench: Bench, work: string, spread: GateSpread): Promise<void> {
  const { size, seed, only } = bench.options
  const wants = (id: EngineCaseId) => only.includes(id)
  const dir = join(work, spread)
  const cache = join(size.isCold ? dir : work, 'cache')
  // The two fleets have no tenant in common: a store that has it would spare a build.
  const fleet = openFleet({ dir, cache, isCold: size.isCold, count: size.tenants, seed: `${seed}/${spread}`, spread })
  const cold = await coldCases(bench, spread, fleet)
  if (wants('disk')) diskCase(bench, spread, fleet)
  if (spread === 'grouped') await groupedCases(bench, { fleet, cold, work })
  rmSync(dir, { recursive: true, force: true })
}

/** What is measured of the fleet of few profiles alone, once it is built. */
async function groupedCases(
  bench: Bench,
  { fleet, cold, work }: { fleet: Fleet; cold: ColdRun; work: string },
): Promise<void> {
  const { only } = bench.options
  if (only.includes('unchanged')) await unchangedCases(bench, fleet)
  if (only.includes('one-theme')) await oneChangedCases(bench, fleet)
  if (only.includes('peers')) await inProcessPeerCases(bench, fleet, cold)
  if (only.includes('one-component')) await oneComponentCase(bench, fleet)
  if (only.includes('once')) await onceCases(bench, work, cold)
  if (only.includes('large')) await largeCases(bench, work, cold)
}

/** The engine with a fleet of generated tenants, against one `vite build` process a tenant. */
export async function engineCases(options: EngineOptions, cases: BenchCase[]): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'livery-bench-'))
  const bench: Bench = { options, cases, peaks: [] }
  try {
    if (!options.size.isCold) takeCompiled(join(work, 'cache'))
    const needsGrouped = options.only.some((id) => !['distinct', 'equivalence', 'first-build'].includes(id))
    if (needsGrouped) await fleetCases(bench, work, 'grouped')
    if (options.only.includes('distinct')) await fleetCases(bench, work, 'distinct')
    if (options.only.includes('first-build')) await firstBuildCase(bench, work)
    if (options.only.includes('equivalence'))
      bench.cases.push(
        ...(await equivalenceCases(join(work, options.size.isCold ? 'oracle' : 'cache'), options.size.profiles)),
      )
    // Only some systems tell what a process held.
    if (options.only.includes('memory') && existsSync('/proc')) {
      const details = { runs: bench.peaks.length }
      bench.cases.push(measured('memory', 'MB', Math.max(...bench.peaks) / 2 ** 20, upTo(700), details))
    }
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}
