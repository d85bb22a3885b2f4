import { expect, test } from 'vitest'
import { Refusal } from '#sandbox/server/problems.ts'
import { at, openPurse } from '#tests/support/purse.ts'
import { exchangePoints } from './exchange.ts'
import { exchangeOf } from './terms.ts'

function openPoints(changed: number) {
  const purse = openPurse()
  const member = purse.owner.member.id
  purse.store.points.add({ member, type: 'earned', changed, reference: 'one', remark: '', at })
  const exchange = (points: number) => purse.store.together(() => exchangePoints(purse, purse.owner, points))
  return { ...purse, exchange }
}

test('points become the money that they are worth, and are gone', () => {
  const { owner, balance, exchange } = openPoints(1000)
  const worth = exchangeOf(owner.merchant)?.amount ?? 0
  expect(exchange(600)).toMatchObject({ points: 400, amount: worth * 6, balance: worth * 6 })
  expect(balance()).toBe(worth * 6)
})

test.each([
  ['less than the least', 400, 'points.amount'],
  ['no whole multiple', 550, 'points.amount'],
  ['more than there are', 1100, 'points.short'],
])('rejects %s, and moves nothing', (_, points, code) => {
  const { store, owner, balance, exchange } = openPoints(1000)
  const refused = exchange(points)
  expect(refused instanceof Refusal && refused.code).toBe(code)
  expect([balance(), store.points.balance(owner.member.id)]).toEqual([0, 1000])
})
