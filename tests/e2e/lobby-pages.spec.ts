import { seriousFindings } from './serious-findings.ts'
import {
  desktop,
  expect,
  fillLogIn,
  goWithin,
  liftFaults,
  openHomeAs,
  phone,
  setFault,
  test,
  visit,
} from './site-test.ts'

test('live tables stand with their last rounds, and below them the vendors that lead to their lobbies @lobby', async ({
  page,
  preview,
}) => {
  await page.setViewportSize(desktop)
  await visit(page, preview, 'bengal', '/live', { language: 'EN' })
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Live casino' })).toBeVisible()
  await expect(main.getByText('6 providers · 160 games')).toBeVisible()
  const vendors = main.getByRole('list', { name: 'Live casino: providers' })
  await expect(vendors.getByRole('button')).toHaveCount(6)
  await expect(
    page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Live casino' }),
  ).toHaveAttribute('aria-current', 'page')

  const tables = main.getByRole('list', { name: 'Tables' })
  await expect(tables.getByRole('article')).toHaveCount(18)
  await expect(tables.getByRole('img', { name: /^The last results, the latest first: / })).toHaveCount(18)
  await expect(main.getByRole('region', { name: 'Last 60 rounds' })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])

  // A guest logs in first, and is led on into the lobby.
  await vendors.getByRole('button', { name: /^Velvet Table / }).click()
  await fillLogIn(page.getByRole('dialog'))
  await expect(page).toHaveURL(/\/seamless\?vassalage=VVT&gameCode=/)
  await page.goBack()
  await expect(vendors.getByRole('button')).toHaveCount(6)
  // What is hot has a page.
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Hot' }).click()
  await expect(page).toHaveURL(/\/rng\?select=HOT$/)
})

test('a lobby that cannot be read says so and tries again; a reload has its vendors at hand @lobby', async ({
  page,
  preview,
}) => {
  try {
    await setFault(preview, { merchant: 'lite', call: 'getGameMenus', kind: 'wrong-shape' })
    await page.setViewportSize(phone)
    await visit(page, preview, 'lite', '/live', { language: 'EN' })
    const main = page.getByRole('main')
    await expect(main.getByRole('alert')).toContainText('The providers could not be loaded')
    await liftFaults(preview)
    await main.getByRole('button', { name: 'Try again' }).click()
    await expect(main.getByText('The providers could not be loaded')).toHaveCount(0)
    await expect(main.getByRole('list', { name: 'Tables' }).getByRole('article').first()).toBeVisible()
    await expect(
      main
        .getByRole('list', { name: /providers/ })
        .getByRole('button')
        .first(),
    ).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])

    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('game_menus')) asked.push(request.url())
    })
    await page.reload()
    await expect(
      main
        .getByRole('list', { name: /providers/ })
        .getByRole('button')
        .first(),
    ).toBeVisible()
    expect(asked).toEqual([])
    await goWithin(page, '/sports')
    await expect(main.getByRole('heading', { level: 1 })).not.toHaveText('Sports')
  } finally {
    await liftFaults(preview)
  }
})

test('from right to left: the tenant’s own vendors, and one that stands alone is launched by a press @lobby', async ({
  page,
  preview,
}) => {
  await page.setViewportSize(desktop)
  await visit(page, preview, 'noor', '/esports')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByRole('list', { name: /المزو/ }).getByRole('button')).toHaveCount(2)
  const tables = main.locator('ul[tabindex="0"]')
  await tables.focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => tables.evaluate((list) => list.scrollLeft)).toBeLessThan(0)
  expect(await seriousFindings(page)).toEqual([])

  await goWithin(page, '/cockfight')
  const alone = main.getByRole('list').first().getByRole('button')
  await expect(alone).toHaveCount(1)
  await expect(page).toHaveURL(/\/cockfight$/)
  await alone.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('another language asks again for what is hot and tells the member’s gateway @lobby', async ({ page, preview }) => {
  await page.setViewportSize(desktop)
  await openHomeAs(page, preview, 'bengal')
  const told = page.waitForRequest((request) => request.url().endsWith('/wps/member/language'))
  const paths = ['/lgw/games/hot', '/lgw/games/game_menus'] as const
  const reloads = paths.map((path) =>
    page.waitForRequest((request) => request.url().includes(path) && request.url().includes('language=BN')),
  )
  await page.getByRole('combobox', { name: 'Language' }).first().selectOption('BN')
  expect((await told).postDataJSON()).toEqual({ language: 'BN' })
  await Promise.all(reloads)
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
})
