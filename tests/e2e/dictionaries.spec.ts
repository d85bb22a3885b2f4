import { createHash } from 'node:crypto'
import { getRequestListener } from '@hono/node-server'
import { expect } from 'playwright/test'
import { listenOn } from '#cli/serve/listen.ts'
import { serveBuiltSite, siteDirOf } from '#cli/serve/static-site.ts'
import { ReleaseScene } from '#tests/support/release-scene.ts'
import { test } from './site-test.ts'

const code = (version: string) => {
  const numbers = Array.from({ length: 400 }, (_, index) => createHash('sha256').update(`${index}`).digest('base64'))
  return `document.documentElement.dataset.version = ${JSON.stringify(version)}\nconst parts = ${JSON.stringify(numbers)}\n`
}

/** A version of a small site: a page with one script, both too long for what they differ in. */
function filesOf(version: string): Record<string, string> {
  const script = code(version)
  const path = `assets/app-${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`
  const text = Array.from({ length: 200 }, (_, index) => `<p>${index} ${(index * 7919) % 1000}</p>`).join('')
  const page = `<!doctype html>\n<html lang="en" dir="ltr"><head><title>acme ${version}</title><link rel="icon" href="data:,">`
  const headers =
    '/*\n  Cache-Control: no-cache\n\n/assets/*\n  ! Cache-Control\n  Cache-Control: max-age=31536000, immutable\n'
  return {
    _headers: headers,
    'index.html': `${page}<script type="module" src="/${path}"></script></head><body>${text}</body></html>\n`,
    [path]: script,
  }
}

test('who has an earlier release is sent what differs of the page and of its script @update', async ({ page }) => {
  const scene = new ReleaseScene()
  const server = await listenOn(
    getRequestListener((request) => serveBuiltSite(siteDirOf(scene.to, scene.tenant), request)),
    { port: 0 },
  )
  const release = async (version: string) => {
    scene.write(version, { extra: filesOf(version) })
    const run = await scene.release()
    expect(run.exitCode, run.stderr).toBe(0)
  }
  /** How each file of a visit came, by the part of its path that stays: its encoding, or that the browser had it. */
  const visit = async () => {
    const came: Record<string, string> = {}
    page.removeAllListeners('response')
    page.on('response', async (response) => {
      const path = new URL(response.url()).pathname.replace(/-[\w-]{8}\./, '.')
      came[path] = response.status() === 200 ? ((await response.allHeaders())['content-encoding'] ?? 'plain') : '304'
    })
    const answer = await page.goto(`http://acme.localhost:${server.port}/`)
    await expect(page.locator('html')).toHaveAttribute('data-version', /./)
    const { 'available-dictionary': dictionary } = (await answer?.request().allHeaders()) ?? {}
    return { came, dictionary, version: await page.locator('html').getAttribute('data-version') }
  }
  try {
    scene.keygen()
    await release('v1')
    expect((await visit()).came).toEqual({ '/': 'br', '/assets/app.js': 'plain' })
    // From the second visit on the page is a dictionary too, once the browser has loaded and stored it.
    await expect(async () => expect((await visit()).dictionary).toMatch(/^:.+:$/)).toPass()
    await release('v2')
    expect(await visit()).toMatchObject({ version: 'v2', came: { '/': 'dcb', '/assets/app.js': 'dcb' } })
  } finally {
    await server.close()
    scene.remove()
  }
})
