import { availableParallelism } from 'node:os'
import { exitCodeOf, type Interruption } from '#cli/build/interrupt.ts'
import type { BuiltTenant } from '#cli/build/result.ts'
import { reportBuild, seconds } from '#cli/build/summary.ts'
import { eventLine, type FarmEvent, type Tell } from '#cli/farm/events.ts'
import { removeFolder, temporaryFolder } from '#cli/farm/folder.ts'
import { isGood, maxBatch } from '#cli/farm/job.ts'
import { namedRedis, parseCount, requireSharedStore } from '#cli/farm/options.ts'
import { openMetrics } from '#cli/farm/show/metrics.ts'
import { serveMetrics } from '#cli/farm/show/metrics-server.ts'
import { openShow } from '#cli/farm/show/show.ts'
import { type FarmBuilt, failedTenants, isFarmEvent, publishSites, startFarm } from '#cli/farm/start.ts'
import { counted } from '#cli/lib/counted.ts'
import { newSitesFolder } from '#cli/run/guarded.ts'
import { openWorkspace, resolvePath, type Workspace, type WorkspaceOptions } from '#cli/run/workspace.ts'
import { chosenTenants } from '#cli/tenant/chosen.ts'
import { listTenantCodes } from '#cli/tenant/tenant-codes.ts'
import { openOutput } from '#cli/terminal/output.ts'

export interface FarmStartOptions extends WorkspaceOptions {
  tenant?: string[]
  all?: boolean
  since?: string
  productSince?: string
  /** False: --no-out. */
  out: string | false
  batch?: string
  workers?: string
  metrics?: string
  metricsHost: string
  events?: boolean
  json?: boolean
}

async function chosenCodes(workspace: Workspace, options: FarmStartOptions): Promise<string[]> {
  const codes = chosenTenants(workspace, options)
  const { since, productSince } = options
  if (since === undefined) return codes
  const { affectedAmong } = await import('#cli/affected/affected.ts')
  return affectedAmong(workspace, codes, { since, productSince })
}

/** The first signal ends what can be ended in order, the second the process. */
function openInterrupt() {
  const controller = new AbortController()
  let heard: Interruption | null = null
  const hear = (signal: Interruption) => {
    if (heard) process.exit(exitCodeOf(signal))
    heard = signal
    controller.abort()
  }
  const signals: readonly Interruption[] = ['SIGINT', 'SIGTERM']
  for (const signal of signals) process.on(signal, hear)
  return {
    signal: controller.signal,
    heard: () => heard,
    close: () => {
      for (const signal of signals) process.off(signal, hear)
    },
  }
}

/** How many workers of its own: where a Redis is named, others do the work unless told otherwise. */
function ownWorkers({ workers }: FarmStartOptions, isNamed: boolean): number {
  if (workers === '0' && isNamed) return 0
  if (workers !== undefined) return parseCount('--workers', workers, 64)
  return isNamed ? 0 : availableParallelism()
}

/** What workers of its own say that the queue does not. */
const isOfWorkers = ({ event }: FarmEvent) =>
  (event.startsWith('job-') && event !== 'job-stalled') || event === 'tenant-lost'

/** What a tenant is in the report: of those that the store had all along, nothing is measured. */
function reportedTenants({ plan, outcomes }: FarmBuilt, published: readonly BuiltTenant[]) {
  const isMissing = new Set(plan.missing.map(({ code }) => code))
  const local = new Map(published.map((tenant) => [tenant.code, tenant]))
  const ofStore = plan.tenants.map(({ code, inputs }) => {
    const outcome = outcomes.get(code)
    const isLeft = outcome === undefined && isMissing.has(code)
    const { state = isLeft ? 'left' : 'stored', ms = 0, reason = null, diagnostics = [] } = outcome ?? {}
    return { code, inputs, ok: outcome ? isGood(outcome) : !isLeft, state, ms, reason, diagnostics }
  })
  const ofBuild = plan.local.map((code) => {
    const tenant = local.get(code)
    const { ok = false, ms = 0, diagnostics = [] } = tenant ?? {}
    return { code, inputs: null, ok, state: ok ? 'built' : 'failed', ms, reason: null, diagnostics }
  })
  return [...ofStore, ...ofBuild].sort((a, b) => (a.code < b.code ? -1 : 1))
}

