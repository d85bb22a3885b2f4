import { getGame } from '#contract/lobby/catalogue.ts'
import { tenantOf } from '#tests/support/tenants.ts'
import { ask } from './gateway-calls.ts'
import { callAs, desktop, expect, fillLogIn, goWithin, openHome, openHomeAs, phone, test } from './site-test.ts'

const wide = { width: 1920, height: 1000 }

test('a category shows its vendors while the pointer is on it, or by its button, and each leads to its games @site', async ({
  page,
  preview,
}) => {
  await page.setViewportSize(wide)
  await openHome(page, preview, 'bengal')
  const nav = page.getByRole('navigation', { name: 'Main navigation' })
  await nav.getByRole('link', { name: 'Slots' }).hover()
  const panel = nav.getByText('Slots: vendors')
  await expect(panel).toBeVisible()
  const vendors = nav.getByRole('listitem').filter({ hasText: 'Slots: vendors' }).getByRole('listitem')
  // More than ten vendors stand in the large panel.
  await expect.poll(() => vendors.count()).toBeGreaterThan(10)
  await expect(nav.locator('[data-large]')).toBeVisible()
  await page.getByRole('main').hover({ position: { x: 600, y: 600 } })
  await expect(panel).toHaveCount(0)

  await nav.getByRole('link', { name: 'Home' }).focus()
  const first = nav.getByText('E-lottery: vendors')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(nav.getByRole('button', { name: 'E-lottery: vendors' })).toBeFocused()
  await expect(first).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(first).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(nav.getByRole('link', { name: 'All vendors' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(first).toHaveCount(0)

  await nav.getByRole('link', { name: 'Slots' }).hover()
  await vendors.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/rng\?vassalage=\w+$/)
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
})

test('a category with a single vendor launches it for a member @site', async ({ page, preview }) => {
  await page.setViewportSize(desktop)
  await openHomeAs(page, preview, 'siam')
  const nav = page.getByRole('navigation', { name: 'Main navigation' })
  await nav.getByRole('button', { name: 'Cockfight' }).click()
  await expect(page).toHaveURL(/\/seamless\?vassalage=SPC&gameCode=/)
})

test('a category that has no room in the row launches its single vendor, and a guest is asked to log in @site', async ({
  page,
  preview,
}) => {
  await page.setViewportSize({ width: 1200, height: 900 })
  const path = '/lgw/games/game_menus?language=EN&clientType=3'
  const answer = await (await callAs(preview, { merchant: 'bengal', path })).json()
  for (const menu of answer.value) if (menu.gameCategory === 'COCKFIGHT') menu.vendors.length = 1
  await page.route(/\/game_menus/, (route) => route.fulfill({ json: answer }))
  await openHome(page, preview, 'bengal')
  const nav = page.getByRole('navigation', { name: 'Main navigation' })
  await nav.getByRole('button', { name: 'More' }).click()
  await nav.getByRole('list', { name: 'More' }).getByRole('button', { name: 'Cockfight' }).click()
  await expect(page.getByRole('dialog').getByText('Log in to play.')).toBeVisible()
})

test('the navigation has home first, promotions last, and between them the open categories @site', async ({
  page,
  preview,
}) => {
  await page.setViewportSize(wide)
  await openHome(page, preview, 'fiesta')
  const nav = page.getByRole('navigation', { name: 'Main navigation' })
  const names = await nav.locator('ul').first().locator(':scope > li').allTextContents()
  expect(names.at(0)).toBe('Home')
  expect(names.at(-1)).toBe('Promotions')
  expect(names.length - 2).toBe(tenantOf('fiesta').categories.filter((id) => id !== 'bgs').length)
})

test('the bar of a phone leads to every part, and asks a guest to log in where it must @site', async ({
  page,
  preview,
}) => {
  await page.setViewportSize(phone)
  await openHome(page, preview, 'bengal')
  const bar = page.getByRole('navigation', { name: 'Quick navigation' })
  await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
  const dialog = page.getByRole('dialog')
  await bar.getByRole('button', { name: 'Games' }).click()
  await expect(dialog.getByRole('link', { name: /Live casino/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await bar.getByRole('button', { name: 'Wallet' }).click()
  await expect(dialog.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await page.keyboard.press('Escape')
  await bar.getByRole('button', { name: 'Account' }).click()
  await fillLogIn(dialog)
  await expect(dialog).toHaveCount(0)
  await bar.getByRole('link', { name: 'Account' }).click()
  await expect(dialog.getByRole('button', { name: 'Sign out' })).toBeVisible()
  await page.keyboard.press('Escape')
  await bar.getByRole('link', { name: 'Wallet' }).click()
  await expect(page).toHaveURL(/\/member\?page=transferFund$/)
  // The account opens a moment after it was asked for.
  await expect(dialog.getByRole('heading', { name: 'Wallet', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await bar.getByRole('link', { name: 'Promotions' }).click()
  await expect(page).toHaveURL(/\/promotions$/)
  await expect(bar.getByRole('link', { name: 'Promotions' })).toHaveAttribute('aria-current', 'page')
})

for (const code of ['bengal', 'lite']) {
  test(`no link of ${code}’s home is dead, for a guest and for a member @site`, async ({ page, preview }) => {
    await page.setViewportSize(desktop)
    const hrefs = new Set<string>()
    const collect = async () => {
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
      for (const href of await page
        .locator('a[href]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
        hrefs.add(href ?? '')
    }
    await openHome(page, preview, code)
    await collect()
    await openHomeAs(page, preview, code)
    await page.getByRole('banner').getByRole('button', { name: 'Account' }).click()
    await expect(page.getByRole('list', { name: 'Account' })).toBeVisible()
    await collect()

    const own = [...hrefs].filter((href) => href.startsWith('/'))
    const foreign = [...hrefs].filter((href) => !href.startsWith('/') && !href.startsWith('#'))
    for (const href of foreign) expect(new URL(href).protocol, href).toBe('https:')
    for (const href of [...hrefs].filter((name) => name.startsWith('#')))
      await expect(page.locator(href), href).toBeAttached()
    expect(own.length).toBeGreaterThan(8)
    const statuses = await page.evaluate(
      (paths) => Promise.all(paths.map(async (path) => (await fetch(path)).status)),
      own,
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
    // Pages of games differ by what the gateway says of the game: it knows each of them, and the first is opened.
    const games = own.filter((href) => href.startsWith('/game/'))
    for (const href of games) {
      const gameCode = href.slice('/game/'.length)
      expect((await ask(preview, code, getGame, { query: { gameCode, language: 'EN' } })).value.card.gameCode).toBe(
        gameCode,
      )
    }
    for (const href of own.filter((name) => !games.slice(1).includes(name))) {
      await goWithin(page, href)
      await expect(page.locator('main :is(h1, h2, h3)').first(), href).toBeVisible()
      await expect(page.getByText('This page does not exist'), href).toHaveCount(0)
    }
  })
}
