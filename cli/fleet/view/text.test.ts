import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { fleetRun, stoppedRun } from '#tests/support/generated-runs.ts'
import { fleetOf, readAt, shownRelease, shownTenant } from '#tests/support/shown-fleet.ts'
import type { Fleet } from './fleet.ts'
import { cohortOf } from './runs.ts'
import { sparkline } from './sparkline.ts'
import { fleetText } from './text.ts'
import { shownAge, shownCohort, shownLabel, shownShare, stepProgress } from './words.ts'

const codes = Array.from({ length: 200 }, (_, index) => `tenant-${index}`)
const run = fleetRun(codes, { seed: 'text', now: new Date(readAt) })

function fleet(change: Partial<Fleet> = {}): Fleet {
  const tenants = codes.map((code) => shownTenant(code, { cohort: cohortOf(run, code) }))
  const stopped = stoppedRun({ ...run, id: '2026-11-22.1' }, new Date(readAt))
  return { ...fleetOf(tenants, run), stopped, ...change }
}

const linesOf = (shown: Fleet, width: number, limit = 10) =>
  fleetText(shown, shown.tenants, { width, limit }).map(stripVTControlCharacters)

test.each([60, 84, 100, 120])('no line is wider than %d columns', (width) => {
  const long = shownTenant('a-tenant-whose-code-is-very-long', {
    live: shownRelease(2000, { isOfRun: false, label: '2026-09-01' }),
    findings: [{ severity: 'error', code: 'not-whole', text: 'assets/main.js is not what it was '.repeat(9) }],
  })
  const shown = fleet()
  const lines = linesOf({ ...shown, tenants: [long, ...shown.tenants] }, width)
  expect(lines.filter((line) => line.length > width)).toEqual([])
})

test('sums stand on top, then the run with its steps and health, what stopped, and the rows that are asked for', () => {
  const lines = linesOf(fleet(), 100)
  expect(lines[0]).toMatch(/^\/srv\/www +read 2026-11-22 14:56 UTC$/)
  expect(lines[1]).toBe('200 tenants · 200 with nothing to do · 0 with warnings · 0 with errors · 144 to come')
  const text = lines.join('\n')
  expect(text).toMatch(/^2026-11-22\.3 {2}under way {2}200 tenants {2}button radius, 31 strings +signed by 1a2b3c4d$/m)
  expect(text).toMatch(/^ {2}✔ {4}1 % {8}2 {2}━{28} {2}healthy for 10 min +14:29:00$/m)
  expect(text).toMatch(/^ {2}○ {2}100 % {6}200 {2}─{28} {2}after 50 %$/m)
  expect(text).toMatch(/^ {2}failed starts % +0\.0\d +0\.0\d +0\.5 {3}[▁▂]{16}$/m)
  expect(text).toMatch(/^2026-11-22\.2 {2}stopped at 1 %, rolled back +2026-11-22, 14:00$/m)
  expect(text).toMatch(/✖ failed starts 4\.1 %, limit 0\.5/)
  expect(lines.filter((line) => line.startsWith('  tenant-'))).toHaveLength(10)
  expect(lines.at(-1)).toBe('190 more; --limit 0 shows all')
})

test('a finding says itself below its row, and how many more there are', () => {
  const findings = [
    { severity: 'error' as const, code: 'over-budget', text: 'first load 224.8 kB, budget 220.0 kB' },
    { severity: 'warning' as const, code: 'not-signed', text: 'not signed' },
  ]
  const text = linesOf(fleetOf([shownTenant('acme', { findings })]), 100).join('\n')
  expect(text).toMatch(/^✖ acme +2026-11-22\.1 +9 h +190\.0 {2}1 error$/m)
  expect(text).toMatch(/^ {2}first load 224\.8 kB, budget 220\.0 kB, and 1 more +over-budget$/m)
})

test('nothing released, nobody asked for and a run that cannot be read are said', () => {
  expect(linesOf(fleetOf([]), 100).at(-1)).toContain('Nothing was released there yet.')
  const shown = fleetOf([shownTenant('acme')])
  expect(fleetText(shown, [], { width: 100, limit: 10 }).at(-1)).toBe('No tenant is as it was asked for.')
  const unreadable = [{ id: '2026-11-22.4', problem: 'is not whole' }]
  expect(linesOf({ ...shown, unreadable }, 100).join('\n')).toContain('2026-11-22.4  cannot be shown\n  is not whole')
})

test('what a terminal would obey is not sent to it', () => {
  const shown = { ...fleetOf([shownTenant('acme')], { ...run, note: '\u001b[2Jgone' }), target: '/srv/\u001b]0;x' }
  expect(fleetText(shown, [], { width: 100, limit: 10 }).map(stripVTControlCharacters).join('')).not.toContain('\u001b')
})

test.each([
  [5, '5 s'],
  [59.9, '59 s'],
  [240, '4 min'],
  [32_400, '9 h'],
  [1_728_000, '20 d'],
])('%d seconds are %j', (seconds, text) => {
  expect(shownAge(seconds)).toBe(text)
})

test('shares, cohorts and releases in words', () => {
  expect([shownShare(0.01), shownShare(0.125), shownShare(1)]).toEqual(['1 %', '12.5 %', '100 %'])
  expect(shownCohort({ step: 2, share: 0.5, state: 'live' })).toBe('live, 50 %')
  expect(shownCohort({ step: 2, share: 0.5, state: 'held-back' })).toBe('held back')
  expect(shownLabel(shownRelease(1))).toBe('2026-11-22.1')
  expect(shownLabel(shownRelease(1, { isOfRun: false, label: '2026-11-14' }))).toBe('2026-11-14 1a2b3c4d')
})

test('a step says how far it is, and how fast until its latest tenant', () => {
  expect(stepProgress(run, readAt).map(({ out, words }) => `${out} ${words}`)).toEqual([
    '2 healthy for 10 min',
    '20 healthy for 10 min',
    '56 56 out, 0.7 a second',
    '56 after 50 %',
  ])
  const paused = stepProgress({ ...run, state: 'paused' }, readAt)
  expect(paused[2]?.words).toBe('56 out')
  expect(stepProgress({ ...run, state: 'stopped' }, readAt)[3]?.words).toBe('not begun')
})

test('a sparkline has its limit at full height, and leaves out what was not measured', () => {
  expect(sparkline([0, 1.5, 3, null, 6], 3, 10)).toBe('▁▃▅ █')
  expect(sparkline([1, 2, 3, 4], 4, 2)).toBe('▆█')
  expect(sparkline([0], 0, 4)).toBe('▁')
})
