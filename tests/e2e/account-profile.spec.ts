import { hostileHtml } from '#tests/support/hostile-html.ts'
import { openOverLittle } from './account-support.ts'
import { registerMember } from './identity-support.ts'
import { seriousFindings } from './serious-findings.ts'
import { desktop, expect, goWithin, phone, test, visit, visitAs } from './site-test.ts'

const merchant = 'lotus'

test.beforeEach(({ page }) => openOverLittle(page))

test('personal details are typed, bound once after a question, and a picture is chosen; on a phone nothing is lost @account', async ({
  page,
  preview,
  faults,
}) => {
  faults.allow(/Failed to load resource.*(403|409)/)
  const member = await registerMember(preview, merchant)
  await page.setViewportSize(phone)
  await visitAs(page, preview, merchant, '/member?page=profile', { language: 'EN', ...member })
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const telegram = page.getByRole('textbox', { name: 'Telegram' })
  await expect(save).toBeDisabled()
  expect(await seriousFindings(page)).toEqual([])

  await page.getByLabel('Place of birth').fill('Old Harbour')
  await page.getByLabel('Date of birth').fill('2020-01-01')
  await save.click()
  await expect(page.getByLabel('Date of birth')).toBeFocused()
  await page.getByLabel('Date of birth').fill('1990-04-12')
  // Somebody else has it, which is all that is told.
  await telegram.fill('@demo_saver')
  await save.click()
  const question = page.getByRole('dialog', { name: 'Is this right?' })
  await expect(question.getByText('@demo_saver')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await question.getByRole('button', { name: 'Yes, save it' }).click()
  await expect(telegram).toBeFocused()
  await expect(page.getByText('This cannot be used here.')).toBeVisible()
  await expect(page.getByLabel('Place of birth')).toHaveValue('Old Harbour')

  // The way to another page and back.
  await telegram.fill('@fresh_harbour')
  await page.getByRole('button', { name: 'Back to the list of pages' }).click()
  await page.getByRole('link', { name: 'Personal details' }).click()
  await expect(page.getByLabel('Place of birth')).toHaveValue('Old Harbour')
  await save.click()
  await question.getByRole('button', { name: 'Yes, save it' }).click()
  await expect(page.getByText('Your details are saved.')).toBeVisible()
  await expect(page.getByLabel('Date of birth')).toHaveValue('1990-••-••')
  await expect(telegram).toHaveAttribute('readonly', '')

  await page.setViewportSize(desktop)
  const picture = page.getByRole('banner').locator('img').last()
  const before = await picture.getAttribute('src')
  await page.getByRole('button', { name: 'Change the picture' }).click()
  await page.getByRole('radio', { name: 'Picture 3' }).check()
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Use this picture' }).click()
  await expect(page.getByText('Your picture is changed.')).toBeVisible()
  await expect.poll(() => picture.getAttribute('src')).not.toBe(before)
})

test('hostile HTML of the gateway does nothing in a browser, and links of the site do not load it anew @account', async ({
  page,
  preview,
  faults,
}) => {
  // Of what the sanitiser takes apart in a document of its own, where nothing runs, browsers report every handler and style.
  faults.allow(/Content Security Policy|refused inline|base-uri refused/)
  const content = ['<p>Marked</p>', '<p><a href="/promotions">Onwards</a></p>', ...hostileHtml].join('\n')
  const groups = [{ id: 'all', title: 'All', articles: [{ term: 'deposit', title: 'Deposits', content }] }]
  await page.route('**/wps/system/helpCenter**', (route) =>
    route.fulfill({ json: { success: true, value: { groups } } }),
  )
  const asked: string[] = []
  page.on('dialog', (dialog) => asked.push(dialog.message()))
  page.on('request', (request) => asked.push(...(request.url().includes('evil.example') ? [request.url()] : [])))
  await page.setViewportSize(desktop)
  await visit(page, preview, merchant, '/winners', { language: 'EN' })
  await expect(page.getByRole('heading', { level: 1, name: 'Winners' })).toBeVisible()
  await goWithin(page, '/help#deposit')
  await expect(page.getByText('Marked', { exact: true })).toBeVisible()
  expect(asked).toEqual([])
  expect(await page.evaluate(() => Reflect.get(window, 'pwned'))).toBeUndefined()
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true))
  await page.getByRole('link', { name: 'Onwards', exact: true }).click()
  await expect(page).toHaveURL(/\/promotions$/)
  await expect(page.getByRole('list', { name: 'Promotions' })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true)
})
