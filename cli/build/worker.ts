import type { WorkerMessage } from '../workers/process.ts'
import { type BuildSetup, openBuildJobs, type PrepareJob } from './jobs.ts'
import type { TenantJob } from './tenant.ts'

/** The process of a worker: it does one job at a time, and ends when nobody is left to send it more. */

const say = (message: WorkerMessage) => process.send?.(message)

const setup: BuildSetup = JSON.parse(process.argv[2] ?? '')
const jobs = openBuildJobs(setup)
let isBusy = false

// Ctrl-C goes to every process of the terminal; the one that started this says when to end.
process.on('SIGINT', () => undefined)
process.on('disconnect', async () => {
  if (!isBusy) await jobs.settled()
  process.exit()
})
process.on('message', async (job: TenantJob | PrepareJob) => {
  isBusy = true
  const answer = await (job.kind === 'prepare' ? jobs.prepare(job.part) : jobs.run(job))
  isBusy = false
  say({ kind: 'answer', answer, memory: process.memoryUsage.rss() })
})
say({ kind: 'ready' })
