import { expect, test } from 'vitest'
import { goodsNames } from '#sandbox/merchants/demo/mall.ts'
import { acmeDemo } from '#tests/contract/support/merchants.ts'
import { openPurse } from '#tests/support/purse.ts'
import { itemsOf } from './items.ts'
import { exchangeOf } from './terms.ts'
import { itemName, itemText } from './texts.ts'

test.each([
  ['of the sandbox', {}],
  ['dear', { exchange: { points: 100, amount: 0.5, min: 100, max: 9000 } }],
  ['cheap', { exchange: { points: 100, amount: 80, min: 100, max: 9000 } }],
] as const)('no bonus costs as many points as the same money by exchange at a rate that is %s', (_, points) => {
  const { store, owner } = openPurse(0, { demo: { ...acmeDemo, points } })
  const exchange = exchangeOf(owner.merchant)
  const bonuses = itemsOf(store, owner.merchant).filter(({ type }) => type === 'bonus')
  expect(bonuses.length).toBeGreaterThan(1)
  for (const item of bonuses)
    expect((item.points / (exchange?.points ?? 1)) * (exchange?.amount ?? 0)).toBeLessThan(item.bonus)
})

test('a mall has the goods that its brand names, between what is not sent, and rows of four, three and two end full', () => {
  const goods = ['fan', 'daruma', 'cloths', 'jersey', 'jamdani', 'silk-scarf'] as const
  const { store, owner } = openPurse(0, { demo: { ...acmeDemo, points: { goods: [...goods] } } })
  const items = itemsOf(store, owner.merchant)
  expect(items.filter(({ type }) => type === 'goods').map(({ id }) => id)).toEqual(goods)
  expect(items.slice(0, 4).map(({ id }) => id)).toEqual(['fan', 'bonus-small', 'daruma', 'phone'])
  expect([items.length, itemsOf(store, openPurse(0).owner.merchant).length]).toEqual([12, 12])
})

test.each(goodsNames)('%s is named and described in every language of the sandbox', (id) => {
  const languages = ['EN', 'BN', 'VI', 'CN', 'TH', 'JA', 'AR', 'ES']
  const all = (text: (language: string) => string) => new Set(languages.map(text).filter((one) => one.length > 1))
  expect(all((language) => itemName(id, { language, currency: 'USD', bonus: 0 })).size).toBe(8)
  expect(all((language) => itemText(id, language)).size).toBe(8)
})
