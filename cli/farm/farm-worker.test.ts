import { Worker } from 'bullmq'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { type RedisServer, startRedis } from '#tests/support/redis-server.ts'
import { WorkerLost } from '../workers/pool.ts'
import { jobOf } from './batches.ts'
import type { Lane } from './child-holder.ts'
import type { ChildAnswer } from './child-jobs.ts'
import type { FarmEvent } from './events.ts'
import { startFarmWorker } from './farm-worker.ts'
import { type BatchProgress, emptyProgress, progressOf } from './job.ts'
import { closeSoon, type FarmQueue, openQueue, type QueuedJob } from './queue.ts'
import { parseRedisAddress, type RedisAddress } from './redis/address.ts'

const product = { hash: 'f'.repeat(64), parts: {} }
const runId = '0123456789ab'
const planned = (...codes: string[]) =>
  codes.map((code) => ({ code, inputs: Buffer.from(code).toString('hex').padEnd(64, '0') }))

let server: RedisServer
let address: RedisAddress
let queue: FarmQueue
beforeAll(async () => {
  server = await startRedis()
  address = parseRedisAddress(server.url)
})
beforeEach(async () => {
  await server.client.flushall()
  queue = openQueue(address, product.hash)
})
afterEach(() => closeSoon(queue))
afterAll(() => server.close())

/** What the process for building does with a tenant, or with "open" and "close"; undefined: it does it. */
type Act = 'dies' | 'hangs' | { trouble: 'store' | 'product' } | undefined

/** A lane whose process is none. */
function openFakeLane(act: (name: string) => Act) {
  const said: string[] = []
  let lose: (error: Error) => void = () => undefined
  const lost = () => new WorkerLost('worker 1', 'ended by SIGKILL', true)
  const lane: Lane = {
    isBusy: false,
    get: () => ({
      async run(job) {
        const name = job.kind === 'tenant' ? job.tenant.code : job.kind
        said.push(name)
        const does = act(name)
        if (does === 'dies') throw lost()
        if (does === 'hangs') await new Promise((_, reject) => (lose = reject))
        if (typeof does === 'object') {
          return { answer: { trouble: { kind: does.trouble, message: `the ${does.trouble} says no` } }, memory: 1 }
        }
        const outcome = { state: 'built' as const, ms: 1, reason: null, diagnostics: [] }
        const answer: ChildAnswer = job.kind === 'tenant' ? { outcome: { ...job.tenant, ...outcome } } : { done: true }
        return { answer, memory: 1 }
      },
      stop: async () => undefined,
      kill: () => undefined,
    }),
    drop: () => lose(lost()),
    note: () => undefined,
    isFull: () => false,
    end: async () => void said.push('end'),
  }
  return { lane, said }
}

function scene(act: (name: string) => Act = () => undefined, lockMs = 10_000) {
  const events: FarmEvent[] = []
  const { lane, said } = openFakeLane(act)
  const prepare: { failure?: Error } = {}
  const worker = startFarmWorker({
    ...{ address, product, lanes: [lane], lockMs },
    prepare: async () => {
      if (prepare.failure) throw prepare.failure
    },
    tell: (event) => events.push(event),
  })
  worker.done.catch(() => undefined)
  onTestFinished(async () => {
    worker.cut()
    await worker.done.catch(() => undefined)
  })
  const kinds = () => events.map(({ event }) => event)
  return { worker, events, kinds, said, prepare }
}

async function put(...codes: string[]): Promise<string> {
  const { id, data } = jobOf(product.hash, runId, planned(...codes))
  await queue.add('batch', data, { jobId: id })
  return id
}
const progressIn = async (id: string): Promise<BatchProgress> => progressOf((await queue.getJob(id))?.progress)
const states = ({ outcomes }: BatchProgress) => outcomes.map(({ code, state }) => `${code} ${state}`)

/** A worker that has taken a job and is never heard of again, as its machine went down while it was at `at`. */
async function fallSilent(id: string, progress: BatchProgress): Promise<void> {
  const settings = { connection: { url: server.url }, prefix: 'livery', lockDuration: 50 }
  const silent = new Worker(queue.name, null, settings)
  const job: QueuedJob | undefined = await silent.getNextJob('silent')
  expect(job?.id).toBe(id)
  await job?.updateProgress(progress)
  await closeSoon(silent)
}

test('a job is built, and what became of each tenant is what it gives', async () => {
  const { kinds, worker } = scene()
  const id = await put('acme', 'globex')
  await expect.poll(kinds).toEqual(['job-taken', 'tenant', 'tenant', 'job-done'])
  expect(await (await queue.getJob(id))?.getState()).toBe('completed')
  expect(states(progressOf((await queue.getJob(id))?.returnvalue))).toEqual(['acme built', 'globex built'])
  expect(worker.active).toBe(0)
})

test('jobs that are of no form, or of another product, are refused for good, and the next is built', async () => {
  const { kinds, events, said } = scene()
  const good = jobOf(product.hash, runId, planned('acme')).data
  const poison = [null, { command: 'touch x' }, { ...good, tenants: [{ ...good.tenants[0], code: '../etc' }] }]
  // Whoever reaches the server may put them there.
  const anybody = queue as unknown as { add(name: string, data: unknown): Promise<unknown> }
  for (const data of [...poison, { ...good, product: 'e'.repeat(64) }]) await anybody.add('batch', data)
  await put('acme')
  await expect.poll(() => kinds().at(-1)).toBe('job-done')
  const reasons = events.flatMap((event) => (event.event === 'job-refused' ? [event.reason] : []))
  expect(reasons).toEqual([
    ...poison.map(() => 'it is no job of this version of livery'),
    'it is for the product eeeeeeeeeeee, this is ffffffffffff: bring both to one revision',
  ])
  expect(await queue.getFailedCount()).toBe(4)
  expect(said).toEqual(['open', 'acme', 'close'])
})

