import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BuiltTenant } from '#cli/build/result.ts'
import { sha256 } from '#cli/fs/hash.ts'
import { filesBelow } from '#cli/fs/walk.ts'
import { type HttpCache, startHttpCache } from '#tests/support/http-cache.ts'
import { TenantsFolder } from '#tests/support/livery.ts'
import { type S3Server, startS3 } from '#tests/support/s3-server.ts'
import { storeKey } from '#tests/support/store-keys.ts'
import { builtOnce } from './support/built-once.ts'
import { livery } from './support/warm-livery.ts'

interface BuildReport {
  ok: boolean
  tenants: BuiltTenant[]
}

const folder = new TenantsFolder()
const cacheDir = join(folder.cwd, 'cache')
const inCwd = ['--json', '--cwd', folder.cwd]

const build = (out: string, env: Record<string, string> = {}) =>
  livery(['build', ...inCwd, '--out', out], { env: { LIVERY_CACHE: cacheDir, ...env } })
const store = (...args: string[]) => livery(['store', ...args, ...inCwd], { env: { LIVERY_CACHE: cacheDir } })

const manifestOf = (out: string) => JSON.parse(readFileSync(join(folder.cwd, out, 'lite', 'livery.json'), 'utf8'))

/** The hash of every file of a site, by its path; of livery.json without whose word counted. */
function hashesOf(out: string): Record<string, string> {
  const dir = join(folder.cwd, out, 'lite')
  const hashes = filesBelow(dir).map((path): [string, string] => [path.slice(dir.length), sha256(readFileSync(path))])
  const { vouchedBy: _, ...manifest } = manifestOf(out)
  return { ...Object.fromEntries(hashes), '/livery.json': sha256(JSON.stringify(manifest)) }
}

let whole: Record<string, string> = {}
let server: S3Server
let cache: HttpCache
/** What a machine that had nothing sent when it built the same site. */
let sent: ReadonlyMap<string, Uint8Array>
beforeAll(async () => {
  folder.copy('lite')
  server = await startS3()
  cache = await startHttpCache()
  const built = await builtOnce()
  built.copyCache(cacheDir)
  sent = built.objects
  expect((await build('first')).exitCode).toBe(0)
  whole = hashesOf('first')
  expect(Object.keys(whole).length).toBeGreaterThan(100)
})

afterAll(async () => {
  await Promise.all([server.close(), cache.close()])
  folder.remove()
})

test('what is damaged is named by livery store verify, and removed', async () => {
  expect((await store('verify')).exitCode).toBe(0)
  const [entry = ''] = filesBelow(join(cacheDir, 'store', 'files'))
  const [record = ''] = filesBelow(join(cacheDir, 'store', 'records'))
  for (const path of [entry, record]) truncateSync(path, 1)
  const run = await store('verify')
  expect(run.exitCode).toBe(1)
  expect(run.json()).toMatchObject({ ok: false, damaged: [{ path: entry }, { path: record }] })
  expect((await store('verify')).exitCode).toBe(0)
})

test('livery store gc keeps what sites share, and a build after it makes the same site', async () => {
  const before = (await store('info')).json<{ entries: { count: number }; shared: { count: number } }>()
  expect(before.shared.count).toBeGreaterThan(100)
  const gc = await store('gc', '--keep-days', '0')
  expect(gc.exitCode).toBe(0)
  const after = (await store('info')).json<{ entries: { count: number }; records: { count: number } }>()
  expect(after).toMatchObject({ entries: { count: before.shared.count }, records: { count: 0 } })
  expect((await build('after-gc')).exitCode).toBe(0)
  expect(hashesOf('after-gc')).toEqual(whole)
})

test('keygen makes a pair, and info says who signs, where, and whose word counts', async () => {
  const made = (await livery(['store', 'keygen', 'store.pem', ...inCwd])).json<{
    publicPath: string
    fingerprint: string
  }>()
  expect(made.publicPath).toBe(join(folder.cwd, 'store.pem.pub'))
  const env = {
    LIVERY_CACHE: cacheDir,
    LIVERY_STORE_KEY: join(folder.cwd, 'store.pem'),
    LIVERY_STORE_TRUST: storeKey('main').publicPem,
    LIVERY_STORE_SCOPE: 'pull-1',
  }
  const main = storeKey('main').public.fingerprint
  const info = await livery(['store', 'info', ...inCwd], { env })
  expect(info.json()).toMatchObject({
    keys: { signs: made.fingerprint, scope: 'pull-1', trusts: [main], trustsInScope: [made.fingerprint, main] },
  })
  expect((await store('info')).json()).toMatchObject({ keys: null })
})

