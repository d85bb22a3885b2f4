import { getMessages, markMessages } from '#contract/account/messages.ts'
import { openOverLittle } from './account-support.ts'
import { ask, tokenFor } from './gateway-calls.ts'
import { seriousFindings } from './serious-findings.ts'
import { desktop, expect, goWithin, phone, test, visitAs } from './site-test.ts'

test.beforeEach(({ page }) => openOverLittle(page))

test('a player sets a limit, takes a break, and play is closed until it ends @account', async ({
  page,
  preview,
  faults,
}) => {
  faults.allow(/Failed to load resource.*403/)
  await page.setViewportSize(desktop)
  await visitAs(page, preview, 'lite', '/member?page=limits', { language: 'EN', username: 'keeper' })
  const loss = page.getByRole('region', { name: 'Loss limit' })
  await loss.getByRole('button', { name: 'Set' }).click()
  await page.getByLabel('Highest amount').fill('50')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The limit counts now.')).toBeVisible()
  await expect(loss).toContainText('of $50.00')
  await loss.getByRole('button', { name: 'Change' }).click()
  await page.getByLabel('Highest amount').fill('80')
  await expect(page.getByText(/it starts after 24 hours and asks you again/)).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(loss).toContainText('Rise to $80.00 asked for')
  expect(await seriousFindings(page)).toEqual([])

  await page.getByRole('button', { name: '24 hours' }).click()
  await page.getByRole('button', { name: 'Start the break' }).click()
  await expect(page.getByText(/^You are taking a break until/)).toBeVisible()
  await goWithin(page, '/seamless?vassalage=GRF&gameCode=GRF-RNG-1001')
  await expect(page.getByRole('heading', { name: 'Play is closed for you now' })).toBeVisible()
})

test('messages are read on a phone, and what is unread is counted @account', async ({ page, preview }) => {
  await page.setViewportSize(phone)
  const token = await tokenFor(preview, 'lite', { username: 'player', password: 'Demo-player-1' })
  const query = { pageNo: 1, pageSize: 50, language: 'EN' }
  const { messages } = (await ask(preview, 'lite', getMessages, { token, query })).value
  const ids = messages.filter(({ title }) => title.startsWith('A new device')).map(({ id }) => id)
  // Other tests have logged in, too.
  await ask(preview, 'lite', markMessages, { token, body: { mark: 'deleted', ids: ids.slice(2) } })
  await ask(preview, 'lite', markMessages, { token, body: { mark: 'read' } })
  await ask(preview, 'lite', markMessages, { token, body: { mark: 'unread', ids: ids.slice(0, 2) } })
  await visitAs(page, preview, 'lite', '/member?page=messageV2', { language: 'EN', username: 'player' })
  const unread = page.getByRole('button', { name: /^New/ })
  await expect(unread).toHaveCount(2)
  await unread.first().click()
  await expect(page.getByText(/We never ask for a password or a code in a message/)).toBeVisible()
  await expect(unread).toHaveCount(1)
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(unread).toHaveCount(0)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByRole('button', { name: /^Welcome to/ })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
})
