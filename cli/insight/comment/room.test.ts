import { expect, test } from 'vitest'
import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import type { Comment, ProfileBytes } from './comment.ts'
import { commentMarkdown } from './markdown.ts'

const comment = (change: Partial<Comment> = {}): string =>
  commentMarkdown({
    since: 'main',
    commit: '0123456789abcdef',
    all: 20,
    affected: ['acme'],
    removed: [],
    why: [],
    findings: [],
    bytes: [],
    profilesLeft: 0,
    unbuilt: [],
    previews: [],
    ...change,
  })

const several = <Value>(count: number, make: (place: number) => Value) =>
  Array.from({ length: count }, (_, at) => make(at))

const warning = (message: string, change: Partial<Diagnostic> = {}): Diagnostic => ({
  tenant: 'acme',
  file: 'tenants/acme/tenant.json',
  line: 1,
  column: 1,
  severity: 'warning',
  code: 'x',
  message,
  suggestion: null,
  ...change,
})

const profile = (change: Partial<ProfileBytes> = {}): ProfileBytes => ({
  code: 'acme',
  tenants: 1,
  start: [],
  routes: [],
  isCompared: true,
  ...change,
})

test.each([
  [['acme'], '## 1 of 20 sites changes\n', 'no list'],
  [['a', 'b', 'c'], '## 3 of 20 sites change\n', 'no list'],
  [['a', 'b', 'c', 'd'], '## 4 of 20 sites change\n', 'All 4 tenants'],
])('%j are counted in the head, and listed where a row would not name them all', (affected, head, list) => {
  const text = comment({ affected })
  expect(text).toContain(head)
  expect(/All \d+ tenants/.exec(text)?.[0] ?? 'no list').toBe(list)
})

test('errors stand before warnings, whatever their order, and are never the ones that are left out', () => {
  const findings = [...several(300, (at) => warning(`warning ${at}`)), warning('the error', { severity: 'error' })]
  const text = comment({ findings })
  expect(text).toContain('Found in them: 1 error, 300 warnings.')
  expect(text.indexOf('the error')).toBeLessThan(text.indexOf('warning 0'))
  expect(text).toMatch(/… and \d+ findings more\.|… and \d+ finding more\./)
})

test.each([
  [12, false],
  [13, true],
])('%i findings: the others are behind a click: %o', (count, isFolded) => {
  const text = comment({ findings: several(count, (at) => warning(`m${at}`)) })
  expect(text.includes('<details><summary>1 further finding</summary>')).toBe(isFolded)
  for (let at = 0; at < count; at++) expect(text).toContain(`\`m${at}\``)
})

test.each([3, 12, 13, 500])('of %i previews with long addresses each is shown or counted as left out', (count) => {
  const address = (at: number) => `https://${at}.preview.example/${'x'.repeat(1500)}`
  const text = comment({ previews: several(count, (at) => ({ code: `t${at}`, address: address(at) })) })
  const shown = text.match(/^- \[/gm)?.length ?? 0
  const left = Number(/… and (\d+) previews? more\./.exec(text)?.[1] ?? 0)
  expect(shown + left).toBe(count)
  expect(text.length).toBeLessThan(65_536)
})

test('one row that is longer than its part’s share is left out and counted, and the others’ parts stay whole', () => {
  const why = [{ title: 'strings', what: several(3, (at) => `${at}${'`'.repeat(5000)}`), codes: ['acme'] }]
  const text = comment({
    why: several(100, () => why[0] ?? { title: '', what: [], codes: [] }),
    findings: [warning('m')],
  })
  expect(text).toMatch(/… and \d+ reasons more\./)
  expect(text).toContain('### Findings')
  expect(text).toContain('`m`')
})

test('profiles share the room for bytes: a large one takes nothing of the next', () => {
  const routes = several(2000, (at) => ({ name: `route ${at}`, before: 1, after: 1000 + at }))
  const text = comment({ bytes: [profile({ routes }), profile({ code: 'globex', routes: routes.slice(0, 2) })] })
  expect(text).toMatch(/… and 1\d{3} routes more\./)
  expect(text.slice(text.indexOf('`globex`:'))).toContain('`route 1`')
  expect(comment({ bytes: several(6, (at) => profile({ code: `t${at}`, routes })) }).length).toBeLessThan(16_000)
})

test('what grew or shrank most stands first, and what stayed is one number', () => {
  const text = comment({
    bytes: [
      profile({
        routes: [
          { name: 'little', before: 1000, after: 1001 },
          { name: 'less', before: 90_000, after: 10_000 },
          { name: 'gone', before: 5000, after: null },
          ...several(3, (at) => ({ name: `same ${at}`, before: 5, after: 5 })),
        ],
      }),
    ],
  })
  const order = ['less', 'gone', 'little'].map((name) => text.indexOf(`\`${name}\``))
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(order).not.toContain(-1)
  expect(text).toContain('| `gone` | 5.0 kB | – | −5.0 kB |')
  expect(text).toContain('3 routes as before.')
  expect(text).not.toContain('same 0')
})

test('a comment ends with one line, whatever its last part is', () => {
  for (const change of [
    {},
    { findings: [warning('m')] },
    { previews: [{ code: 'acme', address: 'https://a.example' }] },
  ])
    expect(comment(change)).toMatch(/[^\n]\n$/)
})
