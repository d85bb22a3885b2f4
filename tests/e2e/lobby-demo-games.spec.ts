import type { FrameLocator } from 'playwright/test'
import { seriousFindings } from './serious-findings.ts'
import { desktop, expect, liftFaults, type Page, phone, setFault, test, tokenOf, visitAs } from './site-test.ts'

/** A page of the site with its policy and nothing of its own: a home with its pictures takes several times as long. */
const bare = '/no/such/page'

interface Wanted {
  merchant: string
  gameType: string
  gameClassify?: string
  language?: string
  /** A member's; none for play money. */
  token?: string
}

/** Launches the first game of a type from a site's own page, and gives its address. */
function launch(page: Page, wanted: Wanted): Promise<string> {
  return page.evaluate(async ({ merchant, gameType, gameClassify = 'ALL', language = 'EN', token }) => {
    const ask = async (path: string, query: Record<string, string>) => {
      const headers = { 'X-Merchant-Code': merchant, ...(token ? { Authorization: `Bearer ${token}` } : {}) }
      return (await fetch(`${path}?${new URLSearchParams(query)}`, { headers })).json()
    }
    const listed = { clientType: '3', platform: 'html5-desktop', pageNo: '1', pageSize: '40' }
    const { games } = await ask('/lgw/games', { merchant, gameType, gameClassify, language, ...listed })
    const game = games.find((card: { hasTrial: boolean }) => card.hasTrial) ?? games[0]
    const { vassalage, gameCode } = game
    const query = { vassalage, gameCode, device: 'desktop', language, backUrl: `${location.origin}/rng` }
    const { value } = await ask(token ? '/wps/game/launchGame' : '/wps/game/launchTrial', query)
    return value.url
  }, wanted)
}

/** Puts a game into the site's page as the seamless page frames it, in place of all that is there. */
async function frame(page: Page, url: string): Promise<FrameLocator> {
  // Its code reads the page's configuration, which goes with the page's content.
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
  await page.evaluate((address) => {
    const game = document.createElement('iframe')
    game.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-popups')
    game.referrerPolicy = 'no-referrer'
    game.title = 'Game'
    game.width = '100%'
    game.height = '700'
    game.src = address
    document.body.replaceChildren(game)
  }, url)
  return page.frameLocator('iframe')
}

test('each demo game is played by keyboard with play money, in the site’s frame @lobby', async ({ page, preview }) => {
  await page.goto(`${preview.siteOf('bengal')}${bare}`)
  const balance = (game: FrameLocator) =>
    game
      .getByRole('banner')
      .or(game.getByRole('main'))
      .getByText(/^৳[\d,.]+$/)
      .first()

  const slot = await frame(page, await launch(page, { merchant: 'bengal', gameType: 'RNG' }))
  await slot.getByRole('button', { name: 'Spin' }).press('Enter')
  await expect(slot.getByRole('status').filter({ hasText: /You win|back|No win/ })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await slot.getByRole('button', { name: 'Last rounds' }).press('Enter')
  await expect(slot.getByRole('dialog', { name: 'Last rounds' }).getByRole('listitem')).toHaveCount(1)

  const cards = await frame(page, await launch(page, { merchant: 'bengal', gameType: 'RNG', gameClassify: 'TG' }))
  await cards.getByRole('radio', { name: /^Player ?×/ }).press('ArrowDown')
  await expect(cards.getByRole('radio', { name: /^Banker ?×/ })).toBeChecked()
  await cards.getByRole('button', { name: 'Deal' }).press('Enter')
  await expect(cards.getByRole('status').filter({ hasText: /Player \d · Banker \d · / })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])

  const wheel = await frame(page, await launch(page, { merchant: 'bengal', gameType: 'RNG', gameClassify: 'AC' }))
  await wheel.getByRole('radio', { name: /Red/ }).press('ArrowDown')
  await expect(wheel.getByRole('radio', { name: /Blue/ })).toBeChecked()
  await wheel.getByRole('button', { name: 'Turn the wheel' }).press('Enter')
  await expect(wheel.getByRole('status').filter({ hasText: /^(Red|Blue|Green|Gold) · / })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])

  const ticket = await frame(page, await launch(page, { merchant: 'bengal', gameType: 'RNG', gameClassify: 'BG' }))
  await ticket.getByRole('button', { name: 'Draw' }).press('Enter')
  await expect(ticket.getByRole('status').filter({ hasText: 'Choose 4 numbers' })).toBeVisible()
  for (const number of ['3', '7', '11', '16']) {
    await ticket.getByRole('button', { name: number, exact: true }).press('Space')
  }
  await ticket.getByRole('button', { name: 'Draw' }).press('Enter')
  await expect(ticket.getByRole('status').filter({ hasText: /^\d right · / })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])

  const fish = await frame(page, await launch(page, { merchant: 'bengal', gameType: 'FISH' }))
  const water = fish.getByRole('img', { name: /^Water with fish/ })
  await water.focus()
  const before = await balance(fish).textContent()
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    expect(await balance(fish).textContent()).not.toBe(before)
  }).toPass()
  expect(await seriousFindings(page)).toEqual([])
})

