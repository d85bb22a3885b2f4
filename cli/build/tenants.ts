import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { type Refusal, refusalText, sumRefusals } from '#cli/store/refusals.ts'
import { openOwnStore, openStore } from '#cli/store/store.ts'
import { openFingerprints } from '../fingerprint/fingerprint.ts'
import type { Workspace } from '../run/workspace.ts'
import { type PoolRun, type PoolWorker, runJobs, type WorkerLost } from '../workers/pool.ts'
import { forManyJobs, forOneCompilation } from '../workers/process.ts'
import { explainFiles, rememberFiles } from './explain.ts'
import { crashedBuild } from './failed.ts'
import { type Interruption, untilDone } from './interrupt.ts'
import type { BuildSetup, TenantAnswer } from './jobs.ts'
import { openKnown } from './known.ts'
import { type BuildPlan, planBuild } from './plan.ts'
import { prepareFor } from './prepare.ts'
import { recoverAll } from './recover.ts'
import type { BuiltTenant } from './result.ts'
import { startBuildWorker } from './start-worker.ts'
import type { TenantJob } from './tenant.ts'

/** What is reported while tenants are built. */
export interface BuildListener {
  /** How many there are to build, besides those that are unchanged. */
  onPlan(unchanged: readonly BuiltTenant[], toBuild: number): void
  /** What all tenants' code is made from is compiled first. */
  onPrepare(isRunning: boolean): void
  onStart(code: string): void
  onDone(built: BuiltTenant): void
  onLost(crash: Crash): void
}

/** A worker's process that ended while it built a tenant. */
export interface Crash {
  tenant: string
  /** "worker 4711". */
  worker: string
  /** "ended by SIGKILL". */
  reason: string
  isTriedAgain: boolean
}

export interface BuildRun {
  /** In the order asked for; after an interruption only those that were done. */
  tenants: readonly BuiltTenant[]
  crashes: readonly Crash[]
  interruption: Interruption | null
  /** What the stores gave that was not taken, by reason. */
  refused: readonly Refusal[]
}

export interface BuildTenantsOptions extends BuildListener {
  workspace: Workspace
  outDir: string
  codes: readonly string[]
  allCodes: readonly string[]
  /** Processes to build in; undefined leaves it to the number of tenants and the machine. */
  workers?: number | undefined
  engine?: 'full' | undefined
  /** Tells of each changed folder which of its files differ. */
  explains: boolean
}

/** Bytes. A worker that holds more is replaced after its job. */
const memoryLimit = 550 * 1024 * 1024
/** Up to so many tenants are done before workers would be up. */
const fewTenants = 6

type Worker = PoolWorker<TenantJob, TenantAnswer>

/** Does jobs in this process, where starting others would take longer. What they need is loaded once, for the first. */
function openHere(setup: BuildSetup): () => Worker {
  let jobs: Promise<import('./jobs.ts').BuildJobs> | undefined
  const load = async () => (await import('./jobs.ts')).openBuildJobs(setup)
  return () => ({
    async run(job) {
      jobs ??= load()
      return { answer: await (await jobs).run(job), memory: 0 }
    },
    async stop() {
      await (await jobs)?.settled()
    },
    kill: () => undefined,
  })
}

/** What was measured makes later shards fairer. */
async function storeCosts(workspace: Workspace, built: readonly BuiltTenant[]): Promise<void> {
  if (built.every(({ ok, cached, shared }) => !ok || cached || shared)) return
  const { recordCosts } = await import('../run/costs.ts')
  recordCosts(workspace, built)
}

/** What became of each tenant until now. */
class Outcome {
  readonly built = new Map<string, BuiltTenant>()
  readonly crashes: Crash[] = []
  private readonly refused: (readonly Refusal[])[] = []
  private readonly options: BuildTenantsOptions
  private readonly reasons: BuildPlan['reasons']

