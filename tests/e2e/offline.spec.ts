import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { removeWorker } from '#cli/site-files/remove-worker.ts'
import { getBalance, getMember } from '#contract/identity/member.ts'
import { type PreviewServer, startPreview } from '#tests/support/preview-server.ts'
import { expectStored, type Stored, storedBy } from './offline-support.ts'
import {
  callAs,
  expect,
  goWithin,
  openHome,
  type Page,
  phone,
  test,
  testWithoutPage,
  tokenOf,
  visitAs,
} from './site-test.ts'

test.use({ serviceWorkers: 'allow', viewport: phone })

const merchant = 'bengal'

const ownFile = /^\/(assets|fonts|strings)\//
const publicCall =
  /^\/(lgw\/games(\/(filters|game_menus|hot|lanes|[^/]+\/facts))?|wps\/system\/(domainRoute|helpCenter|permission|status|whitelabel))(\?|$)/

const isPublic = ({ cache, path }: Stored) =>
  cache.startsWith('livery-files-') ? ownFile.test(path) : cache === 'livery-answers' && publicCall.test(path)

/** All texts of an answer that are long enough to be somebody's: names, amounts, addresses. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length >= 6 ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** What only the member may know: the session's token, and what the gateway answers to it. */
async function secretsOf(page: Page, preview: PreviewServer): Promise<string[]> {
  const token = await tokenOf(page)
  const answers = [getMember, getBalance].map(async ({ path }) =>
    textsIn(await (await callAs(preview, { merchant, token, path })).json()),
  )
  return [token, ...(await Promise.all(answers)).flat()]
}

const firstGame = (page: Page) => page.getByRole('main').getByRole('article').first()

test('what was seen opens without a server and says so; nothing of the member is stored', {
  tag: '@offline',
}, async ({ page, faults }) => {
  faults.allow(/Failed to load resource/)
  const server = await startPreview()
  try {
    await visitAs(page, server, merchant, '/', { language: 'EN' })
    await expect(firstGame(page)).toBeVisible()
    await expectStored(page)
    // The worker has the second page from its beginning.
    await page.goto(`${server.siteOf(merchant)}/rng?note=secret-note`)
    await expect(firstGame(page)).toBeVisible()
    await goWithin(page, '/member?page=depositv2')
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Deposit', exact: true })).toBeVisible()

    const stored = await storedBy(page)
    const secrets = ['secret-note', ...(await secretsOf(page, server))]
    expect(secrets.length).toBeGreaterThan(3)
    // Files are everybody's by their names, and the page is what the server sends: no token goes with that request.
    const guestPage = await page.evaluate(async () => (await fetch('/', { cache: 'no-store' })).text())
    const told = stored.filter(({ cache, text }) => !cache.startsWith('livery-files-') && text !== guestPage)
    const leaks = told.flatMap(({ path, text }) =>
      secrets.filter((secret) => `${path} ${text}`.includes(secret)).map((secret) => `${secret} in ${path}`),
    )
    expect(leaks).toEqual([])
    const others = stored.filter((one) => !isPublic(one)).map(({ cache, path }) => `${cache} ${path}`)
    expect(others.sort()).toEqual(['livery-pages /', 'livery-state /current'])

    await server.stop()
    await page.goto(`${server.siteOf(merchant)}/`)
    await expect(firstGame(page)).toBeVisible()
    await expect(page.getByText('What you see may be out of date.')).toBeVisible()
    await goWithin(page, '/rng')
    await expect(page.getByRole('heading', { name: 'Slots' })).toBeVisible()
    await expect(firstGame(page)).toBeVisible()
    await goWithin(page, '/member?page=depositv2')
    await expect(page.getByRole('alert')).toContainText('Your account needs a connection')
  } finally {
    await server.stop()
  }
})

test('a browser that stores nothing, or has no workers for the site, shows it as before', { tag: '@offline' }, async ({
  page,
  preview,
}) => {
  const client = await page.context().newCDPSession(page)
  const origin = preview.siteOf('lite')
  await client.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  await openHome(page, preview, 'lite')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  await expect(firstGame(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  expect((await storedBy(page)).filter(({ cache }) => cache === 'livery-answers')).toEqual([])
  // A private window refuses to register one.
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new DOMException('refused', 'SecurityError'))
  })
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.unregister())
  await page.reload()
  await expect(firstGame(page)).toBeVisible()
})

testWithoutPage(
  'a site that stores nothing takes an earlier worker out, and its code knows of none',
  {
    tag: '@offline',
  },
  () => {
    const dir = join(process.env.LIVERY_SITES ?? 'dist', 'fiesta')
    expect(readFileSync(join(dir, 'sw.js'), 'utf8')).toBe(removeWorker)
    const scripts = readdirSync(join(dir, 'assets')).filter((name) => name.endsWith('.js'))
    const naming = scripts.filter((name) => readFileSync(join(dir, 'assets', name), 'utf8').includes('serviceWorker'))
    expect(scripts.length).toBeGreaterThan(20)
    expect(naming).toEqual([])
  },
)
