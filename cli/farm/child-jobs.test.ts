import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Store } from '#cli/store/store.ts'
import { scratch, writeTree } from '#tests/support/scratch.ts'
import type { BuildJobs } from '../build/jobs.ts'
import { type BuiltTenant, notBuilt } from '../build/result.ts'
import { type Fingerprint, openFingerprints } from '../fingerprint/fingerprint.ts'
import { type ChildSetup, openChildWork } from './child-jobs.ts'
import { maxFindings } from './job.ts'
import { productOfParts } from './product.ts'

vi.mock('../fingerprint/fingerprint.ts', () => ({ openFingerprints: vi.fn() }))

const shared = { code: 'c'.repeat(64), node: 'v24.18.0' }
const product = productOfParts(shared)
const [inputs, others] = ['a'.repeat(64), 'b'.repeat(64)]

/** What content says of tenants now; a test changes it as files change under a worker. */
let fingerprints: Record<string, Fingerprint>
const fingerprint = (of = inputs, parts: Record<string, string> = shared): Fingerprint => ({
  inputs: of,
  parts: { ...parts, folder: of },
})

beforeEach(() => {
  vi.stubEnv('LIVERY_STORE', 's3://shared/store')
  fingerprints = { acme: fingerprint(), globex: fingerprint(others) }
  vi.mocked(openFingerprints).mockImplementation(() => {
    const now = { ...fingerprints }
    const unasked = () => {
      throw new Error('not asked for')
    }
    return {
      of: (code) => now[code] ?? null,
      filesOf: unasked,
      outlineOf: unasked,
      chainOf: unasked,
      installed: unasked,
    }
  })
})
afterEach(() => {
  vi.unstubAllEnvs()
})

function scene({ built = {}, refuses = [] }: { built?: Partial<BuiltTenant>; refuses?: string[] } = {}) {
  const root = scratch({ 'tenants/acme/tenant.json': '{}', 'tenants/globex/tenant.json': '{}', 'out/': '' })
  const workspace = { root, cwd: root, tenantsDir: join(root, 'tenants'), cacheDir: join(root, 'cache') }
  const outDir = join(root, 'out')
  const said: string[] = []
  /** Inputs of the sites that the store has. */
  const sites = new Set<string>()
  const store: Pick<Store, 'ready' | 'hasNow' | 'deliver'> = {
    ready: async () => undefined,
    hasNow: async (_, key) => sites.has(key),
    async deliver(kind, key) {
      said.push(`${kind} ${key.slice(0, 1)}`)
      return !refuses.includes(key)
    },
  }
  const setup: ChildSetup = { workspace, outDir, engine: 'specialise', firstPaint: null, packages: '', product }
  const jobs: BuildJobs = {
    // What a child's work asks of a store, and no more.
    store: store as Store,
    prepare: () => Promise.reject(new Error('not asked for')),
    async run({ code }) {
      said.push(`build ${code}`)
      writeTree(outDir, { [`${code}/index.html`]: 'a site' })
      return { tenant: { ...notBuilt({ workspace, outDir, code }, [], 7), ok: true, ...built }, refused: [] }
    },
    settled: async () => void said.push('settled'),
  }
  const work = openChildWork(setup, jobs)
  const build = (code: string, of = inputs, isRetry = false) =>
    work.run({ kind: 'tenant', tenant: { code, inputs: of }, isRetry })
  const open = (...codes: string[]) => work.run({ kind: 'open', codes })
  return { work, build, open, close: () => work.run({ kind: 'close' }), said, sites, store, workspace, outDir }
}

test('a tenant is built, its folder goes, and what was built is delivered at the end: findings before the site', async () => {
  const { build, open, close, said, outDir } = scene()
  expect(await open('acme')).toEqual({ done: true })
  expect(await build('acme')).toEqual({
    outcome: { code: 'acme', inputs, state: 'built', ms: 7, reason: null, diagnostics: [] },
  })
  expect(existsSync(join(outDir, 'acme'))).toBe(false)
  expect(await close()).toEqual({ done: true })
  expect(said).toEqual(['build acme', 'settled', 'findings a', 'site a'])
  await close()
  expect(said.slice(4)).toEqual(['settled'])
})

