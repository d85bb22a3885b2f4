import { expect, test, vi } from 'vitest'
import { brandName } from './brand-name.ts'
import { siteForTests } from './site-for-tests.ts'

vi.mock('./site.ts', async () => ({
  site: {
    ...(await import('./site-for-tests.ts')).siteForTests,
    name: 'Qamar',
    brand: { wordmark: ['قمر', 'QAMAR'] },
  },
}))

test('a name is written in the script of the tenant’s own language, and in Latin elsewhere', () => {
  expect(brandName(siteForTests.languages.default)).toBe('قمر')
  expect(brandName('ZZ')).toBe('Qamar')
})
