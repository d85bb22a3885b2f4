import { join } from 'node:path'
import type { Route } from 'playwright/test'
import { TenantsFolder } from '#tests/support/livery.ts'
import { type SiteServer, startServer } from '#tests/support/preview-server.ts'
import { rawRequest, socketHeaders } from '#tests/support/raw-request.ts'
import { desktop, expect, type Page, test, testWithoutPage, visit } from './site-test.ts'

test.describe.configure({ mode: 'default' })
let folder: TenantsFolder
let dev: SiteServer

test.beforeAll(async () => {
  folder = new TenantsFolder()
  for (const code of ['lite', 'bengal', 'fiesta']) folder.copy(code)
  folder.edit('fiesta', 'tenant.json', (text) => text.replace('"currency"', '"curency"'))
  dev = await startServer(['dev', '--cwd', folder.cwd], { LIVERY_CACHE: join(folder.cwd, 'cache') })
})

test.afterAll(async () => {
  await dev?.stop()
  folder?.remove()
})

const promotions = (page: Page) => page.getByRole('list', { name: 'Promotions' })

/** A page of fewer modules than the home page, for what concerns every page. */
async function open(page: Page, code: string): Promise<void> {
  await page.setViewportSize(desktop)
  await visit(page, dev, code, '/promotions', { language: 'EN' })
  await expect(promotions(page)).toBeVisible({ timeout: 30_000 })
}

const setMark = (page: Page) => page.evaluate(() => Object.assign(window, { sameLoad: true }).sameLoad)
const hasMark = (page: Page) => page.evaluate(() => 'sameLoad' in window)

const propertyOf = (page: Page, name: string) =>
  page.evaluate((property) => getComputedStyle(document.documentElement).getPropertyValue(property).trim(), name)

/** Playwright lets no page ask for its icon while it answers other requests itself. */
const answerOf = (host: string, path: string, accept = 'text/html') =>
  rawRequest(dev.port, { host, path, headers: { accept } })

/** Opens a tenant's home page, each of whose files must be found. */
async function openWhole(page: Page, code: string): Promise<void> {
  const missing: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(`${response.status()} ${response.url()}`)
  })
  const socket = page.waitForEvent('websocket')
  await page.setViewportSize(desktop)
  await visit(page, dev, code, '/', { language: 'EN' })
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible({ timeout: 30_000 })
  expect(new URL((await socket).url()).pathname).toBe(`/__hmr/${code}`)
  const typeOf = async (href: string) => {
    const { status, type } = await answerOf(`${code}.localhost`, href, '*/*')
    return `${status} ${type}`
  }
  expect(await typeOf('/@vite/client')).toMatch(/^200 .*javascript/)
  const named = await page.locator('link[rel~="icon"],link[rel="apple-touch-icon"],link[rel="manifest"]').all()
  for (const link of named)
    expect(await typeOf((await link.getAttribute('href')) ?? '')).toMatch(/^200 (image\/|application\/manifest)/)
  expect(named.length).toBeGreaterThan(3)
  expect(missing).toEqual([])
}

testWithoutPage(
  'a foreign host gets neither page, source nor socket, and the editor opens for the own pages alone @site',
  async () => {
    expect((await answerOf('lite.localhost', '/')).status).toBe(200)
    for (const path of ['/', '/main.tsx', '/@vite/client', '/sandbox/', '/__open-in-editor?file=src/main.tsx'])
      expect(await rawRequest(dev.port, { host: 'evil.example', path }), path).toMatchObject({ status: 421 })
    const socketAt = async (host: string) =>
      (await rawRequest(dev.port, { host, path: '/__hmr/lite', headers: socketHeaders })).status
    expect(await socketAt('evil.example')).toBe(421)
    expect(await socketAt('lite.localhost')).toBe(101)

    const editor = (query: string) => answerOf('lite.localhost', `/__open-in-editor?${query}`, '*/*')
    for (const query of ['file=package.json', 'token=&file=package.json', 'token=wrong&file=package.json'])
      expect((await editor(query)).status, query).toBe(403)
    expect((await answerOf('lite.localhost', '/__OPEN-in-editor/?file=package.json', '*/*')).status).toBe(403)
    const client = await answerOf('lite.localhost', '/@vite/client', '*/*')
    const [, token] = /__open-in-editor\?token=([\w-]+)&file=/.exec(client.text) ?? []
    // Past the guard it is Vite's own answer, here to a request without a file.
    expect((await editor(`token=${token}`)).text).toContain('required query param "file" is missing')
  },
)

