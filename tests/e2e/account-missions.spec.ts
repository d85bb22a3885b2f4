import { openOverLittle } from './account-support.ts'
import { seriousFindings } from './serious-findings.ts'
import { desktop, expect, phone, test, visitAs } from './site-test.ts'

const merchant = 'lotus'

test.beforeEach(({ page }) => openOverLittle(page))

test('a mission’s points are claimed once, the red count follows, and the leaderboard has them @account', async ({
  page,
  preview,
}) => {
  await page.setViewportSize(desktop)
  await visitAs(page, preview, merchant, '/member?page=missionLeaderboard', { language: 'EN', username: 'mover' })
  const today = page.getByRole('list', { name: 'Today' })
  const entry = page.getByRole('link', { name: /^Missions/ })
  await expect(entry.getByRole('img', { name: /can be claimed$/ })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  const own = page.getByRole('list', { name: 'Once' }).getByRole('listitem')
  await expect(own.getByText('0 of 1')).toBeVisible()
  const claims = page.getByRole('button', { name: /^Claim the points for/ })
  await expect(claims).toHaveCount(1)
  await claims.dblclick()
  await expect(page.getByText('Log in: 5 points came to your points.')).toBeVisible()
  await expect(claims).toHaveCount(0)
  await expect(entry.getByRole('img', { name: /can be claimed$/ })).toHaveCount(0)
  await expect(today.getByText('Claimed', { exact: true })).toBeVisible()

  await page.getByRole('tab', { name: 'Leaderboard' }).click()
  await expect(page.getByRole('row', { name: /mover.*You/ })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('tab', { name: 'This month' }).click()
  await expect(page).toHaveURL(/view=leaderboard&period=monthly$/)
  await expect(page.getByRole('row', { name: /pl.+r \d+ points/ })).toBeVisible()
})

test('the ranks of a member stand on a phone, from the address and from the menu, in both directions @account', async ({
  page,
  context,
  preview,
}) => {
  await page.setViewportSize(phone)
  await visitAs(page, preview, merchant, '/member?page=vip', { language: 'EN', username: 'player' })
  const own = page.getByRole('region', { name: 'Your rank' })
  await expect(own.getByRole('heading', { name: 'Koi', exact: true })).toBeVisible()
  await expect(own.getByRole('progressbar', { name: 'Staked since you joined' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'All ranks' }).first().getByText('Yours')).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Rules' }).getByRole('listitem')).toHaveCount(5)
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'My limits' }).click()
  await expect(page).toHaveURL(/page=limits/)

  // The first page has chosen English for each site that it opens.
  const other = await context.newPage()
  await other.setViewportSize(phone)
  await visitAs(other, preview, 'noor', '/member?page=vip', { language: 'AR', username: 'saver' })
  await expect(other.getByRole('heading', { name: 'قوس', exact: true })).toBeVisible()
  const isWide = await other.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(isWide).toBe(false)
  expect(await seriousFindings(other)).toEqual([])
})
