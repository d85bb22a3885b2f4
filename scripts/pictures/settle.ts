import type { Page, Request } from 'playwright'

/** Runs in the page before its own scripts: remembers when the document changed last. */
export function watchMutations(): void {
  const changes = { childList: true, subtree: true, characterData: true, attributes: true }
  const see = () => Object.assign(window, { lastChange: performance.now() })
  see()
  new MutationObserver(see).observe(document, changes)
}

const quietFor = 400
const maxWaitMs = 15_000

/** How many requests of a page are on their way; a stream of events, which never ends, is not one of them. */
export interface Requests {
  pending(): number
}

export function watchRequests(page: Page): Requests {
  const pending = new Set<Request>()
  page.on('request', (request) => {
    if (!/text\/event-stream/.test(request.headers().accept ?? '')) pending.add(request)
  })
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return { pending: () => pending.size }
}

/** Whether nothing is loading and the document has not changed for a while. */
const isQuiet = (page: Page) =>
  page.evaluate(async (quietFor) => {
    await document.fonts.ready
    const changedAt = Number(Reflect.get(window, 'lastChange'))
    const isBusy = document.querySelector('[aria-busy="true"]:not([hidden])') !== null
    const isWhole = [...document.images].every((image) => image.complete || image.loading === 'lazy')
    const isStill = document.getAnimations().every(({ playState }) => playState !== 'running')
    for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    return !isBusy && isWhole && isStill && performance.now() - changedAt > quietFor
  }, quietFor)

/** Resolves when a page has come to rest, 15 s later at most. */
export async function settle(page: Page, requests: Requests): Promise<void> {
  const end = Date.now() + maxWaitMs
  while (Date.now() < end && (requests.pending() > 0 || !(await isQuiet(page)))) await page.waitForTimeout(50)
}

/** Has the page load what it loads when it comes into view; of a list without end, its pictures alone. */
export async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    if (location.pathname !== '/') return
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    scrollTo(0, 0)
  })
}