test('a site is served from source, each file found; a changed token, a new file of them and its removal need no reload @site', async ({
  page,
}) => {
  await openWhole(page, 'lite')
  await setMark(page)
  const before = await propertyOf(page, '--radius-card')
  const own = folder.read('lite', 'themes/both.tokens.json')
  folder.write('lite', 'themes/both.tokens.json', own.replace(/("card": \{\s*"\$value": \{\s*"value": )\d+/, '$117'))
  await expect.poll(() => propertyOf(page, '--radius-card')).toBe('17px')
  folder.write('lite', 'themes/both.tokens.json', own)
  await expect.poll(() => propertyOf(page, '--radius-card')).toBe(before)

  const dark = { radius: { card: { $value: { value: 19, unit: 'px' } } } }
  folder.edit('lite', 'tenant.json', (text) =>
    text.replace(/"available": \[\s*"light"\s*\]/, '"available": ["light", "dark"]'),
  )
  await expect(page.locator('html')).toHaveAttribute('data-themes', 'light dark')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await page.getByRole('button', { name: 'Use the dark theme' }).click()
  await setMark(page)
  folder.write('lite', 'themes/dark.tokens.json', JSON.stringify(dark))
  await expect.poll(() => propertyOf(page, '--radius-card')).toBe('19px')
  folder.delete('lite', 'themes/dark.tokens.json')
  await expect.poll(() => propertyOf(page, '--radius-card')).toBe(before)
  expect(await hasMark(page)).toBe(true)
})

test('a changed tenant.json reloads its own page, one whose socket is not there yet too, and leaves another’s alone @site', async ({
  page,
  context,
}) => {
  // With nobody connected Vite keeps its last message for the next one; with another page open it is gone.
  await open(await context.newPage(), 'lite')
  const changeMeanwhile = async (route: Route) => {
    folder.edit('lite', 'tenant.json', (text) => text.replace('"name": "Lite"', '"name": "Lite Between"'))
    await expect.poll(async () => (await answerOf('lite.localhost', '/')).text).toContain('Lite Between')
    await route.continue()
  }
  await page.route('**/@vite/client', changeMeanwhile, { times: 1 })
  await page.goto(`${dev.siteOf('lite')}/promotions`)
  await expect(page).toHaveTitle(/Lite Between/)

  const other = await context.newPage()
  await open(other, 'bengal')
  await setMark(other)
  folder.edit('lite', 'tenant.json', (text) => text.replace('"name": "Lite Between"', '"name": "Lite Renamed"'))
  await expect(page).toHaveTitle(/Lite Renamed/)
  expect(await hasMark(other)).toBe(true)
})

test('a site with almost everything is served from source, and a switch takes a part of the code away and gives it back @site', async ({
  page,
}) => {
  await openWhole(page, 'bengal')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Blog' })
  await expect(link).toBeVisible()
  folder.edit('bengal', 'tenant.json', (text) => text.replace('"blog": true', '"blog": false'))
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Help centre' })).toBeVisible()
  await expect(link).toHaveCount(0)
  folder.edit('bengal', 'tenant.json', (text) => text.replace('"blog": false', '"blog": true'))
  await expect(link).toBeVisible()
})

test('a tenant’s own strings are followed as they come, change and go @site', async ({ page }) => {
  await open(page, 'lite')
  const button = (name: string) => page.getByRole('banner').getByRole('button', { name, exact: true })
  await button('Log in').click()
  await page.getByRole('dialog').getByRole('textbox').first().fill('typed before')
  await setMark(page)
  folder.write('lite', 'locales/en/shell.json', JSON.stringify({ account: { logIn: 'Come in' } }))
  await expect(page.locator('header').getByText('Come in')).toBeAttached()
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue('typed before')
  expect(await hasMark(page)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(button('Come in')).toBeVisible()
  folder.write('lite', 'locales/en/shell.json', JSON.stringify({ account: { logIn: 'Step inside' } }))
  await expect(button('Step inside')).toBeVisible()
  folder.delete('lite', 'locales/en/shell.json')
  await expect(button('Log in')).toBeVisible()
})

test('findings are printed while the page before them stays, and the fixed folder is shown @site', async ({ page }) => {
  await open(page, 'lite')
  const sound = folder.read('lite')
  const misspelt = sound.replace('"currency"', '"curency"').replace('"timeZone"', '"timezone"')
  folder.write('lite', 'tenant.json', misspelt)
  await expect.poll(() => dev.printed()).toMatch(/tenants\/lite\/tenant\.json:\d+:\d+[\s\S]*Did you mean "currency"/)
  const overlay = page.locator('livery-findings')
  const curtain = overlay.getByRole('dialog')
  await expect(curtain).toContainText(/tenants\/lite\/tenant\.json:\d+:\d+/)
  await page.keyboard.press('ArrowRight')
  await expect(curtain).toContainText('2 of 2')
  await page.keyboard.press('Escape')
  await expect(curtain).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(curtain).toBeVisible()
  await page.reload()
  await expect(curtain).toContainText('tenant.json:')
  folder.write('lite', 'tenant.json', sound.replace(/"name": "[^"]+"/, '"name": "Lite Mended"'))
  await expect(page).toHaveTitle(/Lite Mended/)
  await expect(promotions(page)).toBeVisible()
  await expect(curtain).toBeHidden()
})

test('a tenant that is wrong from the start says where to look, and comes once it is fixed @site', async ({
  page,
  faults,
}) => {
  faults.allow(/Failed to load resource.*500/)
  const response = await page.goto(dev.siteOf('fiesta'))
  expect(response?.status()).toBe(500)
  expect(await response?.text()).toContain('see the terminal')
  await expect(page.locator('livery-findings').getByRole('dialog')).toContainText('curency')
  expect(dev.printed()).toContain('tenants/fiesta/tenant.json')
  folder.edit('fiesta', 'tenant.json', (text) => text.replace('"curency"', '"currency"'))
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible({ timeout: 30_000 })
})

testWithoutPage(
  'an address that is not well formed and a site that is not there are refused, and the server stays up @site',
  async () => {
    expect((await answerOf('lite.localhost', '/%E0%A4%A')).status).toBe(400)
    expect((await answerOf('nobody.localhost', '/')).status).toBe(404)
    expect((await answerOf('lite.localhost', '/main.tsx')).status).toBe(200)
  },
)
