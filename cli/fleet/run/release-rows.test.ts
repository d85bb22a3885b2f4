import { describe, expect, test } from 'vitest'
import { outcomeOf } from '#tests/support/run-scene.ts'
import type { FleetRun } from '../run-state.ts'
import { plannedRow, rowOf, rowsOf } from './release-rows.ts'
import { tableLines, totals } from './release-table.ts'

const live = '20261120T080000.000Z-0badcafe'
const next = '20261122T140000.000Z-1a2b3c4d'
const changes = {
  added: ['promo/index.html', 'assets/main-1a2b3c4d.js'],
  changed: ['index.html', 'sitemap.xml'],
  removed: ['old.html', 'assets/main-0badcafe.js'],
}
const plan = { id: next, previous: live, changes, written: [1200, 34, 500] }
const record = { passed: [], allowed: [], skipped: [] }
const refusedBy = (...names: readonly string[]) => ({
  ...{ record, allowed: [] },
  refused: names.map((check) => ({ check }) as never),
})

describe('what a release would do', () => {
  test.each([
    [
      'replaces what is live',
      outcomeOf('planned', plan),
      { state: 'planned', reason: `replaces ${live}`, pages: 3, bytes: 1734 },
    ],
    [
      'is the first',
      outcomeOf('planned', { ...plan, previous: null }),
      { state: 'planned', reason: 'the first', previous: null },
    ],
    [
      'changes nothing',
      outcomeOf('unchanged', plan),
      { state: 'unchanged', release: live, pages: 0, bytes: 0, reason: null },
    ],
    [
      'has one finding',
      outcomeOf('planned', plan, refusedBy('contrast')),
      { state: 'held-back', reason: '1 finding of contrast' },
    ],
    [
      'has findings of two checks',
      outcomeOf('planned', plan, refusedBy('headers', 'contrast', 'headers')),
      { state: 'held-back', reason: '3 findings of headers, contrast' },
    ],
    ['has findings that are allowed', outcomeOf('planned', plan, refusedBy()), { state: 'planned' }],
  ])('one that %s says so', (_, outcome, row) => {
    expect(plannedRow('acme', outcome)).toMatchObject({ tenant: 'acme', ...row })
  })
})

describe('what a run did', () => {
  const tenant = (state: FleetRun['tenants'][string]['state']) => ({
    ...{ step: 0, state, release: state === 'released' ? next : null, previous: live, at: null, reason: null },
  })
  const rows = (tenants: FleetRun['tenants'], done: Parameters<typeof rowsOf>[1] = new Map()) =>
    rowsOf({ tenants } as FleetRun, done)

  test('rows are in the order of codes, not of cohorts', () => {
    const found = rows({ hooli: tenant('released'), acme: tenant('waiting'), globex: tenant('failed') })
    expect(found.map(({ tenant: code }) => code)).toEqual(['acme', 'globex', 'hooli'])
  })

  test.each([
    ['released here', 'released', outcomeOf('released', plan), 3, 1734],
    ['released by the process before', 'released', undefined, null, null],
    ['found released already', 'released', outcomeOf('unchanged', plan), null, null],
    ['unchanged', 'unchanged', outcomeOf('unchanged', plan), 0, 0],
    ['held back', 'held-back', outcomeOf('refused', plan), null, null],
    ['never reached', 'waiting', undefined, null, null],
  ] as const)('of a tenant that was %s only what was written is counted', (_, state, outcome, pages, bytes) => {
    const done = new Map(outcome ? [['acme', outcome]] : [])
    expect(rows({ acme: tenant(state) }, done)).toMatchObject([{ state, previous: live, pages, bytes }])
  })
})

describe('the table', () => {
  const acme = rowOf('acme', { state: 'released', release: next, pages: 3, bytes: 1734 })
  const globex = rowOf('globex', { state: 'failed', reason: 'not built: 2 errors' })

  test('columns stand below their heads, and the last line sums up', () => {
    expect(tableLines([acme, globex], '/srv/www')).toEqual([
      'tenant  state        pages    written  release',
      `acme    released         3     1.7 kB  ${next}`,
      'globex  failed                         not built: 2 errors',
      '',
      '2 tenants to /srv/www: 1 released, 1 failed; 3 pages changed, 1.7 kB written',
    ])
  })

  test.each([2, 12, 32])('a code of %i letters moves no column away from its head', (length) => {
    const [head = '', first = ''] = tableLines([{ ...acme, tenant: 'a'.repeat(length) }, globex], 's3://sites')
    expect(first.indexOf(next)).toBe(head.indexOf('release', head.indexOf('written')))
    expect(first.indexOf('released')).toBe(head.indexOf('state'))
  })

  test('a row that names a release fits on a hundred columns, with the longest code that there is', () => {
    const longest = { ...acme, tenant: 'a'.repeat(32), state: 'rolled-back' as const, pages: 12_345, bytes: 999_990 }
    for (const line of tableLines([longest], '/srv/www')) expect(line.length).toBeLessThanOrEqual(100)
    const [, short = ''] = tableLines([{ ...globex, reason: 'not built' }], '/srv/www')
    expect(short.length).toBeLessThanOrEqual(60)
  })

  test('of more than sixty tenants those that are not well are named, and all are counted', () => {
    const many = Array.from({ length: 60 }, (_, n) => ({ ...acme, tenant: `t${n}` }))
    expect(tableLines(many, '/srv/www')).toHaveLength(63)
    const lines = tableLines([...many, globex, { ...globex, tenant: 'hooli', state: 'held-back' }], '/srv/www')
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['tenant', 'globex', 'hooli', '', '62'])
    expect(lines.at(-1)).toContain('62 tenants to /srv/www: 60 released, 1 failed, 1 held-back; 180 pages changed')
    expect(tableLines([...many, acme], '/srv/www')).toEqual([expect.stringMatching(/^61 tenants/)])
  })

  test('sums count by state, and take what nobody knows for nothing', () => {
    expect(totals([acme, globex, { ...acme, pages: null, bytes: null }])).toEqual({
      ...{ tenants: 3, released: 2, failed: 1, pages: 3, bytes: 1734 },
    })
    expect(totals([])).toEqual({ tenants: 0, pages: 0, bytes: 0 })
  })
})
