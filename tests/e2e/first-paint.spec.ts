import type { Request } from 'playwright/test'
import { getAnnouncements } from '#contract/lobby/announcements.ts'
import { ask } from './gateway-calls.ts'
import { seriousFindings } from './serious-findings.ts'
import { desktop, expect, openHomeAs, type Page, phone, test, testWithoutPage, visit } from './site-test.ts'

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

testWithoutPage(
  'without a script every public page reads, in its language, with a title of its own @first-paint',
  async ({ browser, preview }) => {
    const context = await browser.newContext({ locale: 'en-GB', javaScriptEnabled: false, viewport: phone })
    const page = await context.newPage()
    for (const [path, heading] of [
      ['/promotions', 'Promotions'],
      ['/winners', 'Winners'],
      ['/rng', 'Slots'],
      ['/live', 'Live casino'],
      ['/blog', 'Blog'],
      ['/pointMall', 'Points mall'],
      ['/m/appDownload', 'The app'],
    ] as const) {
      await page.goto(preview.siteOf('bengal') + path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page).toHaveTitle(`${heading} · Bengal Club`)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/en${path}$`))
    }
    await page.goto(`${preview.siteOf('bengal')}/promotions`, { referer: '' })
    await page.getByRole('navigation').getByRole('link', { name: 'Home' }).last().click()
    await expect(page.getByRole('link', { name: 'Deposit now' })).toBeVisible()
    await context.close()
  },
)

/** Of the first paint what answers of the gateway leave as it is, and phones show. */
const keptElements = [
  '#app > div > header :not(nav, nav *)',
  'main h1',
  'main nav *',
  ...['hot-games', 'jackpot-title', 'winners-title'].map((id) => `#${id}`),
  'footer *',
].join()

test('hydration keeps the elements that were painted @first-paint', async ({ page, preview }) => {
  const held = { code: Promise.withResolvers<void>() }
  await page.route('**/assets/main-*.js', async (route) => {
    await held.code.promise
    await route.continue()
  })
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    for (const path of ['/en/', '/en/promotions', '/en/winners', '/en/rng', '/en/live', '/en/login']) {
      held.code = Promise.withResolvers()
      await page.goto(preview.siteOf('bengal') + path, { waitUntil: 'domcontentloaded' })
      const painted = await page.evaluateHandle((kept) => [...document.querySelectorAll(kept)], keptElements)
      held.code.resolve()
      await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
      await expect(page.locator('main[inert]')).toHaveCount(0)
      const gone = await painted.evaluate((all) => all.filter((one) => !one.isConnected).map((one) => one.outerHTML))
      expect(gone, path).toEqual([])
      expect(await painted.evaluate((all) => all.length)).toBeGreaterThan(40)
    }
  }
})

test('parts that are hydrated after another language was chosen have it, too @first-paint', async ({
  page,
  preview,
}) => {
  await page.setViewportSize(desktop)
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/winner-board-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(`${preview.siteOf('bengal')}/en/`)
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
  await expect(page.getByRole('heading', { name: 'Winners', exact: true })).toBeVisible()
  await expect(page.locator('aside [inert]')).toHaveCount(0)
  await page.getByRole('combobox').first().selectOption('BN')
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
  held.resolve()
  await expect(page.getByRole('heading', { name: 'সাম্প্রতিক বিজয়ী' })).toBeVisible()
})

/** The gateway's calls of a visit, by address, in their order; each with whether the page made it before there was code. */
async function callsOf(page: Page, address: string): Promise<[path: string, isEarly: boolean][]> {
  const calls: [string, boolean][] = []
  const note = (request: Request) => {
    const { pathname, search } = new URL(request.url())
    // What the gateway pushes to a member is fetched, too.
    if (/^\/(wps|lgw|relay)\/(?!member\/events)/.test(pathname))
      calls.push([pathname + search, request.resourceType() === 'fetch'])
  }
  page.on('request', note)
  await page.goto(address)
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
  await expect(page.getByRole('main').locator('[aria-busy=true]:visible')).toHaveCount(0)
  page.off('request', note)
  return calls
}

test('a page asks the gateway before its code is there, and its code asks nothing a second time @first-paint', async ({
  page,
  preview,
}) => {
  await page.setViewportSize(phone)
  // The page is in Bengali, and the visitor's language English.
  await page.addInitScript(() => localStorage.setItem('lang', 'EN'))
  for (const [path, first] of [
    ['/', '/lgw/games/hot'],
    ['/promotions', '/wps/promotions'],
    ['/rng', '/lgw/games?'],
    ['/live', '/lgw/games/game_menus'],
    ['/winners', '/lgw/games/winners'],
    ['/blog', '/wps/blog'],
    ['/pointMall', '/relay/points/rewards'],
  ] as const) {
    const calls = await callsOf(page, preview.siteOf('bengal') + path)
    const early = calls.filter(([, isEarly]) => isEarly).map(([call]) => call)
    expect(early[0]).toMatch(/^\/wps\/system\/permission\?language=EN&domain=bengal\.localhost$/)
    expect(early.filter((call) => call.startsWith(first)).length, path).toBeGreaterThan(0)
    const addresses = calls.map(([call]) => call)
    expect(addresses, path).toEqual([...new Set(addresses)])
  }
})

test('a page with a session, or at an address of another page, asks nothing before its code is there @first-paint', async ({
  page,
  preview,
}) => {
  await page.setViewportSize(phone)
  const early = async (path: string) => (await callsOf(page, preview.siteOf('bengal') + path)).filter((call) => call[1])
  expect(await early('/no-such-page')).toEqual([])
  expect(await early('/rng?q=dragon')).toEqual([])
  await openHomeAs(page, preview, 'bengal')
  expect(await early('/promotions')).toEqual([])
})

test('what the page asked in vain its code asks anew @first-paint', async ({ page, preview, faults }) => {
  faults.allow(/Failed to load resource/)
  await page.setViewportSize(phone)
  await page.route('**/wps/promotions?*', async (route) => {
    if (route.request().resourceType() === 'fetch') await route.abort()
    else await route.continue()
  })
  await page.goto(`${preview.siteOf('bengal')}/promotions`)
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
})

test('a page that was painted stays as it is while its code and its answers come @first-paint', async ({
  page,
  preview,
}) => {
  await page.setViewportSize(phone)
  const held = Promise.withResolvers<void>()
  await page.route('**/winners?*', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(`${preview.siteOf('bengal')}/en/winners`)
  const heading = page.getByRole('heading', { level: 1 })
  // Its width is another once its own font is there.
  const place = async () => ({ ...(await heading.boundingBox()), width: 0 })
  const before = await place()
  const shift = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'))
        }).observe({ type: 'layout-shift', buffered: true })
        document.documentElement.addEventListener('told', () => resolve(sum), { once: true })
      }),
  )
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
  expect(await place()).toEqual(before)
  held.resolve()
  await expect(page.getByRole('main').getByRole('listitem').nth(5)).toBeVisible()
  expect(await place()).toEqual(before)
  await page.evaluate(() => document.documentElement.dispatchEvent(new Event('told')))
  expect(await shift).toBeLessThan(0.01)
})

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

