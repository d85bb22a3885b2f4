import { openBuildJobs } from '../build/jobs.ts'
import type { WorkerMessage } from '../workers/process.ts'
import { type ChildJob, type ChildSetup, openChildWork } from './child-jobs.ts'

/** A worker's process that builds, so that the worker's own renews its locks. It ends with the one that started it. */

const say = (message: WorkerMessage) => process.send?.(message)

const setup: ChildSetup = JSON.parse(process.argv[2] ?? '')
const work = openChildWork(setup, openBuildJobs(setup))

// Signals go to every process of the terminal; the one that started this says when to end.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit())
process.on('message', async (job: ChildJob) => {
  const answer = await work.run(job)
  say({ kind: 'answer', answer, memory: process.memoryUsage.rss() })
})
say({ kind: 'ready' })
