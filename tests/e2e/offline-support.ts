import { cachePrefix } from '#contract/site/worker.ts'
import { expect, type Page } from './site-test.ts'

/** What a page's browser has stored of the site: address by address, with what was answered. */
export interface Stored {
  cache: string
  path: string
  text: string
}

export function storedBy(page: Page): Promise<Stored[]> {
  return page.evaluate(async () => {
    const stored: { cache: string; path: string; text: string }[] = []
    for (const cache of await caches.keys()) {
      const opened = await caches.open(cache)
      for (const request of await opened.keys()) {
        const { pathname, search } = new URL(request.url)
        stored.push({ cache, path: pathname + search, text: (await (await opened.match(request))?.text()) ?? '' })
      }
    }
    return stored
  })
}

/** Waits until the site's worker is there and has stored what the page has shown: its answers come last. */
export async function expectStored(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const caches = async () => new Set((await storedBy(page)).map(({ cache }) => cache))
  await expect.poll(caches).toContain(`${cachePrefix}answers`)
}

/** Which version of the site a page is of. */
export const versionOf = (page: Page): Promise<string | null> =>
  page.locator('meta[name="version"]').getAttribute('content')

/** What becomes of the browser's workers, by how far each has come: "installed" is one that waits for pages to close. */
export async function followWorkers(page: Page): Promise<() => string[]> {
  const states = new Map<string, string>()
  const client = await page.context().newCDPSession(page)
  client.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) states.set(versionId, status)
  })
  await client.send('ServiceWorker.enable')
  return () => [...states.values()]
}
