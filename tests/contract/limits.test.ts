import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDeposit, getDepositChannels } from '#contract/account/deposit.ts'
import {
  confirmLimit,
  getLimits,
  getPlaySummary,
  type Limit,
  passRealityCheck,
  setLimit,
  setRealityCheck,
  takeBreak,
} from '#contract/account/limits.ts'
import type { BodyOf } from '#contract/call.ts'
import { loginFreePlay } from '#contract/identity/free-play.ts'
import { launchGame } from '#contract/lobby/launch.ts'
import { placeLotteryBet } from '#contract/lobby/lottery.ts'
import { tokenOf } from './support/accounts.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { openRigged, orderOf, place } from './support/lottery.ts'
import { depositBody, deposited, fresh } from './support/money.ts'
import { betOn, gameOf, launched, launchQuery, newKey, opening, refusalOf, sendPlay } from './support/play.ts'
import { registered } from './support/registration.ts'

const hour = 3_600_000
const minute = 60_000

let gateway: TestGateway
let token: string
beforeEach(async () => {
  gateway = await openGateway()
  token = await tokenOf(gateway, 'keeper')
})
afterEach(() => gateway.sandbox.close())

const limitsOf = async (who = token) =>
  (await gateway.answer(getLimits, { token: who, query: { language: 'EN' } })).value

async function limitOf(kind: Limit['kind'], period: Limit['period'] = kind === 'stake' ? null : 'day'): Promise<Limit> {
  const found = (await limitsOf()).limits.find((limit) => limit.kind === kind && limit.period === period)
  if (!found) throw new Error(`There is no limit of ${kind}`)
  return found
}

const set = async (kind: Limit['kind'], body: BodyOf<typeof setLimit>) =>
  (await gateway.answer(setLimit, { token, query: { kind }, body })).value

const begin = (body: BodyOf<typeof takeBreak>) => gateway.answer(takeBreak, { token, body })

async function slot() {
  return opening(gateway, await launched(gateway, await gameOf(gateway), token))
}

test('a player who has set nothing has no limits, a reality check each hour, and a way to help', async () => {
  const all = await limitsOf()
  expect(all.limits.map(({ kind, period, amount, asked }) => [kind, period, amount, asked])).toEqual([
    ...(['day', 'week', 'month'] as const).map((period) => ['deposit', period, null, null]),
    ...(['day', 'week', 'month'] as const).map((period) => ['loss', period, null, null]),
    ['stake', null, null, null],
    ...(['day', 'week', 'month'] as const).map((period) => ['time', period, null, null]),
  ])
  expect(all).toMatchObject({ realityCheck: 60, pause: null, waitHours: 24, currency: 'BDT' })
  expect(all.helpLines[0]?.title).not.toBe('')
})

test('a tighter limit counts at once; a looser one waits a day and is confirmed', async () => {
  expect(await set('loss', { period: 'day', amount: '500' })).toMatchObject({ amount: '500.00', asked: null })
  expect(await set('loss', { period: 'day', amount: '300.5' })).toMatchObject({ amount: '300.50', asked: null })
  const from = new Date(gateway.now().getTime() + 24 * hour).toISOString()
  const asked = { amount: '900.00', from }
  expect(await set('loss', { period: 'day', amount: '900' })).toMatchObject({ amount: '300.50', asked })
  const confirm = { token, query: { kind: 'loss' as const }, body: { period: 'day', choice: 'confirm' } } as const
  expect(await gateway.refusal(confirmLimit, confirm)).toMatchObject({ status: 409, code: 'limit.too-early' })
  gateway.pass(24 * hour - 1)
  const again = await tokenOf(gateway, 'keeper')
  expect(await gateway.refusal(confirmLimit, { ...confirm, token: again })).toMatchObject({ code: 'limit.too-early' })
  gateway.pass(1)
  const { value } = await gateway.answer(confirmLimit, { ...confirm, token: again })
  expect(value).toMatchObject({ amount: '900.00', asked: null })
})

test('to want no limit is looser; a wish is taken back by one press or a tighter limit', async () => {
  const query = { kind: 'deposit' } as const
  await set('deposit', { period: 'week', amount: '1000' })
  expect((await set('deposit', { period: 'week', amount: null })).asked).toMatchObject({ amount: null })
  expect(await set('deposit', { period: 'week', amount: '900' })).toMatchObject({ amount: '900.00', asked: null })
  expect((await set('deposit', { period: 'week', amount: '1000' })).asked).not.toBeNull()
  const back = { token, query, body: { period: 'week', choice: 'withdraw' } } as const
  expect((await gateway.answer(confirmLimit, back)).value).toMatchObject({ amount: '900.00', asked: null })
  expect(await gateway.refusal(confirmLimit, back)).toMatchObject({ code: 'limit.nothing-asked' })
  const same = { token, query, body: { period: 'week', amount: '900.00' } } as const
  expect(await gateway.refusal(setLimit, same)).toMatchObject({ code: 'limit.same' })
  const none = { token, query, body: { period: null, amount: '900.00' } } as const
  expect(await gateway.refusal(setLimit, none)).toMatchObject({
    ...{ code: 'request.invalid', fields: { period: 'field.required' } },
  })
})

