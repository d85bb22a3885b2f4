import type { Redis } from 'ioredis'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type RedisServer, startRedis } from '#tests/support/redis-server.ts'
import type { RunRecord } from './job.ts'
import { closeSoon, connectionOf, forgetOldRuns, isUnderWay, knowsRun, openQueue, readRuns, writeRun } from './queue.ts'
import { parseRedisAddress } from './redis/address.ts'
import { openConnection } from './redis/connect.ts'

let server: RedisServer
let redis: Redis
beforeAll(async () => {
  server = await startRedis()
  redis = openConnection(parseRedisAddress(server.url), 'test')
})
beforeEach(() => server.client.flushall())
afterAll(async () => {
  redis.disconnect()
  await server.close()
})

const now = Date.parse('2026-11-27T10:00:00.000Z')
const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString()
const record: RunRecord = {
  ...{ id: '0123456789ab', product: 'f'.repeat(64), parts: {}, host: 'planner', state: 'under-way' },
  ...{ tenants: 1, built: 0, failed: 0, setApart: 0, startedAt: ago(0), seenAt: ago(0) },
}

test.each<[number, RunRecord['state'], boolean]>([
  [0, 'under-way', true],
  [29, 'under-way', true],
  [30, 'under-way', false],
  [-60, 'under-way', true],
  [0, 'done', false],
  [0, 'stopped', false],
])('a run that was seen %d s ago and is %s is under way: %s', (seconds, state, expected) => {
  expect(isUnderWay({ ...record, seenAt: ago(seconds), state }, now)).toBe(expected)
})

test('a moment that is none is no sign of life', () => {
  expect(isUnderWay({ ...record, seenAt: 'soon' }, now)).toBe(false)
})

test('runs are known by id, the latest first, until they are a day old', async () => {
  const old = { ...record, id: 'aaaaaaaaaaaa', startedAt: ago(90_000), seenAt: ago(86_401) }
  const long = { ...record, id: 'bbbbbbbbbbbb', startedAt: ago(90_000), seenAt: ago(86_399) }
  for (const run of [old, record, long]) await writeRun(redis, run)
  expect((await readRuns(redis)).map(({ id }) => id)[0]).toBe(record.id)
  await forgetOldRuns(redis, now)
  expect((await readRuns(redis)).map(({ id }) => id)).toEqual([record.id, long.id])
  expect(await knowsRun(redis, old.id)).toBe(false)
  expect(await knowsRun(redis, long.id)).toBe(true)
})

test('a run that says something new of itself is one run still', async () => {
  await writeRun(redis, record)
  await writeRun(redis, { ...record, built: 1, state: 'done' })
  expect(await readRuns(redis)).toEqual([{ ...record, built: 1, state: 'done' }])
})

test('each product has a queue of its own, and all keys begin with the one word that a user of Redis may have', async () => {
  const address = parseRedisAddress(server.url)
  const [one, two] = [openQueue(address, 'e'.repeat(64)), openQueue(address, 'f'.repeat(64))]
  await writeRun(redis, record)
  const tenants = [{ code: 'acme', inputs: 'a'.repeat(64) }]
  await one.add('batch', { format: 'livery-farm-1', product: 'e'.repeat(64), run: record.id, tenants })
  expect(await one.getWaitingCount()).toBe(1)
  expect(await two.getWaitingCount()).toBe(0)
  for (const key of await redis.keys('*')) expect(key).toMatch(/^livery:farm-/)
  await Promise.all([closeSoon(one), closeSoon(two)])
})

test('a farewell to a server that is gone comes to its end', async () => {
  const queue = openQueue(parseRedisAddress(server.url), 'e'.repeat(64))
  await queue.getWaitingCount()
  await server.kill()
  await expect(closeSoon(queue)).resolves.toBeUndefined()
  await server.start()
})

test('a farewell that never ends, or that fails, is not waited for', async () => {
  const never = () => new Promise<void>(() => undefined)
  await expect(closeSoon({ close: never, disconnect: never })).resolves.toBeUndefined()
  const fails = () => Promise.reject(new Error('gone'))
  await expect(closeSoon({ close: fails, disconnect: fails })).resolves.toBeUndefined()
})

test('a connection to a server that is gone is tried again, until it is no longer wanted', () => {
  let isOver = false
  const { retryStrategy } = connectionOf(parseRedisAddress(server.url), () => isOver)
  expect([retryStrategy(1), retryStrategy(5), retryStrategy(500)]).toEqual([100, 500, 2000])
  isOver = true
  expect(retryStrategy(6)).toBeNull()
})
