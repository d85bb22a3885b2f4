import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright'
import { chromium } from 'playwright'
import { tokenFor } from '#tests/e2e/gateway-calls.ts'
import { launchOptions } from '#tests/support/browser.ts'
import { productRoot } from '#tests/support/livery.ts'
import { type SiteServer, startServer } from '#tests/support/preview-server.ts'
import { fixedTime } from './moment.ts'
import { type Requests, settle, showAll, watchMutations, watchRequests } from './settle.ts'
import { type SitePage, sitePages } from './site-pages.ts'

const sizes = {
  wide: { width: 1440, height: 900 },
  narrow: { width: 390, height: 844 },
}
type SizeName = keyof typeof sizes

/** Of a picture, in milliseconds: a busy machine takes long over a long page. */
const timeout = 120_000

const themes = ['dark', 'light'] as const

const plainPicture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="#789"/></svg>'

/** A browser that is the same each time: one moment, no movement, a plain area in the place of the gateway's artwork. */
async function openContext(browser: Browser, size: SizeName, token: string | undefined): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: sizes[size], reducedMotion: 'reduce', locale: 'en-GB' })
  await context.clock.setFixedTime(fixedTime)
  await context.route(/\/art\//, (route) => route.fulfill({ contentType: 'image/svg+xml', body: plainPicture }))
  await context.addInitScript(watchMutations)
  await context.addInitScript((given) => {
    if (window !== window.top || location.origin === 'null') return
    localStorage.setItem('lang', 'EN')
    localStorage.setItem('theme', 'dark')
    if (given) sessionStorage.setItem('token', given)
    let state = 1
    Math.random = () => {
      state = (state * 48_271) % 2_147_483_647
      return state / 2_147_483_647
    }
  }, token)
  return context
}

/** Both themes of a page, from one visit. */
async function takePictures(page: Page, requests: Requests, path: string): Promise<void> {
  await settle(page, requests)
  await showAll(page)
  for (const theme of themes) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset.theme = chosen
    }, theme)
    await settle(page, requests)
    const fullPage = (await page.locator('dialog:modal').count()) === 0
    await page.screenshot({ path: `${path}-${theme}.png`, fullPage, animations: 'disabled', timeout })
  }
}

interface Run {
  browser: Browser
  server: SiteServer
  size: SizeName
  folder: string
}

/** Sites show their own address: in this browser it has no port, whichever the server has. */
function launch({ port }: SiteServer): Promise<Browser> {
  const options = launchOptions()
  return chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--host-resolver-rules=MAP *.localhost:80 127.0.0.1:${port}`],
  })
}

async function visitPages({ browser, server, size, folder }: Run, pages: readonly SitePage[]): Promise<void> {
  const contexts = new Map<string, BrowserContext>()
  for (const { name, code, path, as } of pages) {
    const visitor = `${code} ${as ?? ''}`
    let context = contexts.get(visitor)
    if (!context) {
      const account = as && { username: as, password: `Demo-${as}-1`, site: as === 'agent' ? as : ('member' as const) }
      context = await openContext(browser, size, account && (await tokenFor(server, code, account)))
      contexts.set(visitor, context)
    }
    const page = await context.newPage()
    const requests = watchRequests(page)
    await page.goto(`http://${code}.localhost${path}`, { timeout })
    await takePictures(page, requests, join(folder, `${name}-${size}`))
    await page.close()
    process.stdout.write(`${name}-${size}\n`)
  }
}

/**
 * Writes every page at two sizes and in two themes into a folder, `<page>-<size>-<theme>.png`. Each size has a server of
 * its own, whose clock stands still: what one visit changes, the next one finds in each run. The sites are in `dist`, or in the folder in LIVERY_SITES.
 */
export async function pictureEveryPage(folder: string, only: RegExp): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const pages = sitePages.filter(({ name }) => only.test(name))
  const clock = `--import=${join(productRoot, 'scripts', 'pictures', 'fixed-time.ts')}`
  await Promise.all(
    (['wide', 'narrow'] as const).map(async (size) => {
      const server = await startServer(['preview', '--out', process.env.LIVERY_SITES ?? 'dist'], {
        NODE_OPTIONS: clock,
      })
      const browser = await launch(server)
      try {
        await visitPages({ browser, server, size, folder }, pages)
      } finally {
        await browser.close()
        await server.stop()
      }
    }),
  )
}
