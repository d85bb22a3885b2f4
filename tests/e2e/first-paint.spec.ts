import { expect, phone, test, testWithoutPage } from './site-test.ts'

testWithoutPage(
  'without a script the page reads in the visitor’s language, and its links lead on @first-paint',
  async ({ browser, preview }) => {
    for (const [locale, lang, logIn] of [
      ['en-GB', 'en', 'Log in'],
      ['bn-BD', 'bn', 'লগ ইন'],
      ['fr-FR', 'bn', 'লগ ইন'],
    ] as const) {
      const context = await browser.newContext({ locale, javaScriptEnabled: false, viewport: phone })
      const page = await context.newPage()
      await page.goto(preview.siteOf('bengal'))
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expect(page.locator('header').getByText(logIn)).toBeVisible()
      await page.goto(`${preview.siteOf('bengal')}/en/`)
      await expect(page.locator('header').getByText('Log in')).toBeVisible()
      await page.getByRole('contentinfo').getByRole('link', { name: 'Help centre' }).click()
      await expect(page).toHaveURL(/\/help$/)
      await context.close()
    }
  },
)

test('an address in a language is read in it, also after a reload, and the language that is chosen next counts @first-paint', async ({
  page,
  preview,
}) => {
  await page.goto(`${preview.siteOf('bengal')}/en/promotions`)
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-ready', 'true')
  await expect(html).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL(/\/promotions$/)
  await page.reload()
  await expect(html).toHaveAttribute('lang', 'en')
  await page.getByRole('combobox', { name: 'Language' }).first().selectOption('BN')
  await expect(html).toHaveAttribute('lang', 'bn')
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'lang')
  expect(cookie).toMatchObject({ value: 'bn', sameSite: 'Lax' })
  await page.reload()
  await expect(html).toHaveAttribute('lang', 'bn')
})
