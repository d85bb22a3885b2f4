import { UnrecoverableError, Worker } from 'bullmq'
import type { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type RedisServer, startRedis } from '#tests/support/redis-server.ts'
import { jobOf } from './batches.ts'
import type { FarmEvent } from './events.ts'
import { type BatchProgress, emptyProgress, type Outcome, type RunRecord } from './job.ts'
import { closeSoon, type FarmQueue, openQueue, type QueuedJob, readRuns, writeRun } from './queue.ts'
import { parseRedisAddress, type RedisAddress } from './redis/address.ts'
import { openConnection } from './redis/connect.ts'
import { type RoundLook, type RoundOptions, runRound } from './round.ts'
import { readStatus } from './status.ts'

const product = 'f'.repeat(64)
const runId = '0123456789ab'
const inputsOf = (code: string) => Buffer.from(code).toString('hex').padEnd(64, '0')
const planned = (...codes: string[]) => codes.map((code) => ({ code, inputs: inputsOf(code) }))
const saying = (code: string, state: Outcome['state'] = 'built'): Outcome => ({
  ...{ code, inputs: inputsOf(code), state, ms: 1 },
  reason: null,
  diagnostics: [],
})
const progress = (...outcomes: Outcome[]): BatchProgress => ({ ...emptyProgress(), outcomes })
const record: RunRecord = {
  ...{ id: runId, product, parts: {}, host: 'planner', tenants: 2, built: 0, failed: 0, setApart: 0 },
  startedAt: new Date().toISOString(),
  seenAt: new Date().toISOString(),
  state: 'under-way',
}

let server: RedisServer
let address: RedisAddress
let redis: Redis
let queue: FarmQueue
beforeAll(async () => {
  server = await startRedis()
  address = parseRedisAddress(server.url)
})
beforeEach(async () => {
  await server.client.flushall()
  redis = openConnection(address, 'planner')
  queue = openQueue(address, product)
  await writeRun(redis, record)
})
afterEach(async () => {
  await closeSoon(queue)
  redis.disconnect()
})
afterAll(() => server.close())

function scene(...batches: string[][]) {
  const taken: string[] = []
  const said: FarmEvent[] = []
  const looks: RoundLook[] = []
  const abort = new AbortController()
  const jobs = batches.map((codes) => jobOf(product, runId, planned(...codes)))
  const options: RoundOptions = {
    ...{ address, redis, queue, run: runId, jobs, signal: abort.signal },
    tell: (event) => said.push(event),
    take: ({ code, state }) => taken.push(`${code} ${state}`),
    onLook: (look) => looks.push(look),
    seen: async () => undefined,
  }
  return { options, jobs, taken, said, looks, abort, end: runRound(options) }
}

/** What a worker does with the library, one step at a time. */
const token = 'a worker of the test'
function hand() {
  const worker = new Worker(queue.name, null, { connection: { url: server.url }, prefix: 'livery', name: 'build-7' })
  return {
    async take(): Promise<QueuedJob> {
      for (;;) {
        const job = await worker.getNextJob(token)
        if (job) return job
      }
    },
    close: () => closeSoon(worker),
  }
}

test('a round is done when each job is, and takes what is said on the way and at the end', async () => {
  const { end, taken, looks } = scene(['acme', 'globex'], ['initech'])
  const worker = hand()
  const first = await worker.take()
  await first.updateProgress({ ...progress(saying('acme')), at: 'globex' })
  await expect.poll(() => looks.at(-1)?.active).toEqual([{ worker: 'build-7', at: 'globex', done: 1, of: 2 }])
  await first.moveToCompleted(progress(saying('acme'), saying('globex', 'failed')), token, false)
  const second = await worker.take()
  await second.moveToCompleted(progress(saying('initech', 'stored')), token, false)
  expect(await end).toBe('done')
  expect(new Set(taken)).toEqual(new Set(['acme built', 'globex failed', 'initech stored']))
  await worker.close()
})

test('words on a tenant that nobody asked for, or on other inputs, are not taken, nor what is of no form', async () => {
  const { end, taken } = scene(['acme'])
  const worker = hand()
  const job = await worker.take()
  const others = { ...saying('acme'), inputs: 'e'.repeat(64) }
  await job.updateProgress(progress(saying('globex'), others))
  // What a worker of another version might say.
  await job.updateProgress({ at: null, kills: {}, outcomes: [{ code: '../etc', state: 'built' }] })
  await job.updateProgress(100)
  await job.moveToCompleted(progress(saying('acme', 'stored')), token, false)
  expect(await end).toBe('done')
  expect(taken).toEqual(['acme stored'])
  await worker.close()
})

