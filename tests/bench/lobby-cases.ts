import { chromium } from 'playwright'
import { launchOptions } from '#tests/support/browser.ts'
import { startServer } from '#tests/support/preview-server.ts'
import { type BenchCase, measured, median, upTo } from './bench-case.ts'
import type { BenchSize } from './bench-size.ts'
import { measureOpening } from './lobby-opening.ts'
import { measureScroll } from './lobby-scroll.ts'
import { measureSearch } from './lobby-search.ts'

const merchant = 'bengal'
const sites = process.env.LIVERY_SITES ?? 'dist'

/** A mid-range phone beside the machine that measures. */
const slowCpu = 4

async function inTurns<T>(rounds: number, bodies: readonly (() => Promise<T>)[]): Promise<T[][]> {
  const results: T[][] = bodies.map(() => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, body] of bodies.entries()) results[index]?.push(await body())
  }
  return results
}

const most = (values: readonly number[]) => Math.max(...values)

/** The list of slots of a catalogue of 10,000 games, in a browser that draws no pictures. */
export async function lobbyCases({ rounds, words, games, hasSlowPhone }: BenchSize): Promise<BenchCase[]> {
  const preview = await startServer(['preview', '--out', sites, '--tenant', merchant])
  const processors = hasSlowPhone ? [1, slowCpu] : [1]
  const options = launchOptions()
  const browser = await chromium.launch({
    ...options,
    // The demo gateway draws them on this machine, as they are asked for.
    args: [...(options.args ?? []), '--blink-settings=imagesEnabled=false'],
  })
  const site = preview.siteOf(merchant)
  try {
    const [home = [], address = []] = await inTurns(rounds, [
      () => measureOpening(browser, site, 'home'),
      () => measureOpening(browser, site, 'address'),
    ])
    const [fast = [], slow = fast] = await inTurns(
      rounds,
      processors.map((cpu) => () => measureSearch(browser, site, { cpu, words })),
    )
    const [scrolled = [], slowly = scrolled] = await inTurns(
      rounds,
      processors.map((cpu) => () => measureScroll(browser, site, { cpu, games })),
    )
    const elements = most([...scrolled, ...slowly].map((one) => one.elements))
    const scrollDetails = (rows: typeof scrolled) => ({
      interactions: median(rows.map((row) => row.interactions)),
      games: median(rows.map((row) => row.games)),
      longest: most(rows.map((row) => row.longest)),
      maxNameLength: rows.map((row) => row.maxNameLength).join(),
    })
    return [
      measured('list-requests-in-turn.home', 'requests', median(home.map((one) => one.inTurn)), upTo(1)),
      measured('list-calls-in-turn.address', 'requests', median(address.map((one) => one.callsInTurn)), upTo(1)),
      measured('list-first-games-ms.home', 'ms', median(home.map((one) => one.shown)), null),
      measured('list-first-games-ms.address', 'ms', median(address.map((one) => one.shown)), null),
      measured('list-search-ms.slow-cpu', 'ms', median(slow.flat()), upTo(100), { longest: most(slow.flat()) }),
      measured('list-search-ms', 'ms', median(fast.flat()), null, { longest: most(fast.flat()) }),
      measured('list-elements', 'elements', elements, upTo(1499), { games: median(scrolled.map((one) => one.games)) }),
      measured('list-inp-ms', 'ms', median(scrolled.map((one) => one.inp)), upTo(200), scrollDetails(scrolled)),
      measured('list-inp-ms.slow-cpu', 'ms', median(slowly.map((one) => one.inp)), upTo(200), scrollDetails(slowly)),
    ]
  } finally {
    await browser.close()
    await preview.stop()
  }
}
