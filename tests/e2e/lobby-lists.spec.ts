import type { PreviewServer } from '#tests/support/preview-server.ts'
import { tenantOf } from '#tests/support/tenants.ts'
import { seriousFindings } from './serious-findings.ts'
import {
  callAs,
  desktop,
  expect,
  fillLogIn,
  goWithin,
  liftFaults,
  type Page,
  phone,
  setFault,
  test,
  tokenOf,
  visit,
} from './site-test.ts'

const english = { language: 'EN' }
const main = (page: Page) => page.getByRole('main')
const tiles = (page: Page) => main(page).getByRole('article')
const count = (page: Page) => main(page).getByRole('status').filter({ hasText: /game/ }).first()

async function openList(page: Page, preview: PreviewServer, code: string, path: string, language = 'EN') {
  await visit(page, preview, code, path, { language })
  await expect(tiles(page).first()).toBeVisible()
}

test('a list is narrowed and ordered in its address, which opens the same view, and Back takes it back @lobby', async ({
  page,
  preview,
}) => {
  await page.setViewportSize(desktop)
  await openList(page, preview, 'bengal', '/rng')
  const all = await count(page).textContent()
  const providers = main(page).getByRole('list', { name: 'Providers' })
  await providers.getByRole('button', { name: /^Goldreef / }).click()
  await expect(page).toHaveURL(/\/rng\?vassalage=GRF$/)
  await providers.getByRole('button', { name: /^Kite & Anvil / }).click()
  await expect(page).toHaveURL(/\/rng\?vassalage=GRF,KNA$/)
  const selection = main(page).getByRole('group', { name: 'Selection' })
  // Two choices before the page was drawn for the first: neither is lost.
  const jackpot = await selection.getByRole('button', { name: 'Jackpot' }).evaluateHandle((tab) => tab)
  await main(page)
    .getByRole('switch', { name: 'With free trial' })
    .evaluate((trial: HTMLElement, tab) => {
      if (tab instanceof HTMLElement) tab.click()
      trial.click()
    }, jackpot)
  await main(page).getByRole('combobox', { name: 'Sort' }).selectOption('name')
  const filters = main(page).getByRole('button', { name: /^Filters/ })
  await filters.click()
  const panel = main(page).getByRole('group', { name: 'Filters' })
  await panel.getByRole('button', { name: /^High/ }).click()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(filters).toBeFocused()
  await expect(filters).toHaveAccessibleName('Filters: 1 in use')
  await expect(page).toHaveURL(/\/rng\?vassalage=GRF,KNA&select=JP&volatility=high&trial=1&sort=name$/)
  await expect(tiles(page).first()).toBeVisible()
  const narrowed = (await count(page).textContent()) ?? ''
  expect(narrowed).not.toBe(all)
  expect(await seriousFindings(page)).toEqual([])

  await page.reload()
  await expect(count(page)).toHaveText(narrowed)
  await expect(providers.getByRole('button', { pressed: true })).toHaveCount(2)
  await page.goBack()
  await expect(page).not.toHaveURL(/volatility/)
  await expect(filters).toHaveAccessibleName('Filters')

  await goWithin(page, '/rng?theme=none-of-these&select=SOON&sort=luck')
  await expect(main(page).getByRole('heading', { name: 'No games match' })).toBeVisible()
  await main(page).getByRole('button', { name: 'Clear the filters' }).click()
  await expect(page).toHaveURL(/\/rng$/)
  await expect(count(page)).toHaveText(all ?? '')
})

test('a list goes on without end in a small page, says when its end is there, and Back leads to the same place @lobby', async ({
  page,
  preview,
}) => {
  await page.setViewportSize(desktop)
  await openList(page, preview, 'bengal', '/rng?vassalage=SGL')
  const positions = main(page).locator('li[aria-posinset]')
  const lastPosition = async () => Number(await positions.last().getAttribute('aria-posinset'))
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    expect(await lastPosition()).toBeGreaterThan(100)
  }).toPass()
  expect(await page.locator('#app *').count()).toBeLessThan(1500)
  await page.evaluate(() => window.scrollTo(0, 3000))
  await expect.poll(() => page.evaluate(() => window.history.state?.usr?.place)).toBe(3000)
  const before = await positions.allInnerTexts()
  // The tool's own click may move the page to have the link in its middle.
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Lottery', exact: true })
    .evaluate((link: HTMLElement) => link.click())
  await expect(positions).toHaveCount(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(3000)
  await expect.poll(() => positions.allInnerTexts()).toEqual(before)

  const total = Number(await positions.first().getAttribute('aria-setsize'))
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    expect(await lastPosition()).toBe(total)
  }).toPass({ timeout: 20_000 })
  await expect(main(page).getByText(`That is all: ${total} games`)).toBeVisible()
  expect(await page.locator('#app *').count()).toBeLessThan(1500)
})

