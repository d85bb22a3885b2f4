import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { demoAccounts } from '#sandbox/members/accounts.ts'
import { productRoot } from '#tests/support/livery.ts'
import { startServer } from '#tests/support/preview-server.ts'
import { rawRequest } from '#tests/support/raw-request.ts'
import { tenantCodes, tenantOf } from '#tests/support/tenants.ts'
import { seriousFindings } from './serious-findings.ts'
import { expect, test, testWithoutPage } from './site-test.ts'

test.use({ hasPictures: true })

test('plain localhost lists every tenant with picture, address, switches and accounts @site', async ({
  page,
  preview,
}) => {
  await page.goto(`http://localhost:${preview.port}/`)
  const cards = page.locator('ul.sites > li')
  await expect(cards).toHaveCount(tenantCodes.length)
  expect(tenantCodes.length).toBe(7)
  for (const code of tenantCodes) {
    const card = page.locator(`li[id="${code}"]`)
    const link = card.getByRole('heading').getByRole('link')
    await expect(link).toHaveText(tenantOf(code).name)
    await expect(link).toHaveAttribute('href', `${preview.siteOf(code)}/`)
    const pictures = card.locator('img')
    await expect(pictures.first()).toBeVisible()
    await expect
      .poll(() => pictures.evaluateAll((images: HTMLImageElement[]) => images.every((image) => image.naturalWidth > 0)))
      .toBe(true)
    const text = (await card.textContent()) ?? ''
    for (const name of Object.keys(tenantOf(code).switches)) expect(text, code).toContain(name)
    for (const { username, password } of demoAccounts([code]))
      await expect(card.getByText(`${username} / ${password}`)).toBeVisible()
  }
  await page.getByRole('radio', { name: 'List' }).check({ force: true })
  await expect(page.locator('main')).toHaveClass('is-list')
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('radio', { name: 'Pictures' }).check({ force: true })
  const picture = page.locator('li[id="bengal"] img').first()
  await expect(picture).toHaveAttribute('src', '/pictures/bengal.svg')
  await page.getByRole('radio', { name: 'Light' }).check({ force: true })
  await expect(picture).toHaveAttribute('src', '/pictures/bengal.svg?theme=light')
  await page.locator('li[id="lite"] summary').click()
  await expect(page.locator('li[id="lite"]').getByRole('definition').first()).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await page.locator('li[id="lite"]').getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('a host that is no tenant’s, a broken address and a private file are refused @site', async ({
  page,
  preview,
  faults,
}) => {
  faults.allow(/Failed to load resource.*40[04]/)
  const statusOf = async (address: string) => (await page.goto(address))?.status()
  expect(await statusOf(preview.siteOf('nobody'))).toBe(404)
  await expect(page.locator('body')).toContainText('There is no site "nobody" here.')
  expect(await statusOf(`${preview.siteOf('lite')}/%E0%A4%A`)).toBe(400)
  for (const path of ['/livery.json', '/_headers', '/_deploy/nginx.conf', '/no-such-file.js'])
    expect(await statusOf(`${preview.siteOf('lite')}${path}`), path).toBe(404)
  expect(await statusOf(`${preview.siteOf('lite')}/`)).toBe(200)
})

test('a preview of one tenant serves that one alone @site', async ({ page, faults }) => {
  faults.allow(/Failed to load resource.*404/)
  const narrow = await startServer(['preview', '--tenant', 'lite'])
  try {
    expect(narrow.printed()).toContain(narrow.siteOf('lite'))
    expect(narrow.printed()).toContain('player / Demo-player-1')
    await page.goto(`http://localhost:${narrow.port}/`)
    await expect(page.locator('ul.sites > li')).toHaveCount(1)
    expect((await page.goto(narrow.siteOf('bengal')))?.status()).toBe(404)
  } finally {
    // What the page still asks for (its icon) must not find the server gone.
    await page.goto('about:blank')
    await narrow.stop()
  }
})

test('a foreign host reads no outbox and mints no money @site', async ({ preview }) => {
  const at = (host: string, path: string, method = 'GET') => rawRequest(preview.port, { host, path, method })
  for (const host of ['evil.example', `evil.example:${preview.port}`, 'bengal.localhost.evil.example', '10.0.0.1']) {
    for (const path of ['/', '/sandbox/', '/sandbox/outbox', '/wps/system/status', '/art/icon/a.svg', '/play/slot/'])
      expect(await at(host, path), `${host}${path}`).toMatchObject({ status: 421, type: 'text/plain; charset=utf-8' })
    for (const method of ['POST', 'DELETE', 'OPTIONS', 'HEAD', 'PUT'])
      expect((await at(host, '/sandbox/attempts', method)).status, `${method} ${host}`).toBe(421)
  }
  expect((await at('evil.example', '/')).text).toContain('not "evil.example"')
  expect((await at(`localhost:${preview.port}`, '/sandbox/outbox')).status).toBe(200)
  expect((await at(`127.0.0.1:${preview.port}`, '/')).status).toBe(200)
})

testWithoutPage('a name that is allowed is answered, and shows the site that it begins with @site', async () => {
  const names = ['--allow-host', 'lite.preview.example', '--allow-host', 'Preview.example']
  const open = await startServer(['preview', '--tenant', 'lite', ...names])
  try {
    const at = (host: string) => rawRequest(open.port, { host, path: '/' })
    expect((await at('lite.preview.example')).text).toContain('livery-config')
    expect((await at('preview.example:8080')).text).toContain('lite.localhost')
    expect((await at('other.preview.example')).status).toBe(421)
  } finally {
    await open.stop()
  }
})

testWithoutPage(
  'scripts/start explains itself, and refuses what it does not know before it does anything @site',
  () => {
    const start = (option: string) =>
      spawnSync(join(productRoot, 'scripts', 'start'), [option], { encoding: 'utf8', timeout: 60_000 })
    expect(start('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('scripts/start [--port 4173]') })
    expect(start('--prot')).toMatchObject({ status: 2, stderr: expect.stringContaining('unknown option --prot') })
  },
)
