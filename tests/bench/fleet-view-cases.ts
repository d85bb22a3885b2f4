import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright'
import { launchOptions } from '#tests/support/browser.ts'
import { generateFleet } from '#tests/support/generated-fleet.ts'
import { type BenchCase, measured, median, upTo } from './bench-case.ts'
import type { BenchSize } from './bench-size.ts'
import { runProcess } from './run.ts'

const searches = ['n', 'noor', 'noor 1', 'wex', '']
const framesOfScroll = 120
/** Pixels a frame: a hand that is in a hurry goes through all of them in half a minute. */
const pace = 200

/** Milliseconds from each change of the search until its rows are painted. */
const searchTimes = (page: Page) =>
  page.evaluate(async (words) => {
    const field = document.querySelector<HTMLInputElement>('#search')
    if (!field) throw new Error('The page has no search')
    const times: number[] = []
    for (const word of words) {
      await new Promise(requestAnimationFrame)
      const startedAt = performance.now()
      field.value = word
      field.dispatchEvent(new Event('input'))
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const { port1, port2 } = new MessageChannel()
      await new Promise((resolve) => {
        port1.onmessage = resolve
        port2.postMessage(0)
      })
      times.push(performance.now() - startedAt)
    }
    return times
  }, searches)

/** Milliseconds between frames while the rows run through the window. */
const frameTimes = (page: Page) =>
  page.evaluate(
    async ({ frames, step }) => {
      const grid = document.querySelector('#grid')
      if (!grid) throw new Error('The page has no rows')
      const times: number[] = []
      let last = await new Promise(requestAnimationFrame)
      for (let frame = 0; frame < frames; frame += 1) {
        grid.scrollTop += step
        const now = await new Promise(requestAnimationFrame)
        times.push(now - last)
        last = now
      }
      return times
    },
    { frames: framesOfScroll, step: pace },
  )

/** Milliseconds of a processor that the page's own thread has used so far: whatever else the machine does. */
async function workOf(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
}

async function visit(browser: Browser, address: string) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(address)
  const searched = await searchTimes(page)
  const work = await workOf(page)
  const before = await work()
  const frames = await frameTimes(page)
  const worked = (await work()) - before
  await page.close()
  return { searched, frames, work: worked / framesOfScroll }
}

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN

/** What `livery fleet` takes to read a fleet, and its page to be searched and scrolled. */
export async function fleetViewCases({ rounds, released }: BenchSize): Promise<BenchCase[]> {
  const dir = mkdtempSync(join(tmpdir(), 'livery-fleet-view-'))
  const [to, tenants, out] = [join(dir, 'www'), join(dir, 'tenants'), join(dir, 'fleet.html')]
  const browser = await chromium.launch(launchOptions())
  try {
    generateFleet({ to, tenants, count: released, seed: 'bench', now: new Date() })
    const command = ['cli/main.ts', 'fleet', '--to', to, '--tenants', tenants, '--out', out]
    const seconds: number[] = []
    const visits: Awaited<ReturnType<typeof visit>>[] = []
    for (let round = 0; round < rounds; round += 1) {
      seconds.push((await runProcess(process.execPath, command)).seconds)
      visits.push(await visit(browser, pathToFileURL(out).href))
    }
    const searched = visits.flatMap((one) => one.searched)
    const frames = visits.flatMap((one) => one.frames)
    return [
      measured('fleet-read', 's', median(seconds), upTo(5), { tenants: released }),
      measured('fleet-page-bytes', 'bytes', statSync(out).size, upTo(3_000_000)),
      measured('fleet-search-ms', 'ms', median(searched), upTo(100), { longest: Math.max(...searched) }),
      // What is drawn beside it, and what else the machine does, is in the details.
      measured('fleet-frame-ms', 'ms', median(visits.map((one) => one.work)), upTo(16), {
        betweenFrames: median(frames),
        most: percentile(frames, 0.95),
      }),
    ]
  } finally {
    await browser.close()
    rmSync(dir, { recursive: true, force: true })
  }
}