test('a site that the store has is not built again, but for a retry: its files may never have come', async () => {
  const { build, open, said, sites } = scene()
  sites.add(inputs)
  await open('acme')
  expect(await build('acme')).toMatchObject({ outcome: { state: 'stored' } })
  expect(said).toEqual([])
  await build('acme', inputs, true)
  expect(said).toEqual(['build acme'])
})

test('what came whole out of the store is told as stored', async () => {
  const { build, open } = scene({ built: { shared: true } })
  await open('acme')
  expect(await build('acme')).toMatchObject({ outcome: { state: 'stored', ms: 7 } })
})

test.each([
  ['acme', others, 'its files here are not those that were planned'],
  ['initech', inputs, 'there is no such tenant here'],
  ['../tenants/acme', inputs, 'there is no such tenant here'],
  ['.acme', inputs, 'there is no such tenant here'],
])('%s of other inputs than are here is not built', async (code, of, reason) => {
  const { build, open, said } = scene()
  await open('acme')
  expect(await build(code, of)).toEqual({
    outcome: { code, inputs: of, state: 'changed', ms: 0, reason, diagnostics: [] },
  })
  expect(said).toEqual([])
})

test('a code without a folder is no tenant, whatever content says of it', async () => {
  fingerprints.initech = fingerprint()
  const { build, open } = scene()
  await open('initech')
  expect(await build('initech')).toMatchObject({
    outcome: { state: 'changed', reason: 'there is no such tenant here' },
  })
})

test('files are looked at anew with each batch, and not within one', async () => {
  const { build, open } = scene()
  await open('acme')
  fingerprints.acme = fingerprint(others)
  expect(await build('acme', others)).toMatchObject({ outcome: { state: 'changed' } })
  await open('acme')
  expect(await build('acme', others)).toMatchObject({ outcome: { state: 'built', inputs: others } })
})

test('a product that changed ends the batch before its first tenant, and says what differs', async () => {
  const { open } = scene()
  fingerprints.acme = fingerprint(inputs, { ...shared, node: 'v24.19.2' })
  expect(await open('acme')).toEqual({
    trouble: { kind: 'product', message: expect.stringContaining('node (v24.18.0 there, v24.19.2 here)') },
  })
})

test('a batch whose tenants are all gone here says nothing of the product', async () => {
  expect(await scene().open('initech')).toEqual({ done: true })
})

test('a tenant that fails says its first error, and takes its findings along as another machine can read them', async () => {
  const finding = { tenant: 'acme', file: 'tenants/acme/tenant.json', line: 2, column: 1, code: 'x', suggestion: null }
  const errors = Array.from({ length: maxFindings + 5 }, (_, index) => ({
    ...finding,
    severity: 'error' as const,
    message: `error ${index}`,
  }))
  const diagnostics = [{ ...finding, severity: 'warning' as const, message: 'a warning' }, ...errors]
  const { build, open, close, said } = scene({ built: { ok: false, diagnostics } })
  await open('acme')
  const answer = await build('acme')
  const outcome = 'outcome' in answer ? answer.outcome : undefined
  expect(outcome).toMatchObject({ state: 'failed', reason: 'error 0' })
  expect(outcome?.diagnostics).toHaveLength(maxFindings)
  expect(outcome?.diagnostics[0]).toMatchObject({ file: 'tenants:acme/tenant.json', message: 'a warning' })
  await close()
  // What failed is nothing to deliver.
  expect(said).toEqual(['build acme', 'settled'])
})

test('a store that does not answer is known when a batch opens', async () => {
  const { open, store } = scene()
  store.ready = async () => {
    // So a store goes on without the shared one.
    process.env.LIVERY_STORE = ''
  }
  expect(await open('acme')).toEqual({ trouble: { kind: 'store', message: 'it does not answer' } })
})

test('a store that takes one site and not another names the one, and the next batch is not asked for it', async () => {
  const { build, open, close, said } = scene({ refuses: [others] })
  await open('acme', 'globex')
  await build('acme')
  await build('globex', others)
  expect(await close()).toEqual({ trouble: { kind: 'store', message: 'it did not take globex' } })
  await open('acme')
  said.length = 0
  expect(await close()).toEqual({ done: true })
  expect(said).toEqual(['settled'])
})

test('what a batch left undelivered is no matter of the next', async () => {
  const { build, open, close, said } = scene()
  await open('acme')
  await build('acme')
  await open('globex')
  await close()
  expect(said).toEqual(['build acme', 'settled'])
})
