import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Queue } from 'bullmq'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { eventText, type FarmEvent } from '#cli/farm/events.ts'
import { type FarmCommand, type FarmProcess, runFarmCommand, siteHashes, sitesSent } from '#tests/support/farm-scene.ts'
import { TenantsFolder } from '#tests/support/livery.ts'
import { type RedisServer, startRedis } from '#tests/support/redis-server.ts'
import { type S3Server, startS3 } from '#tests/support/s3-server.ts'
import { builtOnce } from './support/built-once.ts'
import { livery } from './support/warm-livery.ts'

const folder = new TenantsFolder()
const codes = ['aster', 'birch', 'cedar', 'daisy']
const cacheOf = (machine: string) => join(folder.cwd, 'caches', machine)
let redis: RedisServer
let store: S3Server
const running: FarmProcess[] = []

const run = (args: readonly string[], command: FarmCommand, isShared = true) => {
  const place = { cwd: folder.cwd, redis: isShared ? redis : null, store: isShared ? store : null, cacheOf }
  const process = runFarmCommand(place, args, command)
  running.push(process)
  return process
}
const worker = (machine: string, more: Partial<FarmCommand> & { args?: string[] } = {}) =>
  run(['worker', '--concurrency', '1', '--lock', '4', ...(more.args ?? [])], { machine, ...more })
const status = async () =>
  (await livery(['farm', 'status', '--json', '--cwd', folder.cwd], { env: { LIVERY_REDIS: redis.url } })).json<{
    runs: { state: string; built: number; setApart: number }[]
    queues: { failed: { failedReason: string }[] }[]
  }>()

const said = (events: readonly FarmEvent[]) => events.map((event) => eventText(event) ?? '').join('\n')
const endOf = ({ events }: FarmProcess) => events.find((event) => event.event === 'end')
const tenantsOf = ({ events }: FarmProcess) => events.flatMap((event) => (event.event === 'tenant' ? [event] : []))

/** Gives every tenant another value: the store has none of its sites then. */
function change(count: number): void {
  for (const code of codes) {
    const tenant = JSON.parse(folder.read(code))
    folder.write(code, 'tenant.json', JSON.stringify({ ...tenant, promotions: { firstDepositBonusPercent: count } }))
  }
}

/** The sites of all tenants as a build on one machine makes them, which has no queue and no shared store. */
async function hashesAlone(): Promise<Record<string, Record<string, string>>> {
  const out = join(folder.cwd, 'alone')
  const built = await livery(['build', '--cwd', folder.cwd, '--out', out, ...codes], {
    env: { LIVERY_CACHE: cacheOf('alone') },
  })
  expect(built).toMatchObject({ exitCode: 0 })
  return Object.fromEntries(codes.map((code) => [code, siteHashes(join(out, code))]))
}
const hashesIn = (out: string) =>
  Object.fromEntries(codes.map((code) => [code, siteHashes(join(folder.cwd, out, code))]))

beforeAll(async () => {
  for (const code of codes) folder.copy('lite', code)
  redis = await startRedis()
  store = await startS3()
  const built = await builtOnce()
  for (const machine of ['alone', 'one', 'two', 'planner', 'own']) built.copyCache(cacheOf(machine))
  for (const [key, bytes] of built.objects) store.objects.set(key, bytes)
})

afterEach(async () => {
  for (const process of running.splice(0)) {
    process.kill()
    await process.ended
  }
  await redis.client.flushall()
})

afterAll(async () => {
  await Promise.all([redis.close(), store.close()])
  folder.remove()
})

test('two workers build what a build alone does, each site once, and a second run finds it all', async () => {
  change(1)
  const machines = [worker('one'), worker('two')]
  const start = run(['start', '--batch', '1', '--out', 'dist', ...codes], { machine: 'planner' })
  expect(await start.ended, start.stderr()).toBe(0)
  expect(endOf(start)).toMatchObject({ ok: true, built: 4, failed: 0, setApart: 0 })
  expect(hashesIn('dist')).toEqual(await hashesAlone())
  expect([...sitesSent(store).values()]).toEqual([1, 1, 1, 1])
  expect(
    machines
      .flatMap(tenantsOf)
      .map(({ code }) => code)
      .sort(),
  ).toEqual(codes)
  expect((await status()).runs).toMatchObject([{ state: 'done', built: 4 }])
  const secrets = [redis.password, store.env.AWS_SECRET_ACCESS_KEY]
  const printed = [start, ...machines].map((one) => one.stderr() + JSON.stringify(one.events)).join('')
  for (const secret of secrets) expect(printed).not.toContain(secret)
  const again = run(['start', '--no-out', ...codes], { machine: 'planner' })
  expect(await again.ended).toBe(0)
  expect(endOf(again)).toMatchObject({ ok: true, built: 0, stored: 4 })
  expect([...sitesSent(store).values()]).toEqual([1, 1, 1, 1])
})

