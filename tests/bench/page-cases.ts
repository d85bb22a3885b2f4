import { type Browser, chromium, devices } from 'playwright'
import { launchOptions } from '#tests/support/browser.ts'
import { startServer } from '#tests/support/preview-server.ts'
import { type BenchCase, measured, median, upTo } from './bench-case.ts'
import type { BenchSize } from './bench-size.ts'

interface PageFigures {
  /** Milliseconds. */
  longestTask: number
  firstPaint: number
  interactive: number
  /** Elements of the document before any touch, with the sections that are near the window. */
  elements: number
}

interface Conditions {
  network: { offline: boolean; latency: number; downloadThroughput: number; uploadThroughput: number }
  /** Times that the processor is slower. */
  cpu: number
}

/** A mid-range phone on a slow mobile network. */
const slowPhone: Conditions = {
  network: {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  },
  cpu: 4,
}
const thisMachine: Conditions = {
  network: { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
  cpu: 1,
}

async function measure(browser: Browser, address: string, { network, cpu }: Conditions): Promise<PageFigures> {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'fr' })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', network)
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  await page.addInitScript(() => {
    const tasks: number[] = []
    Object.assign(window, { longTasks: tasks })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) tasks.push(entry.duration)
    }).observe({ type: 'longtask', buffered: true })
  })
  await page.goto(address, { waitUntil: 'load' })
  // The home is interactive when the account buttons of the running app are there and the games have come.
  await page.getByRole('main').getByRole('article').first().waitFor()
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
  const interactive = await page.evaluate(() => performance.now())
  const longestTask = await page.evaluate(() =>
    Math.max(0, ...(window as unknown as { longTasks: number[] }).longTasks),
  )
  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  )
  await page.waitForLoadState('networkidle')
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  await context.close()
  return { longestTask, firstPaint, interactive, elements }
}

const sites = process.env.LIVERY_SITES ?? 'dist'

/** The home page on a throttled phone: longest task, first paint, when a player can use it, and how much it draws. */
export async function pageCases({ pages: codes, rounds, hasSlowPhone }: BenchSize): Promise<BenchCase[]> {
  const preview = await startServer(['preview', '--out', sites, '--tenant', codes.join()])
  const conditions = hasSlowPhone ? slowPhone : thisMachine
  const browser = await chromium.launch(launchOptions())
  try {
    const figures = new Map<string, PageFigures[]>(codes.map((code) => [code, []]))
    for (let round = 0; round < rounds; round++) {
      for (const code of codes) figures.get(code)?.push(await measure(browser, preview.siteOf(code), conditions))
    }
    return [...figures].flatMap(([code, rows]) => [
      measured(`home-longest-task-ms.${code}`, 'ms', median(rows.map((row) => row.longestTask)), upTo(200)),
      measured(`home-first-paint-ms.${code}`, 'ms', median(rows.map((row) => row.firstPaint)), null),
      measured(`home-interactive-ms.${code}`, 'ms', median(rows.map((row) => row.interactive)), null),
      measured(`home-elements.${code}`, 'elements', median(rows.map((row) => row.elements)), upTo(1200)),
    ])
  } finally {
    await browser.close()
    await preview.stop()
  }
}
