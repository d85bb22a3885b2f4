import type { GateSpread } from '#tests/support/generated-gates.ts'
import { type Bench, requireBuilt } from './bench.ts'
import { compared, median } from './bench-case.ts'
import { type Fleet, sampleOf } from './fleet.ts'
import { peerOf } from './peer.ts'

const leastRatio: Record<GateSpread, number> = { grouped: 120, distinct: 40 }

/** What a cold build of a whole fleet took, the median of the rounds. */
export interface ColdRun {
  tenants: number
  seconds: number
  processorSeconds: number
}

/** Cold builds of the whole fleet, with the peer's sample before and after each of them, in turns. */
export async function coldCases(bench: Bench, spread: GateSpread, fleet: Fleet): Promise<ColdRun> {
  const { size, progress } = bench.options
  const { rounds, sample } = size
  const count = fleet.codes.length
  const perTenant: number[] = []
  const processor: number[] = []
  const peer = { compressed: [] as number[], bare: [] as number[] }
  const build = peerOf(size)
  const { tenantsDir, peerOut: out } = fleet
  const runPeer = async (codes: readonly string[]) => {
    for (const code of codes) {
      for (const forms of ['compressed', 'bare'] as const)
        peer[forms].push((await build({ tenantsDir, code, out, forms })).seconds)
    }
  }
  for (let round = 0; round < rounds; round++) {
    const codes = sampleOf(fleet.codes, sample)
    const half = Math.ceil(codes.length / 2)
    await runPeer(codes.slice(0, half))
    fleet.forget()
    const built = await fleet.build()
    requireBuilt(built, { count, fresh: count })
    await runPeer(codes.slice(half))
    perTenant.push(built.run.seconds / count)
    processor.push(built.run.processorSeconds)
    bench.peaks.push(built.run.peakMemory)
    progress(`${spread}, round ${round + 1}: ${count} tenants in ${built.run.seconds.toFixed(1)} s`)
  }
  const details = { tenants: count, allSeconds: median(perTenant) * count, peerBuilds: peer.compressed.length }
  bench.cases.push(
    compared(spread, perTenant, peer.compressed, leastRatio[spread], details),
    // This peer leaves less behind: no compressed forms. It is reported, not held.
    compared(`${spread}.bare-peer`, perTenant, peer.bare, null),
  )
  return { tenants: count, seconds: median(perTenant) * count, processorSeconds: median(processor) }
}
