import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import type { FarmStatus, StatusJob, StatusQueue } from '../status.ts'
import { statusLines } from './status-lines.ts'

type Run = FarmStatus['runs'][number]

const product = 'f'.repeat(64)
const run: Run = {
  id: '0123456789ab',
  product,
  parts: {},
  startedAt: '2026-11-27T10:00:00.000Z',
  seenAt: '2026-11-27T10:05:00.000Z',
  host: 'build-7',
  tenants: 40,
  built: 12,
  failed: 0,
  setApart: 0,
  state: 'under-way',
  isUnderWay: true,
}
const job: StatusJob = {
  id: '0123456789ab-1',
  run: run.id,
  worker: 'build-7-4711',
  tenants: 25,
  done: 3,
  at: 'acme',
  stalled: 0,
  failedReason: null,
}
const queue: StatusQueue = {
  product,
  counts: { waiting: 2, active: 1, delayed: 0, completed: 4, failed: 0 },
  workers: ['build-7-4711'],
  active: [job],
  failed: [],
}
const shown = (runs: readonly Run[], queues: readonly StatusQueue[] = []) =>
  statusLines('redis://queue.example:6379', { runs, queues }).map(stripVTControlCharacters)

test('where nothing was built that is all that is said', () => {
  expect(shown([], [queue])).toEqual([
    'Nothing was built with the Redis at redis://queue.example:6379 in the last day.',
  ])
})

test('runs come first, then what each product has in its queue and who is at what', () => {
  expect(shown([run], [queue])).toEqual([
    'Runs at redis://queue.example:6379',
    '  0123456789ab  2026-11-27 10:00:00  under-way  12/40 built',
    '',
    'Product ffffffffffff  1 worker, jobs: 2 waiting, 1 active, 4 done',
    '  build-7-4711  3/25  acme',
  ])
})

test.each<[Partial<Run>, string]>([
  [{ isUnderWay: false }, 'left       12/40 built'],
  [{ state: 'done', isUnderWay: false, built: 40 }, 'done       40/40 built'],
  [{ state: 'stopped', isUnderWay: false }, 'stopped    12/40 built'],
  [{ state: 'failed', isUnderWay: false, failed: 2, setApart: 1 }, 'failed     12/40 built  2 failed  1 set apart'],
])('a run with %j is "%s"', (change, text) => {
  expect(shown([{ ...run, ...change }])[1]).toBe(`  0123456789ab  2026-11-27 10:00:00  ${text}`)
})

test('jobs that failed say why, those to be tried again are counted, and a job between two tenants names none', () => {
  const failed = [
    { ...job, tenants: 1, failedReason: 'Refused: it is no job of this version of livery' },
    { ...job, failedReason: null },
  ]
  const busy = {
    ...queue,
    counts: { ...queue.counts, delayed: 3 },
    workers: [],
    active: [{ ...job, worker: null, at: null }],
    failed,
  }
  expect(shown([run], [busy]).slice(3)).toEqual([
    'Product ffffffffffff  0 workers, jobs: 2 waiting, 1 active, 3 delayed, 4 done',
    '  no worker  3/25',
    '  failed  1 tenant: Refused: it is no job of this version of livery',
    '  failed  25 tenants: no reason',
  ])
})
