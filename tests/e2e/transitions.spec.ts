import type { PreviewServer } from '#tests/support/preview-server.ts'
import { desktop, expect, goWithin, type Page, phone, test, visit, visitAs } from './site-test.ts'

/** A transition as the page began it: what moved, and which parts of it the browser drew. */
interface Seen {
  motion: string | undefined
  parts: string[]
  state: string
}

/**
 * Notes each transition of the page. Its own clock runs slowly: on a busy machine no browser is quick, and no code comes in
 * time, and then there is no motion.
 */
async function watchMotion(page: Page, reducedMotion: 'reduce' | 'no-preference' = 'no-preference'): Promise<void> {
  await page.emulateMedia({ reducedMotion })
  await page.addInitScript(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() / 50
    const wait = window.setTimeout.bind(window)
    const waitLonger = (run: TimerHandler, ms = 0, ...rest: unknown[]) => wait(run, ms === 500 ? 50 * ms : ms, ...rest)
    const seen: Seen[] = []
    Object.assign(window, { setTimeout: waitLonger, seen })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const one: Seen = { motion: document.documentElement.dataset.moves, parts: [], state: 'begun' }
      seen.push(one)
      const transition = start(update)
      const note = () => {
        const animations = document.getAnimations().map(({ effect }) => String(Object(effect).pseudoElement))
        one.parts = animations.filter((part) => part.startsWith('::view-transition'))
        one.state = 'moving'
      }
      transition.ready.then(note, (error: Error) => {
        one.state = error.name
      })
      return transition
    }
  })
}

const seenOn = (page: Page) => page.evaluate((): Seen[] => Reflect.get(window, 'seen'))

const states = async (page: Page) => (await seenOn(page)).map(({ motion, state }) => `${motion} ${state}`)

const lastParts = async (page: Page) => (await seenOn(page)).at(-1)?.parts

const between = (name: string) =>
  expect.arrayContaining([`::view-transition-old(${name})`, `::view-transition-new(${name})`])

const tileOf = (page: Page) => page.locator('main article a[href^="/game/"]').nth(2)

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** A list of games whose pictures have come. */
async function openList(page: Page, preview: PreviewServer): Promise<void> {
  await page.setViewportSize(desktop)
  await visit(page, preview, 'bengal', '/rng', { language: 'EN' })
  await page.waitForFunction(() => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main article img')].slice(0, 3)
    return pictures.length === 3 && pictures.every(({ naturalWidth }) => naturalWidth > 0)
  })
}

/** From a list to a game. */
async function openGame(page: Page): Promise<void> {
  await tileOf(page).click()
  await expect(page).toHaveURL(/\/game\//)
  await expect(page.getByRole('heading', { name: 'Facts' })).toBeVisible()
}

const tag = { tag: '@transitions' }

test(
  'the picture of a tile becomes that of its game, and Back leads it into the tile',
  tag,
  async ({ page, preview }) => {
    await watchMotion(page)
    await openList(page, preview)
    await openGame(page)
    await expect.poll(() => states(page)).toEqual(['game moving'])
    expect(await lastParts(page)).toEqual(between('game'))
    await page.goBack()
    await expect(tileOf(page)).toBeVisible()
    await expect.poll(() => states(page)).toEqual(['game moving', 'game moving'])
    expect(await lastParts(page)).toEqual(between('game'))
    await expect(heading(page)).toBeFocused()
    await expect(page.locator('html')).not.toHaveAttribute('data-moves')
    expect(await page.locator('[style*=view-transition]').count()).toBe(0)
  },
)

test('who wants no motion has none, and neither has a step within a page', tag, async ({ page, preview }) => {
  await watchMotion(page, 'reduce')
  await openList(page, preview)
  await openGame(page)
  await page.goBack()
  await expect(tileOf(page)).toBeVisible()
  expect(await seenOn(page)).toEqual([])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.getByRole('button', { name: 'Hot', exact: true }).click()
  await expect(page).toHaveURL(/\/rng\?./)
  expect(await seenOn(page)).toEqual([])
})

test('who goes on at once is where they went', tag, async ({ page, preview }) => {
  await watchMotion(page)
  await openList(page, preview)
  await openGame(page)
  await page.evaluate(() => {
    const goOn = () => document.querySelector<HTMLElement>('a[href="/promotions"]')?.click()
    addEventListener('popstate', goOn, { once: true })
    history.back()
  })
  await expect(heading(page)).toHaveText('Promotions')
  await expect(page).toHaveURL(/\/promotions$/)
  await page.goBack()
  await expect(tileOf(page)).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-moves')
})

for (const { size, language, code, from } of [
  { size: desktop, language: 'EN', code: 'bengal', from: '20px' },
  { size: phone, language: 'AR', code: 'noor', from: '-20px' },
])
  test(
    `pages of the account move beside their menu, ${size.width} pixels wide, ${language}`,
    tag,
    async ({ page, preview }) => {
      await watchMotion(page)
      await page.setViewportSize(size)
      await visitAs(page, preview, code, '/promotions', { language })
      await expect(heading(page)).toBeVisible()
      await goWithin(page, '/member')
      const dialog = page.getByRole('dialog')
      const entry = dialog.locator('nav a[href$="page=withdraw"]')
      await expect(entry).toBeVisible()
      await page.evaluate(() => {
        const { style } = document.documentElement
        new MutationObserver(() => {
          if (style.length > 0) Object.assign(window, { from: style.getPropertyValue('--moves-from') })
        }).observe(document.documentElement, { attributes: true })
      })
      await entry.click()
      await expect.poll(() => states(page)).toEqual(['pages moving'])
      expect(await lastParts(page)).toEqual(between('pages'))
      expect(await page.evaluate(() => Reflect.get(window, 'from'))).toBe(`translateX(${from})`)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect.poll(() => states(page)).toEqual(['pages moving', 'account moving'])
      expect(await lastParts(page)).toContain('::view-transition-old(account)')
    },
  )

test('the account rises over its page', tag, async ({ page, preview }) => {
  await watchMotion(page)
  await page.setViewportSize(phone)
  await visitAs(page, preview, 'bengal', '/promotions', { language: 'EN' })
  await page.getByRole('navigation').getByRole('link', { name: 'Account' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(() => states(page)).toEqual(['account moving'])
  expect(await lastParts(page)).toContain('::view-transition-new(account)')
})
