import type { Request } from 'playwright/test'
import { seriousFindings } from './serious-findings.ts'
import {
  callAs,
  desktop,
  expect,
  fillLogIn,
  liftFaults,
  type Page,
  phone,
  setFault,
  test,
  tokenOf,
  visit,
  visitAs,
} from './site-test.ts'

test.use({ viewport: desktop })

const merchant = 'bengal'
/** Draws every five minutes: time enough to bet on, and bets are closed for half a minute at the most. */
const fiveMinutes = '/lottery?gameCode=LOTT-D5-5'

/** A draw that closes between the question and the bet would refuse it: begun is what has time to end. */
const expectTimeToBet = () =>
  expect.poll(() => 270_000 - (Date.now() % 300_000), { timeout: 60_000 }).toBeGreaterThan(20_000)

test('a guest logs in and is at the lottery, bets on a draw and finds the bet among their own @lobby', async ({
  page,
  preview,
  faults,
}) => {
  test.slow()
  faults.allow(/Failed to load resource: net::ERR_FAILED/)
  await visit(page, preview, merchant, fiveMinutes, { language: 'EN' })
  await expect(page).toHaveURL(/\/login$/)
  await fillLogIn(page.getByRole('dialog'))
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: '5 digits, 5 min' })).toBeVisible({ timeout: 30_000 })
  await expect(page).toHaveURL(/\/lottery\?gameCode=LOTT-D5-5$/)
  await expect(main.getByRole('navigation', { name: 'Lotteries' }).locator('[aria-current]')).toHaveText(
    /5 digits, 5 min/,
  )

  // Two digits of one place and one of another, each a line.
  await main.getByRole('radio', { name: 'By place' }).check()
  const first = main.getByRole('toolbar', { name: 'Place 1' })
  await first.getByRole('button', { name: '3', exact: true }).click()
  await first.getByRole('button', { name: '7', exact: true }).click()
  await first.getByRole('button', { name: '7', exact: true }).press('ArrowRight')
  await expect(first.getByRole('button', { name: '8', exact: true })).toBeFocused()
  await main.getByRole('toolbar', { name: 'Place 2' }).getByRole('button', { name: '0', exact: true }).click()
  await expect(first.getByRole('button', { pressed: true })).toHaveText(['3', '7'])
  await expect(main.getByText('3 lines')).toBeVisible()
  const stake = main.getByRole('textbox', { name: 'Stake a line' })
  await stake.fill('0')
  await expect(main.getByText(/^The stake must be from /)).toBeVisible()
  await stake.fill('200')
  await main.getByRole('button', { name: 'Add to the slip' }).click()
  await main.getByRole('button', { name: 'Add to the slip' }).click()
  await expect(main.getByText('Your choice makes no line yet.', { exact: false })).toBeVisible()

  const slip = main.getByRole('region', { name: 'Bet slip' })
  await expect(slip.getByText('3 7 | 0 | – | – | –')).toBeVisible()
  const check = slip.getByRole('button', { name: 'Check the bet' })
  await expectTimeToBet()
  // The next draw opens by itself where this one has just closed.
  await expect(check).toBeEnabled({ timeout: 45_000 })
  await check.click()
  const dialog = page.getByRole('dialog', { name: 'Place this bet?' })
  await expect(dialog.getByText('600.00')).toBeVisible()
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect(slip.getByText('3 7 | 0 | – | – | –')).toBeVisible()

  const before = await betsOf(page, preview)
  // The first answer is lost on its way: the bet is sent again, and is one bet.
  await loseFirstAnswer(page)
  await expectTimeToBet()
  await expect(check).toBeEnabled({ timeout: 45_000 })
  await check.click()
  await dialog.getByRole('button', { name: 'Place the bet' }).click()
  await expect(dialog.getByText('No answer came')).toBeVisible()
  await dialog.getByRole('button', { name: 'Send it again' }).click()
  await expect(dialog.getByText('The bet is placed')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(slip.getByText('The slip is empty')).toBeVisible()
  expect(await betsOf(page, preview)).toBe(before + 1)

  await main.getByRole('tab', { name: 'My bets' }).click()
  const row = main.getByRole('table', { name: 'My bets, the latest first' }).getByRole('row').nth(1)
  await expect(row).toContainText('3 7 | 0 | – | – | –')
  await expect(row).toContainText('600.00')
  await expect(row).toContainText('Open')
  await page.reload()
  await expect(main.getByRole('navigation', { name: 'Lotteries' }).getByRole('link').first()).toHaveText(
    '5 digits, 5 minPlayed lately',
  )
})

