import type { Page, Request } from 'playwright/test'
import { type LanguageCode, languages } from '#contract/site/languages.ts'
import type { SiteServer } from '#tests/support/preview-server.ts'
import { openOverLittle } from './account-support.ts'
import { seriousFindings } from './serious-findings.ts'
import { desktop, expect, visit, visitAs } from './site-test.ts'
import { findUnfitTexts } from './text-fit.ts'

/** What visitors see first, and what deals with money and limits. */
export const openPages = ['/', '/login', '/register', '/rng', '/lott', '/promotions', '/help']
export const memberPages = ['depositv2', 'withdraw', 'limits', 'securityCenter', 'vip'].map(
  (page) => `/member?page=${page}`,
)

/** A usual desk, and the narrowest phone that is sold. */
const sizes = [desktop, { width: 360, height: 780 }]

/** Where axe looks, too. */
const looked = ['/', '/login', '/member?page=depositv2']

/** What a page's texts wait for; a stream of events never ends. */
const isAwaited = (request: Request) =>
  /^(xhr|fetch|script|stylesheet|font)$/.test(request.resourceType()) &&
  !/text\/event-stream/.test(request.headers().accept ?? '')

/** Counts what a page still waits for. */
function watchLoading(page: Page): () => number {
  const pending = new Set<Request>()
  page.on('request', (request) => isAwaited(request) && pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return () => pending.size
}

/** Until all that was asked for is there and painted. */
async function settle(page: Page, loading: () => number): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
  await expect(page.locator('h1')).not.toHaveCount(0)
  await expect.poll(loading).toBe(0)
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
}

interface Look {
  code: LanguageCode
  theme?: 'dark' | 'light'
}

/** What does not fit on pages of atlas in a language, in two widths, and what axe finds on three of them. */
export async function unfitOn(
  page: Page,
  preview: SiteServer,
  paths: readonly string[],
  look: Look,
): Promise<string[]> {
  const { code, theme = 'light' } = look
  const found: string[] = []
  const loading = watchLoading(page)
  await openOverLittle(page)
  for (const [index, path] of paths.entries()) {
    const choices = { language: code, theme }
    const isOwn = path.startsWith('/member')
    if (index > 0 && !isOwn) await page.goto(`${preview.siteOf('atlas')}${path}`)
    else if (isOwn) await visitAs(page, preview, 'atlas', path, choices)
    else await visit(page, preview, 'atlas', path, choices)
    await expect(page.locator('html')).toHaveAttribute('lang', languages[code].tag)
    for (const size of sizes) {
      await page.setViewportSize(size)
      await settle(page, loading)
      const unfit = await page.evaluate(findUnfitTexts)
      found.push(
        ...unfit.map(({ kind, text, by, where }) => `${path} ${size.width}: ${kind} ${by}: “${text}” in ${where}`),
      )
      if (size === desktop && looked.includes(path))
        found.push(...(await seriousFindings(page)).map((finding) => `${path} ${finding}`))
    }
  }
  return [...new Set(found)]
}
