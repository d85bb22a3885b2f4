import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { livery } from '#tests/support/livery.ts'
import { hideAlike } from './rows-alike.ts'
import { seriousFindings } from './serious-findings.ts'
import { desktop, expect, phone, test } from './site-test.ts'

const pages: [name: string, args: readonly string[]][] = [
  ['difference', ['diff', 'bengal', 'noor']],
  ['sizes', ['report', '--profiles', '1']],
  ['theme', ['theme', 'sakura']],
]

let dir = ''
test.beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'livery-pages-'))
})
test.afterAll(() => rmSync(dir, { recursive: true, force: true }))

for (const [name, args] of pages) {
  test(`the page of ${name} works from a file, in both themes, on a phone too, without a request`, async ({ page }) => {
    const path = join(dir, `${name}.html`)
    expect((await livery([...args, '--out', path])).exitCode).toBe(0)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    const address = pathToFileURL(path).href
    for (const [viewport, colorScheme] of [
      [desktop, 'light'],
      [phone, 'dark'],
    ] as const) {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme })
      await page.goto(address)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
    await hideAlike(page)
    expect(await seriousFindings(page)).toEqual([])
    expect(requests.filter((url) => url !== address && !url.startsWith('data:'))).toEqual([])

    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    const dark = await ground()
    await page.getByRole('radio', { name: 'Light' }).check()
    expect(await ground()).not.toBe(dark)
    await page.getByRole('radio', { name: 'Dark' }).check()
    expect(await ground()).toBe(dark)
  })
}
