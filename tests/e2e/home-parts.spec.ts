import type { Page } from 'playwright/test'
import {
  balanceStatus,
  desktop,
  expect,
  goWithin,
  liftFaults,
  openHome,
  openHomeAs,
  phone,
  setFault,
  test,
  visit,
} from './site-test.ts'

test.describe.configure({ mode: 'default' })

const merchant = 'lotus'

test.afterEach(async ({ preview }) => {
  await liftFaults(preview)
})

const carousel = (page: Page) => page.locator('[aria-roledescription="carousel"]')
const marks = (page: Page) => carousel(page).locator('button[aria-label^="Slide "]')
const expectSlide = (page: Page, position: number) =>
  expect(marks(page).nth(position - 1)).toHaveAttribute('aria-current', 'true')

const slideShown = (page: Page) =>
  marks(page).evaluateAll((all) => all.findIndex((mark) => mark.hasAttribute('aria-current')) + 1)

test('banners move until they are stopped, then by marks and arrow keys; the line of notices stops and opens each text @site', async ({
  page,
  preview,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize(desktop)
  await page.clock.install()
  await openHome(page, preview, merchant)
  await expect(marks(page).first()).toBeVisible()
  const before = await slideShown(page)
  await page.clock.runFor(5_000)
  await expect.poll(() => slideShown(page)).not.toBe(before)
  await carousel(page).getByRole('button', { name: 'Stop the slides from moving' }).click()
  await expect(carousel(page).getByRole('button', { name: 'Let the slides move' })).toBeVisible()
  await page.mouse.move(2, 2)
  const stopped = await slideShown(page)
  await page.clock.runFor(20_000)
  expect(await slideShown(page)).toBe(stopped)
  await page.clock.resume()
  await marks(page).nth(2).click()
  await expectSlide(page, 3)
  await marks(page).nth(2).press('ArrowLeft')
  await expectSlide(page, 2)
  await page.keyboard.press('ArrowRight')
  await expectSlide(page, 3)

  await page.setViewportSize(phone)
  const notices = page.getByRole('region', { name: 'Notices' })
  await expect(notices.locator('[data-moving]')).toBeVisible()
  await notices.getByRole('button', { name: 'Stop the notices from moving' }).click()
  await expect(notices.locator('[data-moving]')).toHaveCount(0)
  const first = notices.getByRole('listitem').first().getByRole('button')
  const title = (await first.textContent()) ?? ''
  await first.click()
  const dialog = page.getByRole('dialog', { name: 'Notices' })
  const entry = dialog.getByRole('button', { name: title })
  await expect(entry).toHaveAttribute('aria-expanded', 'true')
  await expect(dialog.getByRole('article')).toBeVisible()
  await entry.click()
  await expect(entry).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await notices.getByRole('button', { name: 'Let the notices move' }).click()
  await expect(notices.locator('[data-moving]')).toBeVisible()
})

test('arrow keys and arrows go the other way where text runs right to left @site', async ({ page, preview }) => {
  await page.setViewportSize(desktop)
  await visit(page, preview, 'noor')
  // The first paint has the marks, too, and does not answer yet.
  await expect(page.locator('main article').first()).toBeVisible()
  const all = carousel(page).locator('button[aria-current], button[aria-current] ~ button')
  await expect(all.first()).toHaveAttribute('aria-current', 'true')
  await expect.poll(() => all.count()).toBeGreaterThan(1)
  const list = carousel(page).locator('li')
  await expect.poll(() => list.count()).toBeGreaterThan(1)
  // By its mark: the engine puts slides into another order in the page.
  const current = carousel(page).locator('button[aria-current]')
  const shown = () => current.evaluate((mark) => [...(mark.parentElement?.children ?? [])].indexOf(mark))
  await all.first().press('ArrowLeft')
  await expect.poll(shown).toBe(1)
  await page.keyboard.press('ArrowRight')
  await expect.poll(shown).toBe(0)

  await goWithin(page, '/rng')
  const chips = page
    .getByRole('main')
    .getByRole('list', { name: /./ })
    .filter({ has: page.locator('button[aria-pressed]') })
  const onwards = chips
    .locator('xpath=..')
    .locator('button')
    .filter({ has: page.locator('use[href="#i-chevron-right"]') })
  await onwards.first().click()
  await expect.poll(() => chips.first().evaluate((track) => track.scrollLeft)).toBeLessThan(0)
  const mirrored = await onwards
    .first()
    .locator('svg')
    .evaluate((icon) => {
      const { transform, scale } = getComputedStyle(icon)
      return (
        new DOMMatrixReadOnly(transform === 'none' ? undefined : transform).a *
        Number.parseFloat(scale === 'none' ? '1' : scale)
      )
    })
  expect(mirrored).toBe(-1)
})

test.describe('games', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(desktop)
  })

  // Of one part: others may come above it while the page is looked at. The small site has no lane of popular games.
  const hot = '[aria-labelledby="hot-games"]'
  const firstTile = (page: Page) =>
    page
      .locator(`section${hot}, body:not(:has(${hot})) section[aria-labelledby="section-rng"]`)
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: /^Favourite: / }) })
      .first()
  const heart = (page: Page) => firstTile(page).getByRole('button', { name: /^Favourite: / })
  const play = async (page: Page) => {
    await firstTile(page).hover()
    await firstTile(page)
      .getByRole('button', { name: /^Play now: / })
      .click()
  }

  test('for a guest who prefers reduced motion nothing moves by itself; to play or keep a favourite is to log in @site', async ({
    page,
    preview,
  }) => {
    await page.clock.install()
    await openHome(page, preview, merchant)
    await expect(carousel(page).getByRole('button', { name: 'Let the slides move' })).toBeVisible()
    await page.clock.runFor(20_000)
    await expectSlide(page, 1)
    await expect(page.getByRole('button', { name: 'Stop the notices from moving' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Stop the games from moving' })).toHaveCount(0)
    await page.clock.resume()

    const dialog = page.getByRole('dialog')
    // Far from the window a section has no games yet.
    await page.locator('[aria-labelledby="section-rng"]').scrollIntoViewIfNeeded()
    await heart(page).click()
    await expect(dialog.getByRole('heading', { name: 'Log in' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
    await play(page)
    await expect(dialog.getByText('Log in to play.')).toBeVisible()
  })

  test('a member keeps a favourite over a reload, hears of one that is refused, and plays @site', async ({
    page,
    preview,
    faults,
  }) => {
    faults.allow(/Failed to load resource.*500/)
    await openHomeAs(page, preview, 'lite')
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
    const added = page.waitForResponse(
      (response) => response.request().method() === 'POST' && /favourites/.test(response.url()),
    )
    await heart(page).click()
    expect((await added).ok()).toBe(true)
    await page.reload()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
    const removed = page.waitForResponse(
      (response) => response.request().method() === 'DELETE' && /favourites/.test(response.url()),
    )
    await heart(page).click()
    expect((await removed).ok()).toBe(true)
    await page.reload()
    await expect(balanceStatus(page)).toHaveText(/^Balance: /)
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')

    await setFault(preview, { merchant: 'lite', call: 'addFavourite', kind: 'status' })
    await heart(page).click()
    await expect(page.getByText('Your favourites could not be saved. Please try again.')).toBeVisible()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
    await liftFaults(preview)

    await play(page)
    await expect(page).toHaveURL(/\/seamless\?vassalage=\w+&gameCode=/)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
  })

  test('a trial player is told that a game needs a full account @site', async ({ page, preview }) => {
    await openHomeAs(page, preview, 'lite', 'trial')
    await play(page)
    const dialog = page.getByRole('dialog', { name: 'A full account is needed' })
    await expect(dialog.getByText('Trial accounts cannot play this game. Register an account to play.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(/\/$/)
  })
})

test('being offline is said while it lasts @site', async ({ page, preview, context, faults }) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/)
  await openHome(page, preview, 'lite')
  const banner = page.getByText('You are offline.')
  await expect(banner).toHaveCount(0)
  await context.setOffline(true)
  await expect(banner).toBeVisible()
  await context.setOffline(false)
  await expect(banner).toHaveCount(0)
})
