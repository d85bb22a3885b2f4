import { desktop, expect, goWithin, openHomeAs, phone, test, visit } from './site-test.ts'

test('game pages have no side menu, whatever the case of their path, and an old misspelling leads on @site', async ({
  page,
  preview,
}) => {
  await page.setViewportSize(desktop)
  const main = page.getByRole('main')
  const menu = page.getByRole('complementary').getByRole('navigation')
  // Guests are led from the lottery pages to the log-in. The first paint has a menu before the page takes up the session.
  await openHomeAs(page, preview, 'bengal')
  await expect(menu.first()).toBeVisible()
  for (const path of ['/seamless', '/Lottery', '/VNLOTTERY']) {
    await goWithin(page, path)
    await expect(main.getByRole('heading').first()).toBeVisible()
    await expect(menu).toHaveCount(0)
  }
  await page.goto(`${preview.siteOf('bengal')}/lottert?gameCode=LOTT-D5-5`)
  await expect(page).toHaveURL(/\/lottery\?gameCode=LOTT-D5-5$/)
  await expect(main.getByRole('heading').first()).toBeVisible()
  await expect(menu).toHaveCount(0)
})

// That the others are, too, is shown by src/config/home-path.test.ts.
for (const path of ['/index.html', '/HOME']) {
  test(`${path} is the home page @site`, async ({ page, preview }) => {
    await visit(page, preview, 'lite', path, { language: 'EN' })
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  })
}

// Of the code that comes late: the page drops the first paint when it begins, and these parts are not there by then.
for (const path of ['/', '/promotions']) {
  test(`from the first paint on ${path} has one footer and the foot of its menu, whose code comes late @site`, async ({
    page,
    preview,
  }) => {
    await page.setViewportSize(desktop)
    await page.addInitScript(() => {
      const seen = new Set<string>()
      Object.assign(globalThis, { seen })
      const look = () => {
        const count = (parts: string) => document.querySelectorAll(parts).length
        if (document.readyState !== 'loading')
          seen.add(`${count('footer')} ${count('aside nav + *, aside nav + * > *') > 0}`)
        requestAnimationFrame(look)
      }
      look()
    })
    let arrive: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route(/\/assets\/(footer|side-menu-foot)-[\w-]{8}\.js$/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`${preview.siteOf('bengal')}${path}`)
    await expect(page.locator('html[data-ready]')).toBeAttached()
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await expect(page.locator('footer')).toHaveCount(1)
    arrive()
    await expect(page.locator('[inert] footer')).toHaveCount(0)
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
    expect(await page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen])).toEqual(['1 true'])
  })
}

// That a part which the gateway has closed says so is shown by src/app/pages/other-page.test.tsx.
test('an unknown path has a designed page with a way home @site', async ({ page, preview }) => {
  await visit(page, preview, 'bengal', '/no/such/page', { language: 'EN' })
  const main = page.getByRole('main')
  await expect(main.getByRole('heading').first()).toBeVisible()
  await main.getByRole('link', { name: /home/i }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('the agents’ part has a layout of its own, and members are sent to its log-in @site', async ({
  page,
  preview,
}) => {
  await visit(page, preview, 'bengal', '/agentHome', { language: 'EN' })
  await expect(page).toHaveURL(/\/agent$/)
  await expect(page.getByText('12:00')).toBeVisible()
  await page.getByRole('textbox', { name: 'User name' }).fill('agent')
  await page.getByLabel('Password', { exact: true }).fill('Demo-agent-1')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/agentHome$/)
  await expect(page.getByText(/GMT\+6/)).toBeVisible()
})

test('the theme changes without a reload and is remembered @site', async ({ page, preview }) => {
  await visit(page, preview, 'bengal', '/', { language: 'EN' })
  const marker = await page.evaluate(() => Object.assign(window, { sameLoad: true }).sameLoad)
  expect(marker).toBe(true)
  await page.getByRole('button', { name: 'Use the light theme' }).first().click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  expect(await page.evaluate(() => 'sameLoad' in window)).toBe(true)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('the language changes without a reload, with its direction and the title, and is remembered @site', async ({
  page,
  preview,
}) => {
  await page.setViewportSize(desktop)
  await visit(page, preview, 'noor')
  await page.evaluate(() => Object.assign(window, { sameLoad: true }))
  const html = page.locator('html')
  await expect(html).toHaveAttribute('dir', 'rtl')
  await expect(page).toHaveTitle(/[\u0600-\u06ff]/)
  // The first paint has the choice too, and does not answer yet.
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await page.getByRole('combobox').first().selectOption('EN')
  await expect(html).toHaveAttribute('lang', 'en')
  await expect(html).toHaveAttribute('dir', 'ltr')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(page).toHaveTitle(/^[\x20-\u024f–—’]+$/)
  expect(await page.evaluate(() => 'sameLoad' in window)).toBe(true)
  await page.reload()
  await expect(html).toHaveAttribute('lang', 'en')
})

test('on a phone the side menu is a drawer that keeps the focus and gives it back @site', async ({ page, preview }) => {
  await page.setViewportSize(phone)
  await visit(page, preview, 'bengal', '/', { language: 'EN' })
  const opener = page.getByRole('button', { name: 'Open the menu' })
  await opener.click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('link', { name: /Slots/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('everything in the header is reached by keyboard, the skip link first @site', async ({ page, preview }) => {
  await page.setViewportSize(desktop)
  await visit(page, preview, 'bengal', '/', { language: 'EN' })
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