test('a day, a week and a month have each a limit, lowered at once and raised after a wait of its own', async () => {
  for (const [period, amount] of [
    ['day', '500'],
    ['week', '2000'],
    ['month', '1500'],
  ] as const) {
    expect(await set('loss', { period, amount })).toMatchObject({ period, amount: `${amount}.00`, asked: null })
  }
  await set('loss', { period: 'day', amount: '800' })
  gateway.pass(hour)
  token = await tokenOf(gateway, 'keeper')
  await set('loss', { period: 'week', amount: '2500' })
  await set('loss', { period: 'month', amount: '1400' })
  const of = (period: 'day' | 'week' | 'month') => limitOf('loss', period)
  expect(await of('day')).toMatchObject({ amount: '500.00', asked: { amount: '800.00' } })
  expect(await of('month')).toMatchObject({ amount: '1400.00', asked: null })
  gateway.pass(23 * hour)
  token = await tokenOf(gateway, 'keeper')
  const confirm = (period: 'day' | 'week' | 'month') =>
    ({ token, query: { kind: 'loss' }, body: { period, choice: 'confirm' } }) as const
  expect(await gateway.refusal(confirmLimit, confirm('week'))).toMatchObject({ code: 'limit.too-early' })
  expect(await gateway.refusal(confirmLimit, confirm('month'))).toMatchObject({ code: 'limit.nothing-asked' })
  await gateway.answer(confirmLimit, confirm('day'))
  expect([(await of('day')).amount, (await of('week')).amount]).toEqual(['800.00', '2000.00'])
})

test.each([
  ['0', 'amount.invalid'],
  ['-5', 'request.invalid'],
  ['1.001', 'request.invalid'],
])('%s is no limit', async (amount, code) => {
  const asked = { token, query: { kind: 'stake' as const }, body: { period: null, amount } }
  expect(await gateway.refusal(setLimit, asked)).toMatchObject({ status: 400, code })
})

test('a bet above the own limit is refused and moves nothing, in games as in the lottery', async () => {
  const play = await slot()
  const [low = 0, high = 0] = play.bets
  await set('stake', { period: null, amount: String(low / 100) })
  await betOn(gateway, play.token, low, [])
  const refused = await sendPlay(gateway, 'bet', play.token, { key: newKey(), bet: high, choice: [] })
  expect(await refusalOf(refused)).toEqual({ status: 403, code: 'limit.stake' })
  expect((await limitOf('stake')).used).toBe((low / 100).toFixed(2))
})

test('a bet whose loss would go over the loss limit is refused, and a win gives room again', async () => {
  gateway.sandbox.close()
  const rigged = await openRigged()
  gateway = rigged.gateway
  token = await tokenOf(gateway, 'keeper')
  await set('loss', { period: 'day', amount: '25' })
  const order = (stake: string) =>
    orderOf('LOTT-D5-1', '20261120-1141', [{ play: 'sumSides', picks: [['small']], stake }], 1, `${stake}.00`)
  await place(gateway, token, order('20'))
  const over = { token, body: order('6'), headers: { 'Idempotency-Key': newKey() } }
  expect(await gateway.refusal(placeLotteryBet, over)).toMatchObject({ status: 403, code: 'limit.loss' })
  await place(gateway, token, order('5'))
  expect(await limitOf('loss')).toMatchObject({ used: '25.00', amount: '25.00' })
})

test('playing time is counted from bet to bet without the pauses, and ends the day’s play', async () => {
  await set('time', { period: 'day', amount: '10' })
  const play = await slot()
  const bet = play.bets[0] ?? 0
  for (const wait of [0, 4, 4, 20, 3]) {
    gateway.pass(wait * minute)
    if (wait < 20) await betOn(gateway, play.token, bet, [])
  }
  expect((await limitOf('time')).used).toBe('8')
  gateway.pass(2 * minute)
  await betOn(gateway, play.token, bet, [])
  const over = await sendPlay(gateway, 'bet', play.token, { key: newKey(), bet, choice: [] })
  expect(await refusalOf(over)).toEqual({ status: 403, code: 'limit.time' })
  const query = launchQuery(await gameOf(gateway))
  expect(await gateway.refusal(launchGame, { token, query })).toMatchObject({ status: 403, code: 'limit.time' })
  // Midnight in Dhaka.
  gateway.pass(6 * hour)
  const tomorrow = await tokenOf(gateway, 'keeper')
  await gateway.answer(launchGame, { token: tomorrow, query })
})

