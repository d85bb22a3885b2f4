import { getMember } from '#contract/identity/member.ts'
import type { PreviewServer } from '#tests/support/preview-server.ts'
import { ask, tokenFor } from './gateway-calls.ts'
import {
  balanceStatus,
  callAs,
  desktop,
  endSessionWhileAway,
  expect,
  fillLogIn,
  goWithin,
  liftFaults,
  type Page,
  setFault,
  test,
  tokenOf,
  visit,
  visitAs,
} from './site-test.ts'

test.describe.configure({ mode: 'default' })
const merchant = 'siam'

const promotions = (page: Page) => page.getByRole('list', { name: 'Promotions' })

/** A page with less on it than the home page, for what the header does on every page. */
async function openPageAs(page: Page, preview: PreviewServer, code: string): Promise<void> {
  await visitAs(page, preview, code, '/promotions', { language: 'EN' })
  await expect(promotions(page)).toBeVisible()
  await expect(balanceStatus(page)).toHaveText(/^Balance: |^The balance could not be read$/)
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(desktop)
})

test.afterEach(async ({ preview }) => {
  await liftFaults(preview)
})

test('the account menu has every way that a member has @site', async ({ page, preview }) => {
  const token = await tokenFor(preview, 'bengal', { username: 'player', password: 'Demo-player-1' })
  const { unreadMessage } = (await ask(preview, 'bengal', getMember, { token })).value
  await openPageAs(page, preview, 'bengal')
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Account' }).click()
  const menu = page.getByRole('list', { name: 'Account' })
  const ways: [name: RegExp, page: string][] = [
    [/^Deposit/, 'depositv2'],
    [/^Withdraw/, 'withdraw'],
    [/^Messages/, 'messageV2'],
    [/^My account/, 'securityCenter'],
    [/^VIP/, 'vip'],
    [/^Invite friends/, 'referral'],
    [/^Limits and self-exclusion/, 'limits'],
    [/^Feedback/, 'feedback'],
  ]
  for (const [name, target] of ways)
    await expect(menu.getByRole('link', { name })).toHaveAttribute('href', `/member?page=${target}`)
  for (const name of ['Refresh the balance', 'Hide the balance', 'Sign out'])
    await expect(menu.getByRole('button', { name })).toBeVisible()
  await expect(header.getByRole('link', { name: `Messages: ${unreadMessage} unread` })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(header.getByRole('button', { name: 'Account' })).toBeFocused()
})

test('the balance is hidden, shown and asked for again, and stays hidden over a reload @site', async ({
  page,
  preview,
}) => {
  // What lies in vendors' wallets is brought back first, and is more of a balance then.
  const broughtBack = page.waitForResponse(/\/funds\/consolidated$/)
  await openPageAs(page, preview, merchant)
  await broughtBack
  const header = page.getByRole('banner')
  const status = balanceStatus(page)
  const shown = (await status.textContent()) ?? ''
  await header.getByRole('button', { name: 'Hide the balance' }).click()
  await expect(header.getByRole('img', { name: 'Balance hidden' })).toBeVisible()
  await expect(header).not.toContainText(shown.replace(/^Balance: /, ''))
  await page.reload()
  await expect(header.getByRole('img', { name: 'Balance hidden' })).toBeVisible()
  await header.getByRole('button', { name: 'Show the balance' }).click()
  await expect(status).toHaveText(shown)
  const asked = page.waitForResponse(/\/wallets\/balance/)
  await header.getByRole('button', { name: 'Refresh the balance' }).click()
  expect((await asked).status()).toBe(200)
  await expect(status).toHaveText(shown)
  // On a tablet the ways of money stay.
  await page.setViewportSize({ width: 1024, height: 768 })
  for (const name of ['Deposit', 'Withdraw'])
    await expect(header.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 })
})

test('a balance that cannot be read is a dash with a retry, never a zero @site', async ({ page, preview, faults }) => {
  faults.allow(/Failed to load resource.*500/)
  for (const call of ['getBalance', 'consolidateFunds', 'getMemberEvents'])
    await setFault(preview, { merchant, call, kind: 'status' })
  await openPageAs(page, preview, merchant)
  const header = page.getByRole('banner')
  await expect(header.getByTitle('The balance could not be read')).toHaveText('–')
  await expect(header).not.toContainText(/[฿]|0\.00/)
  await liftFaults(preview)
  await header.getByRole('button', { name: 'Refresh the balance' }).click()
  await expect(balanceStatus(page)).toHaveText(/^Balance: \D*[\d,.]+/)
})

test('a session that ended on the server leads to one log-in prompt, at once and when the page comes back @site', async ({
  page,
  preview,
  faults,
}) => {
  faults.allow(/Failed to load resource.*401/)
  // All of the page has been asked for: what finds out is the stream that the gateway ends with the session.
  await openPageAs(page, preview, merchant)
  const token = await tokenOf(page)
  const left = await callAs(preview, { merchant, token, method: 'DELETE', path: '/wps/session/logout' })
  expect(left.ok).toBe(true)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Your session is over. Log in again to go on.')).toHaveCount(1)
  await expect(dialog).toHaveCount(1)
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  await fillLogIn(dialog)
  await expect(dialog).toHaveCount(0)
  await expect(balanceStatus(page)).toHaveText(/^Balance: /)
  await endSessionWhileAway(page, preview, merchant)
  await expect(dialog.getByText('Your session is over. Log in again to go on.')).toBeVisible()
  await expect(dialog).toHaveCount(1)
})

test('signing out ends the session on the server, and staying does not @site', async ({ page, preview }) => {
  await openPageAs(page, preview, merchant)
  const token = await tokenOf(page)
  const ask = async () => (await callAs(preview, { merchant, token, path: '/wps/member/info' })).status
  const header = page.getByRole('banner')
  const press = async (answer: string) => {
    await header.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('list', { name: 'Account' }).getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('dialog').getByRole('button', { name: answer }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await press('Stay signed in')
  expect(await ask()).toBe(200)
  await press('Sign out')
  await expect(header.getByRole('button', { name: 'Log in' })).toBeVisible()
  // The page does not wait for the server to have heard of it.
  await expect.poll(ask).toBe(401)
})

test('a player cannot log in at /agent, and an agent not to the players’ site @site', async ({
  page,
  preview,
  faults,
}) => {
  faults.allow(/Failed to load resource.*40\d/)
  await visit(page, preview, 'bengal', '/agent', { language: 'EN' })
  await fillLogIn(page.getByRole('main'))
  await expect(page.getByText('Non-agents cannot log in here')).toBeVisible()
  await expect(page).toHaveURL(/\/agent$/)
  await goWithin(page, '/promotions')
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await fillLogIn(page.getByRole('dialog'), 'agent')
  await expect(page.getByRole('dialog').getByText('Non-member account unable to log in')).toBeVisible()
})

test('the panel of customer service opens and closes by keyboard, the focus where it was @site', async ({
  page,
  preview,
}) => {
  await visit(page, preview, 'bengal', '/promotions', { language: 'EN' })
  await expect(promotions(page)).toBeVisible()
  const launcher = page.getByRole('button', { name: 'Open customer service' })
  await launcher.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Customer service' })
  await expect(panel).toBeFocused()
  await expect(panel.getByRole('button', { name: /Live chat/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(launcher).toBeFocused()
  await page.keyboard.press('Enter')
  await panel.getByRole('button', { name: 'Close customer service' }).press('Enter')
  await expect(panel).toHaveCount(0)
  await expect(launcher).toBeFocused()
})
