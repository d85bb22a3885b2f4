import { expect, test } from 'vitest'
import { move, operatorAccountOf, walletOf } from '#sandbox/ledger/accounts.ts'
import { trialType } from '#sandbox/members/accounts.ts'
import { at, dayMs, openPurse } from '#tests/support/purse.ts'
import { currentStanding } from './gifts.ts'

/** The ranks of the sandbox: 500.00 paid in and 2,000.00 staked, then 1,500.00 and 10,000.00, then 3,000.00 and 40,000.00. */
function openClub(deposited: number, staked: number) {
  const purse = openPurse(deposited)
  const { store, owner } = purse
  if (staked > 0) purse.noteBet(staked)
  return {
    ...purse,
    deposit(amount: number, whose = owner): void {
      move(store, { kind: 'deposit', at: purse.now().getTime(), reference: `more of ${whose.member.name}` }, [
        [operatorAccountOf(store, owner.merchant, 'bank'), -amount],
        [walletOf(store, whose), amount],
      ])
    },
    level: (whose = owner) => currentStanding(purse, whose).rank?.level ?? 0,
    gifts: (whose = owner) =>
      store.rewards
        .page(whose.member.id, { state: 'open', at }, 10, 0)
        .map(({ kind, amount, turnover }) => ({ kind, amount, turnover }))
        .toReversed(),
  }
}

const giftOf = (amount: number) => ({ kind: 'rank', amount, turnover: amount })

test.each([
  ['just too little paid in', 49_999, 200_000, 0, []],
  ['just too little staked', 50_000, 199_999, 0, []],
  ['just enough of both', 50_000, 200_000, 1, [giftOf(2000)]],
  ['enough for three ranks at once', 300_000, 4_000_000, 3, [giftOf(2000), giftOf(5000), giftOf(12_000)]],
])('%s: the gifts of the ranks that were reached, and none twice', (_, deposited, staked, level, gifts) => {
  const club = openClub(deposited, staked)
  expect([club.level(), club.level()]).toEqual([level, level])
  expect(club.gifts()).toEqual(gifts)
  // A gift is a reward: nothing is posted before it is claimed.
  expect(club.postings).toEqual([])
})

test('a higher rank brings its own gift, and a rank that is lost and reached again brings none', () => {
  const { level, gifts, noteBet, deposit, pass } = openClub(50_000, 200_000)
  level()
  deposit(100_000)
  noteBet(800_000)
  expect([level(), gifts()]).toEqual([2, [giftOf(2000), giftOf(5000)]])
  pass(70 * dayMs)
  expect(level()).toBe(1)
  noteBet(100_000)
  expect(level()).toBe(2)
  expect(gifts()).toHaveLength(2)
})

test('an open bet and money that is no deposit bring no rank', () => {
  const { store, owner, level, gifts, noteBet } = openClub(49_999, 200_000)
  move(store, { kind: 'bonus', at, reference: 'gift' }, [
    [operatorAccountOf(store, owner.merchant, 'bonuses'), -50_000],
    [walletOf(store, owner), 50_000],
  ])
  noteBet(1_000_000, null)
  expect([level(), gifts()]).toEqual([0, []])
})

test('while a break runs no gift comes, and none is lost by it', () => {
  const { level, gifts, takeBreak, pass } = openClub(50_000, 200_000)
  takeBreak()
  expect([level(), gifts()]).toEqual([1, []])
  pass(dayMs)
  level()
  expect(gifts()).toEqual([giftOf(2000)])
})

test('a trial account has no gifts', () => {
  const { addMember, deposit, noteBet, level, gifts } = openClub(0, 0)
  const trial = addMember('trial', { type: trialType })
  deposit(50_000, trial)
  noteBet(200_000, 0, trial)
  expect([level(trial), gifts(trial)]).toEqual([1, []])
})
