import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { openStore } from '#cli/bundle/publish/store.ts'
import { explainFiles, rememberFiles } from './build-explain.ts'
import { type Interruption, onInterruption } from './build-interrupt.ts'
import type { BuildSetup } from './build-jobs.ts'
import { planBuild } from './build-plan.ts'
import { recoverAll } from './build-recover.ts'
import type { BuiltTenant } from './build-result.ts'
import type { TenantJob } from './build-tenant.ts'
import { crashedBuild } from './failed-build.ts'
import { openFingerprints } from './fingerprint.ts'
import { type PoolWorker, runJobs } from './worker-pool.ts'
import { startWorkerProcess } from './worker-process.ts'
import type { Workspace } from './workspace.ts'

/** What is told while tenants are built. */
export interface BuildListener {
  /** How many there are to build, besides those that are unchanged. */
  onPlan(unchanged: readonly BuiltTenant[], toBuild: number): void
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
const memoryLimit = 450 * 1024 * 1024
/** Up to so many tenants are done before workers would be up. */
const fewTenants = 4

type Worker = PoolWorker<TenantJob, BuiltTenant>

/** Does jobs in this process, where starting others would take longer. What they need is loaded once, for the first. */
function openHere(setup: BuildSetup): () => Worker {
  let jobs: Promise<import('./build-jobs.ts').BuildJobs> | undefined
  const load = async () => (await import('./build-jobs.ts')).openBuildJobs(setup)
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
async function keepCosts(workspace: Workspace, built: readonly BuiltTenant[]): Promise<void> {
  if (built.every(({ ok, cached, shared }) => !ok || cached || shared)) return
  const { recordCosts } = await import('./costs.ts')
  recordCosts(workspace, built)
}

/** Builds the tenants whose inputs changed, each in whichever worker is free. One bad tenant fails alone. */
export async function buildTenants(options: BuildTenantsOptions): Promise<BuildRun> {
  const { workspace, outDir, codes, engine } = options
  const fingerprints = openFingerprints(workspace, { engine })
  const store = openStore(join(workspace.cacheDir, 'store'))
  await store.ready()
  const plan = await planBuild({ ...options, fingerprints, store })
  if (plan.jobs.length > 0) await store.ready()
  options.onPlan(plan.unchanged, plan.jobs.length)
  const built = new Map(plan.unchanged.map((tenant) => [tenant.code, tenant]))
  const reasons = options.explains ? await explainFiles(store, fingerprints, plan.reasons) : plan.reasons
  const crashes: Crash[] = []
  const add = (tenant: BuiltTenant) => {
    const told = { ...tenant, reasons: reasons.get(tenant.code) ?? [] }
    built.set(tenant.code, told)
    options.onDone(told)
  }
  const setup: BuildSetup = { workspace, outDir, engine: engine ?? 'specialise' }
  const isHere = options.workers === undefined && plan.jobs.length <= fewTenants
  const run = runJobs<TenantJob, BuiltTenant>({
    jobs: plan.jobs,
    size: options.workers ?? (isHere ? 2 : availableParallelism()),
    start: isHere ? openHere(setup) : () => startWorkerProcess(setup),
    memoryLimit,
    onStart: ({ code }) => options.onStart(code),
    onAnswer: (_, tenant) => add(tenant),
    onLost({ code }, { worker, message }, isLast) {
      const crash = { tenant: code, worker, reason: message, isTriedAgain: !isLast }
      crashes.push(crash)
      options.onLost(crash)
      if (isLast) add(crashedBuild({ workspace, outDir, code }, message))
    },
  })
  const remembered = rememberFiles(store, fingerprints, plan.jobs)
  let interruption: Interruption | null = null
  const forget = onInterruption({
    stop(signal) {
      interruption = signal
      run.stop()
    },
    cutOff: () => run.kill(),
  })
  try {
    await run.done
  } finally {
    run.kill()
    forget()
  }
  if (interruption) await recoverAll(outDir)
  await remembered
  await store.settled()
  await keepCosts(workspace, [...built.values()])
  const tenants = codes.flatMap((code) => built.get(code) ?? [])
  return { tenants, crashes, interruption }
}