testWithoutPage(
  'without a script the first banner reads, its picture is the window’s own, and its link leads on @first-paint',
  async ({ browser, preview }) => {
    for (const [viewport, form] of [
      [phone, 'phone'],
      [desktop, 'wide'],
    ] as const) {
      const context = await browser.newContext({ locale: 'en-GB', javaScriptEnabled: false, viewport })
      const page = await context.newPage()
      await page.goto(preview.siteOf('lite'))
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/Slots and\s+live tables/)
      const source = await page.locator('picture').evaluate((picture) => {
        const narrow = picture.querySelector('source')
        return narrow && matchMedia(narrow.media).matches ? narrow.srcset : picture.querySelector('img')?.src
      })
      expect(source).toMatch(new RegExp(`/assets/[\\w-]+-${form}-\\w{8}\\.svg$`))
      await page.getByRole('link', { name: 'See the slots' }).click()
      await expect(page).toHaveURL(/\/rng$/)
      await context.close()
    }
  },
)

test('the page’s own banner stays when the gateway tells the same, and goes when it tells another @first-paint', async ({
  page,
  preview,
}) => {
  await page.goto(`${preview.siteOf('bengal')}/en/`)
  const carousel = page.getByRole('region', { name: 'Offers' })
  await expect(carousel.getByRole('button', { name: 'Slide 2 of 4' })).toBeVisible()
  const first = carousel.locator('picture img').first()
  await expect(first).toHaveAttribute('src', /^\/assets\/tiger-stadium/)
  await expect(carousel.getByRole('heading', { level: 1 })).toHaveText(/First deposit,\s+70% bonus/)

  await page.route('**/wps/announcements?*', async (route) => {
    const answer = await ask(preview, 'bengal', getAnnouncements, {
      query: { types: 'B,PL,PU,PR,H', platform: 'W', language: 'EN', execution: 'B' },
    })
    const banners = answer.value.banners.map((banner) => ({ ...banner, copy: { title: 'Of today' } }))
    await route.fulfill({ json: { ...answer, value: { ...answer.value, banners } } })
  })
  await page.reload()
  await expect(carousel.getByRole('heading', { level: 1 })).toHaveText('Of today')
  await expect(first).toHaveAttribute('src', /\/art\/banner\//)
})

test('a browser too old for the site reads so in its language, with the way back, and none of the site’s code @first-paint', async ({
  page,
  preview,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.addInitScript(() => Reflect.deleteProperty(Intl, 'Segmenter'))
  await visit(page, preview, 'bengal', '/promotions', { language: 'EN' })
  await expect(page).toHaveURL(/\/old-browser\.html#en$/)
  const section = page.locator('section:target')
  await expect(section.getByRole('heading')).toHaveText('This browser is too old for Bengal Club')
  await expect(section).toHaveCSS('border-radius', '16px')
  const tops = page.locator('section').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect((await section.boundingBox())?.y).toBe(Math.min(...(await tops)))
  await expect(section.getByRole('link', { name: 'Open Bengal Club again' })).toHaveAttribute('href', '/')
  expect(await seriousFindings(page)).toEqual([])
  expect(scripts).toEqual([])
})
