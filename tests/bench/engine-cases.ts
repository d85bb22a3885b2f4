import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GateSpread } from '../support/generated-gates.ts'
import { addGeneratedModules, copyProduct } from '../support/generated-modules.ts'
import type { Bench, EngineCaseId, EngineOptions } from './bench.ts'
import { type BenchCase, measured, upTo } from './bench-case.ts'
import { coldCases } from './cold-cases.ts'
import { equivalenceCases } from './equivalence.ts'
import { openFleet } from './fleet.ts'
import { diskCase, oneThemeCases, unchangedCase } from './warm-cases.ts'

/** Pages that the copy of the product has besides its own, seven modules each. */
const generatedPages = 24

async function fleetCases(bench: Bench, root: string, work: string, spread: GateSpread): Promise<void> {
  const { tenants: count, seed, only } = bench.options
  const wants = (id: EngineCaseId) => only.includes(id)
  const fleet = openFleet({ root, dir: join(work, spread), count, seed, spread })
  await coldCases(bench, spread, fleet)
  if (wants('disk')) diskCase(bench, spread, fleet)
  if (spread === 'grouped' && wants('unchanged')) await unchangedCase(bench, fleet)
  if (spread === 'grouped' && wants('one-theme')) await oneThemeCases(bench, fleet)
  rmSync(join(work, spread), { recursive: true, force: true })
}

/** The engine with a fleet of generated tenants, against one `vite build` process a tenant. */
export async function engineCases(options: EngineOptions): Promise<BenchCase[]> {
  const work = mkdtempSync(join(tmpdir(), 'livery-bench-'))
  const bench: Bench = { options, cases: [], peaks: [] }
  try {
    const root = join(work, 'product')
    copyProduct(root)
    const modules = addGeneratedModules(root, { seed: options.seed, routes: generatedPages })
    options.progress(`${modules} generated modules beside the product's own`)
    const needsGrouped = options.only.some((id) => !['distinct', 'equivalence'].includes(id))
    if (needsGrouped) await fleetCases(bench, root, work, 'grouped')
    if (options.only.includes('distinct')) await fleetCases(bench, root, work, 'distinct')
    if (options.only.includes('equivalence')) bench.cases.push(...(await equivalenceCases(root, join(work, 'oracle'))))
    if (options.only.includes('memory')) {
      const details = { runs: bench.peaks.length }
      bench.cases.push(measured('memory', 'MB', Math.max(...bench.peaks) / 2 ** 20, upTo(700), details))
    }
    return bench.cases
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}
