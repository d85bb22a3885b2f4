import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeBreak } from '#contract/account/limits.ts'
import { claimReward, getRewards } from '#contract/account/rewards.ts'
import { getMember } from '#contract/identity/member.ts'
import { tokenOf } from './support/accounts.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { balanceOf, fresh, keyed } from './support/money.ts'
import { registered } from './support/registration.ts'

let gateway: TestGateway
let token: string
beforeEach(async () => {
  gateway = await openGateway()
  token = await tokenOf(gateway, 'player')
})
afterEach(() => gateway.sandbox.close())

const listed = async (state: 'open' | 'claimed' | 'expired', pageSize = 10, who = token) =>
  (await gateway.answer(getRewards, { token: who, query: { language: 'EN', state, pageNo: 1, pageSize } })).value

const claim = (id: string, headers = fresh(), who = token) => ({
  token: who,
  query: { id, language: 'EN' },
  body: {},
  headers,
})

const counted = async () => (await gateway.answer(getMember, { token })).value.availablePromoCount

test('rewards are open, claimed or expired, the latest first, by pages; the open ones are counted', async () => {
  const open = await listed('open', 2)
  expect(open).toMatchObject({ open: 3, totalPages: 2, currency: 'BDT' })
  expect(open.rewards.map(({ kind }) => kind)).toEqual(['rebate', 'rank'])
  expect((await listed('claimed')).rewards.map(({ kind }) => kind)).toEqual(['rebate', 'mission'])
  expect((await listed('expired')).rewards).toMatchObject([{ kind: 'bonus', state: 'expired' }])
  expect(await counted()).toBe(3)
  expect(await listed('open', 10, await registered(gateway, 'gifted01'))).toMatchObject({ rewards: [], open: 0 })
})

test('a reward is paid into the wallet once, however often it is sent', async () => {
  const [, rank] = (await listed('open')).rewards
  const before = Number(await balanceOf(gateway, token))
  const sent = claim(rank?.id ?? '', keyed('reward-1'))
  const first = await gateway.answer(claimReward, sent)
  expect(first.value).toMatchObject({ kind: 'rank', state: 'claimed' })
  expect(await gateway.answer(claimReward, sent)).toEqual(first)
  expect(Number(await balanceOf(gateway, token)) - before).toBeCloseTo(Number(rank?.amount), 2)
  expect((await gateway.refusal(claimReward, claim(rank?.id ?? ''))).code).toBe('reward.claimed')
  expect(await counted()).toBe(2)
})

test('what ran out, is another’s or has no key is refused', async () => {
  const [gone] = (await listed('expired')).rewards
  expect((await gateway.refusal(claimReward, claim(gone?.id ?? ''))).code).toBe('reward.expired')
  const [mine] = (await listed('open')).rewards
  const other = await registered(gateway, 'gifted02')
  expect((await gateway.refusal(claimReward, claim(mine?.id ?? '', fresh(), other))).code).toBe('reward.unknown')
  expect((await gateway.refusal(claimReward, { ...claim(mine?.id ?? ''), headers: {} })).code).toBe('request.invalid')
  await gateway.answer(takeBreak, { token, body: { kind: 'break', length: 24 } })
  expect((await gateway.refusal(claimReward, claim(mine?.id ?? ''))).code).toBe('player.excluded')
})
