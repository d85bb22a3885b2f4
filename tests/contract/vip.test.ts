import { afterEach, expect, test } from 'vitest'
import { takeBreak } from '#contract/account/limits.ts'
import { getRewards } from '#contract/account/rewards.ts'
import { getVip } from '#contract/account/vip-ranks.ts'
import { getMember } from '#contract/identity/member.ts'
import { login } from '#contract/identity/session.ts'
import { vipOf } from '#contract/lobby/vip.ts'
import { tokenOf } from './support/accounts.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { acme, acmeDemo } from './support/merchants.ts'
import { deposited, paidIn } from './support/money.ts'
import { newMember, registered } from './support/registration.ts'

let gateway: TestGateway
afterEach(() => gateway.sandbox.close())

const dayMs = 86_400_000

const vip = async (token: string, merchant = 'acme') =>
  (await gateway.answer(getVip, { token, merchant, query: { language: 'EN' } })).value

const memberVip = async (token: string, merchant = 'acme') =>
  vipOf((await gateway.answer(getMember, { token, merchant })).value)

const openRewards = async (token: string) =>
  (await gateway.answer(getRewards, { token, query: { language: 'EN', state: 'open', pageNo: 1, pageSize: 10 } })).value

test('the ladder goes up, and the member’s place follows from deposits and stakes', async () => {
  gateway = await openGateway()
  const token = await tokenOf(gateway, 'player')
  const { ranks, own, rules, currency } = await vip(token)
  expect(currency).toBe('BDT')
  expect(ranks.map(({ level, label }) => `${level} ${label}`)).toEqual(
    [1, 2, 3, 4, 5, 6].map((level) => `${level} VIP ${level}`),
  )
  expect(ranks[0]?.keepStake).toBeNull()
  expect(own.level).toBe(3)
  expect(Number(own.deposited)).toBeGreaterThanOrEqual(Number(ranks[2]?.depositNeeded))
  expect(Number(own.staked)).toBeGreaterThanOrEqual(Number(ranks[2]?.stakeNeeded))
  expect(Number(own.staked)).toBeLessThan(Number(ranks[3]?.stakeNeeded))
  expect(own.review).toEqual({ from: '2026-10-31T18:00:00.000Z', at: '2026-11-30T18:00:00.000Z' })
  expect(rules).toContain('<li>Settled bets count')
  expect(await memberVip(token)).toEqual({ hasVip: true, vipLabelName: 'VIP 3', vipRankLevel: 3 })
})

// On the first of a month, in its middle, at its end.
test.each([0, 10, 11, 25])(
  '`player` has rank 3 and `saver` rank 2 at every merchant, %s days later too',
  async (days) => {
    gateway = await openGateway({ now: () => new Date(Date.parse('2026-11-20T18:30:00Z') + days * dayMs) })
    for (const merchant of ['acme', 'zen']) {
      expect((await vip(await tokenOf(gateway, 'player', { merchant }), merchant)).own.level).toBe(3)
      expect((await vip(await tokenOf(gateway, 'saver', { merchant }), merchant)).own.level).toBe(2)
    }
  },
)

test('a trial account has no ranks, a new member none yet', async () => {
  gateway = await openGateway()
  const trial = await tokenOf(gateway, 'trial')
  expect((await gateway.refusal(getVip, { token: trial, query: { language: 'EN' } })).code).toBe('account.trial')
  expect(await memberVip(trial)).toBeUndefined()
  const token = await registered(gateway, 'climber01')
  expect((await vip(token)).own).toEqual({
    ...{ level: 0, deposited: '0.00', staked: '0.00', stakedThisMonth: '0.00', review: null },
  })
  expect(await memberVip(token)).toBeUndefined()
})

test('who stakes nothing for a month goes down by one', async () => {
  gateway = await openGateway()
  gateway.pass(20 * dayMs)
  expect((await vip(await tokenOf(gateway, 'player'))).own.level).toBe(3)
  gateway.pass(25 * dayMs)
  const { own } = await vip(await tokenOf(gateway, 'player'))
  expect(own).toMatchObject({ level: 2, stakedThisMonth: '0.00' })
})

const ownRanks = [
  { label: { EN: 'Harbour' }, deposits: 500, stakes: 0, gift: 30, rebate: 0.25 },
  { label: { EN: 'Open sea' }, deposits: 1500, stakes: 0, keep: 10, gift: 70, manager: true },
]

/** A gateway whose merchant names its own ranks. */
const withOwnRanks = () => openGateway({ merchants: [{ ...acme, demo: { ...acmeDemo, vip: { ranks: ownRanks } } }] })

test('a deposit reaches a rank, and its gift comes once', async () => {
  gateway = await withOwnRanks()
  const token = await registered(gateway, 'climber02')
  await paidIn(gateway, token, { amount: '600' })
  expect(await memberVip(token)).toMatchObject({ vipLabelName: 'Harbour', vipRankLevel: 1 })
  expect(await openRewards(token)).toMatchObject({
    open: 1,
    rewards: [{ kind: 'rank', amount: '30.00', turnover: '30.00' }],
  })
  await paidIn(gateway, token, { amount: '1000' })
  const { ranks: ladder, own } = await vip(token)
  expect(ladder[1]).toMatchObject({
    label: 'Open sea',
    keepStake: '10.00',
    benefits: { gift: '70.00', hasManager: true },
  })
  expect(ladder[0]?.benefits).toEqual({ rebate: '0.25', gift: '30.00', birthday: null, hasManager: false })
  // The month in which it was reached does not count.
  expect(own).toMatchObject({ level: 2, review: { from: '2026-11-30T18:00:00.000Z', at: '2026-12-31T18:00:00.000Z' } })
  await vip(token)
  expect((await openRewards(token)).open).toBe(2)
})

test('no gift comes during a break; it waits', async () => {
  gateway = await withOwnRanks()
  const token = await registered(gateway, 'climber03')
  const { id } = await deposited(gateway, token, { amount: '600' })
  await gateway.answer(takeBreak, { token, body: { kind: 'break', length: 24 } })
  await gateway.panel('POST', `/sandbox/deposits/${id}`, { outcome: 'received' })
  expect((await vip(token)).own.level).toBe(1)
  expect((await openRewards(token)).open).toBe(0)
  gateway.pass(25 * 3_600_000)
  const body = { type: 'username', username: 'climber03', password: newMember.password, site: 'member' } as const
  const { value } = await gateway.answer(login, { body })
  expect('token' in value && (await openRewards(value.token)).open).toBe(0)
  expect('token' in value && (await memberVip(value.token))?.vipRankLevel).toBe(1)
  expect('token' in value && (await openRewards(value.token)).open).toBe(1)
})
