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

const ownWorlds = ['mount-and-wave', 'lotus-moon']

test.each(['tiger-stadium', 'desert-night', ...ownWorlds])('%s shows no picture twice', (scene) => {
  const shown = ofWorld(scene)
  expect(shown.length).toBeGreaterThan(3)
  expect(new Set(shown).size).toBe(shown.length)
})

test('what has a world of its own shares no picture', () => {
  const [print = [], pond = []] = ownWorlds.map(ofWorld)
  expect(print.filter((picture) => [...pond, ...ofWorld('tiger-stadium')].includes(picture))).toEqual([])
  expect(pond.filter((picture) => ofWorld('tiger-stadium').includes(picture))).toEqual([])
})
