import { expect, test } from 'vitest'
import { trialType } from '#sandbox/members/accounts.ts'
import { at, codeOf, granted, openPurse } from '#tests/support/purse.ts'
import { approve, redeemItem, reject } from './redeem.ts'
import type { RedemptionRow } from './redemptions.ts'

const address = '12 Harbour Road, Dhaka'

/** A player with so much money and so many points. */
function openMall(main: number, points: number) {
  const purse = openPurse(main)
  const { store, owner } = purse
  const give = (member: number) =>
    store.points.add({ member, type: 'given', changed: points, reference: `to ${member}`, remark: '', at })
  give(owner.member.id)
  const redeem = (itemId: string, quantity = 1, whose = owner) =>
    purse.transaction(() => redeemItem(purse, whose, { itemId, quantity, address }))
  return {
    ...purse,
    give,
    redeem,
    redeemed: (itemId: string, quantity = 1): RedemptionRow => granted(redeem(itemId, quantity)),
    points: () => store.points.balance(owner.member.id),
    grant: (row: RedemptionRow) => purse.transaction(() => approve(purse, owner, row)),
    refuse: (row: RedemptionRow) => purse.transaction(() => reject(purse, owner, { row, reason: 'gone' })),
  }
}

test('a thing takes its points and the money that it needs besides, for each of it', () => {
  const { redeemed, points, postings } = openMall(60_000, 8000)
  expect(redeemed('power-bank', 2)).toMatchObject({ points: 7200, amount: 50_000, status: 'process' })
  expect(points()).toBe(800)
  expect(postings).toEqual([['redemption', { player: -50_000, 'operator:mall': 50_000 }]])
})

test('what is tied to a bonus buys nothing, and nothing else is held back', () => {
  const { redeem, redeemed, points, postings, store, owner } = openMall(60_000, 20_000)
  store.turnover.add({ member_id: owner.member.id, title: '{}', required: 100_000, tied: 35_001, at })
  expect(codeOf(redeem('power-bank'))).toBe('turnover.owed')
  expect(codeOf(redeem('power-bank', 2))).toBe('turnover.owed')
  expect([points(), postings]).toEqual([20_000, []])
  redeemed('tea-set')
  store.turnover.count(owner.member.id, 100_000)
  expect(redeemed('power-bank', 2)).toMatchObject({ amount: 50_000 })
})

test('a thing that needs no money posts nothing', () => {
  const { redeemed, points, postings } = openMall(0, 5000)
  redeemed('tea-set')
  expect([points(), postings]).toEqual([200, []])
})

test.each([
  ['more points than there are', 'watch', 1, 'points.short'],
  ['more money than there is', 'power-bank', 2, 'wallet.short'],
  ['more than may be had at once', 'power-bank', 3, 'points.amount'],
  ['none', 'meal', 0, 'points.amount'],
  ['a part of one', 'meal', 0.5, 'points.amount'],
  ['what is not redeemed now', 'spins', 1, 'points.item'],
  ['what is gone', 'umbrella', 1, 'points.gone'],
  ['what is nothing', 'nothing', 1, 'points.item'],
])('rejects %s, and takes nothing', (_, item, quantity, code) => {
  const { redeem, points, postings } = openMall(49_999, 20_000)
  expect(codeOf(redeem(item, quantity))).toBe(code)
  expect([points(), postings]).toEqual([20_000, []])
})

test('a thing that is sent needs an address, one that is not does not', () => {
  const { store, owner, ...purse } = openMall(0, 5000)
  const part = { ...purse, store }
  const redeem = (itemId: string) => redeemItem(part, owner, { itemId, quantity: 1, address: '  Dhaka  ' })
  expect(codeOf(redeem('tea-set'))).toBe('points.address')
  expect(granted(redeem('phone')).address).toBe('')
})

test('a trial account and a player who takes a break redeem nothing', () => {
  const { redeem, addMember, give, takeBreak, postings } = openMall(60_000, 5000)
  const trial = addMember('trial', { type: trialType })
  give(trial.member.id)
  expect(codeOf(redeem('meal', 1, trial))).toBe('account.trial')
  takeBreak()
  expect(codeOf(redeem('meal'))).toBe('player.excluded')
  expect(postings).toEqual([])
})

test('the stock is the merchant’s, and what was refused is there again', () => {
  const { redeem, redeemed, refuse } = openMall(100_000, 30_000)
  const first = redeemed('power-bank', 2)
  expect(codeOf(redeem('power-bank', 2))).toBe('points.gone')
  refuse(first)
  expect(codeOf(redeem('power-bank', 2))).toBeNull()
})

test('points and money come back whole where the operator refuses, once', () => {
  const { redeemed, refuse, grant, points, postings, balance } = openMall(25_000, 4000)
  const row = redeemed('power-bank')
  expect([refuse(row), refuse(row), grant(row)]).toEqual([true, false, false])
  expect(postings.slice(1)).toEqual([['redemption-return', { 'operator:mall': -25_000, player: 25_000 }]])
  expect([points(), balance()]).toEqual([4000, 25_000])
})

test('a bonus is paid where the operator agrees, once, tied to its turnover', () => {
  const { redeemed, grant, refuse, owed, postings, points } = openMall(0, 8000)
  const row = redeemed('bonus-large', 2)
  expect(postings).toEqual([])
  expect([grant(row), grant(row), refuse(row)]).toEqual([true, false, false])
  expect(postings).toEqual([['bonus', { 'operator:bonuses': -100_000, player: 100_000 }]])
  expect(owed()).toEqual([{ required: 300_000, tied: 100_000 }])
  expect(points()).toBe(0)
})

test('a bonus that need not be staked is free, and a voucher posts nothing', () => {
  const { store, redeemed, grant, owed, postings } = openMall(0, 10_000)
  grant(redeemed('bonus-small', 3))
  const voucher = redeemed('phone')
  grant(voucher)
  expect(postings).toEqual([['bonus', { 'operator:bonuses': -15_000, player: 15_000 }]])
  expect(owed()).toEqual([])
  expect(store.redemptions.find(voucher.reference)?.remark).toMatch(/^code:[A-Z2-9]{4}-[A-Z2-9]{4}$/)
})
