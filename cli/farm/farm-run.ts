import { hostname } from 'node:os'
import type { Redis } from 'ioredis'
import { batchesOf, jobOf, runIdOf } from './batches.ts'
import type { FarmEvent } from './events.ts'
import { isGood, type Outcome, type PlannedTenant, type RunRecord } from './job.ts'
import type { FarmPlan } from './plan.ts'
import type { Product } from './product.ts'
import { type FarmQueue, forgetOldRuns, writeRun } from './queue.ts'
import type { RedisAddress } from './redis/address.ts'
import type { RoundEnd, RoundLook } from './round.ts'
import { runRound } from './round.ts'

export interface FarmRunOptions {
  address: RedisAddress
  redis: Redis
  queue: FarmQueue
  product: Product
  /** What was planned before the first round. */
  first: FarmPlan
  plan(): Promise<FarmPlan>
  /** Tenants a job has at most. */
  batch: number
  signal: AbortSignal
  tell(event: FarmEvent): void
  onOutcome(outcome: Outcome): void
  onLook(look: RoundLook): void
}

/** What a farm came to. `outcomes` are by code, of all tenants that were not in the store at the start. */
export interface FarmResult {
  run: string
  outcomes: ReadonlyMap<string, Outcome>
  isInterrupted: boolean
}

/** Rounds that bring nothing further; then what is left is given up. */
const maxIdleRounds = 3

/** Milliseconds that a run which is told to end has for ending in order: a server that is gone leaves every call without answer. */
const patience = 3000

/** Resolves when a run that was told to end has had its time. `stop` ends the wait. */
function endOfPatience(signal: AbortSignal): { ended: Promise<RoundEnd>; stop(): void } {
  let timer: NodeJS.Timeout | undefined
  const stopped = new AbortController()
  const ended = new Promise<RoundEnd>((resolve) => {
    const begin = () => {
      timer = setTimeout(() => resolve('interrupted'), patience)
    }
    if (signal.aborted) begin()
    else signal.addEventListener('abort', begin, { once: true, signal: stopped.signal })
  })
  const stop = () => {
    stopped.abort()
    clearTimeout(timer)
  }
  return { ended, stop }
}

/** Why a tenant was given up that no worker said anything of. */
const notDone = 'no worker brought it to an end; "livery farm status" shows the jobs that failed'

/** What is known of the tenants of a run. */
class Known {
  readonly outcomes = new Map<string, Outcome>()
  private readonly onOutcome: (outcome: Outcome) => void

  constructor(onOutcome: (outcome: Outcome) => void) {
    this.onOutcome = onOutcome
  }

  /** Takes what a worker says; the first good word on the same inputs stays. */
  take(outcome: Outcome): void {
    const before = this.outcomes.get(outcome.code)
    if (before?.inputs === outcome.inputs && (isGood(before) || before.state === outcome.state)) return
    this.outcomes.set(outcome.code, outcome)
    this.onOutcome(outcome)
  }

  /** Whether a worker said for good that a tenant cannot be built as it is. */
  isSettled({ code, inputs }: PlannedTenant): boolean {
    const outcome = this.outcomes.get(code)
    return outcome?.inputs === inputs && (outcome.state === 'failed' || outcome.state === 'set-apart')
  }

  count(...states: Outcome['state'][]): number {
    return [...this.outcomes.values()].filter(({ state }) => states.includes(state)).length
  }
}

/**
 * Brings all tenants of a plan into the store. The queue only hands work out: what is there to do follows from inputs and
 * store, before each round, so that a queue that was emptied, and a job that was lost, cost a round and nothing else.
 */
export async function runFarm(options: FarmRunOptions): Promise<FarmResult> {
  const { redis, queue, product, first, signal, tell } = options
  const known = new Known(options.onOutcome)
  const run = runIdOf(product.hash, first.missing)
  const startedAt = new Date().toISOString()
  const record = (state: RunRecord['state']): RunRecord => ({
    id: run,
    product: product.hash,
    parts: product.parts,
    startedAt,
    seenAt: new Date().toISOString(),
    host: hostname(),
    tenants: first.missing.length,
    built: known.count('built', 'stored'),
    failed: known.count('failed', 'changed'),
    setApart: known.count('set-apart'),
    state,
  })
  const asked = new Set(first.missing.map(({ code }) => code))
  let plan = first
  let idleRounds = 0
  let left = Number.POSITIVE_INFINITY
  let end: RoundEnd = 'done'
  const rounds = async (): Promise<RoundEnd> => {
    await forgetOldRuns(redis)
    for (let round = 1; ; round++) {
      const missing = plan.missing.filter((tenant) => !known.isSettled(tenant))
      if (missing.length === 0 || signal.aborted) return end
      idleRounds = missing.length < left || end === 'emptied' ? 0 : idleRounds + 1
      left = missing.length
      if (idleRounds >= maxIdleRounds) {
        for (const { code, inputs } of missing) {
          const reason = known.outcomes.get(code)?.reason ?? notDone
          known.take({ code, inputs, state: 'failed', ms: 0, reason, diagnostics: [] })
        }
        return end
      }
      await writeRun(redis, record('under-way'))
      const jobs = batchesOf(missing, options.batch).map((tenants) => jobOf(product.hash, run, tenants))
      tell({
        event: 'planned',
        run,
        tenants: missing.length,
        stored: plan.tenants.length - plan.missing.length,
        jobs: jobs.length,
        round,
      })
      end = await runRound({
        address: options.address,
        redis,
        queue,
        run,
        jobs,
        signal,
        tell,
        take: (outcome) => known.take(outcome),
        onLook: options.onLook,
        seen: () => writeRun(redis, record('under-way')),
      })
      if (end === 'interrupted') return end
      if (end === 'emptied') tell({ event: 'redis', state: 'emptied' })
      plan = await options.plan()
      // What the store has is done, whatever came of the job.
      const isMissing = new Set(plan.missing.map(({ code }) => code))
      for (const { code, inputs } of plan.tenants) {
        if (asked.has(code) && !isMissing.has(code))
          known.take({ code, inputs, state: 'stored', ms: 0, reason: null, diagnostics: [] })
      }
    }
  }
  const limit = endOfPatience(signal)
  end = await Promise.race([rounds(), limit.ended]).finally(limit.stop)
  const isInterrupted = end === 'interrupted' || signal.aborted
  const failed = known.count('failed', 'set-apart', 'changed')
  await Promise.race([
    writeRun(redis, record(isInterrupted ? 'stopped' : failed > 0 ? 'failed' : 'done')),
    new Promise((resolve) => setTimeout(resolve, 2000).unref()),
  ])
  return { run, outcomes: known.outcomes, isInterrupted }
}
