import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { isTenantCode } from '#cli/tenant/tenant-codes.ts'
import { movableFindings } from '../build/findings.ts'
import type { BuildJobs, BuildSetup } from '../build/jobs.ts'
import type { BuiltTenant } from '../build/result.ts'
import { type Fingerprints, openFingerprints } from '../fingerprint/fingerprint.ts'
import type { Workspace } from '../run/workspace.ts'
import { type Refusal, refusalText } from '../store/refusals.ts'
import { maxFindings, type Outcome, type PlannedTenant } from './job.ts'
import { differenceOf, type Product, productOf } from './product.ts'

/** What a worker's own process for building is told once. */
export interface ChildSetup extends BuildSetup {
  product: Product
}

/** What that process is told to do. */
export type ChildJob =
  /** A batch begins: inputs are taken anew, since files may have changed between two. */
  | { kind: 'open'; codes: readonly string[] }
  | { kind: 'tenant'; tenant: PlannedTenant; isRetry: boolean }
  /** Everything that was built since is to be where other machines find it. */
  | { kind: 'close' }

/** Why a batch cannot go on here. "store": the shared store takes or gives nothing. "product": the files are others now. */
export interface ChildTrouble {
  kind: 'store' | 'product'
  message: string
}
export type ChildAnswer = { trouble: ChildTrouble } | { outcome: Outcome } | { done: true }

const done: ChildAnswer = { done: true }
const storeTrouble = (message: string): ChildAnswer => ({ trouble: { kind: 'store', message } })

function outcomeOf(workspace: Workspace, tenant: PlannedTenant, built: BuiltTenant): Outcome {
  const { code, inputs } = tenant
  if (built.ok) {
    return { code, inputs, state: built.shared ? 'stored' : 'built', ms: built.ms, reason: null, diagnostics: [] }
  }
  const errors = built.diagnostics.filter(({ severity }) => severity === 'error')
  const reason = errors[0]?.message ?? 'it has errors'
  return {
    code,
    inputs,
    state: 'failed',
    ms: built.ms,
    reason,
    diagnostics: movableFindings(workspace, built.diagnostics).slice(0, maxFindings),
  }
}

/** What is not built here, with why. */
const unbuilt = (tenant: PlannedTenant, state: 'changed' | 'stored', reason: string | null): ChildAnswer => ({
  outcome: { ...tenant, state, ms: 0, reason, diagnostics: [] },
})

/** What the shared store has and nobody here believes is said as it is met. */
function report(refused: readonly Refusal[]): void {
  const text = refusalText(refused)
  if (text !== undefined) process.stderr.write(`livery: ${text}\n`)
}

export interface ChildWork {
  /** Never throws for a tenant that fails. */
  run(job: ChildJob): Promise<ChildAnswer>
}

/** What a worker's process for building does: one tenant at a time, of whichever batch is open. */
export function openChildWork(setup: ChildSetup, jobs: BuildJobs): ChildWork {
  const { workspace, product } = setup
  // Not handed over: an address may hold a password, which a list of processes would show.
  const sharedStore = process.env.LIVERY_STORE ?? ''
  const { store } = jobs
  let fingerprints: Fingerprints | undefined
  /** Inputs by code of what was built since the batch was opened. */
  const undelivered = new Map<string, string>()

  const open = async (codes: readonly string[]): Promise<ChildAnswer> => {
    await store.ready()
    // The store says so once, and goes on without; a farm's worker has nothing to go on with.
    if (sharedStore !== '' && process.env.LIVERY_STORE !== sharedStore) return storeTrouble('it does not answer')
    undelivered.clear()
    fingerprints = openFingerprints(workspace)
    const now = productOf(fingerprints, codes)
    if (now && now.hash !== product.hash) {
      const message = `the product’s files changed under this worker: ${differenceOf(product.parts, now.parts)}`
      return { trouble: { kind: 'product', message } }
    }
    return done
  }

  const build = async (tenant: PlannedTenant, isRetry: boolean): Promise<ChildAnswer> => {
    const { code, inputs } = tenant
    const fingerprint = isTenantCode(workspace.tenantsDir, code) ? fingerprints?.of(code) : undefined
    if (fingerprint?.inputs !== inputs) {
      const reason = fingerprint ? 'its files here are not those that were planned' : 'there is no such tenant here'
      return unbuilt(tenant, 'changed', reason)
    }
    const isThere = await store.hasNow('site', inputs)
    // Of a batch that another worker began the store may have a site whose files never came: it is put together again.
    if (isThere && !isRetry) return unbuilt(tenant, 'stored', null)
    const { tenant: built, refused } = await jobs.run({
      kind: 'tenant',
      code,
      fingerprint,
      clashes: [],
      isPublished: null,
    })
    report(refused)
    if (built.ok) undelivered.set(code, inputs)
    rmSync(join(setup.outDir, code), { recursive: true, force: true })
    return { outcome: outcomeOf(workspace, tenant, built) }
  }

  const close = async (): Promise<ChildAnswer> => {
    await jobs.settled()
    const missing: string[] = []
    const deliver = async ([code, inputs]: [string, string]) => {
      await store.deliver('findings', inputs)
      if (!(await store.deliver('site', inputs))) missing.push(code)
    }
    await Promise.all([...undelivered].map(deliver))
    undelivered.clear()
    return missing.length === 0 ? done : storeTrouble(`it did not take ${missing.join(', ')}`)
  }

  return {
    run(job) {
      if (job.kind === 'open') return open(job.codes)
      if (job.kind === 'close') return close()
      return build(job.tenant, job.isRetry)
    },
  }
}
