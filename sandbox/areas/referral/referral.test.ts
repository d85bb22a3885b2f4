import { expect, test } from 'vitest'
import { openPurse } from '#tests/support/purse.ts'
import { noteInvited, payReferral, referralTerms } from './referral.ts'

/** A player who invited a friend. */
function openFriends() {
  const purse = openPurse()
  const { store, owner } = purse
  const friend = purse.addMember('friend')
  noteInvited(purse, friend.member.id, owner.member.id)
  const deposit = (amount: number, whose = friend) => store.transaction(() => payReferral(purse, whose, { amount }))
  return { ...purse, friend, deposit, ...referralTerms(owner.merchant) }
}

test('the first deposit that is large enough pays the friend and who invited, once', () => {
  const { owner, friend, deposit, minDeposit, bonus, times, postings, owed } = openFriends()
  deposit(minDeposit - 1)
  expect(postings).toEqual([])
  deposit(minDeposit)
  deposit(minDeposit * 10)
  expect(postings).toEqual([['bonus', { 'operator:bonuses': -2 * bonus, friend: bonus, player: bonus }]])
  for (const whose of [owner, friend]) expect(owed(whose)).toEqual([{ required: bonus * times, tied: bonus }])
})

test('a deposit of who invited, or of somebody whom nobody invited, pays nothing', () => {
  const { owner, addMember, deposit, postings } = openFriends()
  deposit(1e9, owner)
  deposit(1e9, addMember('stranger'))
  expect(postings).toEqual([])
})
