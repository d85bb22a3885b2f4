import { openPopup } from './identity-support.ts'
import { seriousFindings } from './serious-findings.ts'
import { balanceStatus, desktop, expect, type Page, phone, test } from './site-test.ts'

test.use({ viewport: desktop })

const signedIn = (page: Page) => expect(balanceStatus(page)).toHaveText(/^Balance: /)

/** Goes to a provider by its button; there, the sandbox's page asks who the visitor is. */
async function leaveFor(page: Page, provider: string) {
  await page.getByRole('dialog').getByRole('button', { name: provider, exact: true }).click()
  await expect(page.getByRole('heading', { name: /asks who you are/ })).toBeVisible()
}

test('who is known at a provider comes back signed in, and no secret is left or sent on @identity', async ({
  page,
  preview,
}) => {
  const sent: string[] = []
  await openPopup(page, preview, 'bengal', { wanted: '/' })
  await leaveFor(page, 'Google')
  const there = new URL(page.url())
  expect(there.searchParams.get('code_challenge_method')).toBe('S256')
  expect(there.searchParams.get('redirect_uri')).toBe(`${preview.siteOf('bengal')}/login/google`)
  const kept = await page.evaluate(() => document.referrer)
  expect(kept).not.toMatch(/login/)
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) sent.push(`${request.url()} ${request.headers().referer ?? ''}`)
  })
  await page.getByRole('button', { name: 'Known player' }).click()
  await signedIn(page)
  await expect(page).toHaveURL(/localhost:\d+\/$/)
  expect(sent.filter((line) => /code=|state=/.test(line))).toEqual([])
  const left = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, history.state]))
  expect(left).not.toContain('verifier')
  expect(left).not.toContain(there.searchParams.get('state'))
})

test('who is new confirms age and terms, or opens no account @identity', async ({ page, preview }) => {
  await page.setViewportSize(phone)
  await openPopup(page, preview, 'sakura', { wanted: '/' })
  const popup = page.getByRole('dialog', { name: 'Open your account' })
  const open = popup.getByRole('button', { name: 'Open the account' })
  await leaveFor(page, 'Google')
  await page.getByRole('button', { name: 'New visitor' }).click()
  await expect(popup.getByText(/Welcome, New visitor/)).toBeVisible()
  await expect(popup.getByRole('checkbox', { name: /older/ })).not.toBeChecked()
  expect(await seriousFindings(page)).toEqual([])
  await popup.getByRole('button', { name: 'No, do not open one' }).click()
  await expect(popup).toHaveCount(0)
  await expect(page).toHaveURL(/localhost:\d+\/$/)

  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await leaveFor(page, 'Google')
  await page.getByRole('button', { name: 'New visitor' }).click()
  await open.click()
  const age = popup.getByRole('checkbox', { name: /older/ })
  await expect(age).toHaveAccessibleDescription(/Please confirm you are \d+ years old/)
  await expect(age).toBeFocused()
  await age.check()
  await popup.getByRole('checkbox', { name: /terms/ }).check()
  await open.click()
  await expect(page.getByRole('dialog', { name: /^Welcome to/ })).toBeVisible()
})

test('who turns back, and answers that nobody asked for, end with a way on @identity', async ({
  page,
  preview,
  faults,
}) => {
  faults.allow(/Failed to load resource.*(400|401|403|409|410)/)
  const failed = page.getByRole('dialog', { name: 'The log-in was not finished' })
  await openPopup(page, preview, 'lotus')
  await leaveFor(page, 'Facebook')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(failed.getByText(/You left the other service without logging in/)).toBeVisible()
  await expect(page).toHaveURL(/\/login\/facebook$/)
  expect(await seriousFindings(page)).toEqual([])
  await failed.getByRole('button', { name: 'Log in' }).click()

  await leaveFor(page, 'Facebook')
  await page.route('**/wps/session/social/finish', (route) =>
    route.fulfill({
      status: 400,
      contentType: 'application/problem+json',
      json: { type: 'about:blank', title: 'refused', status: 400, code: 'social.failed' },
    }),
  )
  await page.getByRole('button', { name: 'Known player' }).click()
  await expect(failed.getByText(/did not work/)).toBeVisible()
  await page.unroute('**/wps/session/social/finish')

  const finishes: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/social/finish')) finishes.push(request.url())
  })
  const forged = `${preview.siteOf('lotus')}/login/facebook?code=stolen&state=${'x'.repeat(43)}`
  await page.goto(forged)
  await expect(failed.getByText(/does not belong to a log-in/)).toBeVisible()
  await expect(page).toHaveURL(/\/login\/facebook$/)
  await failed.getByRole('button', { name: 'To the home page' }).click()
  await expect(page).toHaveURL(/localhost:\d+\/$/)
  await page.goto(`${preview.siteOf('lotus')}/login/telegram?code=c&state=${'x'.repeat(43)}`)
  await expect(page).toHaveURL(/localhost:\d+\/$/)
  expect(finishes).toEqual([])
})

test('an address that is not safe is not opened @identity', async ({ page, preview }) => {
  await page.route('**/wps/session/social/start', (route) =>
    route.fulfill({ json: { success: true, value: { authorizeUrl: 'http://accounts.example/authorize' } } }),
  )
  await openPopup(page, preview, 'lotus')
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await dialog.getByRole('button', { name: 'Google', exact: true }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: 'is not safe' })).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
})