test('three processes that end with a tenant set it apart, and the rest of its job is built', async () => {
  const { kinds, events } = scene((name) => (name === 'globex' ? 'dies' : undefined))
  const id = await put('acme', 'globex', 'initech')
  await expect.poll(() => kinds().at(-1)).toBe('job-done')
  const kills = events.flatMap((event) => (event.event === 'tenant-lost' ? [`${event.code} ${event.kills}`] : []))
  expect(kills).toEqual(['globex 1', 'globex 2', 'globex 3'])
  const end = progressOf((await queue.getJob(id))?.returnvalue)
  expect(states(end).sort()).toEqual(['acme built', 'globex set-apart', 'initech built'])
})

test.each([
  [0, 'globex built'],
  [1, 'globex built'],
  [2, 'globex set-apart'],
])('a worker that falls silent after %d others leaves its job to one that is there', async (count, last) => {
  const id = await put('acme', 'globex')
  const kills: BatchProgress['kills'] = count === 0 ? {} : { globex: { count, how: 'ended by SIGKILL' } }
  await fallSilent(id, { ...emptyProgress(), at: 'globex', kills })
  const { kinds } = scene(undefined, 2000)
  await expect.poll(() => kinds().at(-1), { timeout: 10_000 }).toBe('job-done')
  const end = progressOf((await queue.getJob(id))?.returnvalue)
  // It comes last: the rest is done by then.
  expect(states(end)).toEqual(['acme built', last])
  expect(end.kills.globex?.count).toBe(count + 1)
})

test('a job whose lock was lost is dropped at once, and its outcome left to whoever has it', async () => {
  const { kinds, said } = scene((name) => (name === 'globex' ? 'hangs' : undefined), 1000)
  const id = await put('acme', 'globex')
  await expect.poll(() => said.at(-1)).toBe('globex')
  await server.client.set(`livery:${queue.name}:${id}:lock`, 'of another worker')
  await expect.poll(() => kinds().at(-1), { timeout: 10_000 }).toBe('job-dropped')
  expect(kinds()).not.toContain('job-done')
  expect(await (await queue.getJob(id))?.getState()).toBe('active')
  await server.client.del(`livery:${queue.name}:${id}:lock`)
})

test('a shared store that takes nothing is no end: the job is tried again later, by whoever is there', async () => {
  let isAway = true
  const { kinds } = scene((name) => (name === 'close' && isAway ? { trouble: 'store' } : undefined))
  const id = await put('acme')
  await expect.poll(() => queue.getDelayedCount()).toBe(1)
  expect((await queue.getJob(id))?.failedReason).toBe('The shared store: the store says no')
  isAway = false
  await expect.poll(() => kinds().at(-1), { timeout: 10_000 }).toBe('job-done')
})

test('where what all tenants need cannot be made, the job is tried again and no tenant is blamed', async () => {
  const { prepare, worker } = scene()
  prepare.failure = new Error('no space left')
  const id = await put('acme')
  await expect.poll(() => queue.getDelayedCount()).toBe(1)
  expect((await queue.getJob(id))?.failedReason).toBe('no space left')
  expect(await progressIn(id)).toEqual(emptyProgress())
  expect(worker.active).toBe(0)
})

test('a product that changed ends the worker, and its job goes back for others', async () => {
  const { worker, kinds, said } = scene((name) => (name === 'open' ? { trouble: 'product' } : undefined))
  await put('acme')
  await expect(worker.done).rejects.toMatchObject({
    code: 'product-changed',
    message: 'This worker cannot go on: the product says no',
    hint: 'Start the worker again.',
  })
  await expect.poll(() => kinds().at(-1)).toBe('job-handed-back')
  await expect.poll(() => queue.getWaitingCount()).toBe(1)
  await expect.poll(() => said.at(-1)).toBe('end')
})

test('processes that do not stay up end the worker, not the tenant', async () => {
  const { worker } = scene((name) => (name === 'open' ? 'dies' : undefined))
  const id = await put('acme')
  await expect(worker.done).rejects.toMatchObject({ code: 'workers-do-not-start' })
  await expect.poll(() => queue.getWaitingCount()).toBe(1)
  expect(await progressIn(id)).toEqual(emptyProgress())
})

test('a worker that is told to end is cut off in the middle of a tenant, which another builds, and nobody is blamed', async () => {
  const { worker, said, kinds } = scene((name) => (name === 'globex' ? 'hangs' : undefined))
  const id = await put('acme', 'globex')
  await expect.poll(() => said.at(-1)).toBe('globex')
  worker.stop()
  expect(kinds()).not.toContain('job-handed-back')
  worker.cut()
  await worker.done
  expect(kinds().at(-1)).toBe('job-handed-back')
  expect(await progressIn(id)).toMatchObject({ at: null, kills: {} })
  const other = scene()
  await expect.poll(() => other.kinds().at(-1)).toBe('job-done')
  expect(states(progressOf((await queue.getJob(id))?.returnvalue)).sort()).toEqual(['acme built', 'globex built'])
})

test('an idle worker ends, also when it is told twice, and takes nothing more', async () => {
  const { worker, said, kinds } = scene()
  worker.stop()
  worker.stop()
  await worker.done
  await put('acme')
  expect(said).toEqual(['end'])
  expect(kinds()).toEqual([])
  expect(await queue.getWaitingCount()).toBe(1)
})
