import { describe, expect, test } from 'vitest'
import type { FleetRun } from '../run-state.ts'
import { defaultLimits, stepsOf } from './cohorts.ts'
import { type RunView, runLines, sparkline, summaryOf } from './run-lines.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 14, minute)).toISOString()

function run(change: (run: FleetRun) => void = () => undefined): FleetRun {
  const steps = stepsOf([0.01, 0.1, 0.5, 1], 1000)
  const stepOf = (position: number) => steps.findIndex(({ tenants }) => position < tenants)
  const codes = Array.from({ length: 1000 }, (_, index) => `t${index}`)
  const made: FleetRun = {
    format: 'livery-fleet-1',
    id: '2026-11-22.3',
    created: at(0),
    note: 'button radius, 31 strings',
    key: 'f00',
    state: 'under-way',
    steps,
    tenants: Object.fromEntries(
      codes.map((code, index) => [
        code,
        {
          step: stepOf(index),
          state: index < 277 ? 'released' : 'waiting',
          release: null,
          previous: null,
          at: null,
          reason: null,
        },
      ]),
    ),
    limits: defaultLimits,
    health: [1, 2, 3].map((n) => ({
      at: at(n),
      now: { starts: 100, scriptErrors: n, failedStarts: 0.04, firstPicture: 1.1 },
      before: { starts: 100, scriptErrors: 0.9, failedStarts: 0.05, firstPicture: null },
    })),
    events: [],
  }
  for (const [index, step] of made.steps.slice(0, 3).entries()) {
    step.startedAt = at(index * 12)
    step.state = index < 2 ? 'done' : 'under-way'
    if (index < 2) step.healthyAt = at(index * 12 + 10)
  }
  change(made)
  return made
}

const view = (columns: number): RunView => ({
  columns,
  now: new Date(at(30)),
  pace: 41,
  wait: 600_000,
  signer: 'release.pem',
})
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one
const plain = (lines: readonly string[]) => lines.map((line) => line.replaceAll(/\u001b\[[0-9;]*m/g, ''))

describe.each([60, 80, 100, 140])('on %i columns', (columns) => {
  test('no line is wider than the screen, whatever happened', () => {
    const stopped = run((made) => {
      made.events = [
        {
          at: at(6),
          kind: 'error',
          text: `failed starts 4.1 %, limit 0.5   ${'TypeError: x is undefined '.repeat(6)}main-1a2b.js:1:88`,
        },
        { at: at(7), kind: 'good', text: '10 of 10 back on what was live before, checked by hash' },
      ]
    })
    for (const one of [run(), stopped]) {
      for (const line of plain(runLines(one, view(columns)))) expect(line.length, line).toBeLessThanOrEqual(columns)
    }
  })

  test('the cohorts, how far they are and the figures are there', () => {
    const text = plain(runLines(run(), view(columns))).join('\n')
    for (const part of [
      '2026-11-22.3  1,000 tenants',
      '✔ 1 %',
      '✔ 10 %',
      '● 50 %',
      '○ 100 %',
      '277 out',
      'stops at',
      'failed starts %',
    ])
      expect(text).toContain(part)
  })
})

test('on a hundred columns it says pace, note, key and how the figures went', () => {
  const text = plain(runLines(run(), view(100))).join('\n')
  expect(text).toMatch(/277 out {3}41\/s {3}about 5 s left/)
  expect(text).toContain('button radius, 31 strings')
  expect(text).toContain('signed by release.pem')
  expect(text).toMatch(/script errors \/1,000 +3 +0\.9 +3 +▃▆█/)
  expect(text).toMatch(/first picture s +1\.1 +– +2\.5/)
})

test('a cohort that is watched says for how long still, one that is paused that it is', () => {
  const watched = run((made) => {
    const step = made.steps[2]
    if (step) step.releasedAt = at(25)
  })
  expect(plain(runLines(watched, view(100))).join('\n')).toContain('all out, watched 5 min more')
  const paused = run((made) => {
    made.state = 'paused'
  })
  expect(plain(runLines(paused, view(100))).join('\n')).toContain('paused at 277')
})

test('a line of figures is as high as they are to their limit', () => {
  expect(sparkline([0, 1.5, 3, 9, null], 3)).toBe('▁▅██ ')
  expect(sparkline(Array(40).fill(0), 0)).toBe('▁'.repeat(24))
})

test('a run is one line in a list', () => {
  const stopped = run((made) => {
    made.state = 'stopped'
    for (const [index, step] of made.steps.entries()) step.state = index === 0 ? 'stopped' : 'waiting'
  })
  expect(plain([summaryOf(stopped), summaryOf(run())])).toEqual([
    'stopped at 1 %, rolled back',
    '1,000 tenants, under way at 50 %',
  ])
})
