import type { PoolWorker } from '../workers/pool.ts'
import { type MemoryUse, startWorkerProcess } from '../workers/process.ts'
import type { BuildSetup } from './jobs.ts'

const entry = new URL('./worker.ts', import.meta.url)

/** Starts a process that builds: its jobs are tenants, or parts of the code that are compiled before them. */
export const startBuildWorker = <Job extends object, Answer>(
  setup: BuildSetup,
  memory: MemoryUse,
): PoolWorker<Job, Answer> => startWorkerProcess(setup, memory, entry)
