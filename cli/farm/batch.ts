import { type PoolWorker, WorkerLost } from '../workers/pool.ts'
import type { ChildAnswer, ChildJob, ChildTrouble } from './child-jobs.ts'
import { type BatchProgress, emptyProgress, isGood, type Outcome, type PlannedTenant } from './job.ts'

/** So many workers may end while they build a tenant; then it is set apart. */
export const maxKills = 3
/** So many processes for building that end without a tenant say that none will do. */
const maxIdleLosses = 3

export type Child = PoolWorker<ChildJob, ChildAnswer>

/** A batch cannot go on with this worker. */
export class BatchTrouble extends Error {
  override readonly name = 'BatchTrouble'
  readonly kind: ChildTrouble['kind'] | 'child'

  constructor(kind: BatchTrouble['kind'], message: string) {
    super(message)
    this.kind = kind
  }
}

/** What a batch's process for building is: started when it is needed, and again after it ended. */
export interface ChildHolder {
  get(): Child
  /** It ended, or ends now: the next one is another. */
  drop(): void
  /** Bytes it held after a job. */
  note(memory: number): void
  /** It holds too much: it is to be ended once what it built has arrived. */
  isFull(): boolean
  /** Lets it end by itself. */
  end(): Promise<void>
}

export interface BatchOptions {
  tenants: readonly PlannedTenant[]
  /** What an earlier worker left; null for a batch that nobody began. */
  before: BatchProgress | null
  child: ChildHolder
  /** Stores how far the batch is. Throws where the job is gone. */
  save(progress: BatchProgress): Promise<void>
  /** Aborted when the job is not this worker's any more. */
  signal: AbortSignal
  /** Asked between two tenants: the worker is to end. */
  isStopping(): boolean
  onStart(code: string): void
  onDone(outcome: Outcome): void
  onLost(code: string, how: string, kills: number): void
}

/** "dropped": the job is another's by now. "handed-back": the worker ends, and somebody else goes on. */
export type BatchEnd = 'done' | 'dropped' | 'handed-back'

/** What to do about a tenant that was set apart. */
export function setApart({ code, inputs }: PlannedTenant, { count, how }: { count: number; how: string }): Outcome {
  const reason = `${count} workers ended while they built it, the last ${how}`
  return { code, inputs, state: 'set-apart', ms: 0, reason, diagnostics: [] }
}

/** Counts the end of a worker against the tenant that it was at. */
function counted(progress: BatchProgress, how: string): { code: string; count: number } | null {
  const { at: code } = progress
  if (code === null) return null
  const count = (progress.kills[code]?.count ?? 0) + 1
  progress.kills[code] = { count, how }
  progress.at = null
  return { code, count }
}

/**
 * What was built by a process that ended may not have arrived in the store. It is gone through once more, which takes it out
 * of the store where it did; what is reported of it stays.
 */
function takeBack(progress: BatchProgress, built: Map<string, Outcome>): string[] {
  const back = progress.outcomes.filter(({ state }) => state === 'built')
  progress.outcomes = progress.outcomes.filter(({ state }) => state !== 'built')
  for (const outcome of back) built.set(outcome.code, outcome)
  return back.map(({ code }) => code)
}

/** Those that took workers with them come last: the rest of the batch is done by then. */
function inOrder(tenants: readonly PlannedTenant[], { kills, outcomes }: BatchProgress): PlannedTenant[] {
  const isDone = new Set(outcomes.map(({ code }) => code))
  const killsOf = ({ code }: PlannedTenant) => kills[code]?.count ?? 0
  return tenants.filter(({ code }) => !isDone.has(code)).toSorted((a, b) => killsOf(a) - killsOf(b))
}

/** Rejects as soon as the signal says so, whatever the work is at. */
function unless<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  work.catch(() => undefined)
  return new Promise((resolve, reject) => {
    const abort = () => reject(new Error('aborted'))
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

/**
 * Builds a batch, one tenant after the other, in a process that may end at any of them. How far it is lies with the job
 * before each tenant, so that a worker that ends leaves word of the tenant that it was at. @throws BatchTrouble
 */
export async function runBatch(options: BatchOptions): Promise<{ end: BatchEnd; progress: BatchProgress }> {
  const { tenants, child, signal } = options
  const progress = structuredClone(options.before) ?? emptyProgress()
  /** What was reported already of tenants that are gone through once more. */
  const built = new Map<string, Outcome>()
  counted(progress, 'without a word, with its machine or by a kill')
  takeBack(progress, built)
  const queue = inOrder(tenants, progress)
  let isOpen = false
  let idleLosses = 0

  const ask = async (job: ChildJob): Promise<ChildAnswer> => {
    const { answer, memory } = await unless(signal, child.get().run(job))
    child.note(memory)
    if ('trouble' in answer) {
      child.drop()
      throw new BatchTrouble(answer.trouble.kind, answer.trouble.message)
    }
    return answer
  }
  const finish = (outcome: Outcome) => {
    const before = isGood(outcome) ? built.get(outcome.code) : undefined
    progress.outcomes.push(before ?? outcome)
    if (!before) options.onDone(outcome)
  }
  const lose = (error: WorkerLost, tenant: PlannedTenant | null) => {
    child.drop()
    isOpen = false
    const again = takeBack(progress, built)
    queue.push(...tenants.filter(({ code }) => again.includes(code)))
    const lost = tenant && counted(progress, error.message)
    if (!lost) {
      idleLosses += 1
      if (idleLosses >= maxIdleLosses) throw new BatchTrouble('child', `processes for building end: ${error.message}`)
      return
    }
    options.onLost(lost.code, error.message, lost.count)
    // Behind the others, for another try.
    queue.push(tenant)
  }
  const open = async () => {
    if (isOpen) return
    await ask({ kind: 'open', codes: tenants.map(({ code }) => code) })
    isOpen = true
  }
  const buildNext = async (tenant: PlannedTenant) => {
    const kills = progress.kills[tenant.code]
    if (kills && kills.count >= maxKills) return finish(setApart(tenant, kills))
    let isBegun = false
    try {
      await open()
      progress.at = tenant.code
      await unless(signal, options.save(progress))
      options.onStart(tenant.code)
      isBegun = true
      const answer = await ask({ kind: 'tenant', tenant, isRetry: built.has(tenant.code) || kills !== undefined })
      progress.at = null
      if ('outcome' in answer) finish(answer.outcome)
    } catch (error) {
      if (!(error instanceof WorkerLost)) throw error
      if (!isBegun) queue.unshift(tenant)
      lose(error, isBegun ? tenant : null)
    }
  }
  const close = async () => {
    try {
      await ask({ kind: 'close' })
      return true
    } catch (error) {
      if (!(error instanceof WorkerLost)) throw error
      lose(error, null)
      return false
    }
  }

  try {
    do {
      for (let next = queue.shift(); next; next = queue.shift()) {
        if (options.isStopping()) {
          progress.at = null
          if (isOpen) await close()
          await unless(signal, options.save(progress))
          return { end: 'handed-back', progress }
        }
        await buildNext(next)
        if (!child.isFull() || !(await close())) continue
        await child.end()
        isOpen = false
      }
    } while (isOpen && !(await close()))
    return { end: 'done', progress }
  } catch (error) {
    if (!signal.aborted) throw error
    // Nobody waits for it here: whoever has the job now builds it.
    child.drop()
    return { end: 'dropped', progress }
  }
}