test('wrong usage is told', async () => {
  expect(await store('gc', '--keep-days', 'few')).toMatchObject({ exitCode: 2 })
  expect(await store('gc', '--max-size', 'large')).toMatchObject({ exitCode: 2 })
})

test('a machine that has nothing takes all from the shared store', async () => {
  for (const [key, bytes] of sent) server.objects.set(key, bytes)
  expect(sent.size).toBeGreaterThan(50)
  const run = await build('of-two', { ...server.env, LIVERY_CACHE: join(folder.cwd, 'machine-two') })
  expect(run.json<BuildReport>()).toMatchObject({ ok: true, tenants: [{ code: 'lite', ok: true, shared: true }] })
  expect(hashesOf('of-two')).toEqual(whole)
  expect(manifestOf('of-two').vouchedBy).toEqual({ site: [storeKey('main').public.fingerprint] })
  expect(manifestOf('first')).not.toHaveProperty('vouchedBy')
  expect(server.requests.filter(({ method }) => method === 'PUT')).toEqual([])
})

/** What machines of two shards and one that has nothing come to with a store. */
async function buildInShards(LIVERY_STORE: string) {
  folder.copy('lite', 'twin')
  const place = mkdtempSync(join(folder.cwd, 'machines-'))
  try {
    const machine = async (name: string, ...args: string[]) => {
      const { LIVERY_STORE_KEY = '' } = server.env
      const own = { LIVERY_STORE, LIVERY_STORE_KEY, LIVERY_CACHE: join(place, `${name}-cache`) }
      const run = await livery(['build', ...inCwd, '--out', join(place, name), ...args], { env: own })
      return run.json<BuildReport>().tenants.map(({ code, ok, shared }) => [code, ok, shared])
    }
    const shards = [await machine('one', '--shard', '1/2'), await machine('two', '--shard', '2/2')]
    return { shards, third: await machine('third') }
  } finally {
    rmSync(folder.path('twin'), { recursive: true })
  }
}

const storeOfFolder = () => {
  const dir = join(folder.cwd, 'shared')
  for (const [key, bytes] of sent) {
    const path = join(dir, key.replace(/^livery\//, ''))
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, bytes)
  }
  return dir
}

test.each([
  ['a folder', storeOfFolder],
  [
    'an HTTP cache',
    () => {
      for (const [key, bytes] of sent) cache.objects.set(`/cache/${key.replace(/^livery\//, '')}`, bytes)
      return cache.address()
    },
  ],
])('machines build a shard each into %s, and another takes every site from there', async (_, address) => {
  const { shards, third } = await buildInShards(address())
  expect(shards.flat().map(([code]) => code)).toEqual(['lite', 'twin'])
  expect(shards.flat().every(([, ok]) => ok)).toBe(true)
  expect(third).toEqual([
    ['lite', true, true],
    ['twin', true, true],
  ])
})

test('without its shared store a build goes on alone, and says so once', async () => {
  const run = await build('alone', { ...server.env, AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9' })
  expect(run.exitCode).toBe(0)
  expect(run.stderr.match(/shared store does not answer/g)).toHaveLength(1)
  expect(hashesOf('alone')).toEqual(whole)
})

test('wrong credentials and wrong addresses end a build before it begins', async () => {
  const refused = await build('refused', { ...server.env, AWS_ACCESS_KEY_ID: 'another' })
  expect(refused).toMatchObject({ exitCode: 1 })
  expect(refused.json()).toMatchObject({ ok: false, error: { code: 'store-refused' } })
  const nowhere = await build('nowhere', { LIVERY_STORE: 'ftp://bucket' })
  expect(nowhere).toMatchObject({ exitCode: 2 })
  expect(nowhere.json()).toMatchObject({ ok: false, error: { code: 'bad-store' } })
})
