import { expect, test } from 'vitest'
import { firstBannerAssets, firstBannerSchema } from './first-banner-file.ts'

const banner = { groupName: 'w_home', url: '/sea.webp', linkage: '', linkageType: 'none' }
const isFine = (wide: string) => firstBannerSchema.safeParse({ EN: { banner, wide } }).success

test('a picture is a file below assets', () => {
  for (const wide of [`${firstBannerAssets}/sea-1a2b3c4d.webp`, 'assets/sea.svg', 'assets/a/b_c.png'])
    expect(isFine(wide), wide).toBe(true)
  for (const wide of [
    'sea.svg',
    '/assets/sea.svg',
    'assets/../sea.svg',
    'assets/a b.svg',
    'https://a.example/a.svg',
    '',
  ])
    expect(isFine(wide), wide).toBe(false)
})

test('no language is required, and each is one that sites know', () => {
  expect(firstBannerSchema.parse({})).toEqual({})
  expect(firstBannerSchema.safeParse({ XX: { banner, wide: 'assets/sea.svg' } }).success).toBe(false)
})
