import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { fleetRun, stoppedRun } from '#tests/support/generated-runs.ts'
import { readAt } from '#tests/support/shown-fleet.ts'
import type { FleetRun } from '../run-state.ts'
import { ends, runLines, stoppedLines } from './run-text.ts'
import { countRun, stepProgress } from './words.ts'

const now = new Date(readAt)
const codes = Array.from({ length: 200 }, (_, index) => `tenant-${index}`)
const run = fleetRun(codes, { seed: 'text', now })
const stopped = stoppedRun(run, now)
const plain = (lines: readonly string[]) => lines.map(stripVTControlCharacters)
const linesOf = (shown: FleetRun, width = 100) => plain(runLines(shown, readAt, width))

test.each([60, 72, 84, 100, 200])('no line of a run is wider than %d columns, whatever was written to it', (width) => {
  const long = 'x'.repeat(300)
  const events = [{ at: readAt, kind: 'error' as const, text: long }]
  const longest = { ...stopped, note: long, events }
  for (const line of [...linesOf(longest, width), ...plain(stoppedLines(longest, width)), ...linesOf(run, width)]) {
    expect(line.length).toBeLessThanOrEqual(width)
  }
})

test('who signed is at the end of the line, and gives way to what matters more', () => {
  expect(linesOf(run)[0]).toMatch(/button radius, 31 strings +signed by 1a2b3c4d$/)
  expect(linesOf({ ...run, key: null })[0]).toMatch(/not signed$/)
  expect(linesOf(run, 60)[0]).toMatch(/200 tenants {2,}signed by 1a2b3c4d$/)
  expect(linesOf(run, 50)[0]).toBe('2026-11-22.3  under way  200 tenants')
})

test.each<[string, string, number, string]>([
  ['left', 'right', 11, 'left  right'],
  ['left', 'right', 10, 'left'],
  ['left', '', 80, 'left'],
  ['left', 'right', 14, 'left     right'],
])('%j and %j in %d columns are %j', (left, right, width, line) => {
  expect(stripVTControlCharacters(ends([left, left.length], right, width))).toBe(line)
})

test('a figure above its limit says so, and what was not measured is a dash', () => {
  const last = { starts: 9, scriptErrors: 3.001, failedStarts: 0.5, firstPicture: null }
  const limits = { scriptErrors: 3, failedStarts: 0.5, firstPicture: 2.5 }
  const lines = linesOf({ ...run, limits, health: [{ at: readAt, now: last, before: null }] })
  expect(lines.find((line) => line.includes('script errors'))).toMatch(/ 3 +– +3 {3}. over$/)
  expect(lines.find((line) => line.includes('failed starts'))).toMatch(/ 0\.5 +– +0\.5 {3}\S$/)
  expect(lines.find((line) => line.includes('first picture'))).toMatch(/ – +– +2\.5 +$/)
  expect(linesOf({ ...run, health: [] }).join('\n')).not.toContain('stops at')
})

test('only a run that stopped tells its last four events', () => {
  const events = Array.from({ length: 6 }, (_, index) => ({
    at: readAt,
    kind: 'info' as const,
    text: `event ${index}`,
  }))
  expect(linesOf({ ...run, events }).join('\n')).not.toContain('event')
  const told = linesOf({ ...stopped, events }).filter((line) => line.includes('event'))
  expect(told.map((line) => line.slice(-7))).toEqual(['event 2', 'event 3', 'event 4', 'event 5'])
})

test('where a run stopped and whether it went back are said', () => {
  expect(plain(stoppedLines(stopped, 100))[0]).toMatch(/^2026-11-22\.2 {2}stopped at 1 %, rolled back {2,}2026-11-22, /)
  const early = { ...stopped, tenants: {}, steps: [] }
  expect(plain(stoppedLines(early, 100))[0]).toMatch(/^2026-11-22\.2 {2}stopped {2,}/)
})

test('a tenant of a step that the run does not have is counted in the run, and in no step', () => {
  const [code = ''] = codes
  const own = run.tenants[code]
  if (!own) throw new Error('It is in the run')
  const one = { ...run, tenants: { [code]: { ...own, step: 99, state: 'released' as const } } }
  expect(countRun(one)).toMatchObject({ tenants: 1, out: 1 })
  expect(stepProgress(one, readAt).map(({ out }) => out)).toEqual(run.steps.map(() => 0))
})
