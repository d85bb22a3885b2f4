import { expect, test } from 'vitest'
import { expectSelfContained } from '#tests/support/valid-html.ts'
import { besideModule } from '../../page/page.ts'
import { fileKinds } from '../../site-files/file-kinds.ts'
import { reportPage } from './page.ts'
import type { Report, ReportedSite } from './report.ts'
import type { SiteSizes } from './site-sizes.ts'

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
  expect(page).toContain(besideModule(import.meta.dirname, 'search.js'))
})

test('a thousand tenants are one page of bearable size', () => {
  const page = reportPage(reportOf(1000))
  expect(page.length).toBeLessThan(1_500_000)
  expect(page.match(/data-code="/g)).toHaveLength(1000)
})
