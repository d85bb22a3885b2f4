import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { GateSpread } from '#tests/support/generated-gates.ts'
import { generateTenants, themedCode, wordedCode } from '#tests/support/generated-tenants.ts'
import { productRoot } from '#tests/support/livery.ts'
import { type ProcessRun, runProcess } from './run.ts'

export interface Built {
  run: ProcessRun
  tenants: readonly { code: string; ok: boolean; cached: boolean; shared: boolean; bytes: number }[]
}

/** Generated tenants, and the peer that builds them one by one. */
export interface Fleet {
  codes: readonly string[]
  /** A tenant with strings of its own, on which no other stands. */
  worded: string
  /** A tenant with a theme of its own, that no other stands on. */
  themed: string
  tenantsDir: string
  out: string
  peerOut: string
  cache: string
  /** Forgets all that was built; where the fleet is cold, all that was compiled too. */
  forget(): void
  build(...args: string[]): Promise<Built>
  /** The same by a copy of the product. */
  buildBy(root: string, ...args: string[]): Promise<Built>
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
  const buildBy: Fleet['buildBy'] = async (root, ...args) => {
    // As npx starts it.
    const command = [join(root, 'cli', 'livery.cjs'), 'build', '--json', ...place, ...args]
    const run = await runProcess(process.execPath, command, { cwd: root, env: { LIVERY_CACHE: cache } })
    return { run, tenants: (JSON.parse(run.stdout) as Pick<Built, 'tenants'>).tenants }
  }
  return {
    codes,
    themed: themedCode(count),
    worded: wordedCode(count),
    tenantsDir,
    out,
    peerOut: join(dir, 'peer'),
    cache,
    forget() {
      for (const path of isCold ? [out, cache] : [out]) rmSync(path, { recursive: true, force: true })
    },
    build: (...args) => buildBy(productRoot, ...args),
    buildBy,
  }
}

/** `count` of the codes, spread evenly over the list. */
export function sampleOf(codes: readonly string[], count: number): string[] {
  const wanted = Math.min(count, codes.length)
  return Array.from({ length: wanted }, (_, index) => codes[Math.floor((index * codes.length) / wanted)] as string)
}
