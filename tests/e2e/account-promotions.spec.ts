import { openOverLittle } from './account-support.ts'
import { seriousFindings } from './serious-findings.ts'
import { desktop, expect, goWithin, phone, test, visitAs } from './site-test.ts'

const merchant = 'lotus'

test.beforeEach(({ page }) => openOverLittle(page))

test('a promotion is found, its terms are read, and what it earned is claimed once @account', async ({
  page,
  preview,
}) => {
  await page.setViewportSize(desktop)
  await visitAs(page, preview, merchant, '/promotions', { language: 'EN', username: 'saver' })
  const cards = page.getByRole('list', { name: 'Promotions' }).getByRole('listitem')
  await expect(cards).toHaveCount(8)
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Slots', exact: true }).click()
  await expect(page).toHaveURL(/\?category=slots$/)
  await expect(cards).toHaveCount(2)
  await cards.filter({ hasText: 'Earned' }).getByRole('link').click()
  const facts = page.getByRole('complementary', { name: 'At a glance' })
  await expect(facts).toContainText('3 times the bonus')
  await expect(page.getByText(/must be staked 3 times before it can be paid out/)).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await facts.getByRole('button', { name: 'Claim' }).dblclick()
  await expect(facts.getByText('The bonus is in your wallet.')).toBeVisible()
  await expect(facts.getByText('Claimed', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(cards.filter({ hasText: 'Claimed' })).toHaveCount(1)
})

test('rewards are claimed on a phone, and a friend’s invitation is a link, a code and a picture @account', async ({
  page,
  preview,
}) => {
  await page.setViewportSize(phone)
  await visitAs(page, preview, merchant, '/member?page=rewardCenter', { language: 'EN', username: 'player' })
  const claims = page.getByRole('button', { name: /^Claim / })
  await expect(claims).toHaveCount(3)
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Claim Weekly rebate' }).click()
  await expect(page.getByText(/^Weekly rebate: .* is yours\.$/)).toBeVisible()
  await expect(claims).toHaveCount(2)
  await page.getByRole('tab', { name: 'Claimed' }).click()
  await expect(page.getByRole('list', { name: 'Rewards' }).getByRole('listitem')).toHaveCount(3)

  await goWithin(page, '/member?page=referral')
  await expect(page.getByText(/\/register\?referralCode=[A-Z2-9]{8}$/)).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the picture' }).click()
  expect((await saving).suggestedFilename()).toMatch(/^[A-Z2-9]{8}\.png$/)
})
