import { expect, test } from 'vitest'
import { type Examined, findingsOf } from './findings.ts'
import type { ReleaseHead, SiteHead } from './papers.ts'

const release: ReleaseHead = {
  format: 'livery-release-1',
  id: '20261122T143100.000Z-1a2b3c4d',
  tenant: 'acme',
  created: '2026-11-22T14:31:00.000Z',
  inputs: 'inputs',
  revision: { product: 'abc', tenants: null },
  checks: { passed: ['headers'], allowed: [{ check: 'contrast', findings: 0 }], skipped: [] },
  content: 'a'.repeat(64),
  previous: null,
  key: '0123456789abcdef',
}
const site: SiteHead = {
  merchantCode: 'acme',
  profile: '01234567',
  inputs: 'inputs',
  inputParts: {},
  warnings: 0,
  initialJs: { raw: 1, brotli: 100_000 },
}

const sound: Examined = {
  standing: { live: release.id, releases: [release.id], problem: null },
  papers: { release, site },
  budget: 100_000,
  inRun: undefined,
  problems: [],
}

const inRun = (state: 'held-back' | 'failed' | 'rolled-back' | 'waiting', reason: string | null) => ({
  inRun: { step: 0, state, reason, release: null, previous: null, at: null },
})
const withRelease = (more: Partial<ReleaseHead>) => ({ papers: { release: { ...release, ...more }, site } })
const withSite = (more: Partial<SiteHead>) => ({ papers: { release, site: { ...site, ...more } } })

test('a release that is as it should be has nothing to look at, at its budget too', () => {
  expect(findingsOf(sound)).toEqual([])
  expect(findingsOf({ ...sound, papers: null, standing: { live: null, releases: [], problem: null } })).toEqual([])
})

test.each<[Partial<Examined>, code: string, text: string]>([
  [{ budget: 99_999 }, 'error over-budget', 'first load 100.0 kB, budget 100.0 kB'],
  [{ standing: { ...sound.standing, problem: 'it is gone' } }, 'error not-live', 'it is gone'],
  [{ problems: ['robots.txt is not what it was'] }, 'error not-whole', 'robots.txt is not what it was'],
  [{ papers: { release: null, site } }, 'error damaged', 'release.json of what is live cannot be read'],
  [{ papers: { release, site: null } }, 'error damaged', 'livery.json of what is live cannot be read'],
  [inRun('held-back', '2 findings of contrast'), 'error held-back', '2 findings of contrast'],
  [inRun('held-back', null), 'error held-back', 'held back'],
  [inRun('failed', null), 'error failed', 'its release failed'],
  [withRelease({ key: null }), 'warning not-signed', 'not signed'],
  [
    withRelease({ checks: { passed: [], allowed: [{ check: 'contrast', findings: 1 }], skipped: [] } }),
    'warning let-pass',
    '1 finding of contrast let pass',
  ],
  [
    withRelease({ checks: { passed: [], allowed: [], skipped: ['headers', 'contrast'] } }),
    'warning not-checked',
    'not checked: headers, contrast',
  ],
  [
    withRelease({ revision: { product: 'abc-dirty', tenants: 'def-dirty' } }),
    'warning not-committed',
    'not committed: product, tenants',
  ],
  [withSite({ warnings: 2 }), 'warning build-warnings', '2 warnings of the build'],
])('%j is one finding: %s', (more, code, text) => {
  expect(findingsOf({ ...sound, ...more }).map((one) => [`${one.severity} ${one.code}`, one.text])).toEqual([
    [code, text],
  ])
})

test.each([inRun('rolled-back', 'a figure was over'), inRun('waiting', null)])(
  'a part in a run that asks for nothing (%j) is no finding',
  (more) => expect(findingsOf({ ...sound, ...more })).toEqual([]),
)

test('releases of before their checks were recorded are not held to them', () => {
  const { checks: _, ...older } = release
  expect(findingsOf({ ...sound, papers: { release: older, site } })).toEqual([])
})

test('errors stand before warnings, and what is not served before all', () => {
  const found = findingsOf({
    ...sound,
    ...withRelease({ key: null }),
    ...inRun('failed', 'no room'),
    standing: { ...sound.standing, problem: 'it is gone' },
    budget: 1,
    problems: ['a.js is missing', 'b.js is missing'],
  })
  expect(found.map(({ code }) => code)).toEqual([
    'not-live',
    'not-whole',
    'not-whole',
    'failed',
    'over-budget',
    'not-signed',
  ])
})
