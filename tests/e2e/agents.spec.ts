import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright/test'
import { hideAlike } from './rows-alike.ts'
import { seriousFindings } from './serious-findings.ts'
import { desktop, expect, goWithin, phone, test, visit, visitAs } from './site-test.ts'

const merchant = 'lotus'

const agentPages = [
  'agentTeamOverview',
  'downlineManagmentView',
  'registerCenter',
  'contracts',
  'agentAnnouncement',
  'personalHistoryCopy',
  'palStatementsAgentCopy',
  'agentRevenueReport',
  'agentDownlineTransactionDetailsCopy',
  'agentDividendRecordCopy2',
  'agentDailyWages2',
  'agentHourSalary',
  'agentRealtimeSalary',
  'deposit',
  'withdraw',
  'transfer',
  'messages',
  'transactionHistory',
  'limits',
  'securityCenter',
  'customerService',
]

/** A page of the agents whose figures are there. */
async function openPage(page: Page, name: string): Promise<Locator> {
  const main = page.getByRole('main')
  await page.getByRole('navigation', { name: 'Agent centre pages' }).getByRole('link', { name, exact: true }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0)
  return main
}

const asAgent = { language: 'EN', username: 'agent', site: 'agent' } as const

test('an agent looks at the team, goes down to a player’s bets, and takes them along as a file @agents', async ({
  page,
  preview,
}) => {
  await page.setViewportSize(desktop)
  await visitAs(page, preview, merchant, '/agentHome', asAgent)
  await expect(page.getByRole('timer', { name: 'Time' })).toContainText('GMT+7')
  const main = page.getByRole('main')
  await expect(main.getByText(/^vs /)).toBeVisible()
  await expect(main.getByRole('figure', { name: 'Valid bets by day' })).toBeVisible()
  await main.getByRole('button', { name: 'This month' }).click()
  await expect(page).toHaveURL(/days=month/)
  const tree = main.getByRole('table', { name: 'Members of the team' })
  await main.getByRole('button', { name: 'Show the downlines of subagent' }).click()
  await expect(tree.getByText(/level 2$/i).first()).toBeVisible()
  await tree.getByRole('link', { name: /Go to the downlines of subagent$/ }).click()
  await expect(main.getByRole('navigation', { name: 'Where in the team' })).toContainText('subagent')
  await page.goBack()
  await expect(main.getByRole('navigation', { name: 'Where in the team' })).not.toContainText('subagent')
  await main
    .getByRole('searchbox', { name: 'Find an account' })
    .or(main.getByRole('textbox', { name: 'Find an account' }))
    .fill('player')
  await page.keyboard.press('Enter')
  await expect(tree.getByText('player', { exact: true })).toBeVisible()

  await tree.getByRole('link', { name: 'player', exact: true }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('player')
  await expect(main.getByText('Last log-in', { exact: true })).toBeVisible()
  await openPage(page, 'User loss')
  await main.getByRole('link', { name: 'player', exact: true }).click()
  await expect(page).toHaveURL(/account=player/)
  await main.getByRole('link', { name: 'player', exact: true }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Team betting')
  const bets = main.getByRole('table', { name: 'Team betting' })
  await expect(bets.getByRole('row').nth(1)).toContainText('player')
  const saving = page.waitForEvent('download')
  await main.getByRole('button', { name: 'Export' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^team-bets-/)
  const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/)
  expect(lines[0]).toContain('Account,Bet number')
  expect(lines.slice(1).every((line) => line.includes(',player,'))).toBe(true)
})

test('a contract is offered, what it ends is agreed to, and the one below accepts it @agents', async ({
  page,
  preview,
  browser,
}) => {
  await page.setViewportSize(desktop)
  await visitAs(page, preview, merchant, '/agentHome?page=contracts&with=subagent&offer=1', asAgent)
  const dialog = page.getByRole('dialog', { name: 'Offer contract' })
  await expect(dialog.getByText('Your contract')).toBeVisible()
  await dialog.getByRole('tab', { name: 'Hourly salary' }).click()
  const rate = dialog.getByRole('textbox', { name: 'Rate, step 1' })
  await rate.fill('99')
  await expect(dialog.getByText(/at most the .* % that you have yourself/)).toBeVisible()
  await rate.fill('0.01')
  await expect(dialog.getByText('Now with subagent')).toBeVisible()
  const agree = dialog.getByRole('checkbox')
  if ((await agree.count()) > 0) await agree.check()
  expect(await seriousFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Offer contract' }).dblclick()
  await expect(dialog).toHaveCount(0)
  const offered = page
    .getByRole('main')
    .getByRole('row')
    .filter({ hasText: 'Hourly salary' })
    .filter({ has: page.getByText('Offered', { exact: true }) })
  await expect(offered).toHaveCount(1)

  const context = await browser.newContext({ viewport: phone, reducedMotion: 'reduce' })
  const below = await context.newPage()
  await visitAs(below, preview, merchant, '/agentHome?page=contracts&side=receiver&state=open', {
    language: 'EN',
    username: 'subagent',
    site: 'agent',
  })
  await below
    .getByRole('button', { name: /: Hourly salary with agent/ })
    .first()
    .click()
  const details = below.getByRole('dialog')
  await details.getByRole('button', { name: 'Accept' }).click()
  await details.getByRole('button', { name: 'Yes, accept' }).click()
  await expect(details).toHaveCount(0)
  await context.close()
  await page.reload()
  await expect(
    page
      .getByRole('main')
      .getByRole('row')
      .filter({ hasText: 'Hourly salary' })
      .filter({ has: page.getByText('Accepted', { exact: true }) }),
  ).toHaveCount(1)
})

test('an account that an agent opens, and a link, lead to members below; money goes down to them @agents', async ({
  page,
  preview,
  browser,
}) => {
  await page.setViewportSize(desktop)
  await visitAs(page, preview, merchant, '/agentHome?page=registerCenter', asAgent)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Open the account' }).click()
  await expect(main.getByText('Please enter the user name')).toBeVisible()
  await main.getByRole('textbox', { name: 'User name' }).fill('belowone')
  await main.getByLabel('First password').fill('Belowone1')
  await main.getByRole('textbox', { name: 'Rebate rate' }).fill('0.1')
  await main.getByRole('button', { name: 'Open the account' }).click()
  await expect(main.getByText(/^The account is open/)).toBeVisible()
  await main.getByRole('button', { name: 'New link' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Rebate rate' }).fill('0.1')
  await dialog.getByRole('button', { name: 'Make the link' }).click()
  const address = await dialog.getByText(/\/register\?referralCode=/).textContent()
  expect(await seriousFindings(page)).toEqual([])
  await page.keyboard.press('Escape')

  await openPage(page, 'Transfer')
  await main.getByRole('combobox', { name: 'User name of the receiver' }).fill('belowone')
  await main.getByRole('textbox', { name: 'Amount to send' }).fill('100000')
  await main.getByRole('button', { name: 'Review' }).click()
  await main
    .getByRole('textbox', { name: /Payment password/ })
    .first()
    .pressSequentially('135790')
  await main.getByRole('button', { name: /^Send/ }).click()
  await expect(main.getByText(/belowone/).first()).toBeVisible()

  const context = await browser.newContext({ viewport: desktop, reducedMotion: 'reduce' })
  const guest = await context.newPage()
  await visit(guest, preview, merchant, new URL(address ?? '').pathname + new URL(address ?? '').search, {
    language: 'EN',
  })
  await expect(guest.getByRole('dialog').getByRole('textbox', { name: 'User name' })).toBeVisible()
  await expect(guest.getByRole('dialog').getByText(/affiliate/i)).toHaveCount(0)
  await context.close()
})

test('each page of the centre is sound for those who cannot see it, in Arabic, dark, on a phone @agents', async ({
  page,
  preview,
}) => {
  test.slow()
  await page.setViewportSize(phone)
  await visitAs(page, preview, 'noor', '/agentHome', {
    language: 'AR',
    theme: 'dark',
    username: 'agent',
    site: 'agent',
  })
  const main = page.getByRole('main')
  const arabic: { page: Record<string, string> } = JSON.parse(await readFile('locales/ar/agent.json', 'utf8'))
  const names: Record<string, string> = { ...arabic.page, securityCenter: 'حسابي' }
  for (const id of agentPages) {
    await goWithin(page, `/agentHome?page=${id}`)
    // Until a page is there, the one before it stays.
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(names[id] ?? '')
    await expect(main.locator('[aria-busy="true"]')).toHaveCount(0)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
    expect(wide, `${id} is wider than a phone`).toBe(false)
    await hideAlike(page)
    expect(await seriousFindings(page), id).toEqual([])
  }
})

test('players are sent to the agents’ log-in, and an agent sees nothing above or beside @agents', async ({
  page,
  preview,
  faults,
}) => {
  faults.allow(/Failed to load resource.*40[34]/)
  await page.setViewportSize(desktop)
  await visitAs(page, preview, merchant, '/agentHome?page=contracts', { language: 'EN', username: 'player' })
  await expect(page).toHaveURL(/\/agent$/)
  await visitAs(page, preview, merchant, '/agentHome?page=personalHistoryCopy&account=player', {
    language: 'EN',
    username: 'subagent',
    site: 'agent',
  })
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await goWithin(page, '/agentHome?page=noSuchPage')
  await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible()
})
