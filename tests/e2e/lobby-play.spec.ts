import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import type { PreviewServer } from '#tests/support/preview-server.ts'
import { seriousFindings } from './serious-findings.ts'
import { balanceStatus, desktop, fillLogIn, goWithin, phone, setFault, test, visit, visitAs } from './site-test.ts'

const merchant = 'bengal'
const game = { vassalage: 'GRF', gameCode: 'GRF-RNG-1001', name: 'Tiger Royale' }
const seamless = `/seamless?vassalage=${game.vassalage}&gameCode=${game.gameCode}`

async function setState(preview: PreviewServer, state: Record<string, unknown>): Promise<void> {
  const response = await fetch(`http://localhost:${preview.port}/sandbox/state`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ merchant, ...state }),
  })
  expect(response.ok).toBe(true)
}

const frame = (page: Page) => page.frameLocator('iframe')
const spin = (page: Page) => frame(page).getByRole('button', { name: 'Spin' })
const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(desktop)
})

test('a guest reads a game’s facts, tries it, logs in and plays it with the wallet @lobby', async ({
  page,
  preview,
}) => {
  await visit(page, preview, merchant, `/game/${game.gameCode}`, { language: 'EN' })
  await expect(page.getByRole('heading', { level: 1, name: game.name })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(game.name))
  await expect(
    page
      .getByRole('definition')
      .filter({ hasText: /^\d+\.\d+%$/ })
      .first(),
  ).toBeVisible()
  await expect(page.getByText('If the connection ends')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])

  await page.getByRole('button', { name: `Free trial: ${game.name}` }).click()
  // The page that is left has games with a free trial, too.
  await expect(page).toHaveURL(/\/seamless\?/)
  await expect(page.getByRole('main').getByText('Free trial').first()).toBeVisible()
  await expect(spin(page)).toBeVisible()
  // A phone that lies: the height is the game’s but for one line, and the way out stands beside it.
  await page.setViewportSize({ width: phone.height, height: phone.width })
  await expect.poll(async () => (await page.locator('iframe').boundingBox())?.height).toBe(phone.width - 36)
  await expect(page.getByRole('button', { name: 'Leave the game' })).toBeInViewport()
  await expect(page.getByRole('banner')).toHaveCount(0)
  expect(await seriousFindings(page)).toEqual([])
  await page.setViewportSize(desktop)
  await page.getByRole('button', { name: 'Leave the game' }).click()
  await expect(page).toHaveURL(new RegExp(`/game/${game.gameCode}$`))

  await page
    .getByRole('button', { name: `Play now: ${game.name}` })
    .first()
    .click()
  await fillLogIn(page.getByRole('dialog'))
  await expect(page).toHaveURL(/\/seamless\?/)
  await expect(balanceStatus(page)).toHaveCount(0)
  await spin(page).click()
  await expect(spin(page)).toBeEnabled()
  await page.getByRole('button', { name: 'Leave the game' }).click()
  await expect(balanceStatus(page)).toHaveText(/^Balance: /)
})

test('a game under maintenance offers others, one that fails another try @lobby', async ({ page, preview, faults }) => {
  faults.allow(/Failed to load resource.*(404|409|500)/)
  await setState(preview, { closedGames: [{ gameCode: game.gameCode, endsAt: '2030-01-01T10:00:00Z' }] })
  await visit(page, preview, merchant, `${seamless}&mode=trial`, { language: 'EN' })
  await expect(page.getByRole('heading', { name: 'This game is under maintenance' })).toBeVisible()
  await expect(page.getByText(/Back at about .*2030/)).toBeVisible()
  const instead = page.getByRole('region', { name: 'Games to play instead' })
  await expect(instead.getByRole('article').first()).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await setState(preview, { closedGames: null })

  await setFault(preview, { merchant, call: 'launchTrial', kind: 'status', times: 3 })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'The game could not be started' })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(spin(page)).toBeVisible()

  await goWithin(page, '/game/NO-SUCH-GAME')
  await expect(page.getByRole('heading', { name: 'This game is not here' })).toBeVisible()
})

test('a vendor’s tab is opened by a press, and says when it is blocked @lobby', async ({ page, preview }) => {
  await visit(page, preview, merchant, '/seamless?vassalage=FRN&gameCode=FRN-RNG-2114&mode=trial', { language: 'EN' })
  const open = page.getByRole('button', { name: 'Open the game' })
  await expect(open).toBeVisible()
  await page.evaluate(() => {
    const real = window.open.bind(window)
    window.open = () => {
      window.open = real
      return null
    }
  })
  await open.click()
  await expect(page.getByText('Popup blocked. Please allow popups and try again.')).toBeVisible()
  const opened = page.context().waitForEvent('page')
  await open.click()
  const tab = await opened
  await expect(tab.getByRole('button', { name: 'Spin' })).toBeVisible()
  expect(await tab.evaluate(() => window.opener)).toBeNull()
})

test('favourites of two tabs agree, also after a while without a connection @lobby', async ({
  page,
  preview,
  faults,
}) => {
  // What the page asks while there is no connection.
  faults.allow(/ERR_INTERNET_DISCONNECTED/)
  await visitAs(page, preview, merchant, `/game/${game.gameCode}`, { language: 'EN' })
  const other = await page.context().newPage()
  await visitAs(other, preview, merchant, `/game/${game.gameCode}`, { language: 'EN' })
  const heart = (of: Page) => of.getByRole('button', { name: `Favourite: ${game.name}` })
  for (const tab of [page, other]) await expect(balanceStatus(tab)).toHaveText(/^Balance: /)
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  await heart(page).click()
  await expect(heart(other)).toHaveAttribute('aria-pressed', 'true')
  await heart(other).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  await page.context().setOffline(true)
  for (let press = 0; press < 5; press += 1) await heart(page).click()
  await expect(heart(other)).toHaveAttribute('aria-pressed', 'true')
  const added = page.context().waitForEvent('response', (response) => {
    return response.request().method() === 'POST' && /favourites/.test(response.url()) && response.ok()
  })
  await page.context().setOffline(false)
  await added
  await page.reload()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(heart(other)).toHaveAttribute('aria-pressed', 'true')
})

test('the small site and right to left on a phone: facts, play money and the way back @lobby', async ({
  page,
  preview,
}) => {
  await page.setViewportSize(phone)
  await visit(page, preview, 'lite', `/game/${game.gameCode}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await isWide(page)).toBe(false)
  await goWithin(page, `${seamless}&mode=trial`)
  await expect(frame(page).getByRole('button').first()).toBeVisible()
  expect(await isWide(page)).toBe(false)
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  expect(await isWide(page)).toBe(false)
})
