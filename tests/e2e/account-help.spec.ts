import { questionAnswer } from '#tests/support/captcha-answer.ts'
import { openOverLittle } from './account-support.ts'
import { seriousFindings } from './serious-findings.ts'
import { desktop, expect, goWithin, type Page, phone, test, visit, visitAs } from './site-test.ts'

const merchant = 'bengal'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const help = (page: Page) => page.getByRole('main')
const article = (page: Page, name: string) => help(page).getByRole('heading', { level: 2, name, exact: true })
const listed = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Articles' }).getByRole('link', { name, exact: true })

/** The words that the captcha asks for instead of its picture. */
async function answerCaptcha(form: ReturnType<typeof dialog>): Promise<void> {
  await form.getByRole('button', { name: 'Answer a question' }).click()
  const field = form.getByLabel(/^Which two of these words/)
  await expect(field).toBeVisible()
  const question = (await field.evaluate((element) => (element as HTMLInputElement).labels?.[0]?.textContent)) ?? ''
  await field.fill(questionAnswer(question))
}

test.beforeEach(({ page }) => openOverLittle(page))

test('help is a link away for guests: articles at their anchors, feedback with a reference, a chat in a tab of its own @account', async ({
  page,
  preview,
  context,
}) => {
  await page.setViewportSize(desktop)
  await visit(page, preview, merchant, '/promotions', { language: 'EN' })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and conditions' }).click()
  await expect(article(page, 'Terms and conditions')).toBeVisible()
  await expect(page).toHaveURL(/\/help#terms$/)
  expect(await seriousFindings(page)).toEqual([])

  // A search leads to the first article that it finds; Back leads from article to article, then to the page before.
  await help(page).getByRole('textbox', { name: 'Search the help' }).fill('authenticator')
  await page.keyboard.press('Enter')
  await expect(article(page, 'Account and security')).toBeFocused()
  await expect(page).toHaveURL(/\/help#account$/)
  await page.goBack()
  await expect(article(page, 'Terms and conditions')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/promotions$/)

  // On a phone the list stands alone, and Back leads to it from an article.
  await page.setViewportSize(phone)
  await goWithin(page, '/help')
  await listed(page, 'Withdrawals').click()
  await expect(article(page, 'Withdrawals')).toBeVisible()
  await page.goBack()
  await expect(listed(page, 'Withdrawals')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])

  await help(page).getByRole('button', { name: 'Write to us' }).click()
  const form = dialog(page, 'Feedback')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByRole('alert')).toHaveText('This is still empty: Topic, Description, Code in the picture.')
  await form.getByLabel('Topic').selectOption('Withdrawals')
  await form.getByLabel('Description').fill('The payout of yesterday has not arrived.')
  await answerCaptcha(form)
  expect(await seriousFindings(page)).toEqual([])
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByText(/^FB-\d{8}-[A-Z2-9]{5}$/)).toBeVisible()
  await form.getByRole('button', { name: 'Close the feedback' }).click()

  const [chat] = await Promise.all([
    context.waitForEvent('page'),
    help(page).getByRole('button', { name: 'Live chat' }).click(),
  ])
  await expect(chat.getByRole('heading', { name: 'Demo live chat' })).toBeVisible()
  expect(new URL(chat.url()).hostname).toBe('localhost')
  expect(await chat.evaluate(() => window.opener === null)).toBe(true)
  await chat.reload()
  await expect(chat.getByRole('status')).toContainText('This address was opened before')
  await chat.close()

  // A member has the same form in the account, with what was typed before.
  await page.setViewportSize(desktop)
  await visitAs(page, preview, merchant, '/member?page=feedback', { language: 'EN' })
  const description = page.getByLabel('Description')
  await description.fill('A draft that stays here.')
  await page.reload()
  await expect(description).toHaveValue('A draft that stays here.')
  expect(await seriousFindings(page)).toEqual([])
})
