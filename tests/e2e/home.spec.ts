import { languages } from '#contract/site/languages.ts'
import { tenantCodes, tenantOf } from '#tests/support/tenants.ts'
import { seriousFindings } from './serious-findings.ts'
import { desktop, expect, type Page, phone, setState, test, visit } from './site-test.ts'

/** Every picture that is in view has come from the gateway, and nothing is wider than the screen. */
async function expectDrawn(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.locator('main img').evaluateAll((images) => {
        const isInView = (image: Element) => {
          const box = image.getBoundingClientRect()
          return box.width > 0 && box.top < innerHeight && box.bottom > 0 && box.left < innerWidth && box.right > 0
        }
        const shown = images.filter(
          (image): image is HTMLImageElement => image instanceof HTMLImageElement && isInView(image),
        )
        return shown.length > 0 && shown.every((image) => image.complete && image.naturalWidth > 0)
      }),
    )
    .toBe(true)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}

/** These open on a desktop from the start, too, in the theme that was chosen: one that is dark at first, one light, one without a choice. */
const opensAgain = ['bengal', 'fiesta', 'lite']

/** Marks the page, and has its colours change at once: parts out of view would begin to only when they are looked at. */
const markStill = () => {
  Object.assign(window, { isSameLoad: true })
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after { transition: none !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still]
}

/** Over the wire, in thousands of bytes, and requests: the page and all that it has asked for so far. */
const loadedBy = (page: Page) =>
  page.evaluate(() => {
    const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    const sizes = entries.map((entry) => (entry instanceof PerformanceResourceTiming ? entry.transferSize : 0))
    return { kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1000, requests: sizes.length }
  })

/** How many elements there are, and how many of them move a screen or more below the window, where nobody sees them. */
const drawnBy = (page: Page) =>
  page.evaluate(() => {
    const targets = document.getAnimations().map(({ effect }) => effect instanceof KeyframeEffect && effect.target)
    const isFar = (target: Element) => target.getBoundingClientRect().top > 2 * innerHeight
    const unseen = targets.filter((target) => target instanceof Element && isFar(target)).length
    return { elements: document.querySelectorAll('*').length, unseen }
  })

/** Counts what moves while a page comes to be there, as browsers rate it: 0.1 is a tenth of the window by its whole height. */
function countShifts(): void {
  Object.assign(window, { shift: 0 })
  const add = (entry: PerformanceEntry) => {
    if ('value' in entry && typeof entry.value === 'number')
      Object.assign(window, { shift: shiftSoFar() + entry.value })
  }
  const shiftSoFar = () => ('shift' in window && typeof window.shift === 'number' ? window.shift : Number.NaN)
  new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type: 'layout-shift', buffered: true })
}

/** What a phone may load and draw before anybody touches the home page, and how much of it may move; it only falls. */
const mostOnPhone = { kilobytes: 560, requests: 60, elements: 1200, shift: 0.015 }

const firstGame = (page: Page) => page.locator('main article').first()

for (const code of tenantCodes) {
  const tenant = tenantOf(code)
  const language = languages[tenant.languages.default]
  const others = tenant.themes.available.filter((theme) => theme !== tenant.themes.default)

  test(`${code} home renders from the sandbox on a phone and a desktop, in each theme, for everybody @site`, async ({
    page,
    preview,
  }) => {
    test.slow()
    await page.setViewportSize(phone)
    await page.addInitScript(countShifts)
    await visit(page, preview, code)
    const html = page.locator('html')
    await expect(html).toHaveAttribute('lang', language.tag)
    await expect(html).toHaveAttribute('dir', language.dir)
    await expect(html).toHaveAttribute('data-theme', tenant.themes.default)
    await expect(firstGame(page)).toBeVisible()
    await expectDrawn(page)
    await page.waitForLoadState('networkidle')
    const { kilobytes, requests } = await loadedBy(page)
    expect(kilobytes).toBeLessThan(mostOnPhone.kilobytes)
    expect(requests).toBeLessThan(mostOnPhone.requests)
    const { elements, unseen } = await drawnBy(page)
    expect(elements).toBeLessThan(mostOnPhone.elements)
    expect(unseen).toBe(0)
    expect(await page.evaluate(() => 'shift' in window && window.shift)).toBeLessThan(mostOnPhone.shift)
    await page.setViewportSize(desktop)
    await expectDrawn(page)
    expect(await seriousFindings(page)).toEqual([])
    await page.evaluate(markStill)
    // Of what axe looks for, a theme changes colours alone.
    for (const theme of others) {
      const icon = page.locator(`use[href="#i-${theme === 'light' ? 'sun' : 'moon'}"]`)
      await page.locator('button:visible').filter({ has: icon }).first().click()
      await expect(html).toHaveAttribute('data-theme', theme)
      expect(await seriousFindings(page, ['color-contrast']), theme).toEqual([])
    }
    expect(await page.evaluate(() => 'isSameLoad' in window)).toBe(true)
    if (!opensAgain.includes(code)) return
    await page.reload()
    await expect(html).toHaveAttribute('data-theme', others.at(-1) ?? tenant.themes.default)
    await expect(firstGame(page)).toBeVisible()
    await expectDrawn(page)
  })
}

test('pictures come from the hosts that the gateway names; one that fails is followed by the next @lobby', async ({
  page,
  preview,
  faults,
}) => {
  faults.allow(/Failed to load resource.*503/)
  faults.allow(/lets no pictures come from https:\/\/elsewhere\.example/)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(new URL(request.url()).pathname)
  })
  try {
    await setState(preview, {
      merchant: 'lite',
      imageCDNs: ['https://elsewhere.example', '/sandbox/cdn/broken', '/sandbox/cdn/good'],
    })
    await visit(page, preview, 'lite', '/live')
    const first = page
      .getByRole('main')
      .getByRole('list', { name: /providers/ })
      .getByRole('img')
    await expect(first).toHaveCount(0)
    await expect.poll(() => asked.some((path) => path.startsWith('/sandbox/cdn/broken/'))).toBe(true)
    await expect.poll(() => asked.some((path) => path.startsWith('/sandbox/cdn/good/'))).toBe(true)
    // No hole is left, and the broken host is asked no more.
    const pictures = page.getByRole('main').locator('button img')
    await expect
      .poll(() =>
        pictures.evaluateAll((all) => all.every((one) => one instanceof HTMLImageElement && one.naturalWidth > 0)),
      )
      .toBe(true)
    asked.length = 0
    await page.reload()
    await expect.poll(() => asked.some((path) => path.startsWith('/sandbox/cdn/good/'))).toBe(true)
    expect(asked.filter((path) => path.startsWith('/sandbox/cdn/broken/'))).toEqual([])
  } finally {
    await setState(preview, { merchant: 'lite', imageCDNs: [] })
  }
})
