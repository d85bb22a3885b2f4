import { expect, test } from 'vitest'
import { acmeDemo } from '#tests/contract/support/merchants.ts'
import { openPurse } from '#tests/support/purse.ts'
import { promotionPicture } from './pictures.ts'
import { merchantOffers } from './state.ts'

const ofWorld = (scene: string): string[] => {
  const purse = openPurse(0, { demo: { ...acmeDemo, promotions: 8, banners: [{ ...acmeDemo.banners[0], scene }] } })
  const { merchant } = purse.owner
  return merchantOffers(purse, merchant).map((offer) => promotionPicture(merchant, offer))
}

const ownWorlds = ['mount-and-wave', 'lotus-moon', 'desert-night', 'temple-river', 'tiger-stadium'] as const

test('a merchant’s world shows no picture twice, nor one that another world shows', () => {
  const shown = ownWorlds.map(ofWorld)
  expect(Math.min(...shown.map((pictures) => pictures.length))).toBeGreaterThan(3)
  const all = shown.flat()
  expect(all.filter((picture, place) => all.indexOf(picture) !== place)).toEqual([])
})
