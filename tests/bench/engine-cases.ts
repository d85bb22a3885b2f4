import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GateSpread } from '#tests/support/generated-gates.ts'
import type { Bench, EngineCaseId, EngineOptions } from './bench.ts'
import { type BenchCase, measured, upTo } from './bench-case.ts'
import { coldCases } from './cold-cases.ts'
import { takeCompiled } from './compiled.ts'
import { equivalenceCases } from './equivalence.ts'
import { openFleet } from './fleet.ts'
import { diskCase, oneThemeCases, unchangedCase } from './warm-cases.ts'

async function fleetCases(bench: Bench, work: string, spread: GateSpread): Promise<void> {
  const { size, seed, only } = bench.options
  const wants = (id: EngineCaseId) => only.includes(id)
  const dir = join(work, spread)
  const cache = join(size.isCold ? dir : work, 'cache')
  // The two fleets have no tenant in common: a store that has it would spare a build.
  const fleet = openFleet({ dir, cache, isCold: size.isCold, count: size.tenants, seed: `${seed}/${spread}`, spread })
  await coldCases(bench, spread, fleet)
  if (wants('disk')) diskCase(bench, spread, fleet)
  if (spread === 'grouped' && wants('unchanged')) await unchangedCase(bench, fleet)
  if (spread === 'grouped' && wants('one-theme')) await oneThemeCases(bench, fleet)
  rmSync(dir, { recursive: true, force: true })
}

/** The engine with a fleet of generated tenants, against one `vite build` process a tenant. */
export async function engineCases(options: EngineOptions, cases: BenchCase[]): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'livery-bench-'))
  const bench: Bench = { options, cases, peaks: [] }
  try {
    if (!options.size.isCold) takeCompiled(join(work, 'cache'))
    const needsGrouped = options.only.some((id) => !['distinct', 'equivalence'].includes(id))
    if (needsGrouped) await fleetCases(bench, work, 'grouped')
    if (options.only.includes('distinct')) await fleetCases(bench, work, 'distinct')
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
