import { expect, test } from 'vitest'
import { sha256 } from '#cli/fs/hash.ts'
import { placedBanner } from './first-banner.ts'

const banner = { groupName: 'w_home', url: '/wide.webp', linkage: '', linkageType: 'none' }
const bytes = Buffer.from('wide')
const hash = sha256(bytes).slice(0, 8)

test('a banner’s pictures stand among the assets, under names with their hash', () => {
  const wide = { name: 'sea', extension: 'webp', bytes }
  const { firstBanner, files } = placedBanner('EN', { banner, wide })
  expect(firstBanner).toEqual({ language: 'EN', banner, wide: `/assets/sea-${hash}.webp` })
  expect(files).toMatchObject([{ path: `assets/sea-${hash}.webp`, bytes }])
})

test('a hash that is in the name already is not in it twice', () => {
  const picture = { name: `sea-${hash}`, extension: 'avif', bytes }
  const { firstBanner, files } = placedBanner('EN', { banner, wide: picture, phone: picture })
  expect(firstBanner).toMatchObject({ wide: `/assets/sea-${hash}.avif`, phone: `/assets/sea-${hash}.avif` })
  expect(files).toHaveLength(2)
})
