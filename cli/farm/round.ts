import { setTimeout as wait } from 'node:timers/promises'
import { QueueEvents } from 'bullmq'
import type { Redis } from 'ioredis'
import type { FarmEvent } from './events.ts'
import {
  type FarmJob,
  jobSchema,
  maxName,
  maxReason,
  type Outcome,
  outcomeSchema,
  plainText,
  progressOf,
  tenantsIn,
} from './job.ts'
import { closeSoon, connectionOf, type FarmQueue, keyPrefix, knowsRun } from './queue.ts'
import type { RedisAddress } from './redis/address.ts'

/** A lane of a worker that has a job. */
export interface ActiveJob {
  worker: string
  /** The tenant that it is at; null between two. */
  at: string | null
  done: number
  of: number
}

/** How the queue stands. */
export interface RoundLook {
  waiting: number
  delayed: number
  failed: number
  workers: number
  active: readonly ActiveJob[]
  isAway: boolean
}

/** "done": nothing of it is in the queue any more. "emptied": the queue has forgotten the run. */
export type RoundEnd = 'done' | 'emptied' | 'interrupted'

export interface RoundOptions {
  address: RedisAddress
  redis: Redis
  queue: FarmQueue
  run: string
  jobs: readonly { id: string; data: FarmJob }[]
  signal: AbortSignal
  tell(event: FarmEvent): void
  take(outcome: Outcome): void
  onLook(look: RoundLook): void
  /** Tells others that the run is under way. */
  seen(): Promise<void>
}

/** Milliseconds between two looks at the queue. */
const lookPause = 500
/** Looks without news after which each job is asked for by its id. */
const quietLooks = 6
/** Looks at jobs that nobody takes, after which that is said. */
const patientLooks = 40

const unfinished = ['waiting', 'active', 'delayed', 'prioritized'] as const

/** What is in the queue already, by the inputs of its tenants. */
async function queuedInputs(queue: FarmQueue): Promise<Map<string, string>> {
  const queued = new Map<string, string>()
  for (const job of await queue.getJobs([...unfinished])) {
    const data = jobSchema.safeParse(job?.data).data
    for (const { inputs } of data?.tenants ?? []) queued.set(inputs, job.id ?? '')
  }
  return queued
}

/** Puts jobs into the queue, but for the tenants that are in one already. Gives the ids of all that is waited for. */
async function enqueue({ queue, jobs }: Pick<RoundOptions, 'queue' | 'jobs'>): Promise<Map<string, Set<string>>> {
  const queued = await queuedInputs(queue)
  const awaited = new Map<string, Set<string>>()
  const note = (id: string, inputs: string) => awaited.set(id, (awaited.get(id) ?? new Set()).add(inputs))
  const fresh: { name: string; data: FarmJob; opts: { jobId: string } }[] = []
  for (const { id, data } of jobs) {
    for (const { inputs } of data.tenants) note(queued.get(inputs) ?? id, inputs)
    const tenants = data.tenants.filter(({ inputs }) => !queued.has(inputs))
    if (tenants.length === 0) continue
    // Of an earlier round: over, and what it was to bring is missing all the same.
    await (await queue.getJob(id))?.remove().catch(() => undefined)
    fresh.push({ name: 'batch', data: { ...data, tenants }, opts: { jobId: id } })
  }
  if (fresh.length > 0) await queue.addBulk(fresh)
  return awaited
}

/** The last of the queue's events until now: what an earlier round's jobs said is no news. */
async function lastEvent({ queue, redis }: Pick<RoundOptions, 'queue' | 'redis'>): Promise<string> {
  const [last] = await redis.xrevrange(queue.toKey('events'), '+', '-', 'COUNT', 1)
  return last?.[0] ?? '0-0'
}

