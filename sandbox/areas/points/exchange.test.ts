import { expect, test } from 'vitest'
import { trialType } from '#sandbox/members/accounts.ts'
import { acmeDemo } from '#tests/contract/support/merchants.ts'
import { at, codeOf, granted, openPurse } from '#tests/support/purse.ts'
import { exchangePoints } from './exchange.ts'
import { exchangeOf } from './terms.ts'

function openPoints(changed: number, site: Parameters<typeof openPurse>[1] = {}) {
  const purse = openPurse(0, site)
  const member = purse.owner.member.id
  purse.store.points.add({ member, type: 'earned', changed, reference: 'one', remark: '', at })
  const exchange = (points: number, whose = purse.owner) =>
    purse.transaction(() => exchangePoints(purse, whose, points))
  return { ...purse, exchange }
}

test('points become the money that they are worth, and are gone', () => {
  const { owner, postings, owed, exchange } = openPoints(1000)
  const worth = exchangeOf(owner.merchant)?.amount ?? 0
  expect(exchange(600)).toMatchObject({ points: 400, amount: worth * 6, balance: worth * 6 })
  expect(postings).toEqual([['bonus', { 'operator:bonuses': -worth * 6, player: worth * 6 }]])
  expect(owed()).toEqual([])
})

test.each([
  ['less than the least', 400, 'points.amount'],
  ['no whole multiple', 550, 'points.amount'],
  ['more than the most', 20_100, 'points.amount'],
  ['nothing', 0, 'points.amount'],
  ['a part of a point', 500.5, 'points.amount'],
  ['less than nothing', -500, 'points.amount'],
  ['more than there are', 1100, 'points.short'],
])('rejects %s, and moves nothing', (_, points, code) => {
  const { store, owner, postings, exchange } = openPoints(1000)
  expect(codeOf(exchange(points))).toBe(code)
  expect([postings, store.points.balance(owner.member.id)]).toEqual([[], 1000])
})

test('each exchange has a number of its own, and the last one takes what is left', () => {
  const { exchange, postings } = openPoints(1100)
  const [first, second] = [granted(exchange(600)), granted(exchange(500))]
  expect(second.reference).not.toBe(first.reference)
  expect([second.points, codeOf(exchange(500)), postings.length]).toEqual([0, 'points.short', 2])
})

test('a rate of the merchant’s own is kept to the minor unit, and a merchant may take none', () => {
  const rate = { points: 3, amount: 0.07, min: 3, max: 900 }
  const own = openPoints(900, { demo: { ...acmeDemo, points: { exchange: rate } } })
  expect(granted(own.exchange(900)).amount).toBe(2100)
  const none = openPoints(900, { demo: { ...acmeDemo, points: { exchange: null } } })
  expect([codeOf(none.exchange(500)), none.postings]).toEqual(['points.amount', []])
})

test('a trial account and a player who takes a break exchange nothing', () => {
  const { exchange, addMember, takeBreak, postings } = openPoints(1000)
  expect(codeOf(exchange(500, addMember('trial', { type: trialType })))).toBe('account.trial')
  takeBreak()
  expect([codeOf(exchange(500)), postings]).toEqual(['player.excluded', []])
})
