import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { openMoving } from './show.ts'
import { clock, type TableState, tableLines } from './table.ts'

const state: TableState = {
  tenants: 1000,
  built: 571,
  stored: 39,
  failed: 2,
  setApart: 1,
  times: Array.from({ length: 60 }, (_, index) => index * 40),
  ms: 46_000,
  place: 'redis://queue.example:6379',
  waiting: 12,
  delayed: 0,
  workers: 2,
  active: [
    { worker: 'build-7-4711', at: 'acme-1190', done: 12, of: 50 },
    { worker: 'a-machine-with-a-very-long-name-indeed.example-9', at: null, done: 0, of: 25 },
  ],
  isAway: false,
  phase: null,
}
const plain = (lines: readonly string[]) => lines.map(stripVTControlCharacters)

test('the table says how far, how fast, how long still, and who is at what', () => {
  expect(plain(tableLines(state, 100))).toEqual([
    '1,000 tenants                                                             redis://queue.example:6379',
    '██████████████████░░░░░░░░░░░░   613/1,000   25/s                                    about 15 s left',
    '  571 built   39 from the store   2 failed   1 set apart   387 to go                            0:46',
    '2 workers   2 jobs under way   12 waiting',
    '  build-7-4711           ███░░░░░░░░░   12/50  acme-1190',
    '  a-machine-with-a-very… ░░░░░░░░░░░░    0/25  ',
  ])
})

test.each([40, 59, 60, 79, 100, 200])('no line is wider than %d columns', (columns) => {
  for (const line of plain(tableLines({ ...state, delayed: 3 }, columns)))
    expect(line.length).toBeLessThanOrEqual(columns)
})

test('at 60 columns the figures that matter are there', () => {
  const text = plain(tableLines(state, 60)).join('\n')
  for (const figure of ['613/1,000', '25/s', 'about 15 s left', '571 built', '2 failed', '1 set apart', 'acme-1190']) {
    expect(text).toContain(figure)
  }
})

test('many workers leave room for the rest, and a Redis that is away is named', () => {
  const active = Array.from({ length: 30 }, (_, index) => ({ worker: `w${index}`, at: null, done: 0, of: 50 }))
  expect(plain(tableLines({ ...state, active }, 80)).at(-1)).toBe('  and 22 more')
  expect(plain(tableLines({ ...state, isAway: true }, 80)).at(-1)).toBe('Redis does not answer: waiting for it')
})

test('what fails stays above the block, which is drawn in its place and taken away at the end', () => {
  let text = ''
  const write = (more: string) => {
    text += more
  }
  const show = openMoving({ columns: 80, rows: 24, write }, () => 0)
  const tenants = [{ code: 'acme', inputs: 'a'.repeat(64), group: '' }]
  show.plan({ product: null, tenants, missing: tenants, local: [] }, { workers: 2, address: null })
  show.event({ event: 'planned', run: '0123456789ab', tenants: 1, stored: 0, jobs: 1, round: 1 })
  const outcome = {
    code: 'acme',
    inputs: 'a'.repeat(64),
    state: 'set-apart',
    ms: 0,
    reason: '3 workers ended',
    diagnostics: [],
  } as const
  show.outcome({ ...outcome, diagnostics: [] })
  show.end()
  const shown = stripVTControlCharacters(text)
  expect(shown).toContain('1 tenant: 1 to build')
  expect(shown).toContain('✖ acme  set apart: 3 workers ended\n')
  expect(text.endsWith('\r\u001b[0J')).toBe(true)
})

const outcomeOf = (state: 'built' | 'stored' | 'changed' | 'failed', code = 'acme') => ({
  ...{ code, inputs: 'a'.repeat(64), state, ms: 0, reason: 'its files are others here' },
  diagnostics: [],
})

test('a tenant counts by the last word on it: one that was not as planned, and was built later, is no failure', () => {
  let text = ''
  const write = (more: string) => {
    text = more
  }
  let at = 0
  const show = openMoving({ columns: 100, rows: 24, write }, () => {
    at += 1000
    return at
  })
  const tenants = ['acme', 'globex'].map((code) => ({ code, inputs: 'a'.repeat(64), group: '' }))
  show.plan({ product: null, tenants, missing: tenants, local: [] }, { workers: 2, address: null })
  show.event({ event: 'planned', run: '0123456789ab', tenants: 2, stored: 0, jobs: 1, round: 1 })
  const shown = () => stripVTControlCharacters(text)
  show.outcome(outcomeOf('changed'))
  expect(shown()).toContain('0 built   1 failed   1 to go')
  show.outcome(outcomeOf('built'))
  expect(shown()).toContain('1 built   1 to go')
  expect(shown()).not.toContain('failed')
  show.outcome(outcomeOf('stored', 'globex'))
  expect(shown()).toMatch(/2\/2.*\n +1 built {3}1 from the store {3}0 to go/)
})

test.each([
  [0, '0:00'],
  [46_900, '0:46'],
  [3_723_000, '1:02:03'],
])('%d ms are %s', (ms, text) => expect(clock(ms)).toBe(text))
