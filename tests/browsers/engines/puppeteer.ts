import { type Browser, type LaunchOptions, launch, type Page } from 'puppeteer-core'
import type { SiteServer } from '#tests/support/preview-server.ts'
import type { Engine, EnginePage, Size } from './engine.ts'

function pageOf(page: Page, close: () => Promise<void>): EnginePage {
  return {
    async goto(address) {
      await page.goto(address)
    },
    async back() {
      await page.goBack()
    },
    run: (expression) => page.evaluate(expression),
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    picture: () => page.screenshot(),
    close,
  }
}

async function openPage(browser: Browser, script: string, size: Size): Promise<EnginePage> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport(size)
  await page.evaluateOnNewDocument(script)
  return pageOf(page, () => context.close())
}

/** Chromium by its own protocol, or Firefox by WebDriver BiDi; `script` runs before a page's own. */
export async function puppeteerEngine(
  server: SiteServer,
  script: string,
  options: LaunchOptions & Pick<Engine, 'title' | 'putsPagesAside'>,
): Promise<Engine> {
  const browser = await launch(options)
  const version = await browser.version()
  return {
    title: `${options.title} ${/[\d.]+/.exec(version)?.[0] ?? version}`,
    putsPagesAside: options.putsPagesAside,
    siteOf: server.siteOf,
    open: (size) => openPage(browser, script, size),
    close: () => browser.close(),
  }
}
