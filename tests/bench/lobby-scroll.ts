import type { Browser, Page } from 'playwright'
import { type Interactions, interactionsOf, watchInteractions } from './interactions.ts'
import { logIn, openPage, positions, setConditions } from './lobby-page.ts'

declare global {
  interface Window {
    maxElements: number
  }
}

export interface Scrolled extends Interactions {
  /** The most elements that the document had at once. */
  elements: number
  games: number
}

/** Goes on to the end of what has come until `games` are there; answers how many there are. */
function scrollOn({ selector, games }: { selector: string; games: number }): Promise<number> {
  return new Promise((resolve, reject) => {
    const endsAt = performance.now() + 60_000
    const step = () => {
      window.maxElements = Math.max(window.maxElements, document.querySelectorAll('*').length)
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

interface Scrolling {
  /** Times that the processor is slower. */
  cpu: number
  /** The game to scroll to, or the last one. */
  games: number
}

/** A member scrolls the list of slots, presses hearts on the way, and then everything else. */
export async function measureScroll(
  browser: Browser,
  site: string,
  { cpu, games: most }: Scrolling,
): Promise<Scrolled> {
  const lobby = await openPage(browser)
  const { page } = lobby
  await page.goto(site)
  await logIn(page)
  await page.goto(`${site}/rng`)
  await page.locator(positions).first().waitFor()
  await page.evaluate(() => {
    window.maxElements = 0
  })
  await watchInteractions(page)
  await setConditions(lobby, { cpu })
  let games = 0
  for (let wanted = 200; games >= wanted - 400 && games < most; wanted += 400) {
    games = await page.evaluate(scrollOn, { selector: positions, games: wanted })
    await pressHeart(page)
  }
  await pressAll(page)
  const interactions = await interactionsOf(page)
  const elements = await page.evaluate(() => window.maxElements)
  await lobby.close()
  return { ...interactions, elements, games }
}
