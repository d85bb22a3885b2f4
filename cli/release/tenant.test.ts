import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeSmallSite } from '#tests/support/release-site.ts'
import { Released } from '#tests/support/released.ts'
import type { ReleaseChecks } from './checks.ts'
import { folderTenant } from './target/folder-tenant.ts'
import { type ReleaseOutcome, type ReleaseRequest, releaseTenant } from './tenant.ts'

const disk = vi.hoisted(() => ({ isFull: (): boolean => false }))
const fault = vi.hoisted(() => ({ path: '' }))
vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>()
  return {
    ...real,
    statfsSync: () => ({ bavail: disk.isFull() ? 1 : 1e6, bsize: 4096, files: 0, ffree: 0 }),
    renameSync(from: string, to: string) {
      if (fault.path && from.endsWith(fault.path)) throw Object.assign(new Error('EACCES'), { code: 'EACCES' })
      real.renameSync(from, to)
    },
  }
})

let released: Released
beforeEach(() => {
  released = new Released()
})
afterEach(() => {
  disk.isFull = () => false
  fault.path = ''
  released.remove()
})

const nothingFound: ReleaseChecks = {
  record: { passed: ['whole'], allowed: [], skipped: [] },
  refused: [],
  allowed: [],
}

function release(version: string, options: Partial<ReleaseRequest> = {}): Promise<ReleaseOutcome> {
  const out = join(released.dir, 'dist')
  writeSmallSite({ out, tenant: 'acme', version })
  return releaseTenant({
    tenant: 'acme',
    at: folderTenant(released.place),
    siteDir: join(out, 'acme'),
    shownSite: 'dist/acme',
    key: released.key,
    trusted: [],
    revision: { product: 'f00', tenants: null },
    verify: async () => nothingFound,
    keepAssets: 3,
    prune: undefined,
    confirm: 'acme',
    isDryRun: false,
    isAgain: false,
    wait: 0,
    onWait: () => undefined,
    ...options,
  })
}

const live = () => readFileSync(join(released.place.current, 'index.html'), 'utf8')
const ids = () => readdirSync(released.place.releasesDir).sort()

test('what a killed release left is removed by the next', async () => {
  const first = await release('v1')
  expect(first).toMatchObject({ state: 'released', swept: [], pruned: [] })
  const stage = join(released.place.releasesDir, `.stage-${first.plan.id}-1`)
  mkdirSync(stage)
  expect(await release('v2')).toMatchObject({ state: 'released', swept: [stage] })
  expect(existsSync(stage)).toBe(false)
  expect(ids()).toHaveLength(2)
})

test('where there is no room, old releases that are to go go first', async () => {
  const { id } = (await release('v1')).plan
  await release('v2')
  await release('v3')
  disk.isFull = () => existsSync(released.file(id, ''))
  await expect(release('v4')).rejects.toMatchObject({ code: 'no-space' })
  expect(ids()).toContain(id)
  const outcome = await release('v4', { prune: 3 })
  expect(outcome).toMatchObject({ state: 'released', pruned: [id] })
  expect(live()).toContain('v4')
})

test('an old release that cannot be removed is told, and what is live is the new one', async () => {
  const { id } = (await release('v1')).plan
  await release('v2')
  fault.path = id
  await expect(release('v3', { prune: 1 })).rejects.toThrow(/^\S+ is live, but an old release could not be removed/)
  expect(live()).toContain('v3')
})

test('another release that came first is seen: its site is not replaced unasked, nor released twice', async () => {
  await release('v1')
  expect(await release('v2', { confirm: undefined })).toMatchObject({ state: 'confirm-needed' })
  expect(await release('v1', { confirm: undefined })).toMatchObject({ state: 'unchanged' })
  expect(await release('v2', { isDryRun: true })).toMatchObject({ state: 'planned', space: { free: 4_096_000_000 } })
  expect(ids()).toHaveLength(1)
  await expect(release('v2', { confirm: 'acne' })).rejects.toMatchObject({ code: 'wrong-confirm', exitCode: 2 })
})
