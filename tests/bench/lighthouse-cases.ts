import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { launchOptions } from '#tests/support/browser.ts'
import { freePort } from '#tests/support/free-port.ts'
import { startServer } from '#tests/support/preview-server.ts'
import { type BenchCase, from, measured, median, type Unit, upTo } from './bench-case.ts'
import type { BenchSize } from './bench-size.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

/** What Lighthouse says of one visit by a phone. Times in milliseconds; scores of 100. */
interface Visit {
  scores: Record<Category, number>
  largestPaint: number
  blocked: number
  shift: number
  requests: number
  bytes: number
  /** Where points are lost, but for performance: element by element. */
  findings: string[]
}

async function visit(address: string): Promise<Visit> {
  const port = await freePort()
  const options = launchOptions()
  const args = [...(options.args ?? []), `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ ...options, args })
  try {
    // The browser without a window sends no language by itself.
    const extraHeaders = { 'Accept-Language': 'en-US,en;q=0.9' }
    const flags = { port, output: 'json' as const, logLevel: 'error' as const, onlyCategories: [...categories] }
    const result = await lighthouse(address, { ...flags, extraHeaders })
    if (!result) throw new Error(`Lighthouse says nothing of ${address}`)
    const { audits, categories: found } = result.lhr
    const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN
    const requests = audits['network-requests']?.details
    const findings = categories.slice(1).flatMap((name) => (found[name]?.auditRefs ?? []).map(({ id }) => audits[id]))
    const score = (name: Category) => Math.round((found[name]?.score ?? Number.NaN) * 100)
    return {
      scores: Object.fromEntries(categories.map((name) => [name, score(name)])) as Record<Category, number>,
      largestPaint: figure('largest-contentful-paint'),
      blocked: figure('total-blocking-time'),
      shift: figure('cumulative-layout-shift'),
      requests: requests?.type === 'table' ? requests.items.length : Number.NaN,
      bytes: figure('total-byte-weight'),
      findings: findings.flatMap((audit) => {
        if (!audit || audit.score === null || audit.score === 1) return []
        const items = audit.details?.type === 'table' ? audit.details.items : []
        return [`${audit.id}: ${items.map(({ node }) => Reflect.get(Object(node), 'snippet')).join(' ')}`]
      }),
    }
  } finally {
    await browser.close()
  }
}

type Bar = Parameters<typeof measured>[3]

/** A page that is visited: "bengal", "bengal/promotions". */
interface Visited {
  code: string
  path: string
}

/** Medians of Livery's visits, beside those of the sites that were built before where there are some. */
function casesOf({ code, path }: Visited, now: readonly Visit[], before: readonly Visit[]): BenchCase[] {
  const figure = (name: string, of: (one: Visit) => number, [unit, bar = null]: [Unit, Bar?]): BenchCase => {
    const own = measured(`lighthouse-${name}.${code}${path}`, unit, median(now.map(of)), bar, {
      visits: now.map(of).join(),
      findings: [...new Set(now.flatMap(({ findings }) => findings))].join('; '),
    })
    if (before.length === 0) return own
    const peer = median(before.map(of))
    // Of nothing there is no ratio: most pages shift by nothing.
    return { ...own, peer, ratio: own.livery === 0 ? null : peer / own.livery }
  }
  const isHome = path === ''
  return [
    figure('performance', ({ scores }) => scores.performance, ['points']),
    // Moving notices pass below the button that stops them: as boxes, which are cut off there, they overlap.
    figure('accessibility', ({ scores }) => scores.accessibility, ['points', from(96)]),
    figure('best-practices', ({ scores }) => scores['best-practices'], ['points', from(100)]),
    figure('seo', ({ scores }) => scores.seo, ['points', from(100)]),
    figure('largest-paint-ms', ({ largestPaint }) => largestPaint, isHome ? ['ms', upTo(1800)] : ['ms']),
    figure('blocked-ms', ({ blocked }) => blocked, ['ms']),
    figure('layout-shift-thousandths', ({ shift }) => shift * 1000, ['thousandths', upTo(10)]),
    figure('requests', ({ requests }) => requests, isHome ? ['requests', upTo(70)] : ['requests']),
    figure('bytes', ({ bytes }) => bytes, isHome ? ['bytes', upTo(450_000)] : ['bytes']),
  ]
}

const sites = process.env.LIVERY_SITES ?? 'dist'

/** Lighthouse's visit of a slow phone to pages, in turns with the same pages of `sitesBefore`. */
export async function lighthouseCases({ pages, otherPages, rounds, sitesBefore }: BenchSize): Promise<BenchCase[]> {
  const folders = sitesBefore === undefined ? [sites] : [sites, sitesBefore]
  const servers = await Promise.all(
    folders.map((folder) => startServer(['preview', '--out', folder, '--tenant', pages.join()])),
  )
  try {
    const cases: BenchCase[] = []
    const homes = pages.map((code) => ({ code, path: '' }))
    const others = pages.slice(0, 1).flatMap((code) => otherPages.map((path) => ({ code, path })))
    for (const page of [...homes, ...others]) {
      const visits: Visit[][] = servers.map(() => [])
      for (let round = 0; round < rounds; round += 1) {
        for (const [index, server] of servers.entries())
          visits[index]?.push(await visit(server.siteOf(page.code) + page.path))
      }
      cases.push(...casesOf(page, visits[0] ?? [], visits[1] ?? []))
    }
    return cases
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}
