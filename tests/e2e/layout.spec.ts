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
  // On a tablet a member's header gives up its words before it is wider than the page.
  await page.setViewportSize({ width: 820, height: 1180 })
  await expect(page.getByRole('banner').getByRole('link', { name: 'Withdraw' })).toBeInViewport({ ratio: 1 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(820)
  await page.setViewportSize(desktop)
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
test('/index.html and /HOME are the home page @site', async ({ page, preview }) => {
  for (const path of ['/index.html', '/HOME']) {
    await visit(page, preview, 'lite', path, { language: 'EN' })
    await expect(page.locator('main article').first(), path).toBeVisible()
  }
})

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
  await visit(page, preview, 'lite', '/no/such/page', { language: 'EN' })
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
  await page.setViewportSize({ width: 320, height: 568 })
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
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
  await expect(page.locator('main article').first()).toBeVisible()
  await page.getByRole('combobox').first().selectOption('EN')
  await expect(html).toHaveAttribute('lang', 'en')
  await expect(html).toHaveAttribute('dir', 'ltr')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(page).toHaveTitle(/^[\x20-\u024f–—’]+$/)
  expect(await page.evaluate(() => 'sameLoad' in window)).toBe(true)
  await page.reload()
  await expect(html).toHaveAttribute('lang', 'en')
})

/** The distances of WCAG 1.4.12, until they are taken off. */
const spaceOut = () => {
  const spaced = new CSSStyleSheet()
  spaced.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  )
  document.adoptedStyleSheets = [spaced]
  return document.documentElement.scrollWidth
}

/** Words and buttons of the first banner that it cuts. */
const cutInBanner = () => {
  const banner = document.querySelector('[aria-roledescription=carousel] li > :first-child')
  const end = banner?.getBoundingClientRect().bottom ?? 0
  const cut = [...(banner?.querySelectorAll('h1, p, a') ?? [])].filter(
    (part) => part.getBoundingClientRect().bottom > end || part.scrollHeight > part.clientHeight + 3,
  )
  return { isThere: Boolean(banner), cut: cut.map(({ textContent }) => textContent) }
}

/** Names of games that are not to be read whole, and how many heights the tiles of a row have. */
const tilesOf = () => {
  const tiles = [...(document.querySelector('main ul:has(h3 bdi)')?.querySelectorAll('article') ?? [])]
  const cut = tiles
    .flatMap((tile) => [...tile.querySelectorAll(':is(h2, h3, h4) bdi')])
    .filter((name) => {
      const { whiteSpace } = getComputedStyle(name)
      return (
        whiteSpace === 'nowrap' || name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 1
      )
    })
  const heights = new Set(tiles.map((tile) => Math.round(tile.getBoundingClientRect().height)))
  return { isThere: tiles.length > 3, cut: cut.map(({ textContent }) => textContent), heights: heights.size }
}

/** Controls of the page whose foot lies below the top of the bar once they have the focus. */
const coveredByBar = () => {
  const bar = [...document.querySelectorAll('nav')].findLast((nav) => getComputedStyle(nav).position === 'fixed')
  if (!bar) return 'no bar'
  const covered = [...document.querySelectorAll<HTMLElement>('main :is(a, button)')].filter((control) => {
    control.focus()
    return (
      document.activeElement === control && control.getBoundingClientRect().bottom > bar.getBoundingClientRect().top
    )
  })
  return covered.map((control) => control.textContent)
}

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
  // Customer service is in the menu: no button of its own covers the page.
  await expect(page.getByRole('button', { name: 'Open customer service' })).toBeHidden()
  await opener.click()
  await drawer.getByRole('button', { name: 'Live chat' }).click()
  await expect(page.getByRole('dialog', { name: 'Customer service' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(page.locator('main article').first()).toBeVisible()
  expect(await page.evaluate(tilesOf)).toEqual({ isThere: true, cut: [], heights: 1 })
  // The bar below covers nothing that has the focus, and leaves a low window to the page.
  expect(await page.evaluate(coveredByBar)).toEqual([])
  await page.setViewportSize({ width: 320, height: 256 })
  expect(await page.evaluate(coveredByBar)).toBe('no bar')
  // A banner grows with its words, however they are spaced: no amount and no button is cut, and nothing is wider.
  expect(await page.evaluate(spaceOut)).toBe(320)
  expect(await page.evaluate(cutInBanner)).toEqual({ isThere: true, cut: [] })
  await goWithin(page, '/rng')
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible()
  await expect(page.locator('main article').first()).toBeVisible()
  expect(await page.evaluate(spaceOut)).toBe(320)
})

test('everything in the header is reached by keyboard, the skip link first @site', async ({ page, preview }) => {
  await page.setViewportSize(desktop)
  await visit(page, preview, 'bengal', '/', { language: 'EN' })
  await expect(page.locator('main article').first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  // In English the site's other script is not loaded: not for the first paint's words, a currency's sign, or a language's name.
  const fonts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(fonts.filter((name) => /bengali-(wght|sign)/.test(name)).map((name) => /bengali-\w+/.exec(name)?.[0])).toEqual(
    ['bengali-sign'],
  )
})

test('a window that changes its width leaves the figure of a banner in proportion to its title @site', async ({
  page,
  preview,
}) => {
  await page.setViewportSize(desktop)
  await visit(page, preview, 'lotus', '/', { language: 'VI' })
  const title = page.getByRole('heading', { level: 1 })
  const sizeOf = (part: typeof title) =>
    part.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  const proportion = async () => (await sizeOf(title.locator('b'))) / (await sizeOf(title))
  const first = await proportion()
  expect(first).toBeGreaterThan(1.2)
  for (const width of [1200, 1440, 700, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    // What is read before the window has been drawn anew is of the window before.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await proportion(), `${width}`).toBeCloseTo(first, 2)
  }
})
