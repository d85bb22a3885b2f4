import { setTimeout as wait } from 'node:timers/promises'
import { type Job, Queue } from 'bullmq'
import type { Redis } from 'ioredis'
import type { BatchProgress, FarmJob, RunRecord } from './job.ts'
import { runSchema } from './job.ts'
import { shortHash } from './product.ts'
import type { RedisAddress } from './redis/address.ts'

export type QueuedJob = Job<FarmJob, BatchProgress>
export type FarmQueue = Queue<FarmJob, BatchProgress>

/** All keys of a farm begin with it: what a Redis user of its own may have is "livery:*". */
export const keyPrefix = 'livery'
/** Run records by id, of all products. */
const runsKey = `${keyPrefix}:farm-runs`

/** Each product has a queue, so that no worker takes what another has to build. */
export const queueName = (product: string) => `farm-${shortHash(product)}`

/**
 * For the library, which opens connections of its own. A server that is gone is tried again until `isOver`: the library
 * ends no connection that was never ready, and one that is tried for ever would keep the process.
 */
export const connectionOf = ({ options }: RedisAddress, isOver = () => false) => ({
  ...options,
  maxRetriesPerRequest: null,
  retryStrategy: (attempt: number) => (isOver() ? null : Math.min(100 * attempt, 2000)),
})

/** Seconds. What is over is there for a while, for whoever asks how it went. */
const dayOld = 24 * 60 * 60

/** Each says how far a whole job is: some kilobytes. What nobody read in time follows from the job and the store. */
const maxEvents = 1000

/** How often a job is tried whose worker said that it could not go on, for want of the store. */
const attempts = 5
const firstPause = 1000

export const jobOptions = {
  attempts,
  backoff: { type: 'exponential', delay: firstPause },
  removeOnComplete: { age: dayOld, count: 500 },
  removeOnFail: { age: dayOld, count: 500 },
}

/** Seconds without a sign of whoever began a run; then nobody waits for it. */
export const maxSilence = 30

export const isUnderWay = ({ state, seenAt }: RunRecord, now = Date.now()) =>
  state === 'under-way' && now - Date.parse(seenAt) < maxSilence * 1000

/** Stores what a run says of itself. */
export async function writeRun(redis: Redis, run: RunRecord): Promise<void> {
  await redis.hset(runsKey, run.id, JSON.stringify(run))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Nobody's record: whatever stands there is left out.
    return undefined
  }
}

/** All runs that are known, the latest first. */
export async function readRuns(redis: Redis): Promise<RunRecord[]> {
  const texts = Object.values(await redis.hgetall(runsKey))
  const runs = texts.flatMap((text) => runSchema.safeParse(parsed(text)).data ?? [])
  return runs.sort((a, b) => (a.startedAt < b.startedAt ? 1 : -1))
}

/** Whether the run is still known: a Redis that was emptied has forgotten it. */
export const knowsRun = async (redis: Redis, id: string): Promise<boolean> => (await redis.hexists(runsKey, id)) === 1

/** Removes what runs of more than a day ago left. */
export async function forgetOldRuns(redis: Redis, now = Date.now()): Promise<void> {
  for (const run of await readRuns(redis)) {
    if (now - Date.parse(run.seenAt) > dayOld * 1000) await redis.hdel(runsKey, run.id)
  }
}

/** Milliseconds. A server that is gone answers no farewell. */
const farewell = 1000

/** Ends a connection of the library's, in order where its server answers. */
export async function closeSoon(one: { close(): Promise<void>; disconnect(): Promise<void> }): Promise<void> {
  const ending = one.close().catch(() => undefined)
  await Promise.race([ending, wait(farewell)])
  await Promise.race([one.disconnect().catch(() => undefined), wait(farewell)])
}

export function openQueue(address: RedisAddress, product: string): FarmQueue {
  const queue: FarmQueue = new Queue<FarmJob, BatchProgress>(queueName(product), {
    connection: connectionOf(address),
    prefix: keyPrefix,
    defaultJobOptions: jobOptions,
    streams: { events: { maxLen: maxEvents } },
  })
  queue.on('error', () => undefined)
  return queue
}
