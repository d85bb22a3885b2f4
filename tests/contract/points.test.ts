import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeBreak } from '#contract/account/limits.ts'
import {
  convertPoints,
  getPointBalance,
  getPointConfig,
  getPointHistory,
  getPointRewards,
  getRedeemList,
  redeemPoints,
} from '#contract/account/points.ts'
import { getTransactionRecords } from '#contract/account/records.ts'
import { claimReward, getRewards } from '#contract/account/rewards.ts'
import { tokenOf } from './support/accounts.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { balanceOf, fresh, keyed } from './support/money.ts'
import { gameOf, launched, newKey, opening, sendPlay } from './support/play.ts'

let gateway: TestGateway
let token: string
beforeEach(async () => {
  gateway = await openGateway()
  token = await tokenOf(gateway, 'player')
})
afterEach(() => gateway.sandbox.close())

const page = { pageNo: 1, pageSize: 20, language: 'EN' }
const points = async (who = token) => (await gateway.answer(getPointBalance, { token: who })).value.points
const history = async (who = token) => (await gateway.answer(getPointHistory, { token: who, query: page })).value.rows
const redeemed = async () => (await gateway.answer(getRedeemList, { token, query: page })).value.rows
const items = async () => (await gateway.answer(getPointRewards, { query: { language: 'EN' } })).value.items
const redeem = (body: { itemId: string; quantity: number; address?: string }, headers = fresh(), who = token) => ({
  token: who,
  body,
  headers,
})
const convert = (count: number, headers = fresh(), who = token) => ({ token: who, body: { points: count }, headers })
const operator = async (reference: string, answer: string) =>
  (await gateway.panel('POST', `/sandbox/redemptions/${reference}`, { answer })).json()

test('guests see what points are worth; a merchant without a mall has none of it', async () => {
  const { value } = await gateway.answer(getPointConfig, { query: { language: 'EN' } })
  expect(value.exchange).toEqual({ points: 100, amount: '10.00', min: 500, max: 20_000 })
  expect(value.earning[0]).toEqual({ category: 'rng', staked: '100.00', points: 1 })
  expect(value.rules).toContain('<li>Points never expire')
  const all = await items()
  expect(all.find(({ id }) => id === 'bonus-large')).toMatchObject({
    name: '৳500 bonus',
    bonus: { amount: '500.00', turnover: '1500.00' },
    left: null,
  })
  const picture = await gateway.sandbox.app.request(all[0]?.imageUrl ?? '')
  expect(picture.headers.get('content-type')).toBe('image/svg+xml')
  expect((await gateway.refusal(getPointRewards, { merchant: 'zen', query: { language: 'EN' } })).code).toBe(
    'module.closed',
  )
})

test('every change has an entry, and each balance follows from the one before', async () => {
  const { value } = await gateway.answer(getPointHistory, { token, query: { ...page, pageSize: 100 } })
  expect(value.rows[0]?.balance).toBe(await points())
  for (const [at, row] of value.rows.entries()) {
    const before = value.rows[at + 1]
    if (before) expect(row.balance).toBe(before.balance + row.changed)
  }
  expect(new Set(value.rows.map(({ type }) => type))).toEqual(new Set(['redeemed', 'earned', 'returned', 'mission']))
  expect((await redeemed()).map(({ status }) => status)).toEqual(['process', 'rejected', 'approved', 'approved'])
})

test('settled stakes earn points, what is too little for one with the next', async () => {
  const who = await tokenOf(gateway, 'mover')
  const { token: play, bets } = await opening(gateway, await launched(gateway, await gameOf(gateway), who))
  const bet = bets.at(-1) ?? 0
  for (let staked = 0; staked < 30_000; staked += bet) {
    const played = await sendPlay(gateway, 'bet', play, { key: newKey(), bet, choice: [] })
    expect(played.status).toBe(200)
  }
  const rows = await history(who)
  expect(rows.every(({ type, remark }) => type === 'earned' && remark === 'Slots')).toBe(true)
  expect(await points(who)).toBe(Math.floor((Math.ceil(30_000 / bet) * bet) / 10_000))
})

