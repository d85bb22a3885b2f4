import { CliError } from '#cli/terminal/cli-error.ts'

/** A worker's process ended while it had a job, or before it could take one. */
export class WorkerLost extends Error {
  override readonly name = 'WorkerLost'
  readonly worker: string
  /** It had come up and could take jobs. */
  readonly wasReady: boolean

  constructor(worker: string, how: string, wasReady: boolean) {
    super(how)
    this.worker = worker
    this.wasReady = wasReady
  }
}

/** Something that does one job at a time, in a process of its own or in this one. */
export interface PoolWorker<Job, Answer> {
  /** `memory` is what the whole process holds after the job, in bytes. @throws WorkerLost */
  run(job: Job): Promise<{ answer: Answer; memory: number }>
  /** Lets it end by itself; resolves when it has. */
  stop(): Promise<void>
  kill(): void
}

export interface PoolOptions<Job, Answer> {
  jobs: readonly Job[]
  /** How many jobs run at once; workers are started as jobs need them. */
  size: number
  /** What a worker has at hand after a job serves others of the same group. Without it all are of one. */
  groupOf?(job: Job): string
  start(): PoolWorker<Job, Answer>
  /** Bytes. A worker that holds more is ended after its job, and another takes its place. */
  memoryLimit: number
  onStart(job: Job): void
  onAnswer(job: Job, answer: Answer): void
  /** A job's worker was lost: the job is tried once more in a new one, unless `isLast`. */
  onLost(job: Job, lost: WorkerLost, isLast: boolean): void
}

export interface PoolRun {
  /** Resolves when every job is done or given up, or after `stop` when those that were running are. */
  done: Promise<void>
  /** No further job is begun. */
  stop(): void
  /** Ends all workers at once, whatever they are at. */
  kill(): void
}

/** So many workers that end before they are ready say that none will ever be. */
const maxFailedStarts = 4

interface Queued<Job> {
  job: Job
  group: string
  isRetry: boolean
}

/**
 * Takes what comes next out of a queue: another job of the group that the lane is at; else one of a group that no lane is
 * at; else the last, of whose group somebody takes the first ones.
 */
function takeNext<Job>(
  queue: Queued<Job>[],
  own: string | undefined,
  taken: readonly string[],
): Queued<Job> | undefined {
  const ways: readonly ((queued: Queued<Job>) => boolean)[] = [
    ({ group }) => group === own,
    ({ group }) => !taken.includes(group),
  ]
  const index = ways.map((way) => queue.findIndex(way)).find((found) => found >= 0) ?? queue.length - 1
  return queue.splice(index, 1)[0]
}

/** Runs jobs, those of a group in their order, each in whichever worker is free. */
export function runJobs<Job, Answer>(options: PoolOptions<Job, Answer>): PoolRun {
  const { groupOf = () => '' } = options
  const queue = options.jobs.map((job): Queued<Job> => ({ job, group: groupOf(job), isRetry: false }))
  const groups = new Map<number, string>()
  const workers = new Set<PoolWorker<Job, Answer>>()
  let isStopped = false
  let failedStarts = 0

  const begin = () => {
    const worker = options.start()
    workers.add(worker)
    return worker
  }
  const end = async (worker: PoolWorker<Job, Answer>) => {
    await worker.stop()
    workers.delete(worker)
  }
  const lose = (worker: PoolWorker<Job, Answer>, queued: Queued<Job>, error: unknown) => {
    const { job, isRetry } = queued
    workers.delete(worker)
    if (!(error instanceof WorkerLost)) throw error
    if (isStopped) return
    failedStarts += error.wasReady ? 0 : 1
    if (failedStarts >= maxFailedStarts) {
      const hint = 'Build a single tenant, which needs no workers, to see what is wrong.'
      throw new CliError('workers-do-not-start', `Workers do not start: the last ${error.message}`, { hint })
    }
    options.onLost(job, error, isRetry)
    if (!isRetry) queue.unshift({ ...queued, isRetry: true })
  }

  const take = (lane: number) => {
    const next = takeNext(queue, groups.get(lane), [...groups.values()])
    if (next) groups.set(lane, next.group)
    else groups.delete(lane)
    return next
  }

  const run = async (lane: number) => {
    let worker: PoolWorker<Job, Answer> | undefined
    for (let next = take(lane); next && !isStopped; next = take(lane)) {
      worker ??= begin()
      options.onStart(next.job)
      try {
        const { answer, memory } = await worker.run(next.job)
        failedStarts = 0
        options.onAnswer(next.job, answer)
        if (memory <= options.memoryLimit) continue
        await end(worker)
      } catch (error) {
        lose(worker, next, error)
      }
      worker = undefined
    }
    if (worker) await end(worker)
  }

  const kill = () => {
    isStopped = true
    for (const worker of workers) worker.kill()
  }
  const lanes = Array.from({ length: Math.min(options.size, options.jobs.length) }, (_, lane) => run(lane))
  return {
    done: Promise.all(lanes).then(() => undefined),
    stop() {
      isStopped = true
    },
    kill,
  }
}
