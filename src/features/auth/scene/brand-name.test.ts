import { expect, test, vi } from 'vitest'
import { siteForTests } from '#src/config/site-for-tests.ts'
import { brandName } from './brand-name.ts'

vi.mock('#src/config/site.ts', async () => ({
  site: {
    ...(await import('#src/config/site-for-tests.ts')).siteForTests,
    name: 'Qamar',
    brand: { wordmark: ['قمر', 'QAMAR'] },
  },
}))

test('a name is written in the script of the tenant’s own language, and in Latin elsewhere', () => {
  expect(brandName(siteForTests.languages.default)).toBe('قمر')
  expect(brandName('ZZ')).toBe('Qamar')
})
