import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { demoAccounts } from '#sandbox/members/accounts.ts'
import { productRoot } from '#tests/support/livery.ts'
import { startServer } from '#tests/support/preview-server.ts'
import { rawRequest } from '#tests/support/raw-request.ts'
import { tenantCodes, tenantOf } from '#tests/support/tenants.ts'
import { seriousFindings } from './serious-findings.ts'
import { expect, test, testWithoutPage } from './site-test.ts'

test('plain localhost lists every tenant with picture, address, switches and accounts @site', async ({
  page,
  preview,
}) => {
  await page.goto(`http://localhost:${preview.port}/`)
  const cards = page.locator('ul.sites > li')
  await expect(cards).toHaveCount(tenantCodes.length)
  expect(tenantCodes.length).toBe(8)
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

testWithoutPage(
  'a host that is no tenant’s, a broken address and a private file are refused @site',
  async ({ preview }) => {
    const headers = { accept: 'text/html' }
    const at = (code: string, path: string) => rawRequest(preview.port, { host: `${code}.localhost`, path, headers })
    const nobody = await at('nobody', '/')
    expect(nobody.status).toBe(404)
    expect(nobody.text).toContain('There is no site "nobody" here.')
    expect((await at('lite', '/%E0%A4%A')).status).toBe(400)
    for (const path of ['/livery.json', '/_headers', '/_deploy/nginx.conf', '/no-such-file.js'])
      expect((await at('lite', path)).status, path).toBe(404)
    expect((await at('lite', '/')).status).toBe(200)
  },
)

testWithoutPage('a foreign host reads no outbox and mints no money @site', async ({ preview }) => {
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

testWithoutPage(
  'a preview of one tenant serves that one alone, and by names that are allowed the site that they begin with @site',
  async () => {
    const names = ['--allow-host', 'lite.preview.example', '--allow-host', 'Preview.example']
    const narrow = await startServer(['preview', '--tenant', 'lite', ...names])
    try {
      expect(narrow.printed()).toContain(narrow.siteOf('lite'))
      expect(narrow.printed()).toContain('player / Demo-player-1')
      const at = (host: string) => rawRequest(narrow.port, { host, path: '/' })
      expect((await at('localhost')).text.match(/<li id="[^"]+"/g)).toEqual(['<li id="lite"'])
      expect((await at('bengal.localhost')).status).toBe(404)
      expect((await at('lite.preview.example')).text).toContain('livery-config')
      expect((await at('preview.example:8080')).text).toContain('lite.localhost')
      expect((await at('other.preview.example')).status).toBe(421)
    } finally {
      await narrow.stop()
    }
  },
)

testWithoutPage(
  'scripts/start explains itself, and refuses what it does not know before it does anything @site',
  () => {
    const start = (option: string) =>
      spawnSync(join(productRoot, 'scripts', 'start'), [option], { encoding: 'utf8', timeout: 60_000 })
    expect(start('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('scripts/start [--port 4173]') })
    expect(start('--prot')).toMatchObject({ status: 2, stderr: expect.stringContaining('unknown option --prot') })
  },
)
