import { languageCodes } from '#contract/site/languages.ts'
import { tenantOf } from '#tests/support/tenants.ts'
import { memberPages, openPages, unfitOn } from './fitting-pages.ts'
import { expect, test } from './site-test.ts'

test('atlas has every language', () => {
  expect([...tenantOf('atlas').languages.supported].sort()).toEqual([...languageCodes].sort())
})

for (const code of languageCodes)
  test(`every text of twelve pages fits where it stands in ${code}`, async ({ page, preview }) => {
    test.slow()
    expect(await unfitOn(page, preview, [...openPages, ...memberPages], { code })).toEqual([])
  })

test('in the dark, too', async ({ page, preview }) => {
  test.slow()
  expect(await unfitOn(page, preview, [...openPages, ...memberPages], { code: 'DE', theme: 'dark' })).toEqual([])
})
