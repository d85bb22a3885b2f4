import { readFile } from 'node:fs/promises'
import { openOverLittle } from './account-support.ts'
import { seriousFindings } from './serious-findings.ts'
import { desktop, expect, goWithin, type Page, phone, test, visitAs } from './site-test.ts'

const merchant = 'bengal'

const dialog = (page: Page) => page.getByRole('dialog').first()
const title = (page: Page, name: string) => dialog(page).getByRole('heading', { level: 2, name, exact: true })
const bets = (page: Page) => dialog(page).getByRole('region', { name: 'Bets', exact: true })
const rows = (page: Page) => bets(page).locator('tbody tr')
const settled = (page: Page) => expect(bets(page)).toHaveAttribute('aria-busy', 'false')

test.beforeEach(({ page }) => openOverLittle(page))

test('bets are filtered by the address, add up, and go into a file; movements tell the balance after each @account', async ({
  page,
  preview,
}) => {
  await page.setViewportSize(desktop)
  await visitAs(page, preview, merchant, '/member?page=personalHistoryCopy&days=30', { language: 'EN' })
  await expect(title(page, 'Betting record')).toBeVisible()
  await expect(rows(page)).toHaveCount(20)
  const summary = dialog(page).getByRole('region', { name: 'Profit and loss, 30 days' })
  await expect(summary.getByText(/^\d+ bets · GMT\+\d$/)).toBeVisible()
  const bars = summary.getByRole('toolbar', { name: 'Profit and loss by day' }).getByRole('button')
  await expect(bars).toHaveCount(30)
  await bars.last().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(bars.nth(28)).toBeFocused()
  expect(await seriousFindings(page)).toEqual([])

  // Each filter stands in the address; a reload opens the same view.
  await dialog(page).getByLabel('Result', { exact: true }).selectOption({ label: 'Won' })
  await expect(page).toHaveURL(/result=won/)
  await settled(page)
  await expect(rows(page).filter({ hasText: 'Won' })).toHaveCount(await rows(page).count())
  await bets(page).getByRole('button', { name: 'Profit / loss' }).click()
  await expect(page).toHaveURL(/sort=profit/)
  await settled(page)
  await page.reload()
  await expect(rows(page).first()).toContainText('Won')
  await expect(dialog(page).getByLabel('Result', { exact: true })).toHaveValue('won')
  await expect(bets(page).getByRole('columnheader', { name: 'Profit / loss' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )

  // One bet by a part of its number.
  const number = (await rows(page).first().locator('bdi[translate=no]').innerText()).trim()
  const field = dialog(page).getByRole('textbox', { name: 'Bet number' })
  await field.fill(number.toLowerCase())
  await field.press('Enter')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText(number)
  await expect(dialog(page).getByText('This page, 1 of 1 bet')).toBeVisible()

  // All that is asked for goes into the file, not the page alone.
  await dialog(page).getByRole('button', { name: 'Clear the bet number' }).click()
  await expect(rows(page).nth(1)).toBeVisible()
  const all = Number((await summary.getByText(/^\d+ bets/).innerText()).split(' ')[0])
  const saving = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Export' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^betting-record-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n').slice(0, -1)
  expect(lines).toHaveLength(all + 1)
  expect(lines[0]).toMatch(/^\uFEFF/)
  expect(lines.slice(1).every((line) => line.endsWith(',Won'))).toBe(true)

  // A movement opens above its list, and the balance before it and the amount are the balance after it.
  await dialog(page).getByRole('link', { name: 'Account record' }).click()
  await expect(title(page, 'Account record')).toBeVisible()
  await dialog(page).getByLabel('Kind of movement').selectOption({ label: 'Win' })
  await expect(page).toHaveURL(/kind=win/)
  // The rows of before stay until those that were asked for are there.
  await expect(dialog(page).locator('tbody').getByRole('row').filter({ hasNotText: 'Win' })).toHaveCount(0)
  await dialog(page)
    .getByRole('button', { name: /: details$/ })
    .first()
    .click()
  const detail = page.getByRole('dialog', { name: 'Movement' })
  const figure = async (name: string): Promise<number> => {
    const line = await detail.getByText(name, { exact: true }).locator('..').innerText()
    return Number(
      line
        .replace(name, '')
        .replace('−', '-')
        .replaceAll(/[^\d.-]/g, ''),
    )
  }
  await expect(detail.getByText('Bets of this movement')).toBeVisible()
  expect((await figure('Balance before')) + (await figure('Amount'))).toBeCloseTo(await figure('Balance after'), 2)
  await page.keyboard.press('Escape')
  await expect(detail).toHaveCount(0)
  await expect(title(page, 'Account record')).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('records on a phone: cards, a failure and another try, nothing yet and the ways on @account', async ({
  page,
  preview,
  faults,
}) => {
  faults.allow(/Failed to load resource/)
  await page.setViewportSize(phone)
  await page.route('**/wps/records/profit?*', (route) => route.fulfill({ status: 500, body: 'no' }))
  await visitAs(page, preview, merchant, '/member?page=personalProfit&days=30', { language: 'EN', theme: 'light' })
  await expect(dialog(page).getByRole('alert')).toBeVisible()
  await page.unroute('**/wps/records/profit?*')
  await dialog(page)
    .getByRole('button', { name: /try again/i })
    .click()
  await expect(dialog(page).getByRole('region', { name: 'Turnover by category' })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await dialog(page).getByLabel('Leave out days without bets').click()
  await expect(page).toHaveURL(/only=busy/)

  await goWithin(page, '/member?page=personalHistoryCopy&days=30')
  const cards = bets(page).getByRole('listitem')
  await expect(cards).toHaveCount(20)
  await expect(cards.first()).toContainText('Bet number')
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(phone.width)
  expect(await seriousFindings(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/at=2/)

  await visitAs(page, preview, merchant, '/member?page=bonusDetails&kind=bonus', { username: 'keeper' })
  await expect(title(page, 'Bonus details')).toBeVisible()
  await expect(dialog(page).getByText('None of this kind in these days')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Clear filters' }).click()
  await expect(dialog(page).getByText('No bonus or rebate in these days')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Show 30 days' }).click()
  await expect(page).toHaveURL(/days=30/)
})
