import { expect, test } from 'vitest'
import { fleetOf, shownRelease, shownTenant } from '#tests/support/shown-fleet.ts'
import type { FleetFinding } from './fleet.ts'
import { type NarrowOptions, narrowed, parseAge, parseLimit, parseSort, type SortKey, sorted } from './narrow.ts'

const error: FleetFinding = { severity: 'error', code: 'over-budget', text: 'first load' }
const warning: FleetFinding = { severity: 'warning', code: 'not-signed', text: 'not signed' }

const tenants = [
  shownTenant('acme-10', { live: shownRelease(800, { label: '2026-10-20', isOfRun: false, firstLoad: 120_000 }) }),
  shownTenant('acme-9', { findings: [warning], cohort: { step: 0, share: 0.01, state: 'live' } }),
  shownTenant('beta', {
    findings: [error, warning],
    profile: '89abcdef',
    live: shownRelease(9, { firstLoad: 230_000 }),
  }),
  shownTenant('gamma', { findings: [error], cohort: { step: 1, share: 0.125, state: 'held-back' } }),
  shownTenant('delta', { live: null }),
]
const fleet = fleetOf(tenants)

test.each<[NarrowOptions, string]>([
  [{}, 'acme-10 acme-9 beta gamma delta'],
  [{ olderThan: '30d' }, 'acme-10'],
  [{ olderThan: '8h' }, 'acme-10 acme-9 beta gamma'],
  [{ largerThan: '200kB' }, 'beta'],
  [{ release: '2026-11-22.1' }, 'acme-9 beta gamma'],
  [{ release: '2026-10-20' }, 'acme-10'],
  [{ release: '1a2b3c4d' }, 'acme-10 acme-9 beta gamma'],
  [{ release: shownRelease(800).id }, 'acme-10'],
  [{ profile: '89abcdef' }, 'beta'],
  [{ cohort: 'held-back' }, 'gamma'],
  [{ cohort: '12.5%' }, 'gamma'],
  [{ cohort: '1 %' }, 'acme-9'],
  [{ withFindings: true }, 'acme-9 beta gamma'],
  [{ withFindings: true, cohort: 'live' }, 'acme-9'],
  [{ release: 'none' }, ''],
])('%j are %j', (options, codes) => {
  expect(
    narrowed(fleet, options)
      .map(({ code }) => code)
      .join(' '),
  ).toBe(codes)
})

test.each<[SortKey, string]>([
  ['findings', 'beta gamma acme-9 acme-10 delta'],
  ['age', 'delta acme-10 acme-9 beta gamma'],
  ['size', 'beta acme-9 gamma acme-10 delta'],
  ['release', 'acme-9 beta gamma acme-10 delta'],
  ['code', 'acme-9 acme-10 beta delta gamma'],
])('by %s they stand as %j, equals by their numbers', (key, codes) => {
  expect(
    sorted(tenants, key)
      .map(({ code }) => code)
      .join(' '),
  ).toBe(codes)
})

test.each([
  ['30d', 2_592_000],
  ['12 h', 43_200],
  ['10m', 600],
  ['10 min', 600],
  ['1.5h', 5400],
  ['2w', 1_209_600],
])('an age of %j is %d seconds', (text, seconds) => {
  expect(parseAge(text)).toBe(seconds)
})

test('what is no age, order, number or cohort is refused with what there is', () => {
  expect(() => parseAge('old')).toThrow(expect.objectContaining({ code: 'bad-age', exitCode: 2 }))
  expect(() => parseSort('colour')).toThrow(
    expect.objectContaining({ code: 'bad-sort', hint: 'Use findings, age, size, release, code.' }),
  )
  expect(() => parseLimit('-1')).toThrow(expect.objectContaining({ code: 'bad-limit' }))
  expect(() => narrowed(fleet, { cohort: 'lost' })).toThrow(expect.objectContaining({ code: 'bad-cohort' }))
  expect(parseLimit('0')).toBe(Number.POSITIVE_INFINITY)
  expect(parseLimit('25')).toBe(25)
})
