import { expect, test } from 'vitest'
import { fleetRun } from '#tests/support/generated-runs.ts'
import { pageScript } from '#tests/support/page-script.ts'
import { fleetOf, readAt, shownRelease, shownTenant } from '#tests/support/shown-fleet.ts'
import type { FleetFinding, FleetTenant } from '../view/fleet.ts'
import { sorted } from '../view/narrow.ts'
import { cohortOf } from '../view/runs.ts'
import { shownAge, shownCohort } from '../view/words.ts'

const error: FleetFinding = { severity: 'error', code: 'over-budget', text: 'first load' }
const warning: FleetFinding = { severity: 'warning', code: 'not-signed', text: 'not signed' }

const codes = ['acme-10', 'acme-9', 'beta', 'gamma', 'delta']
const run = { ...fleetRun(codes, { seed: 'client', now: new Date(readAt) }), id: '2026-11-22.1' }
const more: Partial<FleetTenant>[] = [
  { name: 'Acme Ten', live: shownRelease(800, { label: '2026-10-20', isOfRun: false, firstLoad: null, key: null }) },
  { name: 'acme-9', findings: [warning], previous: shownRelease(50, { inputParts: { code: 'b', strings: 'c' } }) },
  { domain: 'shop.example.com', findings: [error, warning], live: shownRelease(9, { firstLoad: 230_000 }) },
  { domain: null, findings: [error], profile: '89abcdef', live: shownRelease(0.5, { firstLoad: 198_001 }) },
  { live: null, profile: null, releases: 0 },
]
const fleet = fleetOf(
  codes.map((code, index) => shownTenant(code, { cohort: cohortOf(run, code), ...more[index] })),
  run,
)
const page = pageScript(fleet)

test('the page knows of each tenant what the fleet does, short as its lists are', () => {
  for (const [index, tenant] of fleet.tenants.entries()) {
    const row = page.rows[index]
    expect(row).toMatchObject({
      code: tenant.code,
      name: tenant.name,
      domain: tenant.domain ?? '',
      profile: tenant.profile ?? '',
      budget: tenant.budget,
      releases: tenant.releases,
      cohort: tenant.cohort,
      errors: tenant.findings.filter(({ severity }) => severity === 'error').length,
    })
    expect(row?.findings).toEqual(tenant.findings.map(({ severity, code, text }) => [severity, code, text]))
    for (const [shown, release] of [
      [row?.live, tenant.live],
      [row?.previous, tenant.previous],
    ] as const) {
      if (!release || !shown) expect([shown, release]).toEqual([null, null])
      else {
        expect(page.idOf(shown)).toBe(release.id)
        expect(shown).toMatchObject({ label: release.label, isOfRun: release.isOfRun, key: release.key })
        expect(shown.size).toBe(release.firstLoad ?? -1)
      }
    }
  }
})

test('what changed since the release before is named; nothing is where there was none', () => {
  expect(page.rows.map(({ changed }) => changed)).toEqual([null, ['code', 'strings'], null, null, null])
})

test.each<[Parameters<typeof page.narrowed>[0], string]>([
  [{}, 'acme-10 acme-9 beta gamma delta'],
  [{ search: '  ' }, 'acme-10 acme-9 beta gamma delta'],
  [{ search: 'ACME' }, 'acme-10 acme-9'],
  [{ search: 'ten acme' }, 'acme-10'],
  [{ search: 'shop.example.com' }, 'beta'],
  [{ search: '1a2b3c4d acme' }, 'acme-10 acme-9'],
  [{ search: '.*' }, ''],
  [{ search: 'acme 2026-10' }, 'acme-10'],
  [{ chosen: { release: '2026-10-20' } }, 'acme-10'],
  [{ chosen: { release: 'none' } }, 'delta'],
  [{ chosen: { age: '<3600' } }, 'gamma'],
  [{ chosen: { age: '>2592000' } }, 'acme-10'],
  [{ chosen: { size: 'over' } }, 'beta'],
  [{ chosen: { size: 'near' } }, 'gamma'],
  [{ chosen: { size: 'well' } }, 'acme-9'],
  [{ chosen: { findings: 'errors' } }, 'beta gamma'],
  [{ chosen: { findings: 'warnings' } }, 'acme-9'],
  [{ chosen: { findings: 'none' } }, 'acme-10 delta'],
  [{ chosen: { findings: 'code not-signed' } }, 'acme-9 beta'],
  [{ chosen: { findings: 'any', profile: '89abcdef' } }, 'gamma'],
  [{ chosen: { findings: '', profile: '' }, search: 'beta' }, 'beta'],
  [{ only: new Set(['delta', 'beta', 'nobody']) }, 'beta delta'],
  [{ only: new Set() }, ''],
])('the rows of %j are %j, in the order of the fleet', (how, expected) => {
  expect(page.codes(page.narrowed(how)).join(' ')).toBe(expected)
})

