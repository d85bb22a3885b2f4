import { join } from 'node:path'
import { productRoot } from '#tests/support/livery.ts'
import { type Bench, requireBuilt } from './bench.ts'
import { compared, measured, upTo } from './bench-case.ts'
import type { ColdRun } from './cold-cases.ts'
import { type Fleet, openFleet } from './fleet.ts'
import { tellsProcessorTime } from './processor-time.ts'
import { runProcess } from './run.ts'
import { unchangedCases } from './warm-cases.ts'

/** As many profiles as the generated tenants of `grouped` have. */
const profiles = 8

/** The record is of so many tenants: its bars hold for no others. */
const recordSize = 10_000

/** A fleet of few profiles, of which no tenant is in another fleet. */
function fleetOf({ options }: Bench, work: string, { name, count }: { name: string; count: number }): Fleet {
  const { size, seed } = options
  const dir = join(work, name)
  const cache = join(size.isCold ? dir : work, 'cache')
  return openFleet({ dir, cache, isCold: size.isCold, count, seed: `${seed}/${name}`, spread: 'grouped' })
}

async function buildCold(bench: Bench, fleet: Fleet): Promise<ColdRun> {
  fleet.forget()
  const tenants = fleet.codes.length
  const built = await fleet.build()
  requireBuilt(built, { count: tenants, fresh: tenants })
  const { seconds, processorSeconds, peakMemory } = built.run
  bench.peaks.push(peakMemory)
  return { tenants, seconds, processorSeconds }
}

/** One tenant of each profile, with nothing compiled before; and what each further tenant of the whole fleet took. */
export async function onceCases(bench: Bench, work: string, whole: ColdRun): Promise<void> {
  const count = Math.min(profiles, Math.floor(whole.tenants / 2))
  const once = await buildCold(bench, fleetOf(bench, work, { name: 'once', count }))
  const more = whole.tenants - once.tenants
  const details = { tenants: once.tenants, seconds: once.seconds, furtherTenants: more }
  if (tellsProcessorTime) {
    const further = (whole.processorSeconds - once.processorSeconds) / more
    bench.cases.push(
      measured('once.processor', 's', once.processorSeconds, upTo(25), details),
      measured('further-tenant.processor', 's', further, null, details),
    )
  }
  bench.cases.push(measured('further-tenant', 's', (whole.seconds - once.seconds) / more, upTo(0.018), details))
}

/** A fleet several times as large: whether a tenant of it takes as long as one of the other fleet. */
export async function largeCases(bench: Bench, work: string, whole: ColdRun): Promise<void> {
  const count = bench.options.size.large
  const fleet = fleetOf(bench, work, { name: 'large', count })
  const large = await buildCold(bench, fleet)
  const bar = (value: number) => (count === recordSize ? upTo(value) : null)
  const perTenant = ({ seconds, tenants }: ColdRun) => [seconds / tenants]
  bench.cases.push(
    measured('large', 's', large.seconds, bar(200), { tenants: count, processorSeconds: large.processorSeconds }),
    compared('large.a-tenant', perTenant(large), perTenant(whole), null, { tenants: count, others: whole.tenants }),
  )
  await unchangedCases(bench, fleet, 'large.unchanged', 4)
}

/** One demo tenant, with nothing compiled before, as after `npm ci`. */
export async function firstBuildCase(bench: Bench, work: string): Promise<void> {
  const { isCold } = bench.options.size
  const command = [join(productRoot, 'cli', 'livery.cjs'), 'build', '--json', '--tenant', 'bengal']
  const run = await runProcess(process.execPath, [...command, '--out', join(work, 'first')], {
    cwd: productRoot,
    env: { LIVERY_CACHE: join(work, isCold ? 'first-cache' : 'cache') },
  })
  bench.peaks.push(run.peakMemory)
  const { processorSeconds } = run
  bench.cases.push(measured('first-build', 's', run.seconds, upTo(6), { processorSeconds }))
}
