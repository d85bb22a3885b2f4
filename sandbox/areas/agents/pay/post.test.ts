import { expect, test } from 'vitest'
import { at, openPurse } from '#tests/support/purse.ts'
import { type Payment, pay } from './post.ts'

function openOffice() {
  const purse = openPurse()
  const { store, owner } = purse
  const payment: Payment = { member: owner.member.id, kind: 'daily-salary', at, reference: 'P1-A', amount: 45 }
  const give = (changed: Partial<Payment> = {}) =>
    store.transaction(() => pay(store, owner.merchant, { ...payment, ...changed }))
  return { ...purse, give }
}

test('the operator pays an account of a team, and no wallet is charged', () => {
  const { give, postings, owed } = openOffice()
  give()
  give({ kind: 'commission', amount: 1 })
  expect(postings).toEqual([
    ['daily-salary', { 'operator:agents': -45, player: 45 }],
    ['commission', { 'operator:agents': -1, player: 1 }],
  ])
  expect(owed()).toEqual([])
})

test('a payment of a kind is made once for its reference', () => {
  const { give, balance } = openOffice()
  give()
  expect(() => give()).toThrow(/UNIQUE/)
  give({ kind: 'hourly-salary' })
  give({ reference: 'P1-B' })
  expect(balance()).toBe(135)
})

test('nobody is paid where there is no such account', () => {
  const { give, postings } = openOffice()
  give({ member: 99 })
  expect(postings).toEqual([])
})
