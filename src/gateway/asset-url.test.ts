import { beforeEach, expect, test } from 'vitest'
import { setSite } from '#src/config/site.ts'
import { siteForTests } from '#src/config/site-for-tests.ts'
import { assetUrl } from './asset-url.ts'

beforeEach(() => setSite(siteForTests))

test.each([
  ['/art/poster/a.svg', 'https://gateway.example/art/poster/a.svg'],
  ['https://img.example/a.png', 'https://img.example/a.png'],
  // Not the gateway's: the page's policy decides whether that host may be asked.
  ['//img.example/a.png', '//img.example/a.png'],
  ['', undefined],
  [undefined, undefined],
])('%s is %s', (path, address) => {
  expect(assetUrl(path)).toBe(address)
})

test('where the gateway answers on the site’s own origin, its paths are the site’s', () => {
  setSite({ ...siteForTests, gateway: { ...siteForTests.gateway, baseUrl: '' } })
  expect(assetUrl('/art/icon/a.svg')).toBe('/art/icon/a.svg')
})
