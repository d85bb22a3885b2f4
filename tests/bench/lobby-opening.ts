import type { Browser, Page } from 'playwright'
import { openPage, positions, setConditions } from './lobby-page.ts'

/** One request: seconds on the browser's clock. */
interface Request {
  url: string
  isGateway: boolean
  startedAt: number
  endedAt: number
}

export interface Opening {
  /** Requests that had to wait for each other, the games' last. */
  inTurn: number
  /** The same of the gateway's calls alone. */
  callsInTurn: number
  /** Milliseconds until the first games were painted. */
  shown: number
}

/** The longest row of requests that ends with `last`, each sent when the one before was there. */
function longestRow(requests: readonly Request[], last: Request): number {
  const before = requests.filter(({ endedAt }) => endedAt <= last.startedAt)
  return 1 + Math.max(0, ...before.map((one) => longestRow(before, one)))
}

const latency = 300

/** Until every request is answered and the browser idle. A page's `networkidle` is its first rest, before there is code. */
async function settle(page: Page, requests: ReadonlyMap<string, Request>): Promise<void> {
  do await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())))
  while ([...requests.values()].some(({ endedAt }) => endedAt === Number.POSITIVE_INFINITY))
}

/**
 * Opens the list of slots, by its link on the home page or by its address, where each answer takes 300 ms longer. Code,
 * strings and calls of the gateway count; pictures and fonts do not, for nothing waits for them.
 */
export async function measureOpening(browser: Browser, site: string, by: 'home' | 'address'): Promise<Opening> {
  const lobby = await openPage(browser)
  const { page, client } = lobby
  const requests = new Map<string, Request>()
  client.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (!type || !['Document', 'Script', 'Stylesheet', 'Fetch', 'XHR'].includes(type)) return
    const isGateway = type === 'XHR'
    requests.set(requestId, { url: request.url, isGateway, startedAt: timestamp, endedAt: Number.POSITIVE_INFINITY })
  })
  const end = ({ requestId, timestamp }: { requestId: string; timestamp: number }) => {
    const request = requests.get(requestId)
    if (request) request.endedAt = timestamp
  }
  client.on('Network.loadingFinished', end)
  client.on('Network.loadingFailed', end)
  await setConditions(lobby, { latency })
  let startedAt = 0
  if (by === 'address') await page.goto(`${site}/rng`, { waitUntil: 'commit' })
  else {
    await page.goto(site)
    await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
    // What follows pointers comes with the code that may wait.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/after-start-[^/]*\.js$/.test(name)),
    )
    await settle(page, requests)
    // What a page asks for when a pointer comes to its link.
    await page.hover('header a[href="/rng"]')
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/list-page-[^/]*\.js$/.test(name)),
    )
    await settle(page, requests)
    requests.clear()
    startedAt = await page.evaluate(() => {
      document.querySelector<HTMLElement>('header a[href="/rng"]')?.click()
      return performance.now()
    })
  }
  await page.waitForFunction((selector) => document.querySelector(selector), positions, { polling: 'raf' })
  const shown = (await page.evaluate(() => performance.now())) - startedAt
  await lobby.close()
  const all = [...requests.values()]
  const games = all.find(({ url }) => url.includes('/lgw/games?'))
  if (!games) throw new Error('The list did not ask for its games')
  const calls = all.filter(({ isGateway }) => isGateway)
  return { inTurn: longestRow(all, games), callsInTurn: longestRow(calls, games), shown }
}