  constructor(options: BuildTenantsOptions, plan: BuildPlan, reasons: BuildPlan['reasons']) {
    this.options = options
    this.reasons = reasons
    for (const tenant of plan.unchanged) this.built.set(tenant.code, tenant)
  }

  add(tenant: BuiltTenant): void {
    const reported = { ...tenant, reasons: this.reasons.get(tenant.code) ?? [] }
    this.built.set(tenant.code, reported)
    this.options.onDone(reported)
  }

  refuse(refused: readonly Refusal[]): void {
    this.refused.push(refused)
  }

  lose({ code }: TenantJob, { worker, message }: WorkerLost, isLast: boolean): void {
    const crash = { tenant: code, worker, reason: message, isTriedAgain: !isLast }
    this.crashes.push(crash)
    this.options.onLost(crash)
    if (isLast) this.add(crashedBuild({ ...this.options, code }, message))
  }

  /** In the order asked for. */
  run(interruption: Interruption | null): BuildRun {
    const tenants = this.options.codes.flatMap((code) => this.built.get(code) ?? [])
    const refused = sumRefusals(this.refused)
    const text = refusalText(refused)
    if (text !== undefined) process.stderr.write(`livery: ${text}\n`)
    return { tenants, crashes: this.crashes, interruption, refused }
  }
}

function startJobs(
  options: BuildTenantsOptions,
  { setup, plan, outcome }: { setup: BuildSetup; plan: BuildPlan; outcome: Outcome },
): PoolRun {
  const { jobs, groupOf } = plan
  const isHere = options.workers === undefined && jobs.length <= fewTenants
  const memory = setup.engine === 'full' ? forOneCompilation : forManyJobs
  return runJobs<TenantJob, TenantAnswer>({
    jobs,
    groupOf,
    size: options.workers ?? (isHere ? 2 : availableParallelism()),
    start: isHere ? openHere(setup) : () => startBuildWorker(setup, memory),
    memoryLimit,
    onStart: ({ code }) => options.onStart(code),
    onAnswer(_, { tenant, refused }) {
      outcome.refuse(refused)
      outcome.add(tenant)
    },
    onLost: (job, lost, isLast) => outcome.lose(job, lost, isLast),
  })
}

/** Builds the tenants whose inputs changed, each in whichever worker is free. One bad tenant fails alone. */
export async function buildTenants(options: BuildTenantsOptions): Promise<BuildRun> {
  const { workspace, outDir, engine } = options
  const storeDir = join(workspace.cacheDir, 'store')
  const store = openStore(storeDir)
  const known = await openKnown({ workspace, outDir, storeDir }, openOwnStore(storeDir))
  const fingerprints = openFingerprints(workspace, { engine, known: known.hashes })
  const plan = await planBuild({ ...options, fingerprints, store, known: known.sites })
  await known.keep(options.codes.length === options.allCodes.length)
  const { jobs } = plan
  options.onPlan(plan.unchanged, jobs.length)
  const reasons = options.explains ? await explainFiles(store, fingerprints, plan.reasons) : plan.reasons
  const outcome = new Outcome(options, plan, reasons)
  outcome.refuse(store.refused())
  if (jobs.length === 0) return outcome.run(null)

  await store.ready()
  const packages = fingerprints.installed()
  const toPrepare: BuildSetup = { workspace, outDir, engine: engine ?? 'specialise', firstPaint: null, packages }
  const prepared = await prepareFor({ jobs, store, setup: toPrepare, onPrepare: options.onPrepare })
  outcome.refuse(prepared.refused)
  if (prepared.interruption) return outcome.run(prepared.interruption)
  const run = startJobs(options, { setup: { ...toPrepare, firstPaint: prepared.firstPaint }, plan, outcome })
  const remembered = rememberFiles(store, fingerprints, jobs)
  const interruption = await untilDone(run)
  if (interruption) await recoverAll(outDir)
  await remembered
  await store.settled()
  outcome.refuse(store.refused())
  await storeCosts(workspace, [...outcome.built.values()])
  return outcome.run(interruption)
}
