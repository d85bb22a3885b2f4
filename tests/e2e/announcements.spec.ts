import { expect, goWithin, phone, setState, test, visit } from './site-test.ts'

test('announcements wait until the help is left, Back closes them, and Register keeps the page behind @site', async ({
  page,
  preview,
}) => {
  await setState(preview, { merchant: 'lite', hasPopups: true })
  await page.setViewportSize(phone)
  await visit(page, preview, 'lite', '/help', { language: 'EN' })
  const announcements = page.getByRole('dialog', { name: 'Announcements' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(announcements).toHaveCount(0)
  await goWithin(page, '/')
  await expect(announcements).toBeVisible()
  await expect(announcements.getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/).first()).toBeVisible()
  await page.goBack()
  await expect(announcements).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe('/')

  await page.goto(`${preview.siteOf('lite')}/rng`)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(announcements).toHaveCount(0)
  await page.evaluate(() => document.querySelector('main')?.setAttribute('data-same', ''))
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  const logIn = page.getByRole('dialog', { name: 'Log in' })
  await logIn.getByRole('link', { name: 'Register' }).click()
  await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible()
  await expect(page.locator('main[data-same]').getByRole('article', { includeHidden: true }).first()).toBeAttached()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe('/rng')
  await expect(page.locator('main[data-same]')).toBeVisible()
  await setState(preview, { merchant: 'lite', hasPopups: false })
})
