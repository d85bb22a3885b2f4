import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HealthReport } from '#cli/beacon/health-report.ts'
import { livery, TenantsFolder } from '#tests/support/livery.ts'
import { type SiteServer, startServer } from '#tests/support/preview-server.ts'
import { expect, type Page, test, testWithoutPage } from './site-test.ts'

// One after the other in one worker: they count at the same collector.
test.describe.configure({ mode: 'default' })

const folder = new TenantsFolder()
let server: SiteServer

/** Two tenants, of which one reports. */
test.beforeAll(async () => {
  folder.copy('lite')
  folder.copy('lite', 'told')
  folder.edit('told', 'tenant.json', (text) =>
    text.replace('"currency":', '"beacon": "https://collector.example/beacon",\n  "currency":'),
  )
  const built = await livery(['build', '--cwd', folder.cwd])
  expect(built.stderr + built.stdout).toContain('2 tenants')
  server = await startServer(['preview', '--cwd', folder.cwd])
})

test.afterAll(async () => {
  await server?.stop()
  folder.remove()
})

const health = async (): Promise<HealthReport> =>
  (await fetch(`http://localhost:${server.port}/health?since=2026-01-01T00:00:00Z`)).json()

/** What the site's code itself throws, as it starts: its own script meets a page that is not as it should be. */
const breakStart = () => {
  const find = Document.prototype.getElementById
  Document.prototype.getElementById = function (id) {
    return id === 'app' && new Error().stack?.includes('/assets/main') ? (undefined as never) : find.call(this, id)
  }
}

async function started(page: Page): Promise<void> {
  await page.goto(server.siteOf('told'))
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
}

/** Tells what is not told yet. */
const leave = (page: Page) => page.goto('about:blank')

test('a site that fails in three ways is counted by its build, and none of it is the visitor’s', async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_FAILED|dynamically imported module|The page has no #app|not a function/)
  const bodies: { url: string; body: string; headers: Record<string, string> }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/beacon'))
      bodies.push({ url: request.url(), body: request.postData() ?? '', headers: request.headers() })
  })

  await started(page)
  await leave(page)
  await expect.poll(async () => (await health()).now).toMatchObject({ starts: 1, failedStarts: 0, scriptErrors: 0 })
  expect((await health()).now.firstPicture).toBeGreaterThan(0)

  // Its code does not load.
  await page.route('**/assets/main-*.js', (route) => route.abort())
  await page.goto(`${server.siteOf('told')}/?token=secret-of-ann`)
  await expect.poll(async () => (await health()).now).toMatchObject({ starts: 2, failedStarts: 50 })
  await page.unroute('**/assets/main-*.js')

  // It throws before its first render.
  await page.addInitScript(breakStart)
  const thrown = page.waitForEvent('pageerror')
  await page.goto(server.siteOf('told'))
  await thrown
  await leave(page)
  await expect.poll(async () => (await health()).now).toMatchObject({ starts: 3, failedStarts: 66.67 })

  expect((await health()).worst?.place).toMatch(/^main-[\w-]{8}\.js/)
  for (const { url, body, headers } of bodies) {
    expect(url).toBe(`${server.siteOf('told')}/beacon`)
    expect(body).not.toMatch(/secret|ann|token|http/)
    expect(headers).not.toHaveProperty('cookie')
    expect(headers).not.toHaveProperty('referer')
    expect(headers['content-type']).toContain('text/plain')
  }
  const { inputs } = JSON.parse(readFileSync(join(folder.cwd, 'dist', 'told', 'livery.json'), 'utf8'))
  const metrics = await (await fetch(`http://localhost:${server.port}/metrics`)).text()
  expect(metrics).toContain(`livery_beacon_starts_total{merchant="told",build="${inputs.slice(0, 12)}"} 3\n`)
})

test('an error after the start is counted, and one of another’s script is not', async ({ page, faults }) => {
  faults.allow(/later|theirs/)
  const before = (await health()).now
  await page.route('**/assets/late-1a2b3c4d.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export {}\nsetTimeout(() => { null.later })' }),
  )
  await started(page)
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error('theirs'))))
  const thrown = page.waitForEvent('pageerror', (error) => error.message.includes('later'))
  await page.evaluate(() => import(String('/assets/late-1a2b3c4d.js')).then(() => undefined))
  await thrown
  await leave(page)
  await expect.poll(async () => (await health()).now.starts).toBe(before.starts + 1)
  const { now } = await health()
  const errors = ({ starts, scriptErrors }: HealthReport['now']) => Math.round((starts * scriptErrors) / 1000)
  expect(errors(now) - errors(before)).toBe(1)
})

testWithoutPage('the policy of a site with a beacon names its collector and nothing else more', () => {
  const sources = (code: string, directive: string) => {
    const text = readFileSync(join(folder.cwd, 'dist', code, '_headers'), 'utf8').replaceAll(code, 'acme')
    return (new RegExp(`${directive} ([^;]*)`).exec(text)?.[1] ?? '').split(' ')
  }
  expect(sources('told', 'connect-src')).toEqual([...sources('lite', 'connect-src'), 'https://collector.example'])
  expect(sources('told', 'img-src')).toEqual(sources('lite', 'img-src'))
  expect(sources('told', 'trusted-types')).toEqual(sources('lite', 'trusted-types'))
  // One inline script more.
  expect(sources('told', 'script-src')).toHaveLength(sources('lite', 'script-src').length + 1)
})

test('a visitor who asks not to be followed is not counted, and a site without a beacon has nothing of it', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/beacon')) sent.push(request.url())
  })
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  )
  await started(page)
  await leave(page)
  await page.goto(server.siteOf('lite'))
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
  expect(await page.content()).not.toContain('beacon')
  await leave(page)
  expect(sent).toEqual([])
})
