import { expect, test } from 'vitest'
import type { Finding } from '#cli/verify/site/finding.ts'
import { placeOf } from './layout.ts'
import type { ReleasePlan } from './plan.ts'
import { confirmMessage, planLines, refusal, releaseReport } from './report.ts'
import { dirtyWarnings } from './revision.ts'
import { folderTenant } from './target/folder-tenant.ts'
import type { ReleaseOutcome, ReleaseRequest } from './tenant.ts'

const mark = (bytes: number) => ({ sha256: 'a'.repeat(64), bytes })
const plan: ReleasePlan = {
  place: placeOf('/srv/www', 'acme'),
  site: { dir: '/dist/acme', inputs: '', inputParts: {}, vouchedBy: {}, files: {} },
  id: '20261120T084454.123Z-1a2b3c4d',
  created: '2026-11-20T08:44:54.123Z',
  content: '',
  previous: '20261119T084454.123Z-00000000',
  isLiveAlready: false,
  changes: { added: ['a'], changed: ['b', 'c'], removed: [] },
  files: { a: mark(1_000_000), b: mark(500_000), c: mark(40_000) },
  deltas: {},
  carried: {},
  linkable: new Map(),
  bytes: 1_540_000,
  written: [1_000_000, 40_000],
  pruned: [],
  warnings: [],
}
const request = {
  tenant: 'acme',
  at: folderTenant(plan.place),
  revision: { product: 'f00', tenants: 'ba4' },
  key: undefined,
} as unknown as ReleaseRequest

const outcome = (change: Partial<ReleaseOutcome> = {}, planned: Partial<ReleasePlan> = {}): ReleaseOutcome =>
  ({
    state: 'released',
    plan: { ...plan, ...planned },
    checks: null,
    space: null,
    pruned: [],
    swept: [],
    ...change,
  }) as ReleaseOutcome

const finding = (check: Finding['check']): Finding => ({
  tenant: 'acme',
  check,
  file: 'dist/acme/index.html',
  line: 1,
  column: 1,
  offset: null,
  severity: 'error',
  code: 'x',
  message: 'm',
  suggestion: null,
})

test('a release says what went where, by whom, and how much was written', () => {
  expect(planLines(request, outcome())).toEqual([
    'acme: 20261120T084454.123Z-1a2b3c4d, replaces 20261119T084454.123Z-00000000',
    '  into      /srv/www/acme',
    '  signed    by nobody',
    '  store     all of it made there',
    '  files     3: 2 changed, 1 added, 0 removed',
    '  to write  1.0 MB of 1.5 MB',
  ])
})

test.each<[string, ReleaseOutcome, string]>([
  ['a first release', outcome({}, { previous: null }), 'acme: 20261120T084454.123Z-1a2b3c4d, the first release there'],
  [
    'carried files',
    outcome({}, { carried: { x: { ...mark(250_000), from: 'y' } } }),
    '  kept      1 file of earlier releases for open tabs, 0.3 MB',
  ],
  ['free room', outcome({ space: { free: 12_345_678, needed: 1 } }), '  free      12.3 MB'],
  ['what was removed', outcome({ pruned: ['one', 'two'] }), '  removes   one, two'],
  ['what a dry run would remove', outcome({ state: 'planned' }, { pruned: ['three'] }), '  removes   three'],
  ['what killed runs left', outcome({ swept: ['a', 'b'] }), '  swept     2 leftovers of releases that were cut short'],
  ['a warning of the plan', outcome({}, { warnings: ['old is damaged'] }), '  warning: old is damaged'],
])('%s is said', (_, told, line) => {
  expect(planLines(request, told)).toContain(line)
})

test('a planned removal is not said of a release that was made', () => {
  expect(planLines(request, outcome({}, { pruned: ['three'] })).join('\n')).not.toContain('three')
})

test('the key is told by its name and its fingerprint', () => {
  const key = { public: { name: 'release.pem', fingerprint: '0123456789abcdef' } }
  expect(planLines({ ...request, key } as unknown as ReleaseRequest, outcome())).toContain(
    '  signed    by release.pem (0123456789abcdef)',
  )
})

test('what was allowed, skipped and not committed is warned of', () => {
  const checks = {
    record: {
      passed: [],
      allowed: [
        { check: 'links', findings: 1 },
        { check: 'html', findings: 0 },
      ],
      skipped: ['contrast', 'languages'],
    },
    refused: [],
    allowed: [],
  } as ReleaseOutcome['checks']
  const dirty = { ...request, revision: { product: 'f00-dirty', tenants: null } }
  expect(planLines(dirty, outcome({ checks })).filter((line) => line.includes('warning'))).toEqual([
    '  warning: changes of the product are not committed: no commit gives this site again',
    '  warning: 1 finding of links allowed',
    '  warning: the tenant’s folder is not here: contrast, languages not checked',
  ])
})

test.each([
  [{ product: 'f00', tenants: 'ba4' }, []],
  [{ product: null, tenants: null }, []],
  [{ product: 'f00-dirty', tenants: 'ba4-dirty' }, ['the product', 'the tenants']],
  [{ product: null, tenants: 'ba4-dirty' }, ['the tenants']],
])('of the revisions %j not committed are %j', (revision, names) => {
  expect(dirtyWarnings(revision)).toEqual(
    names.map((name) => `changes of ${name} are not committed: no commit gives this site again`),
  )
})

test('what keeps a site from going live is counted, with the word that lets it pass', () => {
  expect(refusal('acme', [finding('links')])).toEqual({
    code: 'not-ready',
    message: '"acme" is not ready to go live: 1 finding of links',
    hint: 'Put that right; or let it pass, which release.json records: --allow links.',
  })
  const more = refusal('acme', [finding('links'), finding('html'), finding('links')])
  expect(more.message).toBe('"acme" is not ready to go live: 3 findings of links, html')
  expect(more.hint).toContain('--allow links --allow html.')
})

const report = (told: ReleaseOutcome) => releaseReport(request, told, 12)

test.each([
  ['released', true, plan.id],
  ['planned', true, plan.id],
  ['unchanged', true, plan.previous],
  ['confirm-needed', false, plan.id],
] as const)('--json of a release that is %s: ok is %s', (state, ok, release) => {
  expect(report(outcome({ state }))).toMatchObject({
    ok,
    state,
    release,
    tenant: 'acme',
    ms: 12,
    current: '/srv/www/acme/current',
  })
})

test('--json says why nothing was done', () => {
  expect(report(outcome({ state: 'confirm-needed' }))).toMatchObject({
    error: { code: 'confirm-needed', message: confirmMessage('acme'), hint: 'Replace it with --confirm acme.' },
  })
  const checks = {
    record: { passed: [], allowed: [], skipped: [] },
    refused: [finding('html')],
    allowed: [finding('links')],
  }
  const refused = report(outcome({ state: 'refused', checks } as Partial<ReleaseOutcome>))
  expect(refused).toMatchObject({ ok: false, error: { code: 'not-ready' } })
  expect(refused.findings.map(({ check }) => check)).toEqual(['html', 'links'])
  expect(report(outcome())).not.toHaveProperty('error')
})

test('--json counts files and bytes of all, and of what was written', () => {
  expect(report(outcome({ pruned: ['one'] }, { pruned: ['two'] }))).toMatchObject({
    files: 3,
    bytes: 1_540_000,
    carried: 0,
    written: { files: 2, bytes: 1_040_000 },
    pruned: ['one'],
    signedBy: null,
    checks: null,
  })
})
