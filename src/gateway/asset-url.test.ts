import { beforeEach, expect, test } from 'vitest'
import { setSite } from '#src/config/site.ts'
import { siteForTests } from '#src/config/site-for-tests.ts'
import { assetUrl } from './asset-url.ts'

beforeEach(() => setSite(siteForTests))

test.each([
  ['/art/poster/a.svg', 'https://gateway.example/art/poster/a.svg'],
  ['https://img.example/a.png', 'https://img.example/a.png'],
  // Without a scheme it is neither a path of the gateway nor a whole address.
  ['//img.example/a.png', undefined],
  ['data:image/svg+xml,<svg onload=alert(1)>', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s is %s', (path, address) => {
  expect(assetUrl(path)).toBe(address)
})

test('where the gateway answers on the site’s own origin, its paths are the site’s', () => {
  setSite({ ...siteForTests, gateway: { ...siteForTests.gateway, baseUrl: '' } })
  expect(assetUrl('/art/icon/a.svg')).toBe('/art/icon/a.svg')
})
