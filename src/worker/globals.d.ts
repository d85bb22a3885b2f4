import type { WorkerSite } from '#contract/site/worker.ts'

declare global {
  /** What the build puts in front of the code, for each tenant. */
  const liverySite: WorkerSite
}