test('a list that fails is asked for again, on its first page and on the next @lobby', async ({ page, preview }) => {
  await page.setViewportSize(phone)
  try {
    await setFault(preview, { merchant: 'lite', call: 'getGames', kind: 'not-json' })
    await visit(page, preview, 'lite', '/rng', english)
    await expect(main(page).getByRole('alert')).toContainText('The games could not be loaded')
    expect(await seriousFindings(page)).toEqual([])
    await liftFaults(preview)
    await main(page).getByRole('button', { name: 'Try again' }).click()
    await expect(main(page).getByRole('heading', { name: 'Tiger Royale' }).first()).toBeVisible()
    await expect(main(page).getByText('The games could not be loaded')).toHaveCount(0)
  } finally {
    await liftFaults(preview)
  }
  const tops = await tiles(page).evaluateAll((all) => all.map((tile) => Math.round(tile.getBoundingClientRect().top)))
  expect(tops.filter((top) => top === tops[0])).toHaveLength(3)
  await main(page)
    .getByRole('button', { name: /^Filters/ })
    .click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('switch', { name: 'With free trial' }).click()
  await sheet.getByRole('button', { name: 'Show the games' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(/\?trial=1$/)
  await expect(main(page).getByRole('button', { name: 'Filters: 1 in use' })).toBeVisible()
})

test('a search finds games without accents and with slips, by keyboard alone, and remembers itself @lobby', async ({
  page,
  preview,
}) => {
  await page.setViewportSize(desktop)
  await openList(page, preview, 'bengal', '/rng')
  await page.keyboard.press('/')
  const field = main(page).getByRole('combobox', { name: 'Search games and providers' })
  await expect(field).toBeFocused()
  // Each key asks anew, and what was chosen among the answers of before is not chosen among the last.
  const answered = page.waitForResponse((response) => new URL(response.url()).searchParams.get('q') === 'tigre róyal')
  await field.pressSequentially('tigre róyal')
  await answered
  const options = main(page).getByRole('listbox').getByRole('option')
  await expect(options.first()).toContainText('Tiger Royale')
  expect(await options.first().locator('mark').allTextContents()).not.toEqual([])
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  expect(await seriousFindings(page)).toEqual([])
  await page.keyboard.press('Enter')
  const prompt = page.getByRole('dialog')
  await expect(prompt.getByText('Log in to play.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(prompt).toHaveCount(0)

  await field.fill('goldreef')
  await options
    .filter({ hasText: /^Goldreef/ })
    .first()
    .waitFor()
  await main(page)
    .getByRole('link', { name: /^See all [\d,]+ results$/ })
    .click()
  await expect(page).toHaveURL(/\/rng\?q=goldreef$/)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Results for “goldreef”')
  await expect(tiles(page).first()).toBeVisible()

  await field.fill('qqzzxxyy')
  await expect(main(page).getByText('Nothing found for “qqzzxxyy”').first()).toBeVisible()
  const again = main(page).getByRole('button', { name: 'tigre róyal: search again' })
  await main(page).getByRole('button', { name: 'Forget “tigre róyal”' }).click()
  await expect(again).toHaveCount(0)
  await main(page).getByRole('button', { name: 'goldreef: search again' }).click()
  await expect(field).toHaveValue('goldreef')
})

test('a member finds favourites and what was played, by category; a guest is asked to log in @lobby', async ({
  page,
  preview,
}) => {
  await page.setViewportSize(desktop)
  await visit(page, preview, 'bengal', '/favorite', english)
  await fillLogIn(page.getByRole('dialog'))
  await expect(page).toHaveURL(/\/favorite$/)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Favourites')
  const token = await tokenOf(page)
  const path = '/lgw/games/favourites/ids'
  const ids = async () => (await (await callAs(preview, { merchant: 'bengal', token, path })).json()).value as number[]

  await goWithin(page, '/rng?vassalage=SGL&sort=name')
  const heart = tiles(page)
    .nth(2)
    .getByRole('button', { name: /^Favourite: / })
  const name = await tiles(page).nth(2).getByRole('heading').innerText()
  const had = await ids()
  await heart.click()
  await expect.poll(async () => (await ids()).length).toBe(had.length + 1)
  await main(page).getByRole('group', { name: 'Selection' }).getByRole('button', { name: 'Favourites' }).click()
  await expect(page).toHaveURL(/select=FAV/)
  await expect(tiles(page).first().getByRole('heading')).toHaveText(name)
  await goWithin(page, '/favorite?type=RNG')
  await expect(tiles(page).first().getByRole('heading')).toHaveText(name)
  expect(await seriousFindings(page)).toEqual([])
  await tiles(page)
    .first()
    .getByRole('button', { name: /^Favourite: / })
    .click()
  await expect.poll(async () => (await ids()).length).toBe(had.length)

  await goWithin(page, '/recent')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Played lately')
  await main(page).getByRole('group', { name: 'Categories' }).getByRole('button', { name: 'House games' }).click()
  await expect(page).toHaveURL(/\/recent\?type=BGS$/)
})

test('lists and the search read from the right, and fill a phone @lobby', async ({ page, preview }) => {
  await page.setViewportSize(phone)
  await openList(page, preview, 'noor', '/rng', 'AR')
  expect(tenantOf('noor').categories).toContain('rng')
  const box = (position: number) => tiles(page).nth(position).boundingBox()
  const [first, second] = [await box(0), await box(1)]
  expect(first?.x).toBeGreaterThan(second?.x ?? Number.POSITIVE_INFINITY)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  await page.keyboard.press('/')
  const sheet = page.getByRole('dialog')
  const field = sheet.getByRole('combobox')
  await expect(field).toBeFocused()
  await field.pressSequentially('koi')
  await expect(sheet.getByRole('option').first()).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(/\/rng\?q=koi$/)
  await expect(tiles(page).first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
})
