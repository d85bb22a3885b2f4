import { join } from 'node:path'
import { type SiteServer, startServer } from '#tests/support/preview-server.ts'
import { rawRequest } from '#tests/support/raw-request.ts'
import { ReleasedVersions } from '#tests/support/released-versions.ts'
import { expect, type Page, test, testWithoutPage } from './site-test.ts'

const keyOf = ({ to }: ReleasedVersions) => ['--public-key', join(to, '..', 'release.pem.pub')]

async function headersAt({ port }: SiteServer, name: string) {
  const { headers } = await rawRequest(port, { host: `${name}:${port}`, path: '/' })
  return { policy: String(headers['content-security-policy']), frames: headers['x-frame-options'] }
}

const frameOf = (page: Page, name: string) => page.frameLocator(`section[aria-label=${name}] iframe`)

test('two kept releases stand side by side, each with the sandbox behind it, and that page alone may frame them', async ({
  page,
}) => {
  const versions = new ReleasedVersions('lite')
  for (const version of ['one', 'two', 'three']) await versions.release(version)
  const [, , oldest = ''] = versions.ids()
  const named = ['--at', oldest, '--at', 'live']
  const server = await startServer(['preview', 'lite', '--to', versions.to, ...keyOf(versions), ...named])
  const index = `http://localhost:${server.port}`
  try {
    await page.setViewportSize({ width: 1600, height: 900 })
    await page.goto(`${index}/`)
    for (const [name, version] of [
      ['Before', 'one'],
      ['After', 'three'],
    ] as const) {
      const frame = frameOf(page, name)
      await expect(frame.locator('html')).toHaveAttribute('data-ready', 'true')
      await expect(frame.locator('meta[name=version]')).toHaveAttribute('content', version)
      // The gateway's answer, not the first paint.
      await expect(frame.locator('main a[href*="/game"]').first()).toBeAttached()
    }
    // One row: title, path and widths.
    expect((await page.locator('header').boundingBox())?.height).toBeLessThan(70)
    await page.getByRole('textbox', { name: 'Path of both' }).fill('/promotions')
    await page.getByRole('button', { name: 'Go' }).click()
    for (const name of ['Before', 'After'])
      await expect(frameOf(page, name).locator('html[data-path="/promotions"]')).toHaveCount(1)
    await page.getByText('390').click()
    expect((await page.locator('iframe').first().boundingBox())?.width).toBe(390)

    for (const host of ['lite.before.localhost', 'lite.localhost']) {
      const { policy, frames } = await headersAt(server, host)
      expect([policy.includes(`frame-ancestors ${index};`), frames]).toEqual([true, undefined])
    }
  } finally {
    await page.close()
    await server.stop()
    versions.remove()
  }
})

testWithoutPage('one release by itself is sent as its own server would send it', async () => {
  const versions = new ReleasedVersions('lite')
  for (const version of ['one', 'two']) await versions.release(version)
  const server = await startServer(['preview', 'lite', '--to', versions.to, ...keyOf(versions), '--at', 'previous'])
  try {
    const { text } = await rawRequest(server.port, { host: `lite.localhost:${server.port}`, path: '/' })
    expect(text).toContain('<meta name="version" content="one">')
    const { policy, frames } = await headersAt(server, 'lite.localhost')
    expect([policy.includes("frame-ancestors 'none'"), frames]).toEqual([true, 'DENY'])
  } finally {
    await server.stop()
    versions.remove()
  }
})
