import { expect, test } from 'vitest'
import { sourceOf } from '#tests/support/fleet-source.ts'
import { fleetRun } from '#tests/support/generated-runs.ts'
import { readAt } from '#tests/support/shown-fleet.ts'
import type { FleetRun } from '../run-state.ts'
import type { CohortState } from './fleet.ts'
import { cohortOf, openRunNames, readRuns, shownRuns } from './runs.ts'

const base = fleetRun(['acme', 'globex'], { seed: 'runs', now: new Date(readAt) })
const runOf = (id: string, more: Partial<FleetRun> = {}): FleetRun => ({ ...base, id, ...more })
const textOf = (id: string, more: Partial<FleetRun> = {}) => JSON.stringify(runOf(id, more))

test('the eight newest are read, by day and then by count, in whatever order they are listed', async () => {
  const ids = ['2026-11-22.9', '2026-11-22.10', '2026-11-21.11', '2026-12-01.1', '2025-12-31.99']
  const older = ['2024-01-01.1', '2024-01-01.2', '2024-01-01.3', '2024-01-01.4']
  const source = sourceOf({ runs: Object.fromEntries([...older, ...ids].map((id) => [id, textOf(id)])) })
  const { runs, unreadable } = await readRuns(source)
  expect(runs.map(({ id }) => id)).toEqual([
    '2026-12-01.1',
    '2026-11-22.10',
    '2026-11-22.9',
    '2026-11-21.11',
    '2025-12-31.99',
    '2024-01-01.4',
    '2024-01-01.3',
    '2024-01-01.2',
  ])
  expect(unreadable).toEqual([])
})

test.each<[string, string | Error, string]>([
  ['cannot be opened', new Error('EACCES: permission denied'), 'cannot be read: EACCES: permission denied'],
  ['is empty', '', 'is not whole: its text is no JSON'],
  ['was cut', textOf('2026-11-22.3').slice(0, -9), 'is not whole: its text is no JSON'],
  ['is a list', '[]', 'is not the state of a run: it '],
  [
    'is of a later form',
    textOf('2026-11-22.3').replace('livery-fleet-1', 'livery-fleet-9'),
    'is not the state of a run: format ',
  ],
  ['says another id', textOf('2026-11-22.2'), 'says that it is 2026-11-22.2'],
  ['has an id that leads out', textOf('../../etc'), 'is not the state of a run: id '],
  [
    'has a share of nothing',
    textOf('2026-11-22.3', { steps: base.steps.map((step) => ({ ...step, share: 0 })) }),
    'is not the state of a run: steps.0.share ',
  ],
])('a state that %s is named with what is wrong, and the others are shown', async (_, state, problem) => {
  const source = sourceOf({ runs: { '2026-11-22.3': state, '2026-11-22.1': textOf('2026-11-22.1') } })
  const { runs, unreadable } = await readRuns(source)
  expect(runs.map(({ id }) => id)).toEqual(['2026-11-22.1'])
  expect(unreadable).toEqual([{ id: '2026-11-22.3', problem: expect.stringContaining(problem) }])
})

const states = (...all: FleetRun['state'][]) =>
  all.map((state, index) => runOf(`2026-11-22.${all.length - index}`, { state }))

test.each<[FleetRun['state'][], run: number | null, stopped: number | null]>([
  [[], null, null],
  [['done'], 0, null],
  [['stopped'], 0, null],
  [['done', 'stopped', 'stopped'], 0, 1],
  [['stopped', 'stopped'], 0, 1],
  [['done', 'paused'], 1, null],
  [['stopped', 'under-way', 'stopped'], 1, 0],
  [['done', 'done', 'stopped'], 0, 2],
])(
  'of runs that are %j the one under way is shown, else the newest, beside the newest that stopped',
  (all, run, stopped) => {
    const runs = states(...all)
    const at = (index: number | null) => (index === null ? null : (runs[index] ?? null))
    expect(shownRuns(runs)).toEqual({ run: at(run), stopped: at(stopped) })
  },
)

type Own = FleetRun['tenants'][string]
const own = (more: Partial<Own>): Own => ({
  step: 0,
  state: 'waiting',
  release: null,
  previous: null,
  at: null,
  reason: null,
  ...more,
})

test.each<[Own['state'], FleetRun['state'], step: FleetRun['steps'][number]['state'], CohortState]>([
  ['released', 'under-way', 'under-way', 'live'],
  ['unchanged', 'done', 'done', 'live'],
  ['held-back', 'under-way', 'waiting', 'held-back'],
  ['failed', 'stopped', 'stopped', 'failed'],
  ['rolled-back', 'stopped', 'stopped', 'rolled-back'],
  ['waiting', 'under-way', 'under-way', 'next'],
  ['waiting', 'paused', 'under-way', 'next'],
  ['waiting', 'under-way', 'waiting', 'waits'],
  ['waiting', 'stopped', 'waiting', 'not-reached'],
  ['waiting', 'done', 'done', 'not-reached'],
])('a tenant that is %s in a run that is %s, its step %s, counts as %s', (state, runState, stepState, expected) => {
  const [first] = base.steps
  if (!first) throw new Error('A run has steps')
  const steps = [{ ...first, share: 0.25, state: stepState }]
  const run = runOf('2026-11-22.1', { state: runState, steps, tenants: { acme: own({ state }) } })
  expect(cohortOf(run, 'acme')).toEqual({ step: 0, share: 0.25, state: expected })
})

test('who is not in the run has no place in it, also by a name that every object has', () => {
  expect([cohortOf(null, 'acme'), cohortOf(base, 'initech'), cohortOf(base, 'constructor')]).toEqual([null, null, null])
})

test('a tenant of a step that the run does not know has the share of all', () => {
  expect(cohortOf(runOf('2026-11-22.1', { tenants: { acme: own({ step: 99 }) } }), 'acme')).toMatchObject({ share: 1 })
})

test('a release goes by the run that made it, not by one that met it unchanged, nor by another tenant’s', () => {
  const name = openRunNames([
    runOf('2026-11-22.2', { tenants: { acme: own({ state: 'unchanged', release: 'one' }) } }),
    runOf('2026-11-22.1', { tenants: { acme: own({ state: 'released', release: 'one' }), globex: own({}) } }),
  ])
  expect([name('acme', 'one'), name('globex', 'one'), name('acme', 'two')]).toEqual(['2026-11-22.1', null, null])
})
