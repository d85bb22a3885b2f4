import type { SiteServer } from '#tests/support/preview-server.ts'
import { historySettles, nowhere } from './identity-support.ts'
import { seriousFindings } from './serious-findings.ts'
import { callAs, desktop, expect, linkFor, type Page, test, tokenOf, visit, visitAs } from './site-test.ts'

test.use({ viewport: desktop })

const merchant = 'bengal'
const choices = { language: 'EN' } as const

const entered = (page: Page) => page.getByRole('dialog', { name: 'A link has signed you in' })
const choice = (page: Page) => page.getByRole('dialog', { name: 'Which account do you want to use?' })
const failed = (page: Page) => page.getByRole('dialog', { name: 'The link could not sign you in' })
const header = (page: Page) => page.getByRole('banner')

/** A link to the page that takes the least time, for tests in which it does not matter where it leads. */
const plainLink = (preview: SiteServer, username: string) => linkFor(preview, merchant, username, nowhere)

/** Opens a link as a visitor with no session. */
const openLink = (page: Page, preview: SiteServer, link: string) =>
  visit(page, preview, merchant, link.slice(preview.siteOf(merchant).length), choices)

/** Opens a page as `player`, until the balance stands there. */
async function openAsPlayer(page: Page, preview: SiteServer): Promise<void> {
  await visitAs(page, preview, merchant, nowhere, { ...choices, username: 'player' })
  await expect(header(page).getByText(/^Balance: \D*[\d,.]+/)).toBeAttached()
}

/** Follows a link to where the page's own choices are made already. */
const follow = async (page: Page, link: string) => page.goto(link)

