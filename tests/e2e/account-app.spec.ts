import { devices } from 'playwright/test'
import { seriousFindings } from './serious-findings.ts'
import { desktop, expect, goWithin, phone, test, visit, visitAs } from './site-test.ts'

const merchant = 'bengal'

test('the blog is read from its list to a post, by topic and page, and says what it is about @account', async ({
  page,
  preview,
  faults,
}) => {
  await page.setViewportSize(desktop)
  await visit(page, preview, merchant, '/promotions', { language: 'EN' })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
  const posts = page.getByRole('list', { name: 'Posts' }).getByRole('listitem')
  await expect(posts).toHaveCount(7)
  await expect(page).toHaveTitle(/^Blog/)
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/\/blog\?page=2$/)
  await expect(posts).toHaveCount(5)
  await page.getByRole('link', { name: 'How games work', exact: true }).click()
  await expect(page).toHaveURL(/\/blog\?category=games$/)
  await posts.getByRole('link', { name: /What “return to player” tells you/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/return to player/)
  await expect(page.getByText('The figure is calculated over millions of rounds.')).toBeVisible()
  await expect(page).toHaveTitle(/return to player/)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /returns 96 of every 100/)
  expect(await seriousFindings(page)).toEqual([])
  await page.goBack()
  await expect(posts).toHaveCount(4)
  await expect(page.locator('meta[name=description]')).not.toHaveAttribute('content', /returns 96/)

  await page.setViewportSize(phone)
  faults.allow(/Failed to load resource.*404/)
  await goWithin(page, '/blog/not-there')
  await expect(page.getByRole('heading', { level: 1, name: 'This post is not here' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'All posts' }).last().click()
  await expect(posts).toHaveCount(7)
})

test('a code carries the session to a phone once, without the token, and the phone’s session is named and ended @account', async ({
  page,
  preview,
  browser,
}) => {
  await page.setViewportSize(desktop)
  const made = page.waitForResponse((response) => response.url().endsWith('/wps/session/app-code'))
  await visitAs(page, preview, merchant, '/promotions', { language: 'EN', username: 'saver' })
  await page.getByRole('button', { name: /Get the app/ }).hover()
  const { code }: { code: string } = (await (await made).json()).value
  await expect(page.getByText(/signs your phone in as saver/)).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR code: Android app' })).toBeVisible()

  const address = `${preview.siteOf(merchant)}/m/appDownload?language=EN&tokens=${code}#android`
  const { defaultBrowserType: _, ...pixel } = devices['Pixel 7']
  const context = await browser.newContext(pixel)
  const other = await context.newPage()
  await other.goto(address)
  const told = other.getByRole('dialog', { name: 'A link has signed you in' })
  await expect(told.getByText('saver')).toBeVisible()
  expect(new URL(other.url()).search).toBe('')
  expect(await seriousFindings(other)).toEqual([])
  await told.getByRole('button', { name: 'This is my account' }).click()
  await expect(other.getByRole('list', { name: 'Apps' }).getByRole('listitem').first()).toContainText('This device')
  await expect(other.getByRole('heading', { name: 'On Android' })).toBeInViewport()
  expect(await seriousFindings(other)).toEqual([])
  const tokenIn = (tab: typeof page) => tab.evaluate(() => sessionStorage.getItem('token'))
  expect(await tokenIn(other)).not.toBe(await tokenIn(page))

  const late = await (await browser.newContext(pixel)).newPage()
  await late.goto(address)
  const failed = late.getByRole('dialog', { name: 'The link could not sign you in' })
  await expect(failed).toContainText('This link was used, or it is too old')
  await failed.getByRole('button', { name: 'Close' }).click()
  await expect(late.getByRole('link', { name: /^Get it: App for Android/ })).toBeVisible()
  expect(await tokenIn(late)).toBeNull()
  await late.context().close()

  await goWithin(page, '/member?page=securityCenter')
  const sessions = page.getByRole('listitem').filter({ hasText: 'By a code for the app' })
  await sessions.getByRole('button', { name: /^End the session/ }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: 'End', exact: true }).click()
  await expect(sessions).toHaveCount(0)
  await context.close()
})
