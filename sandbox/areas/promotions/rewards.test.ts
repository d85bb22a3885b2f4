import { expect, test } from 'vitest'
import { trialType } from '#sandbox/members/accounts.ts'
import { at, codeOf, dayMs, granted, openPurse } from '#tests/support/purse.ts'
import { openRewardCount, takeReward } from './rewards.ts'
import type { RewardRow } from './rows.ts'

/** A player with one reward. */
function openGift(changed: Partial<RewardRow> = {}) {
  const purse = openPurse()
  const { store, owner } = purse
  const row = { kind: 'bonus', amount: 5000, turnover: 15_000, given_at: at, expires_at: at + dayMs } as const
  store.rewards.add(owner.member.id, { ...row, claimed_at: null, ...changed })
  // The first of an empty state.
  const id = 1
  return { ...purse, id, take: (whose = owner, which = id) => purse.transaction(() => takeReward(purse, whose, which)) }
}

test('a reward is paid once, tied to its turnover', () => {
  const { take, postings, owed, owner, id, ...part } = openGift()
  expect(openRewardCount(part, owner.member.id)).toBe(1)
  expect(granted(take())).toMatchObject({ id, claimed_at: at })
  expect(codeOf(take())).toBe('reward.claimed')
  expect(postings).toEqual([['bonus', { 'operator:bonuses': -5000, player: 5000 }]])
  expect(owed()).toEqual([{ required: 15_000, tied: 5000 }])
  expect(openRewardCount(part, owner.member.id)).toBe(0)
})

test('a rebate is free, and goes by its own name', () => {
  const { take, postings, owed } = openGift({ kind: 'rebate', amount: 1, turnover: null })
  take()
  expect(postings).toEqual([['rebate', { 'operator:bonuses': -1, player: 1 }]])
  expect(owed()).toEqual([])
})

test('points are given as points, and post nothing', () => {
  const { take, postings, owed, store, owner } = openGift({ kind: 'points', amount: 300, turnover: null })
  take()
  take()
  expect([store.points.balance(owner.member.id), postings, owed()]).toEqual([300, [], []])
})

test('a reward is open to the last millisecond before it runs out', () => {
  const late = openGift({ expires_at: at })
  expect(codeOf(late.take())).toBe('reward.expired')
  const last = openGift({ expires_at: at + 1 })
  expect(codeOf(last.take())).toBeNull()
  const lasting = openGift({ expires_at: null })
  lasting.pass(1000 * dayMs)
  expect(codeOf(lasting.take())).toBeNull()
  expect(late.postings).toEqual([])
})

test('nobody else takes it, and no trial account or player who takes a break takes any', () => {
  const { take, addMember, takeBreak, postings, id } = openGift()
  expect(codeOf(take(addMember('other')))).toBe('reward.unknown')
  expect(codeOf(take(addMember('trial', { type: trialType })))).toBe('account.trial')
  expect(codeOf(take(undefined, id + 1))).toBe('reward.unknown')
  takeBreak()
  expect(codeOf(take())).toBe('player.excluded')
  expect(postings).toEqual([])
})
