import { languages } from '#src/config/languages.ts'
import { tenantCodes, tenantOf } from '../support/tenants.ts'
import { desktop, expect, phone, seriousFindings, test, visit } from './site-test.ts'

test.use({ hasPictures: true })

for (const code of tenantCodes) {
  const tenant = tenantOf(code)
  const language = languages[tenant.languages.default]

  for (const [device, viewport] of Object.entries({ desktop, phone })) {
    test(`${code} home renders from the sandbox on a ${device} @site`, async ({ page, preview }) => {
      await page.setViewportSize(viewport)
      await visit(page, preview, code)
      const html = page.locator('html')
      await expect(html).toHaveAttribute('lang', language.tag)
      await expect(html).toHaveAttribute('dir', language.dir)
      await expect(html).toHaveAttribute('data-theme', tenant.themes.default)
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
      // Every picture that is in view has come from the gateway.
      await expect
        .poll(() =>
          page
            .getByRole('main')
            .locator('img')
            .evaluateAll((images) => {
              const isInView = (image: Element) => {
                const box = image.getBoundingClientRect()
                return (
                  box.width > 0 && box.top < innerHeight && box.bottom > 0 && box.left < innerWidth && box.right > 0
                )
              }
              const shown = images.filter(
                (image): image is HTMLImageElement => image instanceof HTMLImageElement && isInView(image),
              )
              return shown.length > 0 && shown.every((image) => image.complete && image.naturalWidth > 0)
            }),
        )
        .toBe(true)
      // Nothing is wider than the screen.
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBeLessThanOrEqual(0)
    })
  }

  for (const theme of tenant.themes.available) {
    test(`${code} home has no serious accessibility finding in ${theme} @site`, async ({ page, preview }) => {
      await page.setViewportSize(desktop)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await visit(page, preview, code, '/', { theme })
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      expect(await seriousFindings(page)).toEqual([])
    })
  }
}
