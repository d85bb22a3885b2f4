import type { Redis } from 'ioredis'
import { isRecord } from '#cli/lib/is-record.ts'
import { type BatchProgress, maxName, maxReason, plainText, progressOf, type RunRecord, tenantsIn } from './job.ts'
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
  data: unknown
  progress: unknown
  processedBy?: string | undefined
  stalledCounter: number
  failedReason?: string | undefined
}

function jobOf(job: KnownJob): StatusJob {
  const { at, outcomes }: BatchProgress = progressOf(job.progress)
  return {
    id: job.id ?? '',
    run: isRecord(job.data) && typeof job.data.run === 'string' ? plainText(job.data.run, maxName) : null,
    worker: job.processedBy === undefined ? null : plainText(job.processedBy, maxName),
    tenants: tenantsIn(job.data),
    done: outcomes.length,
    at,
    stalled: job.stalledCounter,
    failedReason: job.failedReason === undefined ? null : plainText(job.failedReason, maxReason),
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
      workers: workers.map(({ addr = '', name = '' }) => plainText(name || addr, maxName)),
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
