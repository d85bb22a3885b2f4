import { expect, test } from 'vitest'
import type { MeasuredPair } from '#cli/insight/measured-pair.ts'
import { expectSelfContained } from '#tests/support/valid-html.ts'
import { compareSides } from './diff/compare.ts'
import { diffPage } from './diff/diff-page.ts'
import { sideWith } from './diff/side-for-tests.ts'
import { fileKinds } from './file-kinds.ts'
import { besideModule } from './page/page.ts'
import type { Report, ReportedSite } from './report/report.ts'
import { reportPage } from './report/report-page.ts'
import type { SiteSizes } from './report/site-sizes.ts'
import { themePage } from './theme/theme-page.ts'
import type { ThemeSheet } from './theme/theme-sheet.ts'

const hostile = `</code><script>alert(1)</script><img src=x onerror="alert('1')">`

const pair = (theme: 'dark' | 'light', ratio: number): MeasuredPair => ({
  theme,
  foreground: 'color-text-1',
  background: 'color-bg',
  minimum: 4.5,
  ratio,
  foregroundValue: '#fff',
  backgroundValue: '#111',
})

test('a page of differences of each kind stands alone, and what tenants wrote is only text in it', () => {
  const a = sideWith({ pairs: [pair('dark', 12)] })
  const b = sideWith({
    name: hostile,
    config: {
      currency: { value: hostile, from: hostile },
      list: { value: ['a', hostile], from: null },
      colour: { value: '#0f7a4f', from: null },
    },
    themes: { dark: { 'color-bg': '#111', [`font-${hostile}`]: hostile }, light: { 'color-bg': hostile } },
    pairs: [{ ...pair('dark', 3), backgroundValue: '#777' }],
    strings: { en: { [`shell:${hostile}`]: hostile, 'shell:title': 'Hi' }, ar: {} },
    files: { [`assets/${hostile}`]: { sha256: '1', raw: 1, brotli: null } },
  })
  const page = diffPage(compareSides(a, b))
  expectSelfContained(page)
  expect(page).not.toContain('<img')
  expect(page.match(/<script/g)).toBeNull()
  expect(page).toContain('1 of &lt;/code&gt;')
  expect(diffPage(compareSides(a, b))).toBe(page)
})

test('a page without differences says so', () => {
  const page = diffPage(compareSides(sideWith(), sideWith({ files: null })))
  expectSelfContained(page)
  expect(page).toContain('Nothing differs.')
  expect(page).toContain('Not compared: acme is not built.')
})

function reportOf(count: number): Report {
  const zero = Object.fromEntries(
    fileKinds.map((kind) => [kind, { files: 1, raw: 10, brotli: 5 }]),
  ) as SiteSizes['kinds']
  const load = Object.fromEntries(fileKinds.map((kind) => [kind, 100])) as SiteSizes['firstLoad']
  const sites = Array.from({ length: count }, (_, index): ReportedSite => {
    const code = `tenant-${index}`
    const js = 140_000 - index
    return {
      code,
      profile: 'abcd0123',
      files: 7,
      total: { raw: 70, brotli: 35 },
      kinds: zero,
      firstLoad: { ...load, js },
      firstLoadTotal: js + 600,
      budget: 130_000,
    }
  })
  const chunk = { name: 'main', raw: 1000, brotli: 400, isInitial: true, modules: [{ name: 'react', bytes: 400 }] }
  const routes = [{ name: 'login-popup', js: 200, css: 0, chunks: 1 }]
  const tenants = sites.map((site) => site.code)
  return {
    sites,
    unbuilt: ['later'],
    distinctBytes: 100,
    allBytes: 1000,
    code: [{ profile: 'abcd0123', tenants, measuredOn: 'tenant-0', initialJs: 400, chunks: [chunk], routes }],
    profiles: 2,
  }
}

test('the page of sizes stands alone, and says which sites are over the budget', () => {
  const page = reportPage(reportOf(3))
  expectSelfContained(page)
  expect(page.match(/>over</g)).toHaveLength(3)
  expect(page).toContain('Not built: later.')
})

test('many tenants can be searched, by a script that the policy names', () => {
  const page = reportPage(reportOf(30))
  expectSelfContained(page)
  expect(page).toContain(besideModule(`${import.meta.dirname}/report`, 'search.js'))
})

test('a thousand tenants are one page of bearable size', () => {
  const page = reportPage(reportOf(1000))
  expect(page.length).toBeLessThan(1_500_000)
  expect(page.match(/data-code="/g)).toHaveLength(1000)
})

test('the page of a theme stands alone, with each theme’s own values', () => {
  const sheet: ThemeSheet = {
    code: 'acme',
    name: `Acme ${hostile}`,
    wordmark: ['AC', 'ME'],
    themes: ['light', 'dark'],
    values: {
      dark: {
        'color-bg': '#111',
        'color-scrim': '#000000cc',
        'radius-tile': '8px',
        'font-text': '"A</style><img src=x>"',
        'shadow-1': 'none',
      },
      light: {
        'color-bg': '#eee',
        'color-scrim': '#000000cc',
        'radius-tile': '8px',
        'font-text': '"A"',
        'shadow-1': '0 0 1px red',
      },
    },
    pairs: [pair('dark', 12.5), pair('light', 2.999)],
    languages: [{ tag: 'ar', dir: 'rtl', name: 'العربية' }],
    layout: { 'data-header': 'row' },
    logo: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  }
  const group = (theme: string) => ({ id: 'links', title: 'Links', html: `<a href="/x">${theme} part</a>` })
  const parts = {
    faceCss: '@font-face{font-family:"A";src:url(data:font/woff2;base64,AA==)}',
    partsCss: '._x{color:red}',
    groups: { dark: [group('dark')], light: [group('light')] },
    sprite: '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" hidden=""></svg>',
  }
  const page = themePage(sheet, parts)
  expectSelfContained(page)
  expect(page).toContain('.tenant[data-theme=light]{color-scheme:light;--color-bg:#eee;')
  expect(page.indexOf('light part')).toBeLessThan(page.indexOf('dark part'))
  expect(page.match(/>too low</g)).toHaveLength(1)
  expect(page).toContain('2.99:1')
  expect(page.slice(page.indexOf('</style>'))).not.toContain('<img src=x')
})
