import { expect, test } from 'vitest'
import { big, openShop, paid, small, won } from '#tests/support/lottery-shop.ts'
import { at } from '#tests/support/purse.ts'
import type { Play } from './rules/play-parts.ts'
import type { Results } from './rules/results.ts'
import { paidFor } from './settle.ts'

const results: Results = []

function play(pays: number, wins: number): Pick<Play, 'pays' | 'wins'> {
  return { pays, wins: () => wins }
}

test.each([
  ['a line that lost', 980, 0, 500, 0],
  ['one winning line', 980, 1, 500, 4900],
  ['three winning lines', 980, 3, 500, 14_700],
  ['a part of a minor unit, which stays with the operator', 199, 1, 1, 1],
])('%s is paid right', (_, pays, wins, stake, paid) => {
  expect(paidFor(play(pays, wins), { picks: '[]', stake }, results)).toBe(paid)
})

test('what was won is paid once after the draw, without the part of a minor unit', () => {
  const { place, draw, postings, balance } = openShop(1000)
  place({ bets: [{ ...small, stake: '1.01' }], total: '1.01' })
  draw()
  // 1.9695.
  expect(postings).toEqual([paid(101), won(196)])
  expect(balance()).toBe(1000 - 101 + 196)
})

test('an order is paid in one transaction, and one that lost pays nothing', () => {
  const { place, draw, postings, store, owner } = openShop(100_000)
  const evens = { ...small, picks: [['small', 'even']] }
  place({ bets: [small, evens, big], lines: 4, total: '40' })
  place({ bets: [big] })
  draw()
  expect(postings).toEqual([paid(4000), paid(1000), won(5850)])
  expect(store.bets.vendorsInPlay(owner.member.id)).toEqual([])
})

test('stakes count towards turnover and points when the bet is settled', () => {
  const { place, draw, store, owner } = openShop(100_000)
  const { id } = owner.member
  store.turnover.add({ member_id: id, title: 'bonus', required: 50_000, tied: 1000, at })
  place({ bets: [{ ...big, stake: '50' }], total: '50' })
  const counted = () => [store.turnover.open(id)[0]?.done, store.points.balance(id)]
  expect(counted()).toEqual([0, 0])
  draw()
  expect(counted()).toEqual([5000, 1])
})
