import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FirstPaint, type FirstPaintModule, openFirstPaint, prepareFirstPaint } from '#cli/bundle/first-paint.ts'
import { profileOf } from '#cli/bundle/profile.ts'
import { assemblyInputOf } from '#cli/check/site-input.ts'
import { checkTenant } from '#cli/check/tenant.ts'
import { openWorkspace } from '#cli/run/workspace.ts'
import { openOwnStore } from '#cli/store/store.ts'
import type { SiteConfig } from '#contract/site/site-config.ts'
import { generateTenants } from '#tests/support/generated-tenants.ts'
import { productRoot } from '#tests/support/livery.ts'

const dir = mkdtempSync(join(tmpdir(), 'livery-reused-'))
let paint: FirstPaint

beforeAll(async () => {
  const own = openOwnStore(join(dir, 'store'))
  paint = await openFirstPaint(productRoot, own, await prepareFirstPaint(productRoot, own))
})

afterAll(() => rmSync(dir, { recursive: true, force: true }))

/** What each language of a tenant is painted of. */
async function inputsOf(workspace: ReturnType<typeof openWorkspace>, code: string) {
  const checked = await checkTenant(workspace, code)
  const { tenant } = checked.loaded
  if (!tenant) throw new Error(`${code} is not sound`)
  const profile = profileOf(tenant)
  const { config, strings, publicPaths } = await assemblyInputOf(workspace, checked, { tenant, profile })
  const supported = config.languages.supported.map((one) => ({ ...one, title: config.name, strings: {} }))
  const site: SiteConfig = {
    ...config,
    languages: { default: config.languages.default, supported },
    brand: { ...config.brand, logo: '/logo.svg' },
  }
  const inputs = supported.map((language) => ({
    site,
    language,
    strings: Object.fromEntries(
      Object.entries(strings[language.tag] ?? {}).map(([name, text]) => [name, JSON.parse(text) as unknown]),
    ),
    paths: ['/', ...publicPaths],
  }))
  return { profile, inputs }
}

test('what was drawn for tenants before is, to the byte, what is drawn for a tenant anew', async () => {
  const tenantsDir = join(dir, 'tenants')
  const codes = generateTenants({ dir: tenantsDir, count: 12, seed: 'reused', spread: 'grouped', profiles: 2 })
  const workspace = openWorkspace({ cwd: productRoot, tenants: tenantsDir })
  const byProfile = new Map<string, FirstPaintModule>()
  let pages = 0
  for (const code of codes) {
    const { profile, inputs } = await inputsOf(workspace, code)
    const before = byProfile.get(profile.id) ?? paint.of(profile)
    byProfile.set(profile.id, before)
    for (const input of inputs) {
      const painted = await before.renderFirstPaint(input)
      expect(painted, `${code} ${input.language.tag}`).toEqual(await paint.of(profile).renderFirstPaint(input))
      pages += Object.keys(painted).length
    }
  }
  expect(byProfile.size).toBe(2)
  expect(pages).toBeGreaterThan(100)
})
