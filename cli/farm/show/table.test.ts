import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { type TableState, tableLines } from './table.ts'

const begun: TableState = {
  ...{ tenants: 1200, built: 0, stored: 0, failed: 0, setApart: 0, times: [0], ms: 5_000 },
  ...{ waiting: 24, delayed: 0, workers: 1, active: [], isAway: false, phase: null },
  place: 'a Redis of its own, 8 jobs at once',
}
const under: TableState = {
  ...begun,
  ...{ built: 1010, stored: 80, failed: 3, setApart: 2, ms: 3_725_000, waiting: 1, delayed: 2, workers: 12 },
  times: Array.from({ length: 60 }, (_, index) => index * 250),
  active: [{ worker: 'build-7-4711', at: 'acme', done: 49, of: 50 }],
}
const shown = (state: TableState, columns: number) =>
  tableLines(state, columns).map((line) => stripVTControlCharacters(line).trimEnd())

test('at 100 columns everything is there, each on its side', () => {
  expect(shown(under, 100)).toEqual([
    `1,200 tenants${'a Redis of its own, 8 jobs at once'.padStart(87)}`,
    `${'█'.repeat(27)}${'░'.repeat(3)}   1,095/1,200   4.0/s${'about 26 s left'.padStart(48)}`,
    `  1,010 built   80 from the store   3 failed   2 set apart   105 to go${'1:02:05'.padStart(30)}`,
    '12 workers   1 job under way   1 waiting   2 to be tried again',
    `  build-7-4711           ${'█'.repeat(12)}   49/50  acme`,
  ])
})

test('at 60 columns figures stay, and what has no room is left out as a whole', () => {
  expect(shown(under, 60)).toEqual([
    `1,200 tenants${'a Redis of its own, 8 jobs at once'.padStart(47)}`,
    `${'█'.repeat(13)}░   1,095/1,200   4.0/s${'about 26 s left'.padStart(24)}`,
    '  1,010 built   80 from the store   3 failed   2 set apart',
    '12 workers   1 job under way   1 waiting',
    `  build-7-4711     ${'█'.repeat(8)}   49/50  acme`,
  ])
})

test.each([60, 100])('at %d columns a run that has just begun makes no guess', (columns) => {
  const [, bar, figures, ...rest] = shown(begun, columns)
  expect(bar).toMatch(/^░+ {3}0\/1,200$/)
  expect(figures).toMatch(/^ {2}0 built {3}1,200 to go +0:05$/)
  expect(rest).toEqual(['1 worker   0 jobs under way   24 waiting'])
})

test('what is no tenant’s time is a phase, with the clock and nothing else', () => {
  expect(shown({ ...under, phase: 'compiling what all tenants share' }, 60)).toEqual([
    `1,200 tenants   compiling what all tenants share${'1:02:05'.padStart(12)}`,
  ])
})

test('a run at its end has a full bar and nothing left; one without tenants has an empty one', () => {
  const over = shown({ ...under, built: 1115 }, 100)
  expect(over[1]).toMatch(/^█{30} {3}1,200\/1,200 {3}4\.0\/s$/)
  expect(over[2]).toContain('0 to go')
  expect(shown({ ...begun, tenants: 0 }, 100)[1]).toMatch(/^░{30} {3}0\/0/)
})

test('while Redis is away its workers are not told of: what is known of them is old', () => {
  const lines = shown({ ...under, isAway: true }, 60)
  expect(lines.slice(3)).toEqual(['Redis does not answer: waiting for it'])
})

test.each([60, 100])('at %d columns a job that says more than it has steps out of no bar', (columns) => {
  const active = [{ worker: 'w', at: 'a'.repeat(39), done: 70, of: 50 }]
  const row = shown({ ...under, active }, columns).at(-1) ?? ''
  expect(row).toMatch(/█+ {3}70\/50 {2}a+…$/)
  expect(row.length).toBeLessThanOrEqual(columns)
})
