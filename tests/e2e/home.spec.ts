import { languages } from '#contract/site/languages.ts'
import { tenantCodes, tenantOf } from '#tests/support/tenants.ts'
import { seriousFindings } from './serious-findings.ts'
import { desktop, expect, type Page, phone, test, visit } from './site-test.ts'

test.use({ hasPictures: true })

/** Every picture that is in view has come from the gateway, and nothing is wider than the screen. */
async function expectDrawn(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page
        .getByRole('main')
        .locator('img')
        .evaluateAll((images) => {
          const isInView = (image: Element) => {
            const box = image.getBoundingClientRect()
            return box.width > 0 && box.top < innerHeight && box.bottom > 0 && box.left < innerWidth && box.right > 0
          }
          const shown = images.filter(
            (image): image is HTMLImageElement => image instanceof HTMLImageElement && isInView(image),
          )
          return shown.length > 0 && shown.every((image) => image.complete && image.naturalWidth > 0)
        }),
    )
    .toBe(true)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}

for (const code of tenantCodes) {
  const tenant = tenantOf(code)
  const language = languages[tenant.languages.default]
  const others = tenant.themes.available.filter((theme) => theme !== tenant.themes.default)

  test(`${code} home renders from the sandbox on a phone and a desktop, for everybody @site`, async ({
    page,
    preview,
  }) => {
    test.slow()
    await page.setViewportSize(phone)
    await visit(page, preview, code)
    const html = page.locator('html')
    await expect(html).toHaveAttribute('lang', language.tag)
    await expect(html).toHaveAttribute('dir', language.dir)
    await expect(html).toHaveAttribute('data-theme', tenant.themes.default)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expectDrawn(page)
    await page.setViewportSize(desktop)
    await expectDrawn(page)
    expect(await seriousFindings(page)).toEqual([])
    // Of what axe looks for, a theme changes colours alone.
    for (const theme of others) {
      await page.evaluate((name) => localStorage.setItem('theme', name), theme)
      await page.reload()
      await expect(html).toHaveAttribute('data-theme', theme)
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
      expect(await seriousFindings(page, ['color-contrast']), theme).toEqual([])
    }
  })
}

for (const code of ['bengal', 'lite']) {
  test(`${code} home opens on a desktop as on a phone @site`, async ({ page, preview }) => {
    await page.setViewportSize(desktop)
    await visit(page, preview, code)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expectDrawn(page)
  })
}
