import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { fleetRun, stoppedRun } from '#tests/support/generated-runs.ts'
import { fleetOf, readAt, shownRelease, shownTenant } from '#tests/support/shown-fleet.ts'
import { expectSelfContained } from '#tests/support/valid-html.ts'
import { cohortOf } from '../view/runs.ts'
import { pageData } from './data.ts'
import { fleetPage } from './page.ts'

const evil = '</script><script>evil()</script><img src=x onerror=evil()>'
const now = new Date(readAt)

function fleetWith(count: number) {
  const codes = Array.from({ length: count }, (_, index) => `tenant-${index}`)
  const run = fleetRun(codes, { seed: 'page', now })
  const tenants = codes.map((code) =>
    shownTenant(code, { cohort: cohortOf(run, code), previous: shownRelease(50), releases: 2 }),
  )
  return { ...fleetOf(tenants, run), stopped: stoppedRun({ ...run, id: '2026-11-22.1' }, now) }
}

const pageOf = (fleet: Parameters<typeof fleetPage>[0]) => fleetPage(fleet, fleet.tenants)
const dataOf = (page: string) =>
  JSON.parse(/<script type="application\/json" id="data">(.*?)<\/script>/s.exec(page)?.[1] ?? '')
const scriptOf = (page: string) => /<script>(.*?)<\/script>/s.exec(page)?.[1] ?? ''

test('the page stands alone with a run, without one, empty, and where a run cannot be read', () => {
  const fleet = fleetWith(30)
  expectSelfContained(pageOf(fleet))
  expectSelfContained(pageOf({ ...fleet, run: null, stopped: null }))
  expectSelfContained(pageOf(fleetOf([])))
  const unreadable = [{ id: '2026-11-22.3', problem: 'is not whole' }]
  expectSelfContained(pageOf({ ...fleet, run: null, unreadable }))
})

test('the same fleet gives the same bytes', () => {
  expect(pageOf(fleetWith(10))).toBe(pageOf(fleetWith(10)))
})

test('its modules are one script that parses, and each name they take is one that is given', () => {
  const script = scriptOf(pageOf(fleetWith(1)))
  expect(() => new Script(script)).not.toThrow()
  expect(script).not.toMatch(/^\s*(import|export)\b/m)
  const given = new Map(
    [...script.matchAll(/^of\.(\w+) = \(\(\) => \{[\s\S]*?^return \{ (.*) \}$/gm)].map(([, name, list = '']) => [
      name,
      list.split(', '),
    ]),
  )
  for (const [, list = '', name] of script.matchAll(/^const \{([^}]*)\} = of\.(\w+)$/gm)) {
    for (const taken of list.split(',').map((part) => part.trim())) {
      if (taken !== '') expect(given.get(name)).toContain(taken)
    }
  }
})

test('what a tenant, a run or a target is called is text, whatever it is', () => {
  const tenants = [
    shownTenant('acme', {
      name: evil,
      domain: evil,
      icon: `<svg>${evil}</svg>`,
      findings: [{ severity: 'error', code: 'held-back', text: evil }],
    }),
  ]
  const run = { ...fleetRun(['acme'], { seed: 'evil', now }), note: evil }
  const events = [{ at: readAt, kind: 'error' as const, text: evil }]
  const fleet = { ...fleetOf(tenants, run), target: evil, stopped: { ...run, state: 'stopped' as const, events } }
  const page = pageOf({ ...fleet, unreadable: [{ id: '2026-11-22.9', problem: evil }] })
  expectSelfContained(page)
  expect(page).not.toContain('<script>evil()')
  expect(page).not.toContain('<img src=x')
  expect(dataOf(page).tenants[0]).toContain(evil)
})

test('commands name the target as a shell reads it', () => {
  const fleet = fleetWith(1)
  expect(dataOf(pageOf(fleet)).to).toBe('/srv/www')
  expect(dataOf(pageOf({ ...fleet, target: "/srv/it's here" })).to).toBe(String.raw`'/srv/it'\''s here'`)
})

test('ten thousand tenants are one page of less than three megabytes', () => {
  const page = pageOf(fleetWith(10_000))
  expect(page.length).toBeLessThan(3_000_000)
  expect(dataOf(page).tenants).toHaveLength(10_000)
})

test('drawings that would make the page too large are left out, equal ones stand once', () => {
  const drawing = (index: number) => `<svg>${String(index % 400).padEnd(3000, 'x')}</svg>`
  const fleet = fleetOf(Array.from({ length: 800 }, (_, index) => shownTenant(`t-${index}`, { icon: drawing(index) })))
  const { icons, tenants } = pageData(fleet, fleet.tenants, { to: '/srv/www' })
  expect(icons.length).toBeGreaterThan(200)
  expect(icons.join('').length).toBeLessThan(700_000)
  expect(new Set(icons).size).toBe(icons.length)
  expect(tenants.filter((row) => row[10] === -1)).toHaveLength(800 - 2 * icons.length)
})
