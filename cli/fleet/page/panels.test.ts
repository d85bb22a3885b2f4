import { expect, test } from 'vitest'
import { fleetRun, stoppedRun } from '#tests/support/generated-runs.ts'
import { fleetOf, readAt, shownTenant } from '#tests/support/shown-fleet.ts'
import type { FleetRun } from '../run-state.ts'
import type { Fleet } from '../view/fleet.ts'
import { cohortOf } from '../view/runs.ts'
import { drawBar, drawChart } from './chart.ts'
import { healthPanel, releasePanel, stoppedPanel, unreadablePanel } from './panels.ts'

const codes = Array.from({ length: 200 }, (_, index) => `tenant-${index}`)
const run = fleetRun(codes, { seed: 'panels', now: new Date(readAt) })
const fleetWith = (shown: FleetRun | null): Fleet =>
  fleetOf(
    codes.map((code) => shownTenant(code, { cohort: cohortOf(shown, code) })),
    shown,
  )
/** As a reader has it: no tags. */
const words = (markup: unknown) =>
  String(markup)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

test('a run has its words, its steps and how many tenants are where', () => {
  const text = words(releasePanel(fleetWith(run), '/srv/www'))
  expect(text).toContain('Release 2026-11-22.3 under way button radius, 31 strings · signed by 1a2b3c4d')
  expect(text).toContain('1 % 2 healthy for 10 min')
  const counts = [...text.matchAll(/(\d+) (on \.3|next|wait|held back, findings|failed|rolled back)(?= |$)/g)]
  expect(counts.map(([, , name]) => name)).toContain('on .3')
  expect(counts.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(200)
})

test.each<[FleetRun['state'], boolean]>([
  ['under-way', true],
  ['paused', true],
  ['done', false],
  ['stopped', false],
])('a run that is %s can be stopped: %s', (state, canStop) => {
  const panel = String(releasePanel(fleetWith({ ...run, state }), "'/srv/it'\\''s'"))
  expect(panel.includes('livery release stop --to')).toBe(canStop)
  expect(panel).toContain('livery release status --to')
  expect(panel).not.toContain('data-copy="livery release status --to /srv')
})

test('without a run tenants are counted by what is to do; without tenants nothing is said', () => {
  expect(words(releasePanel(fleetWith(null), '/srv/www'))).toContain('200 with nothing to do')
  expect(String(releasePanel(fleetOf([]), '/srv/www'))).toBe('')
})

type Figures = FleetRun['health'][number]
const limits = { scriptErrors: 3, failedStarts: 0.5, firstPicture: 2.5 }
const at = (minute: number, now: Partial<Figures['now']>): Figures => ({
  at: `2026-11-22T14:${String(minute).padStart(2, '0')}:00.000Z`,
  now: { starts: 100, scriptErrors: 1, failedStarts: 0.1, firstPicture: 1, ...now },
  before: null,
})
const judged = (...health: Figures[]) => {
  const created = '2026-11-22T14:00:00.000Z'
  return /(Within limits.*|Above a limit)$/.exec(words(healthPanel({ ...run, created, limits, health })))?.[1]
}

test.each<[string, Figures[], string]>([
  ['one well look', [at(5, {})], 'Within limits, on three cohorts'],
  ['looks that were always well', [at(1, {}), at(2, {})], 'Within limits for 1 minute, on three cohorts'],
  ['a figure at its limit', [at(1, { scriptErrors: 3 }), at(9, {})], 'Within limits for 8 minutes, on three cohorts'],
  ['one above it now', [at(1, {}), at(2, { failedStarts: 0.51 })], 'Above a limit'],
  [
    'one above it that came back',
    [at(1, {}), at(2, { failedStarts: 9 }), at(3, {}), at(7, {})],
    'Within limits for 4 minutes, on three cohorts',
  ],
  ['what nobody measured', [at(1, { firstPicture: null })], 'Within limits, on three cohorts'],
])('of %s the verdict is as since when it holds', (_, health, verdict) => {
  expect(judged(...health)).toBe(verdict)
})

test('a run without figures says so, and no run says nothing', () => {
  expect(words(healthPanel({ ...run, health: [] }))).toContain('No figures')
  expect([healthPanel(null), stoppedPanel(null), unreadablePanel(fleetOf([]))]).toEqual([null, null, null])
})

test('a run that stopped tells its last six lines, and shows tenants only where some went back', () => {
  const stopped = stoppedRun(run, new Date(readAt))
  const events = Array.from({ length: 9 }, (_, index) => ({ at: readAt, kind: 'info' as const, text: `line ${index}` }))
  const text = words(stoppedPanel({ ...stopped, events }))
  expect(text).toMatch(/line 3 .*line 8$/)
  expect(text).not.toContain('line 2')
  expect(text).toContain('stopped, rolled back Show 2')
  expect(words(stoppedPanel({ ...stopped, tenants: {}, events }))).not.toContain('Show')
})

test('several runs that cannot be shown are counted, and their problems are text', () => {
  const unreadable = ['<b>torn</b>', 'gone'].map((problem, index) => ({ id: `2026-11-22.${index}`, problem }))
  const panel = unreadablePanel({ ...fleetOf([]), unreadable })
  expect(words(panel)).toContain('2 runs cannot be shown')
  expect(String(panel)).toContain('&lt;b&gt;torn')
  expect(String(panel)).not.toContain('<b>torn')
})

const heights = (markup: unknown) => [...String(markup).matchAll(/(?:M|L)[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y))

test.each<[string, Parameters<typeof drawChart>[0]]>([
  ['figures above the limit', { now: [1, 90], before: [2, 3], limit: 3 }],
  ['one figure', { now: [1], before: [null], limit: 3 }],
  ['none', { now: [], before: [], limit: 3 }],
  ['a limit of nothing', { now: [0, 0], before: [0, 0], limit: 0 }],
  ['gaps', { now: [null, 1, null, 2], before: [null, null, 1, 1], limit: 3 }],
])('a chart of %s stays within its frame', (_, series) => {
  const chart = String(drawChart(series))
  expect(chart).not.toMatch(/NaN|Infinity|null|undefined/)
  for (const y of heights(chart)) expect(y).toBeGreaterThanOrEqual(0)
  for (const y of heights(chart)) expect(y).toBeLessThanOrEqual(40)
})

test('what was not measured breaks the line, and leaves no area below it', () => {
  const chart = String(drawChart({ now: [1, null, 2, 2], before: [], limit: 3 }))
  const line = /class="chart-now" d="([^"]*)"/.exec(chart)?.[1] ?? ''
  expect(line.replaceAll(/[^ML]/g, '')).toBe('MML')
  expect(chart).not.toContain('chart-area')
  expect(String(drawChart({ now: [1, 2], before: [], limit: 3 }))).toContain('chart-area')
})

test.each([
  [-1, ''],
  [0, ''],
  [0.0004, ''],
  [0.5, '500'],
  [1, '1000'],
  [7, '1000'],
])('a bar of %d is filled to %j of a thousand', (done, end) => {
  expect(/class="filled" d="M0 2h(\d+)"/.exec(String(drawBar(done)))?.[1] ?? '').toBe(end)
})
