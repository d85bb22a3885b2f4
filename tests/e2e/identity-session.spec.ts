import type { Page } from 'playwright/test'
import { nowhere, openPopup } from './identity-support.ts'
import {
  balanceStatus,
  callAs,
  desktop,
  endSessionWhileAway,
  expect,
  fillLogIn,
  logIn,
  setState,
  test,
  tokenOf,
  visit,
  visitAs,
} from './site-test.ts'

test.describe.configure({ mode: 'default' })
test.beforeEach(async ({ page }) => {
  await page.setViewportSize(desktop)
})

test.afterEach(async ({ preview }) => {
  await setState(preview, { merchant: 'lotus', closedModules: [] })
})

const logInButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Log in' })

async function signOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click()
  await page.getByRole('list', { name: 'Account' }).getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(logInButton(page)).toBeVisible()
}

/** Everything that this browser keeps for the site, and every address that the page has asked for. */
const keptBy = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = (await indexedDB.databases?.()) ?? []
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      history.state,
      location.href,
      databases,
      await caches.keys().catch(() => []),
      performance.getEntries().map(({ name }) => name),
    ])
  })

test('signing out in one tab ends them all, each on the server, and no token is left anywhere @identity', async ({
  page,
  context,
  preview,
  faults,
}) => {
  // Two tabs with one token both tell the server: the second of them is told that it is over already.
  faults.allow(/Failed to load resource.*401/)
  const merchant = 'lite'
  const lines: string[] = []
  context.on('console', (message) => lines.push(message.text()))
  context.on('request', (request) => lines.push(`${request.url()} ${request.headers().referer ?? ''}`))
  const other = await context.newPage()
  await other.setViewportSize(desktop)
  for (const tab of [page, other]) await visit(tab, preview, merchant, nowhere, { language: 'EN' })
  for (const tab of [page, other]) await logIn(tab)
  const tokens = [await tokenOf(page), await tokenOf(other)]
  expect(tokens[0]).not.toBe(tokens[1])

  // A tab that the visitor opens takes up a session that is there.
  const third = await context.newPage()
  await third.setViewportSize(desktop)
  await visit(third, preview, merchant, '/member?page=withdraw', { language: 'EN' })
  await expect(third).toHaveURL(/\/member\?page=withdraw$/)
  await expect(balanceStatus(third)).toHaveText(/^Balance: /)
  expect(tokens).toContain(await tokenOf(third))

  await signOut(page)
  for (const tab of [other, third]) await expect(logInButton(tab)).toBeVisible()
  await expect(third).toHaveURL(/\/$/)
  const statusOf = async (token: string) =>
    (await callAs(preview, { merchant, token, path: '/wps/member/info' })).status
  for (const token of tokens) {
    await expect.poll(() => statusOf(token)).toBe(401)
    expect(lines.filter((line) => line.includes(token))).toEqual([])
    for (const tab of [page, other, third]) expect(await keptBy(tab)).not.toContain(token)
  }
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('many refusals at once are one prompt, and after it the interrupted page goes on @identity', async ({
  page,
  preview,
  faults,
}) => {
  const merchant = 'lite'
  faults.allow(/Failed to load resource.*401/)
  await visitAs(page, preview, merchant, '/member?page=securityCenter', { language: 'EN' })
  const security = page.getByRole('dialog', { name: 'My account' })
  const devices = security.getByRole('heading', { name: /device/i }).first()
  await expect(devices).toBeVisible()
  const token = await tokenOf(page)
  await endSessionWhileAway(page, preview, merchant)
  const prompt = page.getByRole('dialog', { name: 'Log in' })
  await expect(prompt.getByText('Your session is over. Log in again to go on.')).toBeVisible()
  await expect(prompt).toHaveCount(1)
  await expect(page).toHaveURL(/\/member\?page=securityCenter$/)
  await fillLogIn(prompt)
  await expect(prompt).toHaveCount(0)
  await expect(devices).toBeVisible()
  await expect(page).toHaveURL(/\/member\?page=securityCenter$/)
  expect(await tokenOf(page)).not.toBe(token)

  // Once more, and this time the visitor does not log in again.
  await endSessionWhileAway(page, preview, merchant)
  await prompt.getByRole('button', { name: /^Close/ }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(logInButton(page)).toBeVisible()
})

test('guests are asked to log in where a page needs it, and are there afterwards @identity', async ({
  page,
  preview,
}) => {
  await visit(page, preview, 'lite', '/member?page=withdraw', { language: 'EN' })
  await expect(page).toHaveURL(/\/login$/)
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await fillLogIn(dialog)
  await expect(page).toHaveURL(/\/member\?page=withdraw$/)
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2, name: 'Withdraw' })).toBeVisible()
  for (const path of ['/login', '/register']) {
    await page.goto(`${preview.siteOf('lite')}${path}`)
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  // A site without agent pages has no such page.
  await page.goto(`${preview.siteOf('lite')}/agentHome`)
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible()
})

test('the addresses of log-in and registration open their popup, and closing it leads home @identity', async ({
  page,
  preview,
}) => {
  await visit(page, preview, 'lite', '/register?referralCode=nobody', { language: 'EN' })
  const register = page.getByRole('dialog', { name: 'Create your account' })
  await expect(register).toBeVisible()
  await register
    .getByRole('link', { name: 'Log in' })
    .or(register.getByRole('button', { name: 'Log in' }))
    .first()
    .click()
  const logInDialog = page.getByRole('dialog', { name: 'Log in' })
  await expect(logInDialog).toBeVisible()
  await expect(register).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(logInDialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)
  await page.goto(`${preview.siteOf('bengal')}/login/nobody`)
  await expect(page).toHaveURL(/\/$/)
})

test('agents have their own log-in, centre and way out, and players are refused there @identity', async ({
  page,
  preview,
}) => {
  await visitAs(page, preview, 'bengal', '/agentHome?page=withdraw', { language: 'EN' })
  await expect(page).toHaveURL(/\/agent$/)
  await expect(page.getByText('Non-agents cannot log in here. You are signed in as a player.')).toBeVisible()
  await expect(page.getByText('Consulting hours')).toBeVisible()

  await fillLogIn(page.getByRole('main'), 'agent')
  await expect(page).toHaveURL(/\/agentHome\?page=withdraw$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Withdraw' })).toBeVisible()
  const pages = page.getByRole('navigation', { name: 'Agent centre pages' })
  await pages.getByRole('button', { name: 'Change password' }).click()
  const change = page.getByRole('dialog', { name: 'Change the password' })
  await expect(change.getByLabel('Current password')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(change).toHaveCount(0)
  await pages.getByRole('link', { name: 'Account security' }).click()
  await expect(page).toHaveURL(/\/agentHome\?page=securityCenter$/)
  await expect(page.getByRole('main').getByRole('heading', { name: 'Password', exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/agent$/)
  await expect(page.getByRole('heading', { name: 'Agent log-in' })).toBeVisible()
})

test('a trial account is told what it needs, and may register @identity', async ({ page, preview }) => {
  await visitAs(page, preview, 'bengal', nowhere, { language: 'EN', username: 'trial' })
  const header = page.getByRole('banner')
  await expect(balanceStatus(page)).toHaveText(/^Balance: /)
  await expect(header.getByRole('link', { name: 'Deposit' })).toHaveCount(0)
  await header.getByRole('button', { name: 'Account' }).click()
  await expect(page.getByRole('list', { name: 'Account' }).getByRole('link')).toHaveText(['Register'])
  await page.goto(`${preview.siteOf('bengal')}/member?page=securityCenter`)
  const message = page.getByRole('dialog', { name: 'A full account is needed' })
  await expect(message).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change the password' })).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)
  await message.getByRole('link', { name: 'Register' }).click()
  await expect(page).toHaveURL(/\/register$/)
  const register = page.getByRole('dialog', { name: 'Create your account' })
  await register.getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
})

test('what the gateway closes is not offered @identity', async ({ page, preview }) => {
  const merchant = 'lotus'
  await openPopup(page, preview, merchant)
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await expect(dialog.getByRole('button', { name: /Google/ })).toBeVisible()
  const freePlay = dialog.getByRole('button', { name: 'Try it with play money' })
  await expect(freePlay).toBeVisible()
  await setState(preview, { merchant, closedModules: ['registration', 'freePlay', 'socialLogin'] })
  await openPopup(page, preview, merchant)
  await expect(dialog.getByRole('textbox', { name: 'User name' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: /Google/ })).toHaveCount(0)
  await expect(freePlay).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Register' })).toHaveCount(0)
  await openPopup(page, preview, merchant, { path: '/register' })
  await expect(page.getByText(/registration is closed/i).first()).toBeVisible()
})
