import { expect, test } from 'vitest'
import { trialType } from '#sandbox/members/accounts.ts'
import { at, codeOf, openPurse } from '#tests/support/purse.ts'
import { availableOf, move, operatorAccountOf, refuseTrial, walletOf } from './accounts.ts'

test('a transaction of one kind has a reference once', () => {
  const { store, owner, balance } = openPurse(500)
  const takeFee = () =>
    store.transaction(() =>
      move(store, { kind: 'fee', at, reference: 'one' }, [
        [walletOf(store, owner), -100],
        [operatorAccountOf(store, owner.merchant, 'fees'), 100],
      ]),
    )
  takeFee()
  expect(takeFee).toThrow()
  expect(balance()).toBe(400)
  expect(store.ledger.unbalancedCount()).toBe(0)
})

test('what is tied to a bonus is not available, and available is never below zero', () => {
  const { store, owner } = openPurse(500)
  const tie = (tied: number) =>
    store.turnover.add({ member_id: owner.member.id, title: 'bonus', required: tied * 10, tied, at })
  tie(200)
  expect(availableOf(store, owner)).toBe(300)
  tie(400)
  expect(availableOf(store, owner)).toBe(0)
})

test('entries of nothing are left out, and what is left must still have two sides', () => {
  const { store, owner, postings } = openPurse(500)
  const wallet = walletOf(store, owner)
  const [bank, fees] = [
    operatorAccountOf(store, owner.merchant, 'bank'),
    operatorAccountOf(store, owner.merchant, 'fees'),
  ]
  const take = (fee: number, amount: number) =>
    store.transaction(() =>
      move(store, { kind: 'payout', at, reference: `${fee} and ${amount}` }, [
        [wallet, -fee - amount],
        [bank, amount],
        [fees, fee],
      ]),
    )
  take(0, 300)
  expect(() => take(0, 0)).toThrow(RangeError)
  expect(postings).toEqual([['payout', { player: -300, 'operator:bank': 300 }]])
})

test('a trial account moves nothing, any other does', () => {
  const { owner, addMember } = openPurse()
  expect(codeOf(refuseTrial(addMember('trial', { type: trialType }).member))).toBe('account.trial')
  expect(refuseTrial(owner.member)).toBeNull()
})