test('what is redeemed takes points and money once, and gives all back where it is rejected', async () => {
  const [before, wallet] = [await points(), Number(await balanceOf(gateway, token))]
  const sent = redeem({ itemId: 'power-bank', quantity: 1, address: '12 Lake Road, Demo Town' }, keyed('redeem-1'))
  const first = await gateway.answer(redeemPoints, sent)
  expect(await gateway.answer(redeemPoints, sent)).toEqual(first)
  expect(first.value.points).toBe(before - 3600)
  expect(Number(await balanceOf(gateway, token))).toBeCloseTo(wallet - 250, 2)
  expect((await items()).find(({ id }) => id === 'power-bank')?.left).toBe(2)
  expect((await redeemed())[0]).toMatchObject({
    reference: first.value.reference,
    type: 'goods',
    quantity: 1,
    points: 3600,
    amountNeeded: '250.00',
    status: 'process',
  })
  const conflict = await gateway.refusal(redeemPoints, redeem({ itemId: 'meal', quantity: 1 }, keyed('redeem-1')))
  expect(conflict.code).toBe('intent.conflict')
  expect(await operator(first.value.reference, 'gone')).toMatchObject({ status: 'rejected' })
  expect(await operator(first.value.reference, 'approved')).toMatchObject({ status: 'rejected' })
  expect([await points(), Number(await balanceOf(gateway, token))]).toEqual([before, wallet])
  expect((await history())[0]).toMatchObject({ type: 'returned', changed: 3600, remark: 'Power bank' })
  expect((await redeemed())[0]?.remark).toMatch(/given back/)
})

test('an approved bonus is money in the wallet, an approved voucher a code', async () => {
  const wallet = Number(await balanceOf(gateway, token))
  const bonus = await gateway.answer(redeemPoints, redeem({ itemId: 'bonus-small', quantity: 2 }))
  expect(Number(await balanceOf(gateway, token))).toBe(wallet)
  await operator(bonus.value.reference, 'approved')
  expect(Number(await balanceOf(gateway, token))).toBeCloseTo(wallet + 100, 2)
  const phone = await gateway.answer(redeemPoints, redeem({ itemId: 'phone', quantity: 1 }))
  await operator(phone.value.reference, 'approved')
  expect((await redeemed()).find(({ reference }) => reference === phone.value.reference)?.remark).toMatch(
    /^Code: \w{4}-\w{4}$/,
  )
})

test.each([
  [{ itemId: 'spins', quantity: 1 }, 'points.item'],
  [{ itemId: 'nothing', quantity: 1 }, 'points.item'],
  [{ itemId: 'meal', quantity: 1.5 }, 'points.amount'],
  [{ itemId: 'meal', quantity: 6 }, 'points.amount'],
  [{ itemId: 'umbrella', quantity: 1, address: '12 Lake Road, Demo Town' }, 'points.gone'],
  [{ itemId: 'tea-set', quantity: 1, address: ' short ' }, 'points.address'],
  [{ itemId: 'watch', quantity: 1, address: '12 Lake Road, Demo Town' }, 'points.short'],
])('%o is refused: %s', async (body, code) => {
  const before = await points()
  expect((await gateway.refusal(redeemPoints, redeem(body))).code).toBe(code)
  expect(await points()).toBe(before)
})

test('points become money at the ratio that was shown, once, and are a record of the wallet', async () => {
  const [before, wallet] = [await points(), Number(await balanceOf(gateway, token))]
  const sent = convert(1200, keyed('convert-1'))
  const first = await gateway.answer(convertPoints, sent)
  expect(await gateway.answer(convertPoints, sent)).toEqual(first)
  expect(first.value).toMatchObject({ points: before - 1200, amount: '120.00' })
  expect(Number(first.value.balance)).toBeCloseTo(wallet + 120, 2)
  const query = { ...page, from: '2026-11-20', to: '2026-11-20' } as const
  const { value } = await gateway.answer(getTransactionRecords, { token, query })
  expect(value.transactions[0]).toMatchObject({ kind: 'bonus', amount: '120.00', remark: 'Exchange of points' })
  for (const count of [400, 20_100, 550, 500.5, -500]) {
    expect((await gateway.refusal(convertPoints, convert(count))).code).toBe('points.amount')
  }
  expect((await gateway.refusal(convertPoints, convert(20_000))).code).toBe('points.short')
})

test('trial accounts and who takes a break may look, and take nothing', async () => {
  const trial = await tokenOf(gateway, 'trial')
  expect((await gateway.refusal(redeemPoints, redeem({ itemId: 'meal', quantity: 1 }, fresh(), trial))).code).toBe(
    'account.trial',
  )
  expect((await gateway.refusal(convertPoints, convert(500, fresh(), trial))).code).toBe('account.trial')
  await gateway.answer(takeBreak, { token, body: { kind: 'break', length: 24 } })
  expect((await gateway.refusal(convertPoints, convert(500))).code).toBe('player.excluded')
  expect(await points()).toBeGreaterThan(0)
})

test('a reward of points goes to the points', async () => {
  const saver = await tokenOf(gateway, 'saver')
  const query = { ...page, state: 'open' } as const
  const { value } = await gateway.answer(getRewards, { token: saver, query })
  const reward = value.rewards.find(({ kind }) => kind === 'points')
  expect(reward?.amount).toBe('800')
  const sent = { token: saver, query: { id: reward?.id ?? '', language: 'EN' }, body: {}, headers: fresh() }
  await gateway.answer(claimReward, sent)
  expect((await history(saver))[0]).toMatchObject({ type: 'given', changed: 800, remark: 'Gift of points' })
})
