import { expect, test } from 'vitest'
import { openPurse } from '#tests/support/purse.ts'
import { noteInvited, payReferral, referralTerms } from './referral.ts'

test('the first deposit that is large enough pays the friend and who invited, once', () => {
  const purse = openPurse()
  const { store, owner, balance } = purse
  const friend = purse.addMember('friend')
  const { bonus, minDeposit } = referralTerms(owner.merchant)
  noteInvited(purse, friend.member.id, owner.member.id)
  const deposit = (amount: number) => store.together(() => payReferral(purse, friend, { amount }))

  deposit(minDeposit - 1)
  expect([balance(owner), balance(friend)]).toEqual([0, 0])
  deposit(minDeposit)
  deposit(minDeposit * 10)
  expect([balance(owner), balance(friend)]).toEqual([bonus, bonus])
  expect(store.turnover.open(friend.member.id).map(({ tied }) => tied)).toEqual([bonus])
})

test('a deposit of somebody whom nobody invited pays nothing', () => {
  const purse = openPurse()
  purse.store.together(() => payReferral(purse, purse.owner, { amount: 1e9 }))
  expect(purse.balance()).toBe(0)
})
