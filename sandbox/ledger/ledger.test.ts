import { expect, test } from 'vitest'
import { at, openPurse } from '#tests/support/purse.ts'
import { availableOf, houseOf, move, walletOf } from './accounts.ts'

test.each([
  ['entries that do not sum to zero', [-100, 99]],
  ['one entry alone', [0]],
  ['more than the wallet holds', [-501, 501]],
])('rejects %s', (_, amounts) => {
  const { store, owner, balance } = openPurse(500)
  const accounts = [walletOf(store, owner), houseOf(store, owner.merchant, 'fees')]
  const entries = amounts.map((amount, index) => ({ account: accounts[index] ?? 0, amount }))
  expect(() => store.together(() => store.ledger.post('fee', at, entries))).toThrow(RangeError)
  expect(balance()).toBe(500)
})

test('a transaction of one kind has a reference once', () => {
  const { store, owner, balance } = openPurse(500)
  const takeFee = () =>
    store.together(() =>
      move(store, { kind: 'fee', at, reference: 'one' }, [
        [walletOf(store, owner), -100],
        [houseOf(store, owner.merchant, 'fees'), 100],
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
