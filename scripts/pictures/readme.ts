import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright'
import { launchOptions } from '#tests/support/browser.ts'
import { startPreview } from '#tests/support/preview-server.ts'

const pictures = [
  { name: 'bengal-desktop', code: 'bengal', width: 1440, height: 900 },
  { name: 'sakura-desktop', code: 'sakura', width: 1440, height: 900 },
  { name: 'noor-desktop', code: 'noor', width: 1440, height: 900 },
  { name: 'bengal-phone', code: 'bengal', width: 390, height: 844 },
  { name: 'sakura-phone', code: 'sakura', width: 390, height: 844 },
  { name: 'noor-phone', code: 'noor', width: 390, height: 844 },
]

const folder = 'docs/pictures'

/** The pictures of the README: three brands as a visitor sees them. */
export async function pictureReadme(): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const preview = await startPreview()
  const browser = await chromium.launch(launchOptions())
  try {
    for (const { name, code, width, height } of pictures) {
      const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce', locale: 'fr' })
      await page.goto(preview.siteOf(code), { waitUntil: 'networkidle' })
      await page.evaluate(() => document.fonts.ready)
      await page.screenshot({ path: `${folder}/${name}.jpg`, type: 'jpeg', quality: 82 })
      await page.close()
      process.stdout.write(`${folder}/${name}.jpg\n`)
    }
  } finally {
    await browser.close()
    await preview.stop()
  }
}
