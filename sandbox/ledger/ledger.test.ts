import { expect, test } from 'vitest'
import { at, openPurse } from '#tests/support/purse.ts'
import { operatorAccountOf, walletOf } from './accounts.ts'

test.each([
  ['entries that do not sum to zero', [-100, 99]],
  ['one entry alone', [0]],
  ['more than the wallet holds', [-501, 501]],
])('rejects %s', (_, amounts) => {
  const { store, owner, balance } = openPurse(500)
  const accounts = [walletOf(store, owner), operatorAccountOf(store, owner.merchant, 'fees')]
  const entries = amounts.map((amount, index) => ({ account: accounts[index] ?? 0, amount }))
  expect(() => store.transaction(() => store.ledger.post('fee', at, entries))).toThrow(RangeError)
  expect(balance()).toBe(500)
})
