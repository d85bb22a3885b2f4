import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { sha256 } from '#cli/fs/hash.ts'
import { type FarmProcess, runFarmCommand, siteHashes } from '#tests/support/farm-scene.ts'
import { randomOf } from '#tests/support/generated-random.ts'
import { type RedisServer, startRedis } from '#tests/support/redis-server.ts'
import { type S3Server, startS3 } from '#tests/support/s3-server.ts'
import { faultPlace } from './support/fault-place.ts'
import { again, faultSeed, sized, timeFor } from './support/fault-size.ts'

const count = sized(24, 400, 12)
const machines = ['one', 'two', 'three', 'four']
/** Tenants between two kills, beside one: some seconds of the four. */
const most = sized(3, 30)
/** Milliseconds between two looks. */
const pause = 20

const place = faultPlace(count)
let redis: RedisServer
let store: S3Server
const running = new Map<string, FarmProcess>()
const cacheOf = (machine: string) => join(place.dir, 'caches', machine)
/** By key: hashes of what was sent there. */
const sent = new Map<string, string[]>()

const run = (machine: string, ...args: string[]) =>
  runFarmCommand({ cwd: place.dir, redis, store, cacheOf }, args, { machine })
const startWorker = (machine: string) =>
  void running.set(machine, run(machine, 'worker', '--concurrency', '1', '--lock', '4'))

beforeAll(async () => {
  redis = await startRedis({ appendonly: 'no' })
  store = await startS3()
  store.stored = (key, bytes) => sent.set(key, [...(sent.get(key) ?? []), sha256(bytes)])
  for (const machine of [...machines, 'planner']) cpSync(inject('warmCache'), cacheOf(machine), { recursive: true })
  await place.mustBuild({ out: join(place.dir, 'alone') })
})

afterAll(async () => {
  for (const worker of running.values()) worker.kill()
  await Promise.all([...running.values()].map(({ ended }) => ended))
  await Promise.all([redis.close(), store.close()])
  place.remove()
})

test(
  'with four workers, one killed every few seconds, and Redis killed and emptied, every site is built once and right',
  async () => {
    const random = randomOf(faultSeed, 'farm')
    for (const machine of machines) startWorker(machine)
    const start = run('planner', 'start', '--batch', '6', '--out', join(place.dir, 'farmed'))
    let isOver = false
    void start.ended.then(() => {
      isOver = true
    })
    const tenantsDone = () => start.events.filter(({ event }) => event === 'tenant').length
    let kills = 0
    let isEmptied = false
    while (!isOver) {
      const next = tenantsDone() + 1 + random.whole(0, most)
      while (!isOver && tenantsDone() < next) await Promise.race([start.ended, wait(pause)])
      // Kills of the last few would meet the same tenants again and again, which are then set apart, as they should be.
      if (isOver || count - tenantsDone() < machines.length * 2) break
      const machine = random.pick(machines)
      running.get(machine)?.kill()
      await running.get(machine)?.ended
      kills += 1
      if (!isEmptied && tenantsDone() >= count / 3) {
        isEmptied = true
        await redis.kill()
        await redis.start({ isEmpty: true })
      }
      startWorker(machine)
    }
    await start.ended
    const what = again(`${kills} kills of ${count} tenants: ${start.stderr()}`)
    expect(await start.ended, what).toBe(0)
    expect(kills, what).toBeGreaterThan(0)
    expect(start.events.at(-1), what).toMatchObject({ event: 'end', ok: true, failed: 0, setApart: 0 })
    for (const code of place.codes) {
      expect(siteHashes(join(place.dir, 'farmed', code)), `${what}: ${code}`).toEqual(
        siteHashes(join(place.dir, 'alone', code)),
      )
    }
    for (const [key, hashes] of sent) expect(new Set(hashes).size, `${what}: ${key}`).toBe(1)
    const sites = [...sent].filter(([key]) => key.endsWith('-site'))
    expect(sites.length, what).toBe(count)
    expect(
      sites.filter(([, hashes]) => hashes.length > 1),
      what,
    ).toEqual([])
  },
  timeFor(count, 10_000),
)
