import { EventEmitter } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Redis } from 'ioredis'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { CliError } from '#cli/terminal/cli-error.ts'
import { scratch } from '#tests/support/scratch.ts'
import { openFingerprints } from '../fingerprint/fingerprint.ts'
import type { FarmEvent } from './events.ts'
import { type FarmWorkerOptions, startFarmWorker } from './farm-worker.ts'
import type { RunRecord } from './job.ts'
import { prepareTenants, setupOf } from './prepare.ts'
import { productOfParts } from './product.ts'
import { readRuns } from './queue.ts'
import { parseRedisAddress } from './redis/address.ts'
import { openConnection } from './redis/connect.ts'
import { productHere, work } from './work.ts'

vi.mock('../fingerprint/fingerprint.ts', () => ({ openFingerprints: vi.fn() }))
vi.mock('./farm-worker.ts', () => ({ startFarmWorker: vi.fn() }))
vi.mock('./prepare.ts', () => ({ prepareTenants: vi.fn(), setupOf: vi.fn() }))
vi.mock('./redis/connect.ts', () => ({ openConnection: vi.fn() }))
vi.mock('./queue.ts', async (original) => ({ ...(await original<object>()), readRuns: vi.fn() }))

const parts = { code: 'c'.repeat(64), node: 'v24.18.0' }
const product = productOfParts(parts)
const inputs = 'a'.repeat(64)

let runs: RunRecord[]
const runOf = (more: Partial<RunRecord> = {}): RunRecord => ({
  ...{ id: '0123456789ab', product: product.hash, parts, host: 'planner', state: 'under-way' },
  ...{ tenants: 1, built: 0, failed: 0, setApart: 0 },
  startedAt: new Date().toISOString(),
  seenAt: new Date().toISOString(),
  ...more,
})

beforeEach(() => {
  vi.useFakeTimers()
  runs = []
  vi.mocked(readRuns).mockImplementation(async () => runs)
  const unasked = () => {
    throw new Error('not asked for')
  }
  const others = { filesOf: unasked, outlineOf: unasked, chainOf: unasked, installed: unasked }
  vi.mocked(openFingerprints).mockImplementation(() => ({ of: () => ({ inputs, parts }), ...others }))
})
afterEach(() => {
  vi.useRealTimers()
})

