import type { Redis } from 'ioredis'
import { type BatchProgress, progressOf, type RunRecord } from './job.ts'
import { isUnderWay, openQueue, readRuns } from './queue.ts'
import type { RedisAddress } from './redis/address.ts'

/** A job that is being worked on, or that failed. */
export interface StatusJob {
  id: string
  run: string | null
  worker: string | null
  tenants: number
  done: number
  at: string | null
  /** How often a worker of it fell silent. */
  stalled: number
  failedReason: string | null
}

/** What a product's queue holds. */
export interface StatusQueue {
  product: string
  counts: { waiting: number; active: number; delayed: number; completed: number; failed: number }
  workers: readonly string[]
  active: readonly StatusJob[]
  failed: readonly StatusJob[]
}

export interface FarmStatus {
  runs: readonly (RunRecord & { isUnderWay: boolean })[]
  queues: readonly StatusQueue[]
}

/** Failed jobs that are worth a look. */
const shownFailed = 20

interface KnownJob {
  id?: string | undefined
  data: { run?: unknown; tenants?: readonly unknown[] }
  progress: unknown
  processedBy?: string | undefined
  stalledCounter: number
  failedReason?: string | undefined
}

function jobOf(job: KnownJob): StatusJob {
  const { at, outcomes }: BatchProgress = progressOf(job.progress)
  return {
    id: job.id ?? '',
    run: typeof job.data.run === 'string' ? job.data.run : null,
    worker: job.processedBy ?? null,
    tenants: Array.isArray(job.data.tenants) ? job.data.tenants.length : 0,
    done: outcomes.length,
    at,
    stalled: job.stalledCounter,
    failedReason: job.failedReason ?? null,
  }
}

async function readQueue(address: RedisAddress, product: string): Promise<StatusQueue> {
  const queue = openQueue(address, product)
  try {
    const [counts, active, failed, workers] = await Promise.all([
      queue.getJobCounts('waiting', 'active', 'delayed', 'completed', 'failed'),
      queue.getActive(),
      queue.getFailed(0, shownFailed - 1),
      queue.getWorkers(),
    ])
    const { waiting = 0, delayed = 0, completed = 0, failed: failures = 0 } = counts
    return {
      product,
      counts: { waiting, active: active.length, delayed, completed, failed: failures },
      workers: workers.map(({ addr = '', name = '' }) => name || addr),
      active: active.map(jobOf),
      failed: failed.map(jobOf),
    }
  } finally {
    await queue.close()
  }
}

/** What a Redis holds of farms: of each product that a run of the last day was for. */
export async function readStatus(address: RedisAddress, redis: Redis): Promise<FarmStatus> {
  const runs = (await readRuns(redis)).map((run) => ({ ...run, isUnderWay: isUnderWay(run) }))
  const products = [...new Set(runs.map(({ product }) => product))]
  return { runs, queues: await Promise.all(products.map((product) => readQueue(address, product))) }
}
