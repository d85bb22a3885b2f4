import { hostname } from 'node:os'
import { UnrecoverableError, WaitingError, Worker } from 'bullmq'
import { CliError } from '#cli/terminal/cli-error.ts'
import { type BatchEnd, BatchTrouble, runBatch } from './batch.ts'
import type { Lane } from './child-holder.ts'
import type { Tell } from './events.ts'
import { type BatchProgress, type FarmJob, jobSchema, maxBatch, progressOf } from './job.ts'
import { type Product, shortHash } from './product.ts'
import { connectionOf, keyPrefix, type QueuedJob, queueName } from './queue.ts'
import type { RedisAddress } from './redis/address.ts'

/** So many times a job may be left by workers that fall silent: each of its tenants may take three with it. */
const maxStalledCount = 3 * maxBatch

export interface FarmWorkerOptions {
  address: RedisAddress
  product: Product
  /** One for each job that runs at once. */
  lanes: readonly Lane[]
  /** Milliseconds. A worker that is silent for so long has lost its job. */
  lockMs: number
  /** Before the first job: what all of them need. */
  prepare(job: FarmJob): Promise<void>
  tell: Tell
}

export interface FarmWorker {
  /** "build-7-4711": the machine and the process. */
  name: string
  /** Jobs that run now. */
  readonly active: number
  /** When the last job ended, or the worker began: milliseconds of Date. */
  readonly lastActive: number
  /** Resolves when it has ended. Rejects where it cannot go on. */
  done: Promise<void>
  /** Takes no more jobs; what runs is handed back after the tenant that it is at. */
  stop(): void
  /** Cuts off what runs, and hands it back. */
  cut(): void
}

/** A job that this worker has, with the key of its lock. */
interface Held {
  job: QueuedJob
  token: string
}

/** A job's data, or why this worker does not take it. */
function acceptedJob(data: unknown, product: Product): FarmJob | string {
  const job = jobSchema.safeParse(data).data
  if (!job) return 'it is no job of this version of livery'
  if (job.product === product.hash) return job
  return `it is for the product ${shortHash(job.product)}, this is ${shortHash(product.hash)}: bring both to one revision`
}

/** Takes jobs of one product from the queue, as long as it is let. */
export function startFarmWorker(options: FarmWorkerOptions): FarmWorker {
  const { lanes, product, tell } = options
  const name = `${hostname()}-${process.pid}`
  let isStopping = false
  let lastActive = Date.now()
  let fail: (error: CliError) => void = () => undefined
  let finish: () => void = () => undefined
  const done = new Promise<void>((resolve, reject) => {
    finish = resolve
    fail = reject
  })

  /** Puts a job back for others, with how far it is. */
  const handBack = async ({ job, token }: Held, progress: BatchProgress, reason: string): Promise<never> => {
    await job.updateProgress({ ...progress, at: null })
    await job.moveToWait(token)
    tell({ event: 'job-handed-back', job: job.id ?? '', worker: name, reason })
    throw new WaitingError(reason)
  }

  const build = async (
    job: QueuedJob,
    lane: Lane,
    signal: AbortSignal,
  ): Promise<{ end: BatchEnd; progress: BatchProgress }> => {
    const { tenants } = jobSchema.parse(job.data)
    const isFirst = job.attemptsStarted <= 1 && job.stalledCounter === 0
    return runBatch({
      tenants,
      before: isFirst ? null : progressOf(job.progress),
      child: lane,
      save: (progress) => job.updateProgress(structuredClone(progress)),
      signal,
      isStopping: () => isStopping,
      onStart: () => undefined,
      onDone: ({ code, state, ms, reason }) => tell({ event: 'tenant', worker: name, code, state, ms, reason }),
      onLost: (code, how, kills) => tell({ event: 'tenant-lost', worker: name, code, how, kills }),
    })
  }

  /** What a job that cannot go on here means for it and for the worker. */
  const trouble = async (held: Held, { kind, message }: BatchTrouble): Promise<never> => {
    if (kind === 'store') throw new Error(`The shared store: ${message}`)
    const hint = kind === 'product' ? 'Start the worker again.' : 'Look whether memory ran short on this machine.'
    const code = kind === 'product' ? 'product-changed' : 'workers-do-not-start'
    stop()
    fail(new CliError(code, `This worker cannot go on: ${message}`, { hint }))
    return handBack(held, progressOf(held.job.progress), message)
  }

  // The library passes the signal only to a function that has three parameters without defaults.
  const processor = async (job: QueuedJob, token: string | undefined, signal: AbortSignal | undefined) => {
    if (token === undefined || signal === undefined) throw new TypeError('BullMQ gave no token or no signal')
    const id = job.id ?? ''
    const accepted = acceptedJob(job.data, product)
    if (typeof accepted === 'string') {
      tell({ event: 'job-refused', job: id, worker: name, reason: accepted })
      throw new UnrecoverableError(`Refused: ${accepted}`)
    }
    const lane = lanes.find(({ isBusy }) => !isBusy)
    if (!lane) return handBack({ job, token }, progressOf(job.progress), 'no process is free')
    lane.isBusy = true
    tell({ event: 'job-taken', job: id, worker: name, tenants: accepted.tenants.length })
    const startedAt = performance.now()
    try {
      await options.prepare(accepted)
      const { end, progress } = await build(job, lane, signal)
      if (end === 'handed-back') return await handBack({ job, token }, progress, 'the worker ends')
      if (end === 'dropped') {
        if (isStopping) return await handBack({ job, token }, progress, 'the worker was cut off')
        tell({ event: 'job-dropped', job: id, worker: name, reason: 'its lock was lost' })
        throw new Error('The lock was lost')
      }
      tell({ event: 'job-done', job: id, worker: name, ms: Math.round(performance.now() - startedAt) })
      return progress
    } catch (error) {
      if (error instanceof BatchTrouble) return await trouble({ job, token }, error)
      throw error
    } finally {
      lane.isBusy = false
      lastActive = Date.now()
    }
  }

  const worker = new Worker<FarmJob, BatchProgress>(queueName(product.hash), processor, {
    connection: connectionOf(options.address),
    prefix: keyPrefix,
    name,
    concurrency: lanes.length,
    lockDuration: options.lockMs,
    stalledInterval: Math.max(1000, Math.round(options.lockMs / 2)),
    maxStalledCount,
    // Seconds that it waits for a job at once: so long may the end of an idle worker take.
    drainDelay: 2,
    runRetryDelay: 1000,
  })
  worker.on('error', () => undefined)
  worker.on('stalled', (job) => tell({ event: 'job-stalled', job }))
  worker.on('lockRenewalFailed', (jobs) => {
    for (const id of jobs) worker.cancelJob(id, 'lock lost')
  })

  const stop = () => {
    if (isStopping) return
    isStopping = true
    worker
      .close()
      .then(() => Promise.all(lanes.map((lane) => lane.end())))
      .then(finish, fail)
  }
  return {
    name,
    get active() {
      return lanes.filter(({ isBusy }) => isBusy).length
    },
    get lastActive() {
      return lastActive
    },
    done,
    stop,
    cut() {
      stop()
      worker.cancelAllJobs('the worker ends')
    },
  }
}