test('a break closes play until it ends; it can be made longer, never shorter', async () => {
  const play = await slot()
  const { value } = await begin({ kind: 'break', length: 168 })
  expect((await limitsOf()).pause).toEqual({ kind: 'break', until: value.until })
  const query = launchQuery(await gameOf(gateway))
  expect(await gateway.refusal(launchGame, { token, query })).toMatchObject({ status: 403, code: 'player.excluded' })
  const bet = { key: newKey(), bet: play.bets[0] ?? 0, choice: [] }
  expect(await refusalOf(await sendPlay(gateway, 'bet', play.token, bet))).toEqual({
    status: 403,
    code: 'player.excluded',
  })
  const shorter = { token, body: { kind: 'break' as const, length: 24 } }
  expect(await gateway.refusal(takeBreak, shorter)).toMatchObject({ status: 409, code: 'limit.pause-runs' })
  await begin({ kind: 'break', length: 720 })
  gateway.pass(720 * hour)
  const after = await tokenOf(gateway, 'keeper')
  expect((await limitsOf(after)).pause).toBeNull()
  await gateway.answer(launchGame, { token: after, query })
})

test('an exclusion asks for the password, and one for good stays', async () => {
  const wrong = { token, body: { kind: 'exclusion' as const, length: 6, password: 'not this one' } }
  expect(await gateway.refusal(takeBreak, wrong)).toMatchObject({ status: 403, code: 'password.wrong' })
  expect((await limitsOf()).pause).toBeNull()
  const { value } = await begin({ kind: 'exclusion', length: 6, password: 'Demo-keeper-1' })
  expect(value.until).toBe('2027-05-20T12:00:00.000Z')
  await begin({ kind: 'exclusion', length: 0, password: 'Demo-keeper-1' })
  expect((await limitsOf()).pause).toEqual({ kind: 'exclusion', until: null })
  const back = { token, body: { kind: 'exclusion' as const, length: 60, password: 'Demo-keeper-1' } }
  expect(await gateway.refusal(takeBreak, back)).toMatchObject({ code: 'limit.pause-runs' })
  const odd = { token, body: { kind: 'break' as const, length: 1 } }
  expect(await gateway.refusal(takeBreak, odd)).toMatchObject({ status: 400, code: 'request.invalid' })
})

test('a reality check says where the player stands since the session began, and comes again after its time', async () => {
  const play = await slot()
  const bet = play.bets[0] ?? 0
  const round = await betOn(gateway, play.token, bet, [])
  const summary = async () => (await gateway.answer(getPlaySummary, { token })).value
  const before = await summary()
  expect(before).toMatchObject({
    staked: (bet / 100).toFixed(2),
    returned: (round.win / 100).toFixed(2),
    net: ((round.win - bet) / 100).toFixed(2),
    since: '2026-11-20T12:00:00.000Z',
    nextCheckAt: '2026-11-20T13:00:00.000Z',
  })
  gateway.pass(20 * minute)
  await gateway.answer(passRealityCheck, { token })
  expect((await summary()).nextCheckAt).toBe('2026-11-20T13:20:00.000Z')
  await gateway.answer(setRealityCheck, { token, body: { minutes: 15 } })
  expect((await summary()).nextCheckAt).toBe('2026-11-20T12:35:00.000Z')
  await gateway.answer(setRealityCheck, { token, body: { minutes: null } })
  expect(await summary()).toMatchObject({ realityCheck: null, nextCheckAt: null })
  const odd = { token, body: { minutes: 1 } }
  expect(await gateway.refusal(setRealityCheck, odd)).toMatchObject({ status: 400, code: 'request.invalid' })
})

test('guests and trial accounts have no limits of their own', async () => {
  const query = { language: 'EN' }
  expect(await gateway.refusal(getLimits, { query })).toMatchObject({ status: 401, code: 'session.required' })
  const body = { os: 'Linux', platform: 'W', encryption: true, gatewayVersion: 3 } as const
  const trial = await gateway.answer(loginFreePlay, { body })
  expect(await gateway.refusal(getLimits, { query, token: trial.value.token })).toMatchObject({ code: 'account.trial' })
})

test('of the player’s limits of a day and of a month the one that leaves less is named and refuses', async () => {
  const token = await registered(gateway, 'payer')
  for (const [period, amount] of [
    ['day', '1500'],
    ['month', '1200'],
  ] as const) {
    await gateway.answer(setLimit, { token, query: { kind: 'deposit' }, body: { period, amount } })
  }
  const { value } = await gateway.answer(getDepositChannels, { token, query: { language: 'EN' } })
  expect(value.limit).toEqual({ period: 'month', limit: '1200.00', left: '1200.00' })
  const body = depositBody({ amount: '1300' })
  const refusal = await gateway.refusal(createDeposit, { token, body, headers: fresh() })
  expect([refusal.status, refusal.code]).toEqual([403, 'limit.deposit'])
  expect((await deposited(gateway, token, { amount: '1200' })).state).toBe('waiting')
})
