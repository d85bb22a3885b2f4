import type { Locator } from 'playwright/test'
import { getWallets, transferFunds } from '#contract/account/wallets.ts'
import { ask } from './gateway-calls.ts'
import { seriousFindings } from './serious-findings.ts'
import {
  balanceStatus,
  desktop,
  expect,
  goWithin,
  type Page,
  phone,
  test,
  tokenOf,
  visit,
  visitAs,
} from './site-test.ts'

const merchant = 'lite'

const dialog = (page: Page) => page.getByRole('dialog')
const title = (page: Page, name: string) => dialog(page).getByRole('heading', { level: 2, name, exact: true })
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages of your account' })
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('the account opens over the page below, has an address of its own, and Back leaves the page where it was @account', async ({
  page,
  preview,
}) => {
  await page.setViewportSize(desktop)
  await visitAs(page, preview, merchant, '/rng', { language: 'EN' })
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(balanceStatus(page)).toHaveText(/^Balance: /)
  const place = 700
  // The page is as high as that once its games are laid out.
  await expect(async () => {
    await page.evaluate((top) => scrollTo(0, top), place)
    expect(await scrolled(page)).toBe(place)
  }).toPass({ intervals: [50, 100, 200] })
  const card = await page.getByRole('main').getByRole('article').first().elementHandle()

  // A click of Playwright's would scroll the page for what is sticky on it.
  await page.getByRole('banner').getByRole('link', { name: 'Deposit' }).dispatchEvent('click')
  await expect(title(page, 'Deposit')).toBeVisible()
  await expect(page).toHaveURL(/\/member\?page=depositv2$/)
  expect(await scrolled(page)).toBe(place)
  expect(await seriousFindings(page)).toEqual([])

  // A click beside it does not close it; another page takes the place of the one before in the history.
  await page.mouse.click(8, 450)
  await pages(page).getByRole('link', { name: 'Limits and breaks' }).click()
  await expect(title(page, 'Limits and breaks')).toBeVisible()
  await expect(pages(page).getByRole('link', { name: 'Limits and breaks' })).toHaveAttribute('aria-current', 'page')
  await expect(pages(page).getByRole('img', { name: /message(s are| is) unread$/ })).toBeVisible()
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/rng$/)
  await expect.poll(() => scrolled(page)).toBe(place)
  expect(await card?.evaluate((element) => element.isConnected)).toBe(true)

  // A reload, and a link from elsewhere, open the same page; the cross leads to the page below.
  await page.goForward()
  await expect(title(page, 'Limits and breaks')).toBeVisible()
  await page.reload()
  await expect(title(page, 'Limits and breaks')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page).toHaveURL(/\/rng$/)
  await page.goto(`${preview.siteOf(merchant)}/member?page=treasure`)
  await expect(title(page, 'Your account')).toBeVisible()
  await dialog(page).getByRole('link', { name: 'Go to my account' }).click()
  await expect(title(page, 'My account')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/$/)
  await expect(dialog(page)).toHaveCount(0)
})

test('on phones the list is a page of its own, and the arrow leads back to it; also from right to left @account', async ({
  page,
  preview,
}) => {
  await page.setViewportSize(phone)
  await visitAs(page, preview, merchant, '/', { language: 'EN', theme: 'light' })
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await page.getByRole('navigation', { name: 'Quick navigation' }).getByRole('link', { name: 'Account' }).click()
  await expect(title(page, 'Your account')).toBeVisible()
  await expect(page).toHaveURL(/\/member$/)
  expect(await seriousFindings(page)).toEqual([])
  await pages(page).getByRole('link', { name: 'Deposit', exact: true }).click()
  await expect(title(page, 'Deposit')).toBeVisible()
  await expect(pages(page)).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Back to the list of pages' }).click()
  await expect(pages(page)).toBeVisible()
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)

  // The dialog is as wide as the phone and nothing in it is wider, mirrored too.
  await goWithin(page, '/member?page=limits')
  const heading = title(page, 'Limits and breaks')
  const back = dialog(page).getByRole('button', { name: 'Back to the list of pages' })
  await expect(dialog(page).getByText('Deposit limit')).toBeVisible()
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  const startOf = async (locator: Locator) => (await locator.boundingBox())?.x ?? Number.NaN
  expect(await startOf(back)).toBeGreaterThan(await startOf(heading))
  expect(await page.evaluate(() => document.querySelector('dialog')?.scrollWidth)).toBeLessThanOrEqual(phone.width)
})

test('guests are led to the log-in, trial accounts told what they need @account', async ({ page, preview }) => {
  await page.setViewportSize(desktop)
  await visit(page, preview, merchant, '/member?page=depositv2', { language: 'EN' })
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await visitAs(page, preview, merchant, '/member?page=depositv2', { username: 'trial' })
  await expect(page.getByRole('dialog', { name: 'A full account is needed' })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})

test('a balance that changes elsewhere is pushed to every tab by one stream @account', async ({
  page,
  preview,
  context,
}) => {
  const streams: string[] = []
  context.on('request', (request) => {
    if (request.url().includes('/wps/member/events')) streams.push(request.url())
  })
  await page.setViewportSize(desktop)
  await visitAs(page, preview, merchant, '/promotions', { language: 'EN', username: 'mover' })
  await expect(balanceStatus(page)).toHaveText(/^Balance: /)
  const other = await context.newPage()
  await other.setViewportSize(desktop)
  await visit(other, preview, merchant, '/promotions', { language: 'EN' })
  await expect(balanceStatus(other)).toHaveText(/^Balance: /)
  await expect.poll(() => streams.length).toBe(1)

  // Moved by a call of its own, not by either page.
  const token = await tokenOf(page)
  const before = (await balanceStatus(page).textContent()) ?? ''
  const { value } = await ask(preview, merchant, getWallets, { token, query: {} })
  const open = value.wallets.find(({ code, closed }) => code !== '' && closed === undefined)
  const answer = await fetch(`http://localhost:${preview.port}${transferFunds.path}`, {
    method: 'POST',
    headers: {
      'x-merchant-code': merchant,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({ from: '', to: open?.code, amount: '3' }),
  })
  expect(answer.status, await answer.text()).toBe(200)
  for (const tab of [page, other]) await expect(balanceStatus(tab)).not.toHaveText(before)
  expect(await balanceStatus(page).textContent()).toBe(await balanceStatus(other).textContent())
  expect(streams.length).toBe(1)
  expect(streams.join()).not.toContain(token)
})
