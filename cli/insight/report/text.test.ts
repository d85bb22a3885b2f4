import { expect, test } from 'vitest'
import type { BuiltSite } from '#cli/site-files/built-site.ts'
import { sizesOf } from '#cli/verify/checks/budgets.ts'
import { siteOf } from '#cli/verify/site/site.ts'
import { isOverBudget, medianOf, type Report, type ReportedSite } from './report.ts'
import { addDistinct } from './site-sizes.ts'
import { reportText } from './text.ts'

const none = { js: 0, css: 0, html: 0, strings: 0, fonts: 0, images: 0, other: 0 }
const noBytes = { files: 0, raw: 0, brotli: 0 }
const kinds = {
  js: noBytes,
  css: noBytes,
  html: noBytes,
  strings: noBytes,
  fonts: noBytes,
  images: noBytes,
  other: noBytes,
}

const site = (code: string, js: number, change: Partial<ReportedSite> = {}): ReportedSite => ({
  code,
  profile: '01234567',
  files: 1,
  total: { raw: js * 3, brotli: js },
  kinds: { ...kinds, js: { files: 1, raw: js * 3, brotli: js } },
  firstLoad: { ...none, js },
  firstLoadTotal: js,
  budget: 130_000,
  ...change,
})
const report = (sites: ReportedSite[], change: Partial<Report> = {}): Report => ({
  sites,
  unbuilt: [],
  distinctBytes: 5_000_000,
  allBytes: 20_000_000,
  code: [],
  profiles: 1,
  ...change,
})
const said = (of: Report) =>
  reportText(of)
    .join('\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal
    .replaceAll(/\u001b\[[\d;]*m/g, '')

test.each([
  [[], 0],
  [[5], 5],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2],
  [[7, 7, 7, 0], 7],
])('the median of %j is %i', (numbers, median) => {
  expect(medianOf(numbers)).toBe(median)
})

test('the numbers given are left in their order', () => {
  const numbers = [3, 1, 2]
  medianOf(numbers)
  expect(numbers).toEqual([3, 1, 2])
})

test('a site is over its budget from one byte on', () => {
  expect(isOverBudget(site('acme', 130_000))).toBe(false)
  expect(isOverBudget(site('acme', 130_001))).toBe(true)
})

test('the head says how many sites, profiles and what the median loads', () => {
  expect(said(report([site('acme', 100_000), site('globex', 50_000)], { profiles: 2 }))).toMatch(
    /^2 sites, 2 profiles; the median first load is 50\.0 kB\./,
  )
  expect(said(report([site('acme', 100_000)]))).toMatch(/^1 site, 1 profile; /)
})

test('each site has a bar by the largest, and its sizes', () => {
  const text = said(report([site('acme', 100_000), site('globex', 50_000), site('small', 10)]))
  expect(text).toContain(`  acme   ${'█'.repeat(18)}  100.0 kB  100.0 kB  100.0 kB`)
  expect(text).toContain(`  globex ${'█'.repeat(9)}${'░'.repeat(9)}   50.0 kB`)
  expect(text).toContain(`  small  █${'░'.repeat(17)}      10 B`)
})

test('sites of nothing draw an empty bar', () => {
  expect(said(report([site('acme', 0)]))).toContain(`  acme ${'░'.repeat(18)}`)
})

test.each([
  [25, null],
  [26, '  and 1 more: --format html or --json shows all'],
  [40, '  and 15 more: --format html or --json shows all'],
])('of %i sites 25 are listed', (count, more) => {
  const text = said(report(Array.from({ length: count }, (_, index) => site(`site-${index}`, 1000))))
  expect(text.match(/^ {2}site-\d+/gm)).toHaveLength(25)
  expect(text.includes('more: --format')).toBe(more !== null)
  if (more) expect(text).toContain(more)
})

test('a long code is cut so that columns stay below each other', () => {
  expect(said(report([site('a'.repeat(32), 1000)]))).toContain(`  ${'a'.repeat(20)} █`)
})

test('sites over their budget are counted, and budgets that differ are a range', () => {
  const sites = [site('acme', 140_000), site('globex', 140_000, { budget: 150_000 })]
  const text = said(report(sites))
  expect(text).toContain('over the budget: 1 site')
  expect(text).toContain('the budget of JS is 130.0 kB to 150.0 kB')
  expect(said(report([site('acme', 1)]))).toContain('the budget of JS is 130.0 kB\n')
})

test('kinds that no site has are left out; the disk is told with and without sharing', () => {
  const text = said(report([site('acme', 1000)]))
  expect(text).toContain('  JavaScript               3.0 kB     1.0 kB')
  expect(text).not.toContain('Fonts')
  expect(text).toContain('  on disk                 5.00 MB 20.00 MB as plain copies')
})

test.each([
  [1, 'Not built: t0'],
  [8, 'Not built: t0, t1, t2, t3, t4, t5, t6, t7'],
  [9, 'Not built: t0, t1, t2, t3, t4, t5, t6, t7 …'],
])('of %i tenants that are not built eight are named', (count, line) => {
  const unbuilt = Array.from({ length: count }, (_, index) => `t${index}`)
  expect(
    said(report([site('acme', 1)], { unbuilt }))
      .split('\n')
      .at(-1),
  ).toBe(line)
})

test('the code of the largest profile is told by its modules, summed over chunks', () => {
  const chunk = (name: string, modules: [string, number][]) => ({
    name,
    isInitial: true,
    brotli: 1,
    modules: modules.map(([module, bytes]) => ({ name: module, bytes })),
  })
  const code = {
    profile: '01234567',
    tenants: ['acme'],
    chunks: [
      chunk('main', [
        ['react', 2000],
        ['a', 10],
      ]),
      chunk('page', [['react', 500]]),
    ],
    routes: [{ name: 'lobby', js: 1500, css: 500 }],
  } as unknown as Report['code'][number]
  const text = said(report([site('acme', 1)], { code: [code, { ...code, profile: '89abcdef' }] }))
  expect(text).toMatch(/Code of profile 01234567 {2}1 tenant\n {2}react +2\.5 kB\n {2}a +10 B/)
  expect(text).toMatch(/beyond the start\n {2}lobby +2\.0 kB/)
  expect(text).not.toContain('89abcdef')
})

test('what many sites share counts once, by its content', () => {
  const built = (files: Record<string, [string, number]>) =>
    ({
      manifest: {
        files: Object.fromEntries(Object.entries(files).map(([path, [sha256, bytes]]) => [path, { sha256, bytes }])),
      },
    }) as unknown as BuiltSite
  const found = new Map<string, number>()
  addDistinct(found, built({ 'a.js': ['x', 5], 'b.js': ['y', 7] }))
  addDistinct(found, built({ 'c.js': ['x', 5], 'd.js': ['z', 1] }))
  expect([...found.values()].reduce((sum, bytes) => sum + bytes, 0)).toBe(13)
})

test('a page that names no script loads none; what it imports is counted once', () => {
  const head = '<link rel="modulepreload" data-entry href="/assets/main-12345678.js">'
  const files = {
    'index.html': `<html><head>${head}</head></html>`,
    'assets/main-12345678.js': 'import"./a-12345678.js";import"./b-12345678.js";',
    'assets/a-12345678.js': 'import"./b-12345678.js";',
    'assets/b-12345678.js': 'import"./a-12345678.js";let b',
  }
  const sum = Object.entries(files).reduce((all, [path, text]) => all + (path.endsWith('.js') ? text.length : 0), 0)
  expect(sizesOf(siteOf('acme', files))).toMatchObject({ initialJs: sum, requests: 3, routes: [] })
  expect(sizesOf(siteOf('acme', { 'index.html': '<html></html>' }))).toMatchObject({ initialJs: 0, requests: 0 })
})
