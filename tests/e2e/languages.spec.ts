import { memberPages, openPages, unfitOn } from './fitting-pages.ts'
import { desktop, expect, phone, test, visit } from './site-test.ts'

/** Long words, letters that reach far above and below the line, and both directions. */
for (const code of ['DE', 'MY', 'UR'] as const)
  test(`every text fits where it stands in ${code}, on the home page and on a page of money`, async ({
    page,
    preview,
  }) => {
    expect(await unfitOn(page, preview, [...openPages.slice(0, 2), ...memberPages.slice(0, 1)], { code })).toEqual([])
  })

test('a language is found by its English name on a phone, and the site speaks it', async ({ page, preview }) => {
  await page.setViewportSize(phone)
  await visit(page, preview, 'atlas', '/', { language: 'EN' })
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await page.getByRole('button', { name: 'Language: English' }).last().click()
  const dialog = page.getByRole('dialog', { name: 'Language' })
  await expect(dialog.getByRole('heading', { name: 'South-East Asia' })).toBeVisible()
  await dialog.getByRole('searchbox').fill('swahili')
  await dialog.getByRole('button', { name: /Kiswahili/ }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw')
})

test('a visitor loads the font of the page’s script, and no other one', async ({ page, preview }) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    const name = /\/fonts\/([\w-]+?)\./.exec(request.url())?.[1]
    if (name) fonts.push(name)
  })
  await page.setViewportSize(desktop)
  await visit(page, preview, 'atlas', '/help', { language: 'MY' })
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
  await page.evaluate(() => document.fonts.ready)
  expect(fonts).toContain('myanmar')
  expect(fonts.filter((name) => !/^(myanmar|onest-)/.test(name))).toEqual([])
})