test('each choice of a filter gives as many rows as it says', () => {
  for (const { key, choices } of page.filters) {
    for (const [value, , count] of choices()) {
      const found = page.narrowed({ chosen: { [key]: value } })
      if (count !== null) expect([key, value, found.length]).toEqual([key, value, count])
    }
  }
})

test.each([
  ['code', 'acme-9 acme-10 beta delta gamma'],
  ['release', 'gamma acme-9 beta acme-10 delta'],
  ['age', 'delta acme-10 acme-9 beta gamma'],
  ['size', 'beta gamma acme-9 acme-10 delta'],
  ['findings', 'beta gamma acme-9 acme-10 delta'],
])('by %s they stand as %j, and turned the other way round but for equals', (key, expected) => {
  const named = pageScript({ ...fleet, tenants: fleet.tenants.map((one) => ({ ...one, name: one.code })) })
  const order = (isTurned: boolean) => named.codes(named.inOrder(named.rows, { key, isTurned }))
  expect(order(false).join(' ')).toBe(expected)
  const turned = order(true)
  expect(turned.at(-1)).toBe(expected.split(' ')[0])
  expect(turned.toSorted()).toEqual(codes.toSorted())
})

test('by cohort they stand as the run reaches them, who is not in it last', () => {
  const tenants = [shownTenant('aaa'), ...fleet.tenants]
  const more = pageScript(fleetOf(tenants, run))
  const found = more.inOrder(more.rows, { key: 'cohort', isTurned: false })
  const steps = found.map(({ cohort }) => cohort?.step ?? Number.POSITIVE_INFINITY)
  expect(steps).toEqual(steps.toSorted((a, b) => a - b))
  expect(found.at(-1)?.code).toBe('aaa')
})

test('ages and cohorts have the same words as in a terminal', () => {
  for (const seconds of [0, 59, 60, 3599, 3600, 86_399, 86_400, 8_640_000]) {
    expect(page.shownAge(seconds)).toBe(shownAge(seconds))
  }
  for (const { cohort } of fleet.tenants) {
    if (cohort) expect(page.cohortWords(cohort)).toBe(shownCohort(cohort))
  }
  expect(page.cohortWords(null)).toBe('')
})

const evil = '"</script><script>evil()</script>\u2028\u0000<!--<img onerror=x>'

test.each(['__proto__', 'constructor', evil, '', '0', 'é\ud800'])(
  'a tenant that calls everything %j is a row as all others',
  (text) => {
    const release = shownRelease(9, { label: text, key: text, inputParts: { [text]: 'a' } })
    const tenant = shownTenant('acme', {
      name: text,
      domain: text,
      profile: text,
      icon: text,
      live: release,
      previous: shownRelease(50, { inputParts: {} }),
      findings: [{ severity: 'error', code: text, text }],
    })
    const { rows } = pageScript(fleetOf([tenant, shownTenant('globex')]))
    expect(rows[0]).toMatchObject({ name: text, domain: text, profile: text, icon: text, changed: [text] })
    expect(rows[0]?.live).toMatchObject({ label: text, key: text })
    expect(rows[0]?.findings).toEqual([['error', text, text]])
    expect(rows[1]).toMatchObject({ name: 'Name of globex', findings: [], changed: null })
  },
)

test('ten thousand rows are narrowed in their order, and sorted as the terminal sorts them', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => {
    const code = `t-${(index * 7919) % 10_000}`
    const live = shownRelease(1 + (index % 40), { firstLoad: 100_000 + ((index * 31) % 200_000) })
    return shownTenant(code, { name: code, live, findings: index % 3 === 0 ? [error] : [] })
  })
  const big = fleetOf(many)
  const given = pageScript(big)
  const found = given.narrowed({ search: 't-1', chosen: { findings: 'errors' } })
  const expected = many.filter(({ code, findings }) => code.includes('t-1') && findings.length > 0)
  expect(given.codes(found)).toEqual(expected.map(({ code }) => code))
  expect(given.codes(given.inOrder(given.rows, { key: 'code', isTurned: false }))).toEqual(
    sorted(many, 'code').map(({ code }) => code),
  )
  const sizes = given.inOrder(given.rows, { key: 'size', isTurned: false }).map(({ live }) => live?.size ?? -1)
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
})
