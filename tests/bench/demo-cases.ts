import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadTenant } from '#cli/tenant/load.ts'
import { listTenantCodes } from '#cli/tenant/tenant-codes.ts'
import { defaultBudgets } from '#cli/verify/checks/default-budgets.ts'
import { type BenchCase, compared, measured, upTo } from './bench-case.ts'
import type { BenchSize } from './bench-size.ts'
import { takeCompiled } from './compiled.ts'
import { peerOf } from './peer.ts'
import { runProcess } from './run.ts'

interface BuiltLine {
  code: string
  initialJs: { raw: number; brotli: number }
}

async function livery(args: readonly string[], cache: string) {
  const command = ['cli/main.ts', 'build', '--json', ...args]
  return runProcess(process.execPath, command, { env: { LIVERY_CACHE: cache } })
}

/** First-load JavaScript in brotli bytes that a tenant must keep to, as `livery verify` holds it to. */
function budgetOf(code: string): ReturnType<typeof upTo> {
  const { tenant } = loadTenant({ cwd: process.cwd(), tenantsDir: 'tenants', code })
  return upTo(tenant?.budgets.initialJs ?? defaultBudgets.initialJs)
}

/** Changes one value of a tenant, each time to another one. */
function touchTenant(tenantsDir: string, code: string, round: number): void {
  const path = join(tenantsDir, code, 'tenant.json')
  const tenant = JSON.parse(readFileSync(path, 'utf8')) as { promotions?: object }
  tenant.promotions = { ...tenant.promotions, firstDepositBonusPercent: 10 + round }
  writeFileSync(path, JSON.stringify(tenant, null, 2))
}

function sizeCases(json: string): BenchCase[] {
  const { tenants } = JSON.parse(json) as { tenants: BuiltLine[] }
  return tenants.flatMap(({ code, initialJs }) => [
    measured(`initial-js-raw-bytes.${code}`, 'bytes', initialJs.raw, null),
    measured(`initial-js-brotli-bytes.${code}`, 'bytes', initialJs.brotli, budgetOf(code)),
  ])
}

/** The demo tenants: Livery against one `vite build` process each, in turns, and what a visitor loads first. */
export async function demoCases(size: BenchSize): Promise<BenchCase[]> {
  const work = mkdtempSync(join(tmpdir(), 'livery-bench-'))
  try {
    const tenantsDir = join(work, 'tenants')
    cpSync('tenants', tenantsDir, { recursive: true })
    const codes = size.demoTenants ?? listTenantCodes(tenantsDir)
    const [changed = ''] = codes
    const out = join(work, 'out')
    const place = ['--tenants', tenantsDir, '--out', out, '--tenant', codes.join()]
    const times: Record<'cold' | 'bare' | 'one' | 'same', [number[], number[]]> = {
      cold: [[], []],
      bare: [[], []],
      one: [[], []],
      same: [[], []],
    }
    const build = peerOf(size)
    const peerOne = async (code: string, forms: 'compressed' | 'bare') =>
      (await build({ tenantsDir, code, out: join(work, 'peer', code), forms })).seconds
    const peerAll = async (forms: 'compressed' | 'bare') => {
      let seconds = 0
      for (const code of codes) seconds += await peerOne(code, forms)
      return seconds
    }
    let json = ''
    for (let round = 0; round < size.rounds; round++) {
      const cache = join(work, `cache-${round}`)
      if (!size.isCold) takeCompiled(cache)
      rmSync(out, { recursive: true, force: true })
      const cold = await livery(place, cache)
      json = cold.stdout
      times.cold[0].push(cold.seconds)
      times.bare[0].push(cold.seconds)
      times.cold[1].push(await peerAll('compressed'))
      times.bare[1].push(await peerAll('bare'))
      touchTenant(tenantsDir, changed, round)
      times.one[0].push((await livery(place, cache)).seconds)
      times.one[1].push(await peerOne(changed, 'bare'))
      times.same[0].push((await livery(place, cache)).seconds)
      times.same[1].push(await peerAll('bare'))
    }
    return [
      compared('build-seconds.all-cold', ...times.cold, 1),
      // The peer leaves plain files alone: no compressed forms, no page, icons, strings or headers.
      compared('build-seconds.all-cold-bare-peer', ...times.bare, null),
      compared('build-seconds.one-tenant-changed', ...times.one, null),
      compared('build-seconds.nothing-changed', ...times.same, 2),
      ...sizeCases(json),
    ]
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}
