import { join } from 'node:path'
import { gateDefines, profileOf } from '#cli/bundle/profile.ts'
import { loadTenant } from '#cli/tenant/load.ts'
import { productRoot } from '#tests/support/livery.ts'
import type { Bench } from './bench.ts'
import { type BenchCase, compared } from './bench-case.ts'
import type { ColdRun } from './cold-cases.ts'
import { type Fleet, sampleOf } from './fleet.ts'
import { runProcess } from './run.ts'

/** What a peer's process is told, as JSON. */
export interface PeerTenants {
  tenants: readonly { gates: Readonly<Record<string, string>>; out: string }[]
}

/** Peers that build several tenants in one process, which a `vite build` for each does not. */
const peers = ['vite', 'rsbuild'] as const

/** A sample of tenants by each of them, with the compressed forms, against what a tenant of the fleet took. */
export async function inProcessPeerCases(bench: Bench, fleet: Fleet, cold: ColdRun): Promise<void> {
  const codes = sampleOf(fleet.codes, bench.options.size.sample)
  for (const peer of peers) {
    const tenants = codes.map((code) => {
      const { tenant } = loadTenant({ cwd: productRoot, tenantsDir: fleet.tenantsDir, code })
      if (!tenant) throw new Error(`The tenant ${code} cannot be read`)
      return { gates: gateDefines(profileOf(tenant)), out: join(fleet.peerOut, peer, code) }
    })
    const setup: PeerTenants = { tenants }
    const script = join(productRoot, 'tests', 'bench', `peer-${peer}.ts`)
    const run = await runProcess(process.execPath, [script, JSON.stringify(setup)], { cwd: productRoot })
    const details = { tenants: codes.length, processorSeconds: run.processorSeconds, peakMb: run.peakMemory / 2 ** 20 }
    bench.cases.push(caseOf(peer, { own: cold, seconds: run.seconds / codes.length, details }))
  }
}

function caseOf(
  peer: string,
  { own, seconds, details }: { own: ColdRun; seconds: number; details: Record<string, number> },
): BenchCase {
  return compared(`grouped.${peer}-in-process`, [own.seconds / own.tenants], [seconds], null, details)
}
