import { join } from 'node:path'
import { shownPath } from '#cli/lib/shown-path.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import { findingsHere } from '../build/findings.ts'
import { type BuiltTenant, notBuilt } from '../build/result.ts'
import { buildTenants } from '../build/tenants.ts'
import type { Workspace } from '../run/workspace.ts'
import { batchSize } from './batches.ts'
import type { FarmEvent, Tell } from './events.ts'
import { runFarm } from './farm-run.ts'
import { farmFolder, removeFolder } from './folder.ts'
import { isGood, type Outcome } from './job.ts'
import { startOwnWorkers } from './own-workers.ts'
import { type FarmPlan, type FarmPlanOptions, planFarm } from './plan.ts'
import { prepareTenants, setupOf } from './prepare.ts'
import type { Product } from './product.ts'
import { closeSoon, openQueue } from './queue.ts'
import type { RedisAddress } from './redis/address.ts'
import { openConnection, requireRedis } from './redis/connect.ts'
import { startOwnRedis } from './redis/own-server.ts'
import type { RoundLook } from './round.ts'

export interface FarmStartOptions extends FarmPlanOptions {
  /** The Redis that was named; undefined: one of its own. */
  address: RedisAddress | undefined
  /** Workers on this machine; 0 leaves the work to others. */
  workers: number
  /** Tenants a job has at most; undefined leaves it to how many there are. */
  batch: number | undefined
  signal: AbortSignal
  tell: Tell
  onPlan(plan: FarmPlan): void
  onOutcome(outcome: Outcome): void
  onLook(look: RoundLook): void
  /** An event of workers of its own, as they print it. */
  onWorkerEvent(event: unknown): void
}

export interface FarmBuilt {
  plan: FarmPlan
  /** Null where the store had everything. */
  run: string | null
  /** By code: what became of the tenants whose site the store lacked. */
  outcomes: ReadonlyMap<string, Outcome>
  isInterrupted: boolean
}

function eventOf(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    // What a library prints is no event.
    return undefined
  }
}

/** The queue's server: the one that was named, or one of its own. */
async function openServer(options: FarmStartOptions, folder: string) {
  const { address } = options
  if (!address) return startOwnRedis(folder)
  for (const text of await requireRedis(address)) options.tell({ event: 'note', text })
  return { address, url: process.env.LIVERY_REDIS ?? '', close: async () => undefined }
}

const workersEnd = (how: string) =>
  new CliError('workers-do-not-start', `The workers of this machine do not stay up: the last ${how}`, {
    hint: 'What they say stands above. "livery build" builds without them.',
  })

async function buildMissing(
  options: FarmStartOptions,
  plan: FarmPlan,
  product: Product,
): Promise<Omit<FarmBuilt, 'plan'>> {
  const { workspace, workers, tell } = options
  const over = new AbortController()
  const signal = AbortSignal.any([options.signal, over.signal])
  const folder = farmFolder(workspace)
  const server = await openServer(options, folder)
  const redis = openConnection(server.address, 'livery-farm-start')
  const queue = openQueue(server.address, product.hash)
  let own: ReturnType<typeof startOwnWorkers> | undefined
  try {
    const onPrepare = (isRunning: boolean) =>
      isRunning && tell({ event: 'note', text: 'Compiling what all tenants share' })
    await prepareTenants(setupOf(workspace, folder, null), plan.missing, onPrepare)
    if (signal.aborted) return { run: null, outcomes: new Map(), isInterrupted: true }
    const givenUp = new Promise<never>((_, reject) => {
      if (workers === 0) return
      own = startOwnWorkers({
        workspace,
        count: workers,
        url: server.url,
        onLine: (line) => options.onWorkerEvent(eventOf(line)),
        onGivenUp: (how) => reject(workersEnd(how)),
      })
    })
    const run = runFarm({
      address: server.address,
      redis,
      queue,
      product,
      first: plan,
      plan: () => planFarm(options),
      batch: options.batch ?? batchSize(plan.missing.length, Math.max(workers, 1)),
      signal,
      tell,
      onOutcome: options.onOutcome,
      onLook: options.onLook,
    })
    return await Promise.race([run, givenUp])
  } finally {
    // Also where the workers gave up: what the run still waits for would keep the process.
    over.abort()
    await own?.stop()
    await closeSoon(queue)
    redis.disconnect()
    await server.close()
    removeFolder(folder)
  }
}

/** Sees to it that the store has the site of every tenant that can be built. @throws CliError */
export async function startFarm(options: FarmStartOptions): Promise<FarmBuilt> {
  const plan = await planFarm(options)
  options.onPlan(plan)
  const { product } = plan
  if (plan.missing.length === 0 || !product) return { plan, run: null, outcomes: new Map(), isInterrupted: false }
  return { plan, ...(await buildMissing(options, plan, product)) }
}

/** What is to be done about a tenant that took its workers with it, and about one that nobody brought to an end. */
function advice(code: string, state: Outcome['state']): string {
  const alone = `livery build ${code} --workers 1`
  if (state === 'set-apart')
    return `Look whether memory ran short, and build it alone: ${alone}. Then: livery farm start ${code}`
  return `Try it again: livery farm start ${code}`
}

function findingsOf(workspace: Workspace, { code, state, reason, diagnostics }: Outcome): Diagnostic[] {
  const found = diagnostics.length > 0 ? findingsHere(workspace, diagnostics) : undefined
  if (found) return found
  const file = shownPath(workspace.cwd, join(workspace.tenantsDir, code, 'tenant.json'))
  const message = reason ?? 'It was not built'
  return [
    {
      tenant: code,
      file,
      line: 1,
      column: 1,
      severity: 'error',
      code: state,
      message,
      suggestion: advice(code, state),
    },
  ]
}

/** Tenants that failed, as a build reports them. */
export function failedTenants(
  workspace: Workspace,
  outDir: string,
  { outcomes }: Pick<FarmBuilt, 'outcomes'>,
): BuiltTenant[] {
  return [...outcomes.values()]
    .filter((outcome) => !isGood(outcome))
    .map((outcome) => notBuilt({ workspace, outDir, code: outcome.code }, findingsOf(workspace, outcome), outcome.ms))
}

export interface PublishOptions extends FarmPlanOptions {
  outDir: string
  onPlan(count: number): void
  onDone(tenant: BuiltTenant): void
}

/** Puts sites together from the store, and builds what a farm does not; the ordinary build does both. */
export async function publishSites(options: PublishOptions): Promise<readonly BuiltTenant[]> {
  const { tenants } = await buildTenants({
    ...options,
    explains: false,
    onPlan: (unchanged, toBuild) => {
      options.onPlan(unchanged.length + toBuild)
      for (const tenant of unchanged) options.onDone(tenant)
    },
    onPrepare: () => undefined,
    onStart: () => undefined,
    onDone: options.onDone,
    onLost: () => undefined,
  })
  return tenants
}

export const isFarmEvent = (event: unknown): event is FarmEvent =>
  typeof event === 'object' && event !== null && 'event' in event && typeof event.event === 'string'
