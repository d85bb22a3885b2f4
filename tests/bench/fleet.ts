import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { gateDefines, profileOf } from '#cli/bundle/profile.ts'
import { loadTenant } from '#cli/tenant/load.ts'
import type { GateSpread } from '#tests/support/generated-gates.ts'
import { generateTenants, themedCode } from '#tests/support/generated-tenants.ts'
import { productRoot } from '#tests/support/livery.ts'
import { type ProcessRun, runProcess } from './run.ts'

export interface Built {
  run: ProcessRun
  tenants: readonly { code: string; ok: boolean; cached: boolean; shared: boolean; bytes: number }[]
}

/** Generated tenants, and the peer that builds them one by one. */
export interface Fleet {
  codes: readonly string[]
  /** A tenant with a theme of its own, that no other stands on. */
  themed: string
  tenantsDir: string
  out: string
  cache: string
  /** Forgets all that was built; where the fleet is cold, all that was compiled too. */
  forget(): void
  build(...args: string[]): Promise<Built>
  /** One `vite build` process for one tenant; with the compressed forms that Livery leaves, or without. */
  peer(code: string, forms: 'compressed' | 'bare'): Promise<ProcessRun>
}

interface FleetOptions {
  /** Where tenants and output of this fleet go. */
  dir: string
  cache: string
  isCold: boolean
  count: number
  seed: string
  spread: GateSpread
}

export function openFleet({ dir, cache, isCold, count, seed, spread }: FleetOptions): Fleet {
  const tenantsDir = join(dir, 'tenants')
  const out = join(dir, 'out')
  mkdirSync(dir, { recursive: true })
  const codes = generateTenants({ dir: tenantsDir, count, seed, spread })
  const place = ['--tenants', tenantsDir, '--out', out]
  return {
    codes,
    themed: themedCode(count),
    tenantsDir,
    out,
    cache,
    forget() {
      for (const path of isCold ? [out, cache] : [out]) rmSync(path, { recursive: true, force: true })
    },
    async build(...args) {
      const command = [join(productRoot, 'cli', 'main.ts'), 'build', '--json', ...place, ...args]
      const run = await runProcess(process.execPath, command, { cwd: productRoot, env: { LIVERY_CACHE: cache } })
      return { run, tenants: (JSON.parse(run.stdout) as Pick<Built, 'tenants'>).tenants }
    },
    async peer(code, forms) {
      const { tenant } = loadTenant({ cwd: productRoot, tenantsDir, code })
      if (!tenant) throw new Error(`The tenant ${code} cannot be read`)
      const peerOut = join(dir, 'peer')
      const vite = join(productRoot, 'node_modules', 'vite', 'bin', 'vite.js')
      const config = join(productRoot, 'tests', 'bench', 'vite.peer.config.ts')
      const env = {
        PEER_GATES: JSON.stringify(gateDefines(profileOf(tenant))),
        PEER_OUT: peerOut,
        ...(forms === 'compressed' ? { PEER_COMPRESS: '1' } : {}),
      }
      const run = await runProcess(process.execPath, [vite, 'build', '--config', config], { cwd: productRoot, env })
      rmSync(peerOut, { recursive: true, force: true })
      return run
    },
  }
}

/** `count` of the codes, spread evenly over the list. */
export function sampleOf(codes: readonly string[], count: number): string[] {
  const wanted = Math.min(count, codes.length)
  return Array.from({ length: wanted }, (_, index) => codes[Math.floor((index * codes.length) / wanted)] as string)
}