test('a bet with the wallet is settled once though its answer is lost, and the site is told @lobby', async ({
  page,
  preview,
  faults,
}) => {
  // The visit's own script has no storage in a frame before its page is there.
  faults.allow(/'localStorage' property/)
  await page.setViewportSize(desktop)
  await visitAs(page, preview, 'bengal', bare, { language: 'EN' })
  const token = await tokenOf(page)
  const wallet = () =>
    page.evaluate(async (bearer) => {
      const headers = { Authorization: `Bearer ${bearer}`, 'X-Merchant-Code': 'bengal' }
      const { value } = await (await fetch('/wps/v2/wallets/balance', { headers })).json()
      return Number(value.balance)
    }, token)
  await page.evaluate(() => {
    addEventListener('message', ({ origin, data }) => {
      if (data?.type === 'livery.play')
        document.documentElement.dataset.heard = `${new URL(origin).hostname} ${data.balanceChanged}`
    })
  })
  const before = await wallet()
  const game = await frame(page, await launch(page, { merchant: 'bengal', gameType: 'RNG', token }))
  await expect(game.getByText('Balance')).toBeVisible()
  await setFault(preview, { merchant: 'bengal', call: '/play/api/bet', kind: 'wrong-shape', times: 2 })
  await game.getByRole('button', { name: 'Spin' }).press('Enter')
  await expect(game.getByRole('alert').filter({ hasText: /never twice/ })).toBeVisible()
  await expect(game.getByRole('status').filter({ hasText: /You win|back|No win/ })).toBeVisible()
  await liftFaults(preview)
  await expect(page.locator('html')).toHaveAttribute('data-heard', 'play.localhost true')
  await game.getByRole('button', { name: 'Last rounds' }).press('Enter')
  const round = game.getByRole('dialog').getByRole('listitem')
  await expect(round).toHaveCount(1)
  const [bet = 0, win = 0] = ((await round.textContent()) ?? '')
    .split('৳')
    .slice(1)
    .map((text) => Number.parseFloat(text.replaceAll(',', '')))
  expect(await wallet()).toBeCloseTo(before - bet + win, 2)

  // A match and a bout have no play money.
  const outcomes = { SPORTS: /\d+ – \d+ .+ · (You win|No win)/, COCKFIGHT: /(wins|Draw) · (You win|No win)/ }
  for (const [gameType, outcome] of Object.entries(outcomes)) {
    const card = await frame(page, await launch(page, { merchant: 'bengal', gameType, token }))
    await card.getByRole('radio').first().press('ArrowRight')
    await expect(card.getByRole('region', { name: 'Bet slip' })).toContainText(/If not, ৳[\d.,]+ is lost/)
    await card.getByRole('button', { name: 'Place bet' }).press('Enter')
    await expect(card.getByRole('status').filter({ hasText: outcome })).toBeVisible()
    await expect(card.getByRole('button', { name: 'Place bet' })).toBeFocused()
    expect(await seriousFindings(page)).toEqual([])
  }
})

test('a game reads from the right on a phone, and one that was opened before says so @lobby', async ({
  page,
  preview,
  faults,
}) => {
  faults.allow(/Failed to load resource.*403/)
  await page.setViewportSize(phone)
  await page.goto(`${preview.siteOf('noor')}${bare}`)
  const url = await launch(page, { merchant: 'noor', gameType: 'RNG', language: 'AR' })
  const game = await frame(page, url)
  await game.getByRole('button', { name: 'أدِر' }).press('Enter')
  await expect(game.getByRole('status').filter({ hasText: /ربح|عاد/ })).toBeVisible()
  await expect(game.locator('html')).toHaveAttribute('dir', 'rtl')
  expect(await game.locator('html').evaluate((root) => root.scrollWidth - root.clientWidth)).toBe(0)
  const again = await frame(page, url)
  await expect(again.getByRole('alert')).toHaveText('انتهت هذه اللعبة. افتحها من جديد من الموقع.')
})

test('no page but the site’s may frame a game @lobby', async ({ page, preview, faults }) => {
  await page.goto(`${preview.siteOf('bengal')}${bare}`)
  const url = await launch(page, { merchant: 'bengal', gameType: 'RNG' })
  faults.allow(/frame-ancestors|chrome-error/)
  await page.goto(`${preview.siteOf('noor')}${bare}`)
  const game = await frame(page, url)
  await expect(game.getByRole('button', { name: 'Spin' })).toHaveCount(0)
  await page.goto(url)
  await expect(page.getByRole('button', { name: 'Spin' })).toBeVisible()
  await expect(page.getByText('Demo game. Nothing here is a real vendor’s.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to the site' })).toHaveAttribute(
    'href',
    `${preview.siteOf('bengal')}/rng`,
  )
})
