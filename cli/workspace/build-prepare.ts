import { hash } from 'node:crypto'
import { codeParts } from '#cli/bundle/code-parts.ts'
import type { Store } from '#cli/bundle/publish/store.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import type { Failure } from '#cli/terminal/failure.ts'
import { type Interruption, untilDone } from './build-interrupt.ts'
import type { BuildSetup, PrepareJob } from './build-jobs.ts'
import type { TenantJob } from './build-tenant.ts'
import { runJobs } from './worker-pool.ts'
import { forOneCompilation, startWorkerProcess } from './worker-process.ts'

const kind = 'prepared'

/** What the code of all profiles is made from. */
function keyOf(jobs: readonly TenantJob[]): string | undefined {
  const parts = jobs.find(({ fingerprint }) => fingerprint)?.fingerprint?.parts
  return parts && hash('sha256', JSON.stringify([parts.code, parts.dependencies, parts.tool, parts.node]))
}

async function prepare(setup: BuildSetup): Promise<Interruption | null> {
  let failure: Failure | null = null
  const run = runJobs<PrepareJob, Failure | null>({
    jobs: codeParts.map((part) => ({ kind: 'prepare', part })),
    size: codeParts.length,
    start: () => startWorkerProcess(setup, forOneCompilation),
    memoryLimit: 0,
    onStart: () => undefined,
    onAnswer(_, answer) {
      failure ??= answer
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
  return interruption
}

function asError({ code, message, hint }: Failure): CliError {
  return new CliError(code, message, hint === null ? {} : { hint })
}

/**
 * Sees to it that the code is compiled that all profiles are cut from: once for all tenants, in a process of its own that
 * takes its memory with it. @throws CliError where the code does not compile.
 */
export async function prepareFor(options: {
  jobs: readonly TenantJob[]
  store: Store
  setup: BuildSetup
  onPrepare(isRunning: boolean): void
}): Promise<Interruption | null> {
  const { jobs, store, setup } = options
  const key = keyOf(jobs)
  if (key !== undefined && (await store.record(kind, key)) !== undefined) return null
  options.onPrepare(true)
  const interruption = await prepare(setup)
  options.onPrepare(false)
  if (key !== undefined && !interruption) await store.setRecord(kind, key, '')
  return interruption
}