async function lookAt({ queue }: RoundOptions): Promise<RoundLook> {
  const [counts, jobs, workers] = await Promise.all([
    queue.getJobCounts('waiting', 'prioritized', 'delayed', 'failed'),
    queue.getActive(),
    queue.getWorkersCount(),
  ])
  const active = jobs.map((job): ActiveJob => {
    const { at, outcomes } = progressOf(job.progress)
    const worker = plainText(job.processedBy ?? 'a worker', maxName)
    return { worker, at, done: outcomes.length, of: tenantsIn(job.data) }
  })
  const waiting = (counts.waiting ?? 0) + (counts.prioritized ?? 0)
  return { waiting, delayed: counts.delayed ?? 0, failed: counts.failed ?? 0, workers, active, isAway: false }
}

/** Hands jobs out and waits until each is over, whoever does it. */
export async function runRound(options: RoundOptions): Promise<RoundEnd> {
  const { queue, redis, signal, tell } = options
  const events = new QueueEvents(queue.name, {
    // A round that hangs in a call to a server that is gone never comes to its end below.
    connection: connectionOf(options.address, () => signal.aborted),
    prefix: keyPrefix,
    lastEventId: await lastEvent(options),
  })
  events.on('error', () => undefined)
  let news = 0
  const takeAll = (id: string, outcomes: readonly unknown[]) => {
    news += 1
    for (const value of outcomes) {
      const outcome = outcomeSchema.safeParse(value).data
      if (!outcome || !awaited.get(id)?.has(outcome.inputs)) continue
      options.take(outcome)
    }
  }
  const awaited = new Map<string, Set<string>>()
  const over = (id: string) => {
    news += 1
    awaited.delete(id)
  }
  events.on('progress', ({ jobId, data }) => takeAll(jobId, progressOf(data).outcomes))
  events.on('stalled', ({ jobId }) => tell({ event: 'job-stalled', job: jobId }))
  events.on('completed', ({ jobId, returnvalue }) => {
    takeAll(jobId, progressOf(returnvalue).outcomes)
    over(jobId)
  })
  events.on('failed', ({ jobId, failedReason }) => {
    if (!awaited.has(jobId)) return
    tell({ event: 'note', text: `A job failed: ${plainText(failedReason, maxReason)}` })
    over(jobId)
  })

  /** What events did not say: a job that is gone, or was over before anybody listened. */
  const ask = async (id: string) => {
    const job = await queue.getJob(id)
    const state = job ? await job.getState() : 'unknown'
    if (job) takeAll(id, progressOf(state === 'completed' ? job.returnvalue : job.progress).outcomes)
    if (state === 'unknown' || state === 'completed' || state === 'failed') over(id)
  }
  /** Nobody waits for what nobody began. */
  const withdraw = async () => {
    for (const { id } of options.jobs) await (await queue.getJob(id))?.remove().catch(() => undefined)
  }

  try {
    for (const [id, inputs] of await enqueue(options)) awaited.set(id, inputs)
    let seenNews = -1
    let quiet = 0
    let idle = 0
    while (awaited.size > 0) {
      if (signal.aborted) {
        if (redis.status === 'ready') await withdraw()
        return 'interrupted'
      }
      if (redis.status !== 'ready') {
        options.onLook({ waiting: 0, delayed: 0, failed: 0, workers: 0, active: [], isAway: true })
        await wait(lookPause)
        continue
      }
      if (!(await knowsRun(redis, options.run))) return 'emptied'
      await options.seen()
      const look = await lookAt(options)
      options.onLook(look)
      idle = look.active.length === 0 && look.waiting > 0 ? idle + 1 : 0
      if (idle === patientLooks) {
        const text =
          'No worker takes the jobs: start "livery farm worker" on machines with this revision of product and tenants.'
        tell({ event: 'note', text })
      }
      quiet = news === seenNews ? quiet + 1 : 0
      seenNews = news
      if (quiet > 0 && quiet % quietLooks === 0) await Promise.all([...awaited.keys()].map(ask))
      await wait(lookPause)
    }
    return 'done'
  } finally {
    await closeSoon(events)
  }
}
