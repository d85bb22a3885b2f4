import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gateDefines, profileOf } from '#cli/bundle/profile.ts'
import { loadTenant } from '#cli/tenant/load.ts'
import { listTenantCodes } from '#cli/tenant/tenant-codes.ts'
import { defaultBudgets } from '#cli/verify/checks/budgets.ts'
import { type BenchCase, compared, measured, upTo } from './bench-case.ts'
import type { BenchSize } from './bench-size.ts'
import { runProcess } from './run.ts'

interface BuiltLine {
  code: string
  initialJs: { raw: number; brotli: number }
}

async function livery(args: readonly string[], cache: string): Promise<string> {
  const command = ['cli/main.ts', 'build', '--json', ...args]
  return (await runProcess(process.execPath, command, { env: { LIVERY_CACHE: cache } })).stdout
}

async function seconds(body: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await body()
  return (performance.now() - startedAt) / 1000
}

async function peerBuild(
  tenantsDir: string,
  code: string,
  out: string,
  env: Record<string, string> = {},
): Promise<void> {
  const { tenant } = loadTenant({ cwd: process.cwd(), tenantsDir, code })
  if (!tenant) throw new Error(`The tenant ${code} cannot be read`)
  const gates = JSON.stringify(gateDefines(profileOf(tenant)))
  await runProcess(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--config', 'tests/bench/vite.peer.config.ts'],
    { env: { PEER_GATES: gates, PEER_OUT: join(out, code), ...env } },
  )
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
export async function demoCases({ rounds, demoTenants }: BenchSize): Promise<BenchCase[]> {
  const work = mkdtempSync(join(tmpdir(), 'livery-bench-'))
  try {
    const tenantsDir = join(work, 'tenants')
    cpSync('tenants', tenantsDir, { recursive: true })
    const codes = demoTenants ?? listTenantCodes(tenantsDir)
    const [changed = ''] = codes
    const out = join(work, 'out')
    const place = ['--tenants', tenantsDir, '--out', out, '--tenant', codes.join()]
    const times: Record<'cold' | 'bare' | 'one' | 'same', [number[], number[]]> = {
      cold: [[], []],
      bare: [[], []],
      one: [[], []],
      same: [[], []],
    }
    let json = ''
    for (let round = 0; round < rounds; round++) {
      const cache = join(work, `cache-${round}`)
      const peerAll = async (env?: Record<string, string>) => {
        for (const code of codes) await peerBuild(tenantsDir, code, join(work, 'peer'), env)
      }
      rmSync(out, { recursive: true, force: true })
      const cold = await seconds(async () => {
        json = await livery(place, cache)
      })
      times.cold[0].push(cold)
      times.bare[0].push(cold)
      times.cold[1].push(await seconds(() => peerAll({ PEER_COMPRESS: '1' })))
      times.bare[1].push(await seconds(() => peerAll()))
      touchTenant(tenantsDir, changed, round)
      times.one[0].push(await seconds(() => livery(place, cache)))
      times.one[1].push(await seconds(() => peerBuild(tenantsDir, changed, join(work, 'peer'))))
      times.same[0].push(await seconds(() => livery(place, cache)))
      times.same[1].push(await seconds(() => peerAll()))
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