test('a Redis that is emptied under a run costs a plan, and no site', async () => {
  change(2)
  const start = run(['start', '--batch', '1', '--no-out', ...codes], { machine: 'planner' })
  await expect.poll(() => start.events.some(({ event }) => event === 'planned'), { timeout: 60_000 }).toBe(true)
  await expect.poll(async () => (await redis.client.keys('livery:farm-*:wait')).length, { timeout: 20_000 }).toBe(1)
  await redis.client.flushall()
  await expect.poll(() => said(start.events), { timeout: 20_000 }).toContain('Redis was emptied')
  worker('one')
  await redis.kill()
  await redis.start({ isEmpty: true })
  expect(await start.ended, start.stderr()).toBe(0)
  expect(endOf(start)).toMatchObject({ ok: true, failed: 0 })
})

test('a tenant that kills three processes is set apart and named, and the rest of its batch is built', async () => {
  change(3)
  const killing = join(folder.cwd, 'killing.mjs')
  const dies = "process.on('message', (job) => job.tenant?.code === 'birch' && process.kill(process.pid, 'SIGKILL'))"
  writeFileSync(killing, `if (process.argv[1]?.endsWith('child.ts')) ${dies}`)
  const one = worker('one', { env: { NODE_OPTIONS: `--import ${killing}` } })
  const start = run(['start', '--out', 'apart', ...codes], { machine: 'planner' })
  expect(await start.ended).toBe(1)
  expect(endOf(start)).toMatchObject({ ok: false, built: 3, setApart: 1 })
  expect(one.events.filter(({ event }) => event === 'tenant-lost')).toMatchObject([
    { kills: 1 },
    { kills: 2 },
    { kills: 3 },
  ])
  const birch = tenantsOf(start).find(({ code }) => code === 'birch')
  expect(birch).toMatchObject({ state: 'set-apart', reason: expect.stringMatching(/^3 workers ended .* SIGKILL$/) })
  expect(readdirSync(join(folder.cwd, 'apart')).sort()).toEqual(['aster', 'cedar', 'daisy'])
  expect((await status()).runs).toMatchObject([{ state: 'failed', setApart: 1 }])
})

test('a worker that is told to end hands its job back, and another goes on with it', async () => {
  change(4)
  const one = worker('one')
  const start = run(['start', '--no-out', ...codes], { machine: 'planner' })
  await expect.poll(() => tenantsOf(one).length, { timeout: 60_000 }).toBeGreaterThan(0)
  one.child.kill('SIGTERM')
  expect(await one.ended).toBe(143)
  const two = worker('two')
  expect(await start.ended, start.stderr()).toBe(0)
  const byOne = tenantsOf(one).map(({ code }) => code)
  const isBack = one.events.some(({ event }) => event === 'job-handed-back')
  expect(isBack || byOne.length === codes.length).toBe(true)
  expect(endOf(start)).toMatchObject({ ok: true, failed: 0 })
  two.kill()
})

test('a run that is told to end while its Redis is gone ends all the same', async () => {
  change(8)
  const start = run(['start', '--no-out', ...codes], { machine: 'planner' })
  await expect.poll(() => start.events.some(({ event }) => event === 'planned'), { timeout: 60_000 }).toBe(true)
  await redis.kill()
  try {
    start.child.kill('SIGTERM')
    expect(await start.ended).toBe(143)
  } finally {
    // What comes after each test needs it.
    await redis.start()
  }
})

test('a worker of another product takes nothing, and says what differs', async () => {
  change(5)
  const old = worker('one', { env: { SOURCE_DATE_EPOCH: '1000000000' } })
  const start = run(['start', '--no-out', 'aster'], { machine: 'planner' })
  await expect
    .poll(() => said(old.events), { timeout: 60_000 })
    .toMatch(/takes none of its jobs.*year \(\d+ there, 2001 here\)/)
  expect(tenantsOf(old)).toEqual([])
  start.child.kill('SIGTERM')
  expect(await start.ended).toBe(143)
})