test('a link signs in who has no session, and names the account before anything else, also after a reload @site', async ({
  page,
  preview,
}) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.headers().referer ?? ''}`))
  const link = await linkFor(preview, merchant, 'saver', '/promotions?from=mail')
  const token = new URL(link).searchParams.get('token') ?? ''
  await openLink(page, preview, link)
  await expect(entered(page).getByText('saver')).toBeVisible()
  await expect(page).toHaveURL(/\/promotions\?from=mail$/)
  expect(await seriousFindings(page)).toEqual([])
  expect(sent.slice(1).filter((line) => line.includes(token))).toEqual([])
  expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, history.state]))).not.toContain(token)
  const [out, on] = await Promise.all(
    ['Not mine: sign out', 'This is my account'].map((name) =>
      entered(page).getByRole('button', { name }).boundingBox(),
    ),
  )
  expect([out?.width, out?.height]).toEqual([on?.width, on?.height])

  await page.reload()
  await expect(entered(page).getByText('saver')).toBeVisible()
  await entered(page).getByRole('button', { name: 'This is my account' }).click()
  await expect(entered(page)).toHaveCount(0)
  await page.reload()
  await expect(header(page).getByText(/^Balance: \D*[\d,.]+/)).toBeAttached()
  await expect(entered(page)).toHaveCount(0)
})

test('a link to a page that needs a session leads there, and the account is named above it @site', async ({
  page,
  preview,
}) => {
  const link = await linkFor(preview, merchant, 'saver', '/member?page=depositv2')
  await openLink(page, preview, link)
  await expect(page.locator('dialog[open]')).toHaveCount(2)
  await entered(page).getByRole('button', { name: 'This is my account' }).click()
  await expect(page).toHaveURL(/\/member\?page=depositv2$/)
  await expect(page.getByRole('heading', { name: 'Deposit' }).first()).toBeVisible()
})

test('a session that is open stays at a link of its own account, and at another until its member changes it @site', async ({
  page,
  preview,
}) => {
  await openAsPlayer(page, preview)
  const before = await tokenOf(page)
  const checked = page.waitForResponse(/link-token\/check$/)
  await follow(page, await plainLink(preview, 'player'))
  await checked
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(header(page).getByText(/^Balance: \D*[\d,.]+/)).toBeAttached()

  const link = await linkFor(preview, merchant, 'saver', '/promotions')
  await follow(page, link)
  await expect(choice(page).getByText('player')).toBeVisible()
  await expect(choice(page).getByText('saver')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  const boxes = await Promise.all(
    ['Stay signed in', 'Change the account'].map((name) => choice(page).getByRole('button', { name }).boundingBox()),
  )
  expect(boxes[0]?.width).toBe(boxes[1]?.width)
  expect(boxes[0]?.height).toBe(boxes[1]?.height)
  await choice(page).getByRole('button', { name: 'Stay signed in' }).click()
  await expect(choice(page)).toHaveCount(0)
  expect(await tokenOf(page)).toBe(before)

  // It was not used: followed once more, it asks again, and takes over this time.
  await follow(page, link)
  await choice(page).getByRole('button', { name: 'Change the account' }).click()
  await expect(choice(page)).toHaveCount(0)
  await expect.poll(() => tokenOf(page)).not.toBe(before)
  await header(page).getByRole('button', { name: 'Account' }).click()
  await expect(page.getByText('saver', { exact: true }).first()).toBeVisible()
  const left = async () => (await callAs(preview, { merchant, token: before, path: '/wps/member/info' })).status
  await expect.poll(left).toBe(401)
})

test('a new tab takes up the session of another one and asks, before the link signs anybody in @site', async ({
  page,
  preview,
  faults,
}) => {
  // Two tabs with one token both tell the server: the second of them is told that it is over already.
  faults.allow(/Failed to load resource.*401/)
  await openAsPlayer(page, preview)
  const tab = await page.context().newPage()
  await tab.setViewportSize(desktop)
  await follow(tab, await plainLink(preview, 'saver'))
  await expect(choice(tab).getByText('player')).toBeVisible()
  await expect(choice(tab).getByText('saver')).toBeVisible()
  await choice(tab).getByRole('button', { name: 'Stay signed in' }).click()
  await expect(choice(tab)).toHaveCount(0)
  expect(await tokenOf(tab)).toBe(await tokenOf(page))

  await follow(tab, await plainLink(preview, 'saver'))
  await choice(tab).getByRole('button', { name: 'Change the account' }).click()
  await expect(choice(tab)).toHaveCount(0)
  // One browser, one account: the other tab has left.
  await expect(header(page).getByRole('button', { name: 'Log in' })).toBeVisible()
  await header(tab).getByRole('button', { name: 'Account' }).click()
  await expect(tab.getByText('saver', { exact: true }).first()).toBeVisible()
})

test('an unseen account is handed to no other tab @site', async ({ page, preview }) => {
  const link = await plainLink(preview, 'saver')
  await openLink(page, preview, link)
  await expect(entered(page).getByText('saver')).toBeVisible()
  const tab = await page.context().newPage()
  await tab.setViewportSize(desktop)
  await tab.goto(await plainLink(preview, 'player'))
  await expect(entered(tab).getByText('player')).toBeVisible()
})

test('a link that was somebody else’s is left by one press; once used it signs nobody in, and changes no session @site', async ({
  page,
  preview,
  faults,
}) => {
  faults.allow(/Failed to load resource.*403/)
  const link = await plainLink(preview, 'saver')
  await openLink(page, preview, link)
  await entered(page).getByRole('button', { name: 'Not mine: sign out' }).click()
  await expect(header(page).getByRole('button', { name: 'Log in' })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  // What is still on its way would end the next load.
  await historySettles(page)
  await follow(page, link)
  await expect(failed(page)).toContainText('This link was used, or it is too old')
  await expect(failed(page)).toContainText('You can log in with your user name.')
  await failed(page).getByRole('button', { name: 'Close' }).click()
  await expect(header(page).getByRole('button', { name: 'Log in' })).toBeVisible()

  await openAsPlayer(page, preview)
  const before = await tokenOf(page)
  await follow(page, link)
  await expect(failed(page)).toContainText('You stay signed in as player.')
  expect(await tokenOf(page)).toBe(before)
})

test('an answer that did not come is asked for again by a press @site', async ({ page, preview, faults }) => {
  faults.allow(/Failed to load resource/)
  const link = await plainLink(preview, 'saver')
  await page.route('**/link-token/exchange', (route) => route.abort(), { times: 1 })
  await openLink(page, preview, link)
  await failed(page).getByRole('button', { name: 'Try again' }).click()
  await expect(entered(page).getByText('saver')).toBeVisible()
})

test('an agent’s link works at the agents’ site, and asks who is signed in there @site', async ({ page, preview }) => {
  const own = await linkFor(preview, merchant, 'agent', '/agentHome')
  await openLink(page, preview, own)
  await entered(page).getByRole('button', { name: 'This is my account' }).click()
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await follow(page, await linkFor(preview, merchant, 'subagent', '/agentHome'))
  await expect(choice(page).getByText('subagent', { exact: true })).toBeVisible()
  await expect(choice(page).getByText('agent', { exact: true })).toBeVisible()
  await choice(page).getByRole('button', { name: 'Stay signed in' }).click()
  await expect(choice(page)).toHaveCount(0)
})
