import { join } from 'node:path'
import type { CodePart } from '#cli/bundle/code-parts.ts'
import { openOwnHashes } from '#cli/bundle/own-hashes.ts'
import { sha256 } from '#cli/fs/hash.ts'
import { ownKey } from '#cli/keys/own-key.ts'
import { type Refusal, sumRefusals } from '#cli/store/refusals.ts'
import { openOwnStore, type Store } from '#cli/store/store.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import type { Failure } from '#cli/terminal/failure.ts'
import { runJobs } from '../workers/pool.ts'
import { forOneCompilation } from '../workers/process.ts'
import { type Interruption, untilDone } from './interrupt.ts'
import type { BuildSetup, Prepared, PrepareJob } from './jobs.ts'
import { startBuildWorker } from './start-worker.ts'
import type { TenantJob } from './tenant.ts'

const kind = 'prepared'

/** What the code of all profiles is made from. */
function keyOf(jobs: readonly TenantJob[]): string | undefined {
  const parts = jobs.find(({ fingerprint }) => fingerprint)?.fingerprint?.parts
  return parts && sha256(JSON.stringify([parts.code, parts.dependencies, parts.tool, parts.node]))
}

/** What was made before the tenants are built, or why that ended early. */
export interface Preparation {
  /** The hash of what renders first paints; null where no tenant needs it. */
  firstPaint: string | null
  interruption: Interruption | null
  /** What of the store was not taken meanwhile. */
  refused: readonly Refusal[]
}

async function compile(setup: BuildSetup, parts: readonly CodePart[]): Promise<Preparation> {
  let failure: Failure | null = null
  let firstPaint: string | null = null
  const refused: Refusal[] = []
  const run = runJobs<PrepareJob, Prepared>({
    jobs: parts.map((part) => ({ kind: 'prepare', part })),
    size: parts.length,
    start: () => startBuildWorker(setup, forOneCompilation),
    memoryLimit: 0,
    onStart: () => undefined,
    onAnswer(_, answer) {
      failure ??= answer.failure
      firstPaint ??= answer.firstPaint
      refused.push(...answer.refused)
    },
    onLost(_, { message }, isLast) {
      const hint = 'Look whether memory ran short: this takes about half a gigabyte.'
      if (isLast)
        throw new CliError('worker-lost', `Two processes ended while they compiled the code: ${message}`, { hint })
    },
  })
  // Nothing of a compilation is worth waiting for.
  const interruption = await untilDone({ done: run.done, stop: run.kill, kill: run.kill })
  if (failure) throw asError(failure)
  return { firstPaint, interruption, refused }
}

function asError({ code, message, hint }: Failure): CliError {
  return new CliError(code, message, hint === null ? {} : { hint })
}

/** Whether a tenant may have to be put together: its site is neither in place nor known to the store. */
async function needsPaint(jobs: readonly TenantJob[], store: Store): Promise<boolean> {
  for (const { fingerprint, isPublished, clashes } of jobs) {
    if (isPublished) continue
    if (!fingerprint || clashes.length > 0 || !(await store.mayHave('site', fingerprint.inputs))) return true
  }
  return false
}

/**
 * Sees to it that the code is compiled that all profiles come from, and what renders their first paints: once for all
 * tenants, in processes of their own that take their memory with them. The code may come from a store that machines share;
 * the other, which this build runs, comes from this user on this machine. @throws CliError where the code does not compile.
 */
export async function prepareFor(options: {
  jobs: readonly TenantJob[]
  store: Store
  setup: BuildSetup
  onPrepare(isRunning: boolean): void
}): Promise<Preparation> {
  const { jobs, store, setup } = options
  const key = keyOf(jobs)
  const own = openOwnStore(join(setup.workspace.cacheDir, 'store'))
  const hashes = openOwnHashes(own, ownKey())
  const paintKey = key && JSON.stringify(['first-paint', setup.workspace.root, key])
  const before = paintKey === undefined ? undefined : await hashes.get(paintKey)
  const known = before !== undefined && (await own.has(before)) ? before : null
  const isCompiled = key !== undefined && (await store.record(kind, key)) !== undefined
  const parts: CodePart[] = [
    ...(isCompiled ? [] : (['code'] as const)),
    ...(known !== null || !(await needsPaint(jobs, store)) ? [] : (['first-paint'] as const)),
  ]
  if (parts.length === 0) return { firstPaint: known, interruption: null, refused: own.refused() }
  options.onPrepare(true)
  const { firstPaint, interruption, refused } = await compile(setup, parts)
  options.onPrepare(false)
  if (key !== undefined && !interruption) await store.setRecord(kind, key, '')
  if (paintKey !== undefined && firstPaint !== null) await hashes.set(paintKey, firstPaint)
  return { firstPaint: known ?? firstPaint, interruption, refused: sumRefusals([refused, own.refused()]) }
}