test('a bet whose answer was lost is one bet, also after a reload of the page @lobby', async ({
  page,
  preview,
  faults,
}) => {
  test.slow()
  faults.allow(/Failed to load resource: net::ERR_FAILED/)
  await visitAs(page, preview, merchant, '/lottery?gameCode=LOTT-D5-5', { language: 'EN' })
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: 'By place' }).check()
  await main.getByRole('toolbar', { name: 'Place 1' }).getByRole('button', { name: '3', exact: true }).click()
  await main.getByRole('textbox', { name: 'Stake a line' }).fill('200')
  await main.getByRole('button', { name: 'Add to the slip' }).click()
  const slip = main.getByRole('region', { name: 'Bet slip' })
  const check = slip.getByRole('button', { name: 'Check the bet' })
  await expectTimeToBet()
  await expect(check).toBeEnabled({ timeout: 45_000 })
  const before = await betsOf(page, preview)
  await loseFirstAnswer(page)
  await check.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Place the bet' }).click()
  await expect(page.getByRole('dialog').getByText('No answer came')).toBeVisible()

  await page.reload()
  await expect(slip.getByText('We do not know yet whether your bet was placed')).toBeVisible()
  // Another bet could not be told from the one that has no answer.
  await expect(check).toBeHidden()
  await slip.getByRole('button', { name: 'Start anew' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Go on checking' }).click()
  await slip.getByRole('button', { name: 'Check again' }).click()
  const dialog = page.getByRole('dialog', { name: 'Place this bet?' })
  await expect(dialog.getByText('The bet is placed')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(slip.getByText('The slip is empty')).toBeVisible()
  await expect(slip.getByText('We do not know yet')).toBeHidden()
  expect(await betsOf(page, preview)).toBe(before + 1)
})

/** Lets the gateway take the page's first bet, and loses its answer. */
async function loseFirstAnswer(page: Page): Promise<void> {
  let lost = 0
  await page.route('**/lgw/vn/bets', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback()
    lost += 1
    // From here, where no name but localhost is known.
    const { method, url, headers, body } = sentBy(route.request())
    expect((await fetch(url, { method, headers, body })).status).toBe(200)
    await route.abort()
  })
}

function sentBy(request: Request) {
  const url = new URL(request.url())
  url.hostname = 'localhost'
  return { method: request.method(), url, headers: request.headers(), body: request.postData() }
}

/** How many bets the member has, by the gateway. */
async function betsOf(page: Page, preview: Parameters<typeof callAs>[0]): Promise<number> {
  const token = await tokenOf(page)
  const path = '/lgw/vn/bets?pageNo=1&pageSize=100&language=EN'
  const answer: unknown = await (await callAs(preview, { merchant, token, path })).json()
  const { value } = answer as { value: { bets: unknown[] } }
  return value.bets.length
}

test.afterEach(async ({ preview }) => {
  await liftFaults(preview)
})

test('typed numbers of a prize table are counted, and a trial account is told what it needs @lobby', async ({
  page,
  preview,
  faults,
}) => {
  faults.allow(/Failed to load resource.*500/)
  await setFault(preview, { merchant, call: 'getLotteryGame', kind: 'status' })
  await visitAs(page, preview, merchant, '/vnLottery?gameCode=VN-NORTH', { language: 'EN' })
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'The ticket could not be loaded' })).toBeVisible()
  await liftFaults(preview)
  await main.getByRole('button', { name: 'Try again' }).click()
  const typed = main.getByRole('textbox', { name: 'Numbers of 2 digits' })
  await typed.fill('07, 42 42\n123')
  await expect(main.getByText('2 numbers')).toBeVisible()
  await expect(main.getByText('Left out because of their length: 123')).toBeVisible()
  await expect(main.getByText('Counted once, typed more than once: 42')).toBeVisible()
  await expect(main.getByRole('table', { name: 'Past draws of Northern draw' }).getByRole('row').nth(1)).toBeVisible()

  expect(await seriousFindings(page)).toEqual([])
  await page.setViewportSize(phone)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  expect(await seriousFindings(page)).toEqual([])
  await page.setViewportSize(desktop)

  await visitAs(page, preview, merchant, '/seaLottery', { language: 'EN', username: 'trial' })
  await expect(page.getByText('Trial accounts cannot play this game. Register an account to play.')).toBeVisible()
})
