import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openStore } from '#cli/store/store.ts'
import { type S3Server, startS3 } from '#tests/support/s3-server.ts'
import { scratch } from '#tests/support/scratch.ts'
import { storeKey } from '#tests/support/store-keys.ts'
import { openFingerprints } from '../fingerprint/fingerprint.ts'
import { chainOf, type Outline } from '../fingerprint/outline.ts'
import { openFreshStore, planFarm } from './plan.ts'

vi.mock('../fingerprint/fingerprint.ts', () => ({ openFingerprints: vi.fn() }))

const parts = { code: 'c'.repeat(64), folder: 'd'.repeat(64) }
const inputsOf = (code: string) => Buffer.from(code).toString('hex').padEnd(64, '0')

/** What tenants have in their files; null is one that content does not describe. */
let contents: Record<string, Record<string, unknown> | null>
/** Codes whose folder was read. */
let read: string[]

beforeEach(() => {
  vi.stubEnv('LIVERY_STORE', '')
  contents = { acme: {}, globex: {}, initech: {} }
  read = []
  vi.mocked(openFingerprints).mockImplementation(() => {
    const outlineOf = (code: string): Outline => ({ code, base: undefined, value: contents[code] ?? {} })
    return {
      of(code) {
        read.push(code)
        return contents[code] ? { inputs: inputsOf(code), parts } : null
      },
      filesOf: () => undefined,
      outlineOf,
      chainOf: (code) => chainOf(outlineOf, code),
      installed: () => '',
    }
  })
})
afterEach(() => {
  vi.unstubAllEnvs()
})

const machine = (cacheDir = scratch()) => ({ root: '/product', cwd: '/', tenantsDir: '/tenants', cacheDir })
async function keep(codes: readonly string[], { cacheDir }: { cacheDir: string }): Promise<void> {
  const store = openStore(join(cacheDir, 'store'))
  for (const code of codes) await store.setRecord('site', inputsOf(code), '{}')
  await store.settled()
}
const planOf = (codes: readonly string[], workspace = machine()) =>
  planFarm({ workspace, codes, allCodes: Object.keys(contents) })
const codesOf = (tenants: readonly { code: string }[]) => tenants.map(({ code }) => code)

test('what is missing follows from inputs and store: the same plan before and after a queue is lost', async () => {
  const workspace = machine()
  await keep(['globex'], workspace)
  const plan = await planOf(['acme', 'globex', 'initech'], workspace)
  expect(codesOf(plan.tenants)).toEqual(['acme', 'globex', 'initech'])
  expect(codesOf(plan.missing)).toEqual(['acme', 'initech'])
  expect(plan.local).toEqual([])
  expect(await planOf(['acme', 'globex', 'initech'], workspace)).toEqual(plan)
  await keep(['acme', 'initech'], workspace)
  expect((await planOf(['acme', 'globex', 'initech'], workspace)).missing).toEqual([])
})

test('the product is what content says beside the tenant; where it says nothing there is none', async () => {
  expect((await planOf(['acme'])).product?.parts).toEqual({ code: parts.code })
  contents = { acme: null, globex: null }
  expect(await planOf(['acme', 'globex'])).toMatchObject({ product: null, tenants: [], local: ['acme', 'globex'] })
})

test('a tenant that content does not describe is for this machine alone, the others are not', async () => {
  contents.globex = null
  const plan = await planOf(['acme', 'globex', 'initech'])
  expect(codesOf(plan.missing)).toEqual(['acme', 'initech'])
  expect(plan.local).toEqual(['globex'])
})

test('two that claim one domain are for this machine alone, also where only one of them is asked for', async () => {
  contents.acme = { domains: ['shop.example'] }
  contents.initech = { domains: ['initech.example', 'shop.example'] }
  expect((await planOf(['acme', 'globex'])).local).toEqual(['acme'])
  expect((await planOf(['globex'])).local).toEqual([])
})

test.each(['ACME', '../etc', 'con', 'a'.repeat(40)])('%s is no code that a queue may name', async (code) => {
  contents[code] = {}
  const plan = await planOf([code, 'acme'])
  expect(plan.local).toEqual([code])
  expect(codesOf(plan.tenants)).toEqual(['acme'])
  expect(read.filter((one) => one === code).length).toBeLessThanOrEqual(1)
})

test('tenants of one profile are of one group, whatever else they say', async () => {
  contents = {
    acme: { features: { lottery: true, chat: false }, name: 'Acme' },
    globex: { features: { chat: false, lottery: true }, name: 'Globex' },
    initech: { features: { lottery: false } },
  }
  const { missing } = await planOf(['acme', 'globex', 'initech'])
  const [acme, globex, initech] = missing.map(({ group }) => group)
  expect(acme).toBe(globex)
  expect(initech).not.toBe(acme)
})

const withServer = async (use: (server: S3Server) => Promise<void>) => {
  const server = await startS3()
  for (const [name, value] of Object.entries(server.env)) vi.stubEnv(name, value)
  vi.stubEnv('LIVERY_STORE_KEY', storeKey('main').pem)
  try {
    await use(server)
  } finally {
    await server.close()
  }
}

test('what another machine brought to the shared store since is not missing here', async () => {
  await withServer(async () => {
    const here = machine()
    expect(codesOf((await planOf(['acme', 'globex'], here)).missing)).toEqual(['acme', 'globex'])
    await keep(['globex'], machine(scratch()))
    expect(codesOf((await planOf(['acme', 'globex'], here)).missing)).toEqual(['acme'])
  })
})

test('a shared store that does not answer ends the plan: a farm has no other place, and it is named still', async () => {
  await withServer(async (server) => {
    const address = process.env.LIVERY_STORE
    await server.close()
    await expect(planOf(['acme'])).rejects.toMatchObject({
      code: 'store-away',
      hint: expect.stringContaining('what was built is there'),
    })
    expect(process.env.LIVERY_STORE).toBe(address)
    await expect(openFreshStore(machine())).rejects.toMatchObject({ code: 'store-away' })
  })
})
