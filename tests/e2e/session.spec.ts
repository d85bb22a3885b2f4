import { nowhere } from './identity-support.ts'
import { desktop, expect, fillLogIn, phone, test, visit } from './site-test.ts'

for (const code of ['bengal', 'lite']) {
  test(`a player of ${code} logs in, sees the balance, reloads and signs out @site`, async ({ page, preview }) => {
    await page.setViewportSize(desktop)
    await visit(page, preview, code, nowhere, { language: 'EN' })
    const header = page.getByRole('banner')
    await header.getByRole('button', { name: 'Log in' }).click()
    await fillLogIn(page.getByRole('dialog'))
    const balance = header.getByText(/^Balance: \D*[\d,.]+/)
    await expect(balance).toBeAttached()
    const amount = await balance.textContent()
    expect(page.url()).not.toContain('token')

    await page.reload()
    await expect(balance).toHaveText(amount ?? '')

    await header.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
    await expect(header.getByRole('button', { name: 'Log in' })).toBeVisible()
    expect(await page.evaluate(() => Object.values({ ...sessionStorage }).join())).not.toMatch(/[\w-]{32}/)
    await page.reload()
    await expect(header.getByRole('button', { name: 'Log in' })).toBeVisible()
  })
}

test('a player logs in on a phone @site', async ({ page, preview }) => {
  await page.setViewportSize(phone)
  await visit(page, preview, 'bengal', '/login', { language: 'EN' })
  await fillLogIn(page.getByRole('dialog'))
  await expect(page.getByRole('banner').locator('bdi', { hasText: /2\d,\d{3}/ })).toBeVisible()
})

test('a token in the address is taken out before anything else @site', async ({ page, preview, faults }) => {
  faults.allow(/Failed to load resource.*403/)
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.url()} ${request.headers().referer ?? ''}`))
  await visit(page, preview, 'lite', '/?token=0123456789abcdef0123456789abcdef&keep=1', { language: 'EN' })
  await expect(page).toHaveURL(/\/\?keep=1$/)
  await expect(page.getByRole('dialog', { name: 'The link could not sign you in' })).toBeVisible()
  expect(requests.slice(1).filter((line) => line.includes('0123456789abcdef'))).toEqual([])
})
