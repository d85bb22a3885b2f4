import { expect, test } from 'vitest'
import { acmeDemo } from '#tests/contract/support/merchants.ts'
import { openPurse } from '#tests/support/purse.ts'
import { itemsOf } from './items.ts'
import { exchangeOf } from './terms.ts'

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