test('a job that fails for good ends its wait, and why is said in a line that steers no terminal', async () => {
  const { end, said } = scene(['acme'])
  const worker = hand()
  const job = await worker.take()
  await job.moveToFailed(new UnrecoverableError(`refused\u001b[2J ${'x'.repeat(900)}`), token, false)
  expect(await end).toBe('done')
  const text = said.flatMap((event) => (event.event === 'note' ? [event.text] : [])).join()
  expect(text).toMatch(/^A job failed: refused \[2J x+$/)
  expect(text.length).toBeLessThan(320)
  await worker.close()
})

test('tenants that another run has in the queue are waited for, and queued by this one no second time', async () => {
  const theirs = jobOf(product, 'ba9876543210', planned('acme', 'umbrella'))
  await queue.add('batch', theirs.data, { jobId: theirs.id })
  const { end, taken } = scene(['acme', 'globex'])
  const worker = hand()
  const jobs = [await worker.take(), await worker.take()]
  expect(jobs.map(({ data }) => data.tenants.map(({ code }) => code))).toEqual([['acme', 'umbrella'], ['globex']])
  await jobs[0]?.moveToCompleted(progress(saying('acme'), saying('umbrella')), token, false)
  await jobs[1]?.moveToCompleted(progress(saying('globex')), token, false)
  expect(await end).toBe('done')
  expect(taken).toEqual(['acme built', 'globex built'])
  await worker.close()
})

test('a job of an earlier round, over and without its site, is put there again', async () => {
  const earlier = jobOf(product, runId, planned('acme'))
  await queue.add('batch', earlier.data, { jobId: earlier.id })
  const worker = hand()
  const before = await worker.take()
  await before.moveToCompleted(progress(), token, false)
  const { end, taken } = scene(['acme'])
  const job = await worker.take()
  expect(job.id).toBe(earlier.id)
  await job.moveToCompleted(progress(saying('acme')), token, false)
  expect(await end).toBe('done')
  expect(taken).toEqual(['acme built'])
  await worker.close()
})

test('a job that is gone without a word ends its wait: the next plan says what is missing', async () => {
  const { end, taken, jobs, looks } = scene(['acme'])
  await expect.poll(() => looks.length).toBeGreaterThan(0)
  await queue.remove(jobs[0]?.id ?? '')
  expect(await end).toBe('done')
  expect(taken).toEqual([])
})

test('a queue that forgot the run ends the round', async () => {
  const { end, looks } = scene(['acme'])
  await expect.poll(() => looks.length).toBeGreaterThan(0)
  await server.client.flushall()
  expect(await end).toBe('emptied')
})

test('a round that is told to end takes its jobs back that nobody began, and leaves the others', async () => {
  const { end, abort, looks } = scene(['acme'], ['globex'])
  const worker = hand()
  const job = await worker.take()
  await expect.poll(() => looks.at(-1)?.active.length).toBe(1)
  abort.abort()
  expect(await end).toBe('interrupted')
  expect(await queue.getWaitingCount()).toBe(0)
  expect((await queue.getActive()).map(({ id }) => id)).toEqual([job.id])
  await worker.close()
})

test.each([[{ command: 'touch x' }], [{ tenants: 'acme' }], [null]])(
  'a job of no known form, %j, spoils neither the round nor what is said of the queue',
  async (data) => {
    // Whoever reaches the server may put it there.
    await (queue as unknown as { add(name: string, data: unknown): Promise<unknown> }).add('batch', data)
    const worker = hand()
    const poison = await worker.take()
    const { end, looks, taken } = scene(['acme'])
    await expect.poll(() => looks.at(-1)?.active).toMatchObject([{ worker: 'build-7', done: 0, of: 0 }])
    expect((await readStatus(address, redis)).queues).toMatchObject([{ active: [{ run: null, tenants: 0 }] }])
    const job = await worker.take()
    await job.moveToCompleted(progress(saying('acme')), token, false)
    await poison.moveToFailed(new Error('refused\u001b[2J'), token, false)
    expect(await end).toBe('done')
    expect(taken).toEqual(['acme built'])
    await worker.close()
  },
)

test('what is said of a queue steers no terminal, and names runs that nobody sees any more as left', async () => {
  await writeRun(redis, { ...record, id: 'ba9876543210', seenAt: new Date(Date.now() - 31_000).toISOString() })
  const { data, id } = jobOf(product, runId, planned('acme'))
  await queue.add('batch', data, { jobId: id })
  const worker = hand()
  const job = await worker.take()
  await job.moveToFailed(new UnrecoverableError('no\u202e\u001b]0;x'), token, false)
  const { runs, queues } = await readStatus(address, redis)
  expect(new Map(runs.map((run) => [run.id, run.isUnderWay]))).toEqual(
    new Map([
      [runId, true],
      ['ba9876543210', false],
    ]),
  )
  expect(queues).toMatchObject([
    { product, counts: { failed: 1, active: 0 }, failed: [{ run: runId, tenants: 1, failedReason: 'no  ]0;x' }] },
  ])
  await worker.close()
})

test('records of runs that are of no form are passed over', async () => {
  await redis.hset('livery:farm-runs', 'x', 'no JSON', 'y', JSON.stringify({ ...record, product: '../x' }))
  expect((await readRuns(redis)).map(({ id }) => id)).toEqual([runId])
})
