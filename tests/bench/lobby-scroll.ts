import type { Browser, Page } from 'playwright'
import { logIn, openPage, positions, setConditions } from './lobby-page.ts'

declare global {
  interface Window {
    /** The longest event of each interaction, in milliseconds. */
    interactions: Map<number, { name: string; duration: number; startTime: number }>
    mostElements: number
  }
}

export interface Scrolled {
  /** The most elements that the document had at once. */
  elements: number
  /** Milliseconds: the interaction to next paint as browsers report it of a visit, and the longest interaction. */
  inp: number
  longest: number
  longestName: string
  interactions: number
  games: number
}

function watch(): void {
  window.interactions = new Map()
  window.mostElements = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId = 0, duration, name, startTime } = entry as PerformanceEntry & { interactionId?: number }
      if (interactionId === 0 || duration <= (window.interactions.get(interactionId)?.duration ?? 0)) continue
      window.interactions.set(interactionId, { name, duration, startTime })
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** Goes on to the end of what has come until `games` are there; answers how many there are. */
function scrollOn({ selector, games }: { selector: string; games: number }): Promise<number> {
  return new Promise((resolve, reject) => {
    const endsAt = performance.now() + 60_000
    const step = () => {
      window.mostElements = Math.max(window.mostElements, document.querySelectorAll('*').length)
      const last = [...document.querySelectorAll(selector)].at(-1)
      const position = Number(last?.getAttribute('aria-posinset'))
      if (position >= Math.min(games, Number(last?.getAttribute('aria-setsize')))) return resolve(position)
      if (performance.now() > endsAt) return reject(new Error(`Of ${games} games, ${position} came within a minute`))
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
      requestAnimationFrame(step)
    }
    step()
  })
}

/** A heart in the middle of the window. */
async function pressHeart(page: Page): Promise<void> {
  const at = await page.evaluate((selector) => {
    const boxes = [...document.querySelectorAll(`${selector} button[aria-pressed]`)].map((one) =>
      one.getBoundingClientRect(),
    )
    const box = boxes.find(({ top }) => top > 250 && top < 700)
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }, positions)
  if (at) await page.mouse.click(at.x, at.y)
}

/** What else a visitor presses on a list: keys, the search, filters, an order, the selection. */
async function pressAll(page: Page): Promise<void> {
  const main = page.getByRole('main')
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('PageUp')
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  const field = main.getByRole('combobox', { name: 'Search games and providers' })
  await field.click()
  await field.pressSequentially('tiger', { delay: 90 })
  await main.getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  const filters = main.getByRole('button', { name: /^Filters/ })
  await filters.click()
  await main.getByRole('group', { name: 'Filters' }).getByRole('button', { name: /^High/ }).click()
  await page.keyboard.press('Escape')
  await main.getByRole('group', { name: 'Selection' }).getByRole('button', { name: 'New', exact: true }).click()
  await page.locator(positions).first().waitFor()
  await main.getByRole('switch', { name: 'With free trial' }).click()
  await page.locator(positions).first().waitFor()
  await pressHeart(page)
}

/**
 * The interactions of a visit that is over. They are told in their order, some time after they were painted, and quick
 * ones never: a last one that takes long enough to be told says that all before it were.
 */
async function interactionsOf(page: Page) {
  const end = await page.evaluate(() => {
    const dawdle = () => {
      const until = performance.now() + 50
      while (performance.now() < until);
    }
    addEventListener('keydown', dawdle, { capture: true, once: true })
    return performance.now()
  })
  await page.keyboard.press('F8')
  await page.waitForFunction(
    (since) => [...window.interactions.values()].some(({ startTime }) => startTime >= since),
    end,
  )
  const all = await page.evaluate(() => [...window.interactions.values()])
  return all.filter(({ startTime }) => startTime < end)
}

/** A member scrolls the list of slots to its end, presses hearts on the way, and then everything else. */
export async function measureScroll(browser: Browser, site: string, cpu: number): Promise<Scrolled> {
  const lobby = await openPage(browser)
  const { page } = lobby
  await page.goto(site)
  await logIn(page)
  await page.goto(`${site}/rng`)
  await page.locator(positions).first().waitFor()
  await page.evaluate(watch)
  await setConditions(lobby, { cpu })
  let games = 0
  for (let wanted = 200; games >= wanted - 400; wanted += 400) {
    games = await page.evaluate(scrollOn, { selector: positions, games: wanted })
    await pressHeart(page)
  }
  await pressAll(page)
  const interactions = await interactionsOf(page)
  const elements = await page.evaluate(() => window.mostElements)
  await lobby.close()
  const sorted = interactions.toSorted((one, two) => two.duration - one.duration)
  // Browsers leave out the longest of every fifty.
  const inp = sorted[Math.floor(sorted.length / 50)]?.duration ?? Number.NaN
  const [longest] = sorted
  return {
    elements,
    inp,
    longest: longest?.duration ?? Number.NaN,
    longestName: longest?.name ?? '',
    interactions: interactions.length,
    games,
  }
}
