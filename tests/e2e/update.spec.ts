import { type SiteServer, startPreview } from '#tests/support/preview-server.ts'
import { ReleasedVersions } from '#tests/support/released-versions.ts'
import { countSentBytes } from '#tests/support/sent-bytes.ts'
import { expectStored, followWorkers, storedBy, versionOf } from './offline-support.ts'
import { expect, openHome, type Page, test } from './site-test.ts'

test.use({ serviceWorkers: 'allow' })

const releaseOf = (page: Page) =>
  page.evaluate(async () => {
    const { active, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {}
    return { isControlled: navigator.serviceWorker.controller === active, isWaiting: Boolean(waiting) }
  })

/** The browser looks for another worker by itself, at a moment of its own. */
const lookForWorker = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update().then(() => undefined))

/** With all that its start loads: a page that a release meets while it starts loads itself anew. */
async function openWhole(page: Page, server: SiteServer): Promise<void> {
  await page.goto(server.siteOf('lite'))
  await page.waitForLoadState('networkidle')
}

const isComing = (state: string) => state === 'new' || state.startsWith('install') || state === 'activating'

/** What a script is called in every release. */
const nameOf = (path: string) => path.replace(/-[\w-]{8}\.js$/, '.js')

const filesCaches = async (page: Page) =>
  new Set((await storedBy(page)).map(({ cache }) => cache).filter((cache) => cache.startsWith('livery-files-')))

test('a release disturbs no open page, the next page is new, and the switch takes the worker out', {
  tag: '@update',
}, async ({ page }) => {
  const versions = new ReleasedVersions('lite')
  await versions.release('one')
  const preview = await startPreview(versions.to)
  const counted = await countSentBytes(preview.port)
  const server: SiteServer = { ...preview, siteOf: (code) => `http://${code}.localhost:${counted.port}` }
  try {
    await openHome(page, server, 'lite')
    await expectStored(page)
    await page.reload()
    await page.waitForLoadState('networkidle')
    expect(await versionOf(page)).toBe('one')

    // A form is open; the code of what comes next in it is loaded from the release before.
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'User name' }).fill('somebody')
    const earlier = new Set(counted.take().map(({ path }) => nameOf(path)))
    await versions.release('two')
    await lookForWorker(page)
    await expect.poll(() => releaseOf(page)).toEqual({ isControlled: true, isWaiting: true })
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /forgot/i })
      .click()
    await expect(page.getByRole('dialog').getByRole('heading', { name: /password/i })).toBeVisible()
    expect(await versionOf(page)).toBe('one')

    await openWhole(page, server)
    expect(await versionOf(page)).toBe('two')
    // The worker asked for the new scripts. Of those that it had another version of, it was sent what differs.
    const scripts = counted.take().filter(({ path }) => nameOf(path) !== path && earlier.has(nameOf(path)))
    expect(scripts.length).toBeGreaterThan(5)
    expect(scripts.filter(({ encoding }) => encoding !== 'dcb')).toEqual([])
    await versions.rollBack()
    await openWhole(page, server)
    expect(await versionOf(page)).toBe('one')

    // Once no page of the site is open, the newest worker takes over.
    const workers = await followWorkers(page)
    for (const version of ['three', 'four']) {
      await versions.release(version)
      await openWhole(page, server)
      expect(await versionOf(page)).toBe(version)
      await lookForWorker(page)
      await expect.poll(workers).toContain('installed')
      await page.goto('about:blank')
      await expect.poll(() => workers().filter(isComing)).toEqual([])
      await openWhole(page, server)
      expect(await releaseOf(page)).toEqual({ isControlled: true, isWaiting: false })
    }
    await expect.poll(async () => (await filesCaches(page)).size).toBeLessThanOrEqual(2)

    // A page that is open asks for its worker once it is idle, and would have the one that removes itself stay. The
    // browser looks for that one after each navigation: to ask it here too would fail once the worker is gone.
    const known = workers().length
    await page.goto('about:blank')
    await versions.release('five', { removesWorker: true })
    await openWhole(page, server)
    await expect.poll(() => workers().length).toBeGreaterThan(known)
    // It takes the place of one that is at work only once that one rests: Chromium gives it half a minute.
    await page.goto('about:blank')
    await expect.poll(() => workers().filter(isComing)).toEqual([])
    await openWhole(page, server)
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    expect(await storedBy(page)).toEqual([])
    await page.reload()
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  } finally {
    await page.close()
    await counted.close()
    await server.stop()
    versions.remove()
  }
})
