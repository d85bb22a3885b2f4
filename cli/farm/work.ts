import { listTenantCodes } from '#cli/tenant/tenant-codes.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { exitCodeOf, type Interruption } from '../build/interrupt.ts'
import { openFingerprints } from '../fingerprint/fingerprint.ts'
import type { Workspace } from '../run/workspace.ts'
import { openLane } from './child-holder.ts'
import type { Tell } from './events.ts'
import { startFarmWorker } from './farm-worker.ts'
import { farmFolder, removeFolder } from './folder.ts'
import type { PlannedTenant } from './job.ts'
import { prepareTenants, setupOf } from './prepare.ts'
import { differenceOf, type Product, productOf, shortHash } from './product.ts'
import { isUnderWay, readRuns } from './queue.ts'
import type { RedisAddress } from './redis/address.ts'
import { openConnection } from './redis/connect.ts'

export interface WorkOptions {
  workspace: Workspace
  address: RedisAddress
  concurrency: number
  lockMs: number
  /** Milliseconds without work, and without a run that may bring some, after which the worker ends; null: never. */
  idleMs: number | null
  tell: Tell
}

/** Milliseconds between two looks at whether there is work for others, or none. */
const lookPause = 2000
/** Milliseconds. A tenant that is under way may come to its end for so long; then it is cut off and handed back. */
const patience = 15_000

/** @throws CliError where no tenant says what the product is made of */
export function productHere(workspace: Workspace): Product {
  const product = productOf(openFingerprints(workspace), listTenantCodes(workspace.tenantsDir))
  if (product) return product
  throw new CliError('no-tenants', `There is no tenant in "${workspace.tenantsDir}" to work on`, {
    hint: 'A worker has the same folder of tenants as the machine that plans: bring it here, or name it with --tenants.',
  })
}

const signals: readonly Interruption[] = ['SIGINT', 'SIGTERM']

/** Says once of each other product that it has work which this worker may not take. */
function openOtherRuns(product: Product, tell: Tell): (runs: Awaited<ReturnType<typeof readRuns>>) => void {
  const said = new Set<string>()
  return (runs) => {
    for (const run of runs) {
      if (run.product === product.hash || !isUnderWay(run) || said.has(run.product)) continue
      said.add(run.product)
      const difference = differenceOf(run.parts, product.parts)
      const text = `Run ${run.id} is for the product ${shortHash(run.product)}; this worker's is ${shortHash(product.hash)} and takes none of its jobs. They differ in ${difference}: bring this checkout to the run's revision and start the worker again.`
      tell({ event: 'note', text })
    }
  }
}

/** Works until it is told to end, or has had nothing to do for as long as it may. Gives the exit code. */
export async function work(options: WorkOptions): Promise<number> {
  const { workspace, address, concurrency, idleMs, tell } = options
  const product = productHere(workspace)
  const outDir = farmFolder(workspace)
  let firstPaint: string | null = null
  let preparing: Promise<void> | undefined
  const prepare = async (tenants: readonly PlannedTenant[]) => {
    const onPrepare = (isRunning: boolean) =>
      isRunning && tell({ event: 'note', text: 'Compiling what renders first paints' })
    firstPaint ??= await prepareTenants(setupOf(workspace, outDir, null), tenants, onPrepare)
  }
  const lanes = Array.from({ length: concurrency }, () =>
    openLane(() => ({ ...setupOf(workspace, outDir, firstPaint), product })),
  )
  const redis = openConnection(address, 'livery-farm-worker')
  let isAway = false
  let isOver = false
  redis.on('close', () => {
    if (!isAway && !isOver) tell({ event: 'redis', state: 'away' })
    isAway = true
  })
  redis.on('ready', () => {
    if (isAway) tell({ event: 'redis', state: 'back' })
    isAway = false
  })
  const worker = startFarmWorker({
    address,
    product,
    lanes,
    lockMs: options.lockMs,
    prepare: async ({ tenants }) => {
      if (firstPaint !== null) return
      preparing ??= prepare(tenants).finally(() => {
        preparing = undefined
      })
      await preparing
    },
    tell,
  })
  tell({
    event: 'note',
    text: `${worker.name} works on product ${shortHash(product.hash)} from ${address.shown}, ${concurrency} jobs at once`,
  })

  let heard: Interruption | null = null
  let cutting: NodeJS.Timeout | undefined
  let leaving: NodeJS.Timeout | undefined
  const leave = () => {
    for (const lane of lanes) lane.drop()
    process.exit(exitCodeOf(heard ?? 'SIGTERM'))
  }
  const end = () => {
    worker.stop()
    cutting ??= setTimeout(() => worker.cut(), patience)
    // A Redis that is gone takes nothing back: when the lock has expired another worker has the job.
    leaving ??= setTimeout(leave, 2 * patience)
  }
  const hear = (signal: Interruption) => {
    if (heard) return leave()
    heard = signal
    tell({ event: 'note', text: `${signal}: ending after the tenants under way` })
    end()
  }
  for (const signal of signals) process.on(signal, hear)
  // Workers that "farm start" began end with it, whatever became of it.
  process.on('disconnect', end)

  const noteOthers = openOtherRuns(product, tell)
  const look = async () => {
    if (isAway || worker.active > 0) return
    const runs = await readRuns(redis)
    noteOthers(runs)
    const mayBring = runs.some((run) => run.product === product.hash && isUnderWay(run))
    if (idleMs === null || mayBring || Date.now() - worker.lastActive < idleMs) return
    tell({ event: 'note', text: 'Nothing to do: ending' })
    end()
  }
  const looking = setInterval(() => void look().catch(() => undefined), lookPause)
  try {
    await worker.done
  } finally {
    isOver = true
    clearInterval(looking)
    clearTimeout(cutting)
    clearTimeout(leaving)
    process.off('disconnect', end)
    for (const signal of signals) process.off(signal, hear)
    redis.disconnect()
    removeFolder(outDir)
  }
  return heard === null ? 0 : exitCodeOf(heard)
}
