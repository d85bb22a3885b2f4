import type { Locator } from 'playwright/test'
import { openOverLittle } from './account-support.ts'
import { seriousFindings } from './serious-findings.ts'
import { desktop, expect, phone, setFault, test, visitAs } from './site-test.ts'

const merchant = 'lotus'

test.beforeEach(({ page }) => openOverLittle(page))

test('envelopes are taken and refused and the wheel is spun once each, also where the answer cannot be read @account', async ({
  page,
  preview,
}) => {
  await page.setViewportSize(desktop)
  await visitAs(page, preview, merchant, '/member?page=redEnvelope', { language: 'EN', username: 'saver' })
  await expect(page.getByText('You have 2 red envelopes')).toBeVisible()
  await expect(page.getByRole('table', { name: 'What can be in one' }).getByRole('row')).toHaveCount(6)
  expect(await seriousFindings(page)).toEqual([])
  await setFault(preview, { merchant, call: 'openRedEnvelope', kind: 'wrong-shape', times: 1 })
  await page.getByRole('button', { name: /^Open: Envelope of the week/ }).click()
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByText(/ is in it$/)).toBeVisible()
  // What was looked into waits through a reload, and is taken once.
  await page.reload()
  const take = page.getByRole('button', { name: 'Take it into the wallet' })
  const refuse = page.getByRole('button', { name: 'Do not take it' })
  await expect(take).toBeVisible()
  const sizeOf = async (button: Locator) => {
    const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 }
    return [Math.round(width), Math.round(height)]
  }
  expect(await sizeOf(refuse)).toEqual(await sizeOf(take))
  expect(await seriousFindings(page)).toEqual([])
  await take.click()
  await expect(page.getByText(/^Envelope of the week: .* is in your main wallet\./)).toBeVisible()
  await expect(page.getByText('You have 1 red envelope')).toBeVisible()
  await page.getByRole('button', { name: /^Open: Envelope of the week/ }).click()
  await refuse.click()
  await expect(page.getByText(/you did not take .* Nothing has changed/)).toBeVisible()
  await expect(page.getByText('No envelope to open')).toBeVisible()

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.getByRole('dialog').getByRole('link', { name: 'Prize wheel' }).click()
  await expect(page.getByText('You have 1 spin')).toBeVisible()
  await expect(page.getByRole('img', { name: /^The wheel: every prize/ })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await setFault(preview, { merchant, call: 'spinPrizeWheel', kind: 'wrong-shape', times: 1 })
  await page.getByRole('button', { name: 'Spin', exact: true }).click()
  // What became of it is asked for after a reload, too.
  await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByRole('button', { name: 'The wheel turns' })).toBeVisible()
  await page.getByRole('button', { name: 'Show the result now' }).click()
  await expect(page.getByText(/^You have won|^The wheel stands at/)).toBeVisible()
  await page.getByRole('button', { name: 'Calculate it again' }).click()
  await expect(page.getByText(/^Right: the hash, the draw and the prize fit together/)).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Enough for now' }).click()
  await expect(page.getByText('You have no spins now')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Spin', exact: true })).toBeDisabled()
  await expect(page.getByRole('region', { name: 'Your spins' }).getByRole('listitem')).toHaveCount(1)
})

test('the board on the home page leads to all winners, by category and period, on a phone @account', async ({
  page,
  preview,
}) => {
  await page.setViewportSize(phone)
  await visitAs(page, preview, merchant, '/', { language: 'EN' })
  await page.getByRole('link', { name: 'All winners' }).click()
  await expect(page).toHaveURL(/\/winners$/)
  const lines = page.getByRole('list', { name: 'Largest wins', exact: true }).getByRole('listitem')
  await expect(lines).toHaveCount(20)
  await expect(page.getByText(/Most bets lose/)).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Live casino' }).click()
  await page.getByRole('button', { name: 'This week' }).click()
  await expect(page).toHaveURL(/\/winners\?category=live&period=week$/)
  await expect(lines).toHaveCount(20)
  await lines.first().getByRole('button').click()
  await expect(page).toHaveURL(/\/seamless\?/)
})
