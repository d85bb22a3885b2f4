import { forManyJobs, startWorkerProcess } from '../workers/process.ts'
import type { Child, ChildHolder } from './batch.ts'
import type { ChildAnswer, ChildJob, ChildSetup } from './child-jobs.ts'

const entry = new URL('./child.ts', import.meta.url)

/** Bytes. A process that holds more is replaced after its tenant. */
const memoryLimit = 550 * 1024 * 1024

/** A lane of a worker: one process that builds, kept from job to job for what it has at hand. */
export interface Lane extends ChildHolder {
  isBusy: boolean
}

export function openLane(setup: () => ChildSetup): Lane {
  let child: Child | undefined
  let memory = 0
  return {
    isBusy: false,
    get() {
      child ??= startWorkerProcess<ChildJob, ChildAnswer>(setup(), forManyJobs, entry)
      return child
    },
    drop() {
      child?.kill()
      child = undefined
      memory = 0
    },
    note(bytes) {
      memory = bytes
    },
    isFull: () => memory > memoryLimit,
    async end() {
      const ending = child
      child = undefined
      memory = 0
      await ending?.stop()
    },
  }
}
