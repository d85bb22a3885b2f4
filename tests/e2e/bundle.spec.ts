import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '#cli/bundle/hash.ts'
import { categoryIds } from '#src/config/gates.ts'
import { tenantCodes, tenantOf } from '../support/tenants.ts'
import { expect, test } from './site-test.ts'

const textFile = /\.(html|js|css|json|svg|txt|xml|webmanifest)$|_headers$/

/** All text of a built site, by path. */
function textsOf(code: string): [path: string, text: string][] {
  const dir = join('dist', code)
  return filesBelow(dir)
    .filter((path) => textFile.test(path))
    .map((path) => [path.slice(dir.length + 1), readFileSync(path, 'utf8')])
}

for (const code of tenantCodes) {
  test(`${code} carries nothing of another tenant @site`, () => {
    const others = tenantCodes.filter((other) => other !== code).map(tenantOf)
    // A name of one short common word says nothing; its domains and its gateway do.
    const foreign = others.flatMap((other) => [
      ...(other.name.length > 4 ? [other.name] : []),
      ...other.domains,
      other.gateway.baseUrl,
    ])
    for (const [path, text] of textsOf(code)) {
      for (const name of foreign) expect(text.includes(name), `${name} in ${path}`).toBe(false)
    }
  })

  test(`${code} carries no trace of the categories that it leaves out @site`, () => {
    const { categories } = tenantOf(code)
    // Short ids are parts of other words; those of five letters and more are not.
    const closed = categoryIds.filter(
      (id) => id.length >= 5 && !categories.includes(id) && !categories.some((open) => open.includes(id)),
    )
    for (const [path, text] of textsOf(code)) {
      for (const id of closed) expect(text.toLowerCase().includes(id), `${id} in ${path}`).toBe(false)
    }
  })
}

test('a site with almost everything off has no code or strings of it @site', () => {
  const texts = textsOf('lite').map(([, text]) => text)
  const traces = [
    /agentHome/i,
    /consulting/i,
    /getJackpot/,
    /jackpot-title/,
    /winner/i,
    /red envelope/i,
    /prize wheel/i,
    /points mall/i,
    /vip/i,
    /invite friends/i,
  ]
  for (const trace of traces) expect(texts.filter((text) => trace.test(text)).length, String(trace)).toBe(0)
})

test('pages are served with the policy and headers that the build wrote @site', async ({ page, preview }) => {
  const response = await page.goto(preview.siteOf('bengal'))
  const policy = (await response?.headerValue('content-security-policy')) ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toContain('unsafe-inline')
  expect(policy).not.toContain('unsafe-eval')
  expect(await response?.headerValue('x-content-type-options')).toBe('nosniff')
  expect(await page.locator('script[integrity], link[integrity]').count()).toBeGreaterThan(2)
  expect(await page.evaluate(() => document.querySelectorAll('[onclick],[onload],[onerror]').length)).toBe(0)
})