/** A command that works, with a worker that is none. */
function scene(idleMs: number | null = null) {
  const root = scratch({ 'tenants/acme/tenant.json': '{}' })
  const workspace = { root, cwd: root, tenantsDir: join(root, 'tenants'), cacheDir: join(root, 'cache') }
  const events: FarmEvent[] = []
  const asked: string[] = []
  const redis = Object.assign(new EventEmitter(), { disconnect: () => void asked.push('disconnected') })
  vi.mocked(openConnection).mockReturnValue(redis as unknown as Redis)
  const state = { active: 0, lastActive: Date.now() }
  let options: FarmWorkerOptions | undefined
  let finish: () => void = () => undefined
  let fail: (error: Error) => void = () => undefined
  vi.mocked(startFarmWorker).mockImplementation((given) => {
    options = given
    return {
      ...{ name: 'build-7-4711', stop: () => void asked.push('stop'), cut: () => void asked.push('cut') },
      get active() {
        return state.active
      },
      get lastActive() {
        return state.lastActive
      },
      done: new Promise((resolve, reject) => {
        finish = resolve
        fail = reject
      }),
    }
  })
  const address = parseRedisAddress('redis://acme:hunter2@queue.example')
  const ended = work({
    workspace,
    address,
    concurrency: 2,
    lockMs: 30_000,
    idleMs,
    tell: (event) => events.push(event),
  })
  ended.catch(() => undefined)
  onTestFinished(async () => {
    finish()
    await ended.catch(() => undefined)
  })
  const texts = () => events.flatMap((event) => (event.event === 'note' ? [event.text] : []))
  const prepare = () =>
    options?.prepare({ format: 'livery-farm-1', product: '', run: '', tenants: [{ code: 'acme', inputs }] })
  return {
    ended,
    events,
    texts,
    asked,
    redis,
    state,
    prepare,
    root,
    finish: () => finish(),
    fail: (e: Error) => fail(e),
    options: () => options,
  }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('it says what it works on, without who asks, with a lane for each job at once, and leaves nothing in the cache', async () => {
  const { texts, options, finish, ended, root, asked } = scene()
  expect(texts()).toEqual([
    `build-7-4711 works on product ${product.hash.slice(0, 12)} from redis://queue.example:6379, 2 jobs at once`,
  ])
  expect(options()).toMatchObject({ product, lockMs: 30_000, lanes: [{ isBusy: false }, { isBusy: false }] })
  expect(readdirSync(join(root, 'cache', 'farm'))).toHaveLength(1)
  finish()
  expect(await ended).toBe(0)
  expect(asked).toEqual(['disconnected'])
  expect(readdirSync(join(root, 'cache', 'farm'))).toEqual([])
})

test('without a tenant there is no product to work on', () => {
  const root = scratch({ 'tenants/': '' })
  expect(() => productHere({ root, cwd: root, tenantsDir: join(root, 'tenants'), cacheDir: root })).toThrow(
    expect.objectContaining({ code: 'no-tenants', hint: expect.stringContaining('--tenants') }),
  )
})

test('what all jobs need is made once, also where two begin at one time; what failed is tried again', async () => {
  const { prepare } = scene()
  vi.mocked(prepareTenants).mockReset()
  vi.mocked(prepareTenants).mockRejectedValueOnce(new Error('no space left')).mockResolvedValue('hash of it')
  await expect(Promise.all([prepare(), prepare()])).rejects.toThrow('no space left')
  expect(prepareTenants).toHaveBeenCalledTimes(1)
  await Promise.all([prepare(), prepare()])
  await prepare()
  expect(prepareTenants).toHaveBeenCalledTimes(2)
  expect(setupOf).toHaveBeenCalled()
})

test('a worker without work ends after its time, and not while a run may bring some', async () => {
  const { asked, texts } = scene(10_000)
  runs = [runOf({ seenAt: new Date(Date.now() + 60_000).toISOString() })]
  await pass(30_000)
  expect(asked).toEqual([])
  runs = [runOf({ state: 'done' })]
  await pass(2000)
  expect(asked[0]).toBe('stop')
  expect(texts().at(-1)).toBe('Nothing to do: ending')
})

test('a worker that is at work is not idle, and its time begins when it was last', async () => {
  const { asked, state } = scene(10_000)
  state.active = 1
  await pass(60_000)
  expect(asked).toEqual([])
  state.active = 0
  state.lastActive = Date.now()
  await pass(8000)
  expect(asked).toEqual([])
  await pass(4000)
  expect(asked[0]).toBe('stop')
})

test('without --idle it stays, whatever there is to do', async () => {
  const { asked } = scene(null)
  await pass(3_600_000)
  expect(asked).toEqual([])
})

test('work for another product is named once, with what differs; what is over is not', async () => {
  const { texts } = scene()
  const others = { ...parts, node: 'v24.19.2' }
  runs = [runOf({ product: 'e'.repeat(64), parts: others }), runOf({ product: 'd'.repeat(64), state: 'done' }), runOf()]
  await pass(10_000)
  expect(texts().slice(1)).toEqual([
    expect.stringMatching(
      /^Run 0123456789ab is for the product eeeeeeeeeeee;.* differ in node \(v24\.19\.2 there, v24\.18\.0 here\)/,
    ),
  ])
})

test('a Redis that goes away is said once, and when it is back; the end of the command is neither', async () => {
  const { redis, events, finish, ended } = scene()
  const states = () => events.flatMap((event) => (event.event === 'redis' ? [event.state] : []))
  for (const word of ['ready', 'close', 'close', 'ready', 'close']) redis.emit(word)
  expect(states()).toEqual(['away', 'back', 'away'])
  redis.emit('ready')
  finish()
  await ended
  redis.emit('close')
  expect(states()).toEqual(['away', 'back', 'away', 'back'])
})

test('while its Redis is away a worker asks it nothing, and an idle one does not end', async () => {
  const { redis, asked } = scene(1000)
  vi.mocked(readRuns).mockClear()
  redis.emit('close')
  await pass(30_000)
  expect(readRuns).not.toHaveBeenCalled()
  expect(asked).toEqual([])
})

test('a signal ends it after the tenants under way; what does not come to its end is cut off', async () => {
  const before = process.listenerCount('SIGTERM')
  const { asked, finish, ended, texts } = scene()
  process.emit('SIGTERM', 'SIGTERM')
  expect(asked).toEqual(['stop'])
  expect(texts().at(-1)).toBe('SIGTERM: ending after the tenants under way')
  await pass(14_999)
  expect(asked).toEqual(['stop'])
  await pass(1)
  expect(asked).toEqual(['stop', 'cut'])
  finish()
  expect(await ended).toBe(143)
  expect(process.listenerCount('SIGTERM')).toBe(before)
})

test('one that cannot go on ends with why, and takes its folder along', async () => {
  const { fail, ended, root, asked } = scene()
  fail(new CliError('product-changed', 'This worker cannot go on'))
  await expect(ended).rejects.toMatchObject({ code: 'product-changed' })
  expect(asked).toEqual(['disconnected'])
  expect(readdirSync(join(root, 'cache', 'farm'))).toEqual([])
})