/** Builds many tenants with many workers, into the store. Gives the exit code. */
export async function farmStart(options: FarmStartOptions): Promise<number> {
  const startedAt = performance.now()
  const workspace = openWorkspace(options)
  const output = openOutput((options.json || options.events) ?? false)
  const address = namedRedis()
  if (address) requireSharedStore(address)
  const workers = ownWorkers(options, address !== undefined)
  const batch = options.batch === undefined ? undefined : parseCount('--batch', options.batch, maxBatch)
  const allCodes = listTenantCodes(workspace.tenantsDir)
  const codes = await chosenCodes(workspace, options)
  const outDir = options.out === false ? temporaryFolder() : resolvePath(workspace.cwd, options.out)
  if (options.out !== false) newSitesFolder(workspace, { option: '--out', shown: options.out }, codes)
  const metrics = openMetrics()
  const show = openShow(output)
  const tell: Tell = (event) => {
    metrics.note(event)
    if (options.events) process.stdout.write(`${eventLine(event)}\n`)
    show.event(event)
  }
  const server = await serveMetrics(options.metrics, options.metricsHost, metrics.text)
  const interrupt = openInterrupt()
  try {
    const built = await startFarm({
      workspace,
      codes,
      allCodes,
      address,
      workers,
      batch,
      signal: interrupt.signal,
      tell,
      onPlan: (plan) => show.plan(plan, { workers, address: address?.shown ?? null }),
      onOutcome: (outcome) => {
        const { code, state, ms, reason } = outcome
        tell({ event: 'tenant', worker: '', code, state, ms, reason })
        show.outcome(outcome)
      },
      onLook: (look) => {
        metrics.look({ ...look, active: look.active.length })
        show.look(look)
      },
      onWorkerEvent: (event) => isFarmEvent(event) && isOfWorkers(event) && tell(event),
    })
    const failed = failedTenants(workspace, outDir, built)
    const isBad = new Set(failed.map(({ code }) => code))
    const toPublish = options.out === false ? built.plan.local : codes.filter((code) => !isBad.has(code))
    const published =
      built.isInterrupted || toPublish.length === 0
        ? []
        : await publishSites({
            workspace,
            outDir,
            codes: toPublish,
            allCodes,
            onPlan: show.publishing,
            onDone: show.published,
          })
    show.end()
    const ms = Math.round(performance.now() - startedAt)
    const tenants = reportedTenants(built, published)
    const ok = !built.isInterrupted && tenants.every((tenant) => tenant.ok) && published.every((tenant) => tenant.ok)
    const count = (state: string) => tenants.filter((tenant) => tenant.state === state).length
    const counts = {
      built: count('built'),
      stored: count('stored'),
      failed: count('failed') + count('changed'),
      setApart: count('set-apart'),
    }
    tell({ event: 'end', run: built.run ?? '', ok, ...counts, ms })
    const interruption = built.isInterrupted ? (interrupt.heard() ?? 'SIGTERM') : null
    const out = options.out === false ? null : published.length
    if (options.json) output.json({ ok, ms, run: built.run, ...counts, published: out, interruption, tenants })
    else if (!options.events) {
      const run = { tenants: [...published, ...failed], interruption }
      if (run.tenants.length > 0 || interruption) await reportBuild(output, workspace, { run, all: codes.length, ms })
      if (options.out === false && !interruption) {
        const { built: made, stored } = counts
        output.note(
          `The store has ${counted(made + stored, 'site')}: ${made} built now, ${stored} there before, in ${seconds(ms)}.`,
        )
      }
    }
    return interruption ? exitCodeOf(interruption) : ok ? 0 : 1
  } finally {
    interrupt.close()
    show.end()
    server?.close()
    if (options.out === false) removeFolder(outDir)
  }
}
