import { type Browser, chromium, devices, type Page } from 'playwright'
import { launchOptions } from '#tests/support/browser.ts'
import { startServer } from '#tests/support/preview-server.ts'
import { ReleasedVersions } from '#tests/support/released-versions.ts'
import { type BenchCase, measured, median, upTo } from './bench-case.ts'
import type { BenchSize } from './bench-size.ts'

const sites = process.env.LIVERY_SITES ?? 'dist'

const firstGame = (page: Page) => page.getByRole('main').getByRole('article').first()

/** Waits until the site's worker has stored what the page has shown. */
async function untilStored(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.waitForFunction(async () => (await caches.keys()).includes('livery-answers'))
}

/** Milliseconds from the address to the first game of a home page that was visited once, with its server gone. */
async function homeWithoutServer(browser: Browser, code: string): Promise<number> {
  const preview = await startServer(['preview', '--out', sites, '--tenant', code])
  const context = await browser.newContext(devices['Pixel 7'])
  try {
    const page = await context.newPage()
    await page.goto(preview.siteOf(code))
    await firstGame(page).waitFor()
    await untilStored(page)
    await page.goto('about:blank')
    await preview.stop()
    const startedAt = performance.now()
    await page.goto(preview.siteOf(code), { waitUntil: 'commit' })
    await firstGame(page).waitFor()
    return performance.now() - startedAt
  } finally {
    await context.close()
    await preview.stop()
  }
}

/** What of a tab that was opened on one release goes wrong after the next: best nothing. */
async function wrongAfterRelease(page: Page, home: string, version: string): Promise<string[]> {
  const dialog = page.getByRole('dialog')
  const wrong: string[] = []
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  // The code behind this button has not been loaded yet: it is the release's before.
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  const name = dialog.getByRole('textbox', { name: 'User name' })
  await name.fill('somebody')
  if ((await name.inputValue()) !== 'somebody') wrong.push('the form lost what was typed')
  if (!(await page.evaluate(() => 'isSamePage' in window))) wrong.push('the page was loaded anew')
  await page.goto(home)
  await firstGame(page).waitFor()
  const shown = await page.locator('meta[name="version"]').getAttribute('content')
  if (shown !== version) wrong.push(`the next page is ${shown}, not ${version}`)
  return wrong
}

/** How many of a number of releases an open tab noticed. */
async function brokenTabs(browser: Browser, releases: number): Promise<{ broken: number; findings: string[] }> {
  const versions = new ReleasedVersions('lite', sites)
  await versions.release('v0')
  const preview = await startServer(['preview', '--out', versions.to])
  const context = await browser.newContext({ locale: 'en' })
  try {
    const page = await context.newPage()
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    const home = preview.siteOf('lite')
    await page.goto(home)
    await untilStored(page)
    await page.goto(home)
    await firstGame(page).waitFor()
    const findings: string[] = []
    let broken = 0
    for (let release = 1; release <= releases; release++) {
      await versions.release(`v${release}`)
      const wrong = [...(await wrongAfterRelease(page, home, `v${release}`)), ...faults.splice(0)]
      findings.push(...wrong.map((what) => `release ${release}: ${what}`))
      if (wrong.length > 0) broken += 1
    }
    return { broken, findings }
  } finally {
    await context.close()
    await preview.stop()
    versions.remove()
  }
}

/** A site without its server, and releases under an open tab. */
export async function offlineCases({ pages: codes, rounds, releases }: BenchSize): Promise<BenchCase[]> {
  const browser = await chromium.launch(launchOptions())
  try {
    const homes: BenchCase[] = []
    for (const code of codes) {
      const times: number[] = []
      for (let round = 0; round < rounds; round++) times.push(await homeWithoutServer(browser, code))
      homes.push(measured(`offline-home-ms.${code}`, 'ms', median(times), upTo(1000)))
    }
    const { broken, findings } = await brokenTabs(browser, releases)
    return [
      ...homes,
      measured('releases-broken', 'releases', broken, upTo(0), { releases, findings: findings.slice(0, 5).join('; ') }),
    ]
  } finally {
    await browser.close()
  }
}
