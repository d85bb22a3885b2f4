import { counted } from '#cli/lib/counted.ts'
import { colours } from '#cli/terminal/colours.ts'
import { shortHash } from '../product.ts'
import type { FarmStatus, StatusJob, StatusQueue } from '../status.ts'

type StatusRun = FarmStatus['runs'][number]

const timeOf = (iso: string) => iso.slice(0, 19).replace('T', ' ')

function runLine(run: StatusRun): string {
  const state = run.state === 'under-way' && !run.isUnderWay ? 'left' : run.state
  const failed = run.failed > 0 ? `  ${colours.red(`${run.failed} failed`)}` : ''
  const apart = run.setApart > 0 ? `  ${colours.red(`${run.setApart} set apart`)}` : ''
  return `  ${run.id}  ${timeOf(run.startedAt)}  ${state.padEnd(9)}  ${run.built}/${run.tenants} built${failed}${apart}`
}

const jobLine = ({ worker, at, done, tenants }: StatusJob) =>
  `  ${worker ?? 'no worker'}  ${done}/${tenants}${at === null ? '' : `  ${at}`}`

function queueLines({ product, counts, workers, active, failed }: StatusQueue): string[] {
  const { waiting, delayed, completed } = counts
  const parts = [
    `${waiting} waiting`,
    `${active.length} active`,
    delayed > 0 && `${delayed} delayed`,
    `${completed} done`,
  ]
  return [
    '',
    `${colours.bold(`Product ${shortHash(product)}`)}  ${counted(workers.length, 'worker')}, jobs: ${parts.filter(Boolean).join(', ')}`,
    ...active.map(jobLine),
    ...failed.map(
      ({ tenants, failedReason }) =>
        `  ${colours.red('failed')}  ${counted(tenants, 'tenant')}: ${failedReason ?? 'no reason'}`,
    ),
  ]
}

/** The same in words. */
export function statusLines(shown: string, { runs, queues }: FarmStatus): string[] {
  if (runs.length === 0) return [`Nothing was built with the Redis at ${shown} in the last day.`]
  return [colours.bold(`Runs at ${shown}`), ...runs.map(runLine), ...queues.flatMap(queueLines)]
}