test('what anybody put into the queue is refused: nothing is built, nothing is read', async () => {
  const one = worker('one')
  await expect.poll(() => said(one.events), { timeout: 60_000 }).toContain('works on product')
  const product = /product (\w{12})/.exec(said(one.events))?.[1] ?? ''
  const queue = new Queue(`farm-${product}`, { connection: { url: redis.url }, prefix: 'livery' })
  const format = 'livery-farm-1'
  const hash = '0'.repeat(64)
  const jobs = [
    {
      format,
      product: `${product}${'0'.repeat(52)}`,
      run: '0123456789ab',
      tenants: [{ code: '../../etc', inputs: hash }],
    },
    { format, product: hash, run: '0123456789ab', tenants: [{ code: 'aster', inputs: hash }] },
    { command: 'touch /tmp/x', file: '/etc/passwd' },
  ]
  for (const data of jobs) await queue.add('batch', data)
  await expect.poll(() => one.events.filter(({ event }) => event === 'job-refused').length, { timeout: 20_000 }).toBe(3)
  expect(said(one.events)).toContain('it is for the product 000000000000')
  expect(tenantsOf(one)).toEqual([])
  expect(await queue.getFailedCount()).toBe(3)
  await queue.close()
})

test('alone, a farm runs a Redis and workers of its own, publishes sites, and says what fails as a build does', async () => {
  change(6)
  folder.edit('daisy', 'tenant.json', (text) => text.replace('"currency"', '"currencyy"'))
  const args = ['farm', 'start', '--workers', '1', '--out', 'own', '--json', '--cwd', folder.cwd]
  const own = await livery(args, { env: { LIVERY_CACHE: cacheOf('own'), LIVERY_REDIS: '', LIVERY_STORE: '' } })
  expect(own).toMatchObject({ exitCode: 1 })
  const report = own.json<{
    ok: boolean
    built: number
    failed: number
    tenants: { code: string; diagnostics: object[] }[]
  }>()
  expect(report).toMatchObject({ ok: false, built: 3, failed: 1, published: 3 })
  const daisy = report.tenants.find(({ code }) => code === 'daisy')
  expect(daisy?.diagnostics).toContainEqual(
    expect.objectContaining({ code: 'unknown-key', suggestion: expect.any(String) }),
  )
  expect(readdirSync(join(folder.cwd, 'own')).sort()).toEqual(['aster', 'birch', 'cedar'])
  expect(readdirSync(join(cacheOf('own'), 'farm'))).toEqual([])
})

test('a Redis that drops keys is refused, and one that refuses is named without the password', async () => {
  await redis.client.config('SET', 'maxmemory-policy', 'allkeys-lru')
  const env = { ...store.env, LIVERY_CACHE: cacheOf('one') }
  const ask = (url: string, ...args: string[]) =>
    livery(['farm', ...args, '--cwd', folder.cwd], { env: { ...env, LIVERY_REDIS: url } })
  const evicting = await ask(redis.url, 'status', '--json')
  expect(evicting).toMatchObject({ exitCode: 1 })
  expect(evicting.json()).toMatchObject({ error: { code: 'redis-evicts' } })
  await redis.client.config('SET', 'maxmemory-policy', 'noeviction')
  const wrong = await ask(redis.url.replace(redis.password, 'not-this-one'), 'status', '--json')
  expect(wrong.json()).toMatchObject({ error: { code: 'redis-refused' } })
  expect(wrong.stderr + wrong.stdout).not.toContain('not-this-one')
  const nowhere = await ask('redis://127.0.0.1:1', 'status', '--json')
  expect(nowhere.json()).toMatchObject({ error: { code: 'no-redis' } })
  const unnamed = await ask('', 'worker')
  expect(unnamed).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('No Redis is named') })
  const unshared = await livery(['farm', 'start', '--cwd', folder.cwd], {
    env: { LIVERY_REDIS: redis.url, LIVERY_STORE: '' },
  })
  expect(unshared).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('LIVERY_STORE') })
})

test('without a server in PATH one line says how to get one', async () => {
  change(7)
  const empty = join(folder.cwd, 'empty')
  mkdirSync(empty, { recursive: true })
  const env = { PATH: empty, LIVERY_REDIS: '', LIVERY_STORE: '', LIVERY_CACHE: cacheOf('own') }
  const own = await livery(['farm', 'start', 'aster', '--json', '--cwd', folder.cwd], { env })
  expect(own).toMatchObject({ exitCode: 1 })
  expect(own.json()).toMatchObject({
    error: { code: 'no-redis-server', hint: expect.stringContaining('apt-get install redis-server') },
  })
})
