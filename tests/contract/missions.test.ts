import { afterEach, beforeEach, expect, test } from 'vitest'
import { setLimit, takeBreak } from '#contract/account/limits.ts'
import { claimMission, getMissionLeaderboard, getMissionSummary } from '#contract/account/missions.ts'
import { getPointBalance, getPointHistory } from '#contract/account/points.ts'
import { login } from '#contract/identity/session.ts'
import { tokenOf } from './support/accounts.ts'
import { listening, nextEvents } from './support/events.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { acme, acmeDemo } from './support/merchants.ts'
import { fresh, keyed, paidIn } from './support/money.ts'
import { betOn, gameOf, launched, opening } from './support/play.ts'
import { newMember, registered } from './support/registration.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

const missions = [
  { id: 'in', kind: 'logIn', period: 'day', needed: 1, points: 5 },
  { id: 'play', kind: 'stake', period: 'week', needed: 1, points: 20 },
  { id: 'pay', kind: 'deposit', period: 'month', needed: 1500, points: 60 },
  {
    id: 'mine',
    kind: 'limit',
    period: 'once',
    needed: 1,
    points: 100,
    copy: { EN: { title: 'Mine', text: 'Set {needed}' } },
  },
]

let gateway: TestGateway
beforeEach(async () => {
  gateway = await openGateway({ merchants: [{ ...acme, demo: { ...acmeDemo, missions } }] })
})
afterEach(() => gateway.sandbox.close())

const summary = async (token: string) =>
  (await gateway.answer(getMissionSummary, { token, query: { language: 'EN' } })).value

const states = async (token: string) =>
  Object.fromEntries((await summary(token)).missions.map(({ kind, state }) => [kind, state]))

async function idOf(token: string, kind: string): Promise<string> {
  const { missions } = await summary(token)
  return missions.find((each) => each.kind === kind)?.id ?? ''
}

const claim = (token: string, id: string, headers = fresh()) => ({
  token,
  query: { id, language: 'EN' },
  body: {},
  headers,
})

const points = async (token: string) => (await gateway.answer(getPointBalance, { token })).value.points

const board = async (token: string, period: 'daily' | 'weekly' | 'monthly' = 'daily', limitNum = 10) =>
  (await gateway.answer(getMissionLeaderboard, { token, query: { period, limitNum } })).value

async function loggedInAgain(username: string): Promise<string> {
  const body = { type: 'username', username, password: newMember.password, site: 'member' } as const
  const { value } = await gateway.answer(login, { body })
  if (!('token' in value)) throw new Error(`${username} needs another step`)
  return value.token
}

test('missions follow from what the member really did', async () => {
  const token = await registered(gateway, 'doer01')
  expect(await states(token)).toEqual({ logIn: 'done', stake: 'running', deposit: 'running', limit: 'running' })
  await paidIn(gateway, token, { amount: '1000' })
  const { missions, claimable, currency } = await summary(token)
  expect({ claimable, currency }).toEqual({ claimable: 1, currency: 'BDT' })
  expect(missions.find(({ kind }) => kind === 'deposit')).toMatchObject({
    ...{ measure: 'money', done: '1000.00', needed: '1500.00', state: 'running', period: 'monthly' },
    ...{ startsAt: '2026-10-31T18:00:00.000Z', endsAt: '2026-11-30T18:00:00.000Z' },
    claimUntil: '2026-12-31T18:00:00.000Z',
  })
  expect(missions.find(({ kind }) => kind === 'limit')).toMatchObject({
    ...{ title: 'Mine', text: 'Set 1', measure: 'count', done: '0', needed: '1' },
    ...{ startsAt: null, endsAt: null, claimUntil: null },
  })
  await paidIn(gateway, token, { amount: '1000' })
  const play = await opening(gateway, await launched(gateway, await gameOf(gateway, { gameType: 'FISH' }), token))
  await betOn(gateway, play.token, play.bets[0] ?? 0, [0])
  await gateway.answer(setLimit, { token, query: { kind: 'loss' }, body: { period: 'day', amount: '500' } })
  expect(await states(token)).toEqual({ logIn: 'done', stake: 'done', deposit: 'done', limit: 'done' })
})

test('points are given once, however often it is sent, and stand in the ledger of points', async () => {
  const token = await registered(gateway, 'doer02')
  const id = await idOf(token, 'logIn')
  const sent = claim(token, id, keyed('mission-1'))
  const first = await gateway.answer(claimMission, sent)
  expect(first.value).toMatchObject({ state: 'claimed', points: 5 })
  expect(await gateway.answer(claimMission, sent)).toEqual(first)
  expect((await gateway.refusal(claimMission, claim(token, id))).code).toBe('mission.claimed')
  const other = claim(token, await idOf(token, 'stake'), keyed('mission-1'))
  expect((await gateway.refusal(claimMission, other)).code).toBe('intent.conflict')
  expect(await points(token)).toBe(5)
  const { value } = await gateway.answer(getPointHistory, { token, query: { language: 'EN', pageNo: 1, pageSize: 10 } })
  expect(value).toMatchObject({ rows: [{ type: 'mission', changed: 5, balance: 5 }] })
  expect(await states(token)).toMatchObject({ logIn: 'claimed' })
})

test('what is not done, is unknown or has no key is refused; so is everything during a break', async () => {
  const token = await registered(gateway, 'doer03')
  const id = await idOf(token, 'logIn')
  const code = async (asked: ReturnType<typeof claim>) => (await gateway.refusal(claimMission, asked)).code
  expect(await code(claim(token, await idOf(token, 'stake')))).toBe('mission.not-done')
  expect(await code(claim(token, 'in.1'))).toBe('mission.unknown')
  expect(await code(claim(token, id, keyed('')))).toBe('request.invalid')
  await gateway.answer(takeBreak, { token, body: { kind: 'break', length: 24 } })
  expect(await code(claim(token, id))).toBe('player.excluded')
  const trial = await tokenOf(gateway, 'trial')
  expect(await code(claim(trial, id))).toBe('account.trial')
})

test('what was done can be claimed through the next period, and no longer', async () => {
  await registered(gateway, 'doer04')
  gateway.pass(dayMs)
  const next = await loggedInAgain('doer04')
  const { missions } = await summary(next)
  expect(missions.filter(({ kind }) => kind === 'logIn')).toMatchObject([
    { state: 'done', endsAt: '2026-11-20T18:00:00.000Z', claimUntil: '2026-11-21T18:00:00.000Z' },
    { state: 'done', endsAt: '2026-11-21T18:00:00.000Z' },
  ])
  const [yesterday] = missions
  gateway.pass(dayMs)
  const late = await loggedInAgain('doer04')
  expect((await gateway.refusal(claimMission, claim(late, yesterday?.id ?? ''))).code).toBe('mission.unknown')
})

test('the leaderboard is of the period that runs, masked but for the member; the same points are the same place', async () => {
  const [one, other] = [await registered(gateway, 'leader01'), await registered(gateway, 'leader02')]
  const before = (await board(one)).rows.length
  expect((await board(one)).own).toBeNull()
  for (const token of [one, other]) await gateway.answer(claimMission, claim(token, await idOf(token, 'logIn')))
  const { rows, own, endsAt } = await board(one, 'daily', 100)
  expect(endsAt).toBe('2026-11-20T18:00:00.000Z')
  expect(rows).toHaveLength(before + 2)
  expect(rows.filter(({ isOwn }) => isOwn)).toEqual([{ rank: own?.rank, name: 'leader01', points: 5, isOwn: true }])
  expect(rows.find(({ name }) => name === 'le•••2')?.rank).toBe(own?.rank)
  expect(await board(one, 'monthly', 1)).toMatchObject({ rows: [{ rank: 1 }], own: { points: 5 } })
  const query = { period: 'daily', limitNum: 0 } as const
  expect((await gateway.refusal(getMissionLeaderboard, { token: one, query })).code).toBe('request.invalid')
})

test('the red count is pushed when money moves, and when points were taken', async () => {
  const token = await registered(gateway, 'doer05')
  const stream = await listening(gateway, token, { hasCounts: true })
  expect((await nextEvents(stream, 2))[1]).toMatchObject(['counts', { missions: 1 }])
  await paidIn(gateway, token, { amount: '1500' })
  const news = await nextEvents(stream, 4)
  expect(news).toContainEqual(['counts', expect.objectContaining({ missions: 2 })])
  await gateway.answer(claimMission, claim(token, await idOf(token, 'logIn')))
  expect(await nextEvents(stream, 1)).toMatchObject([['counts', { missions: 1 }]])
  await stream.leave()
})

test('what is seeded can be claimed and stands on the leaderboard; without a points mall there are none', async () => {
  const own = await openGateway()
  const token = await tokenOf(own, 'player')
  const { value } = await own.answer(getMissionSummary, { token, query: { language: 'EN' } })
  expect(value.claimable).toBeGreaterThan(0)
  const query = { period: 'monthly', limitNum: 10 } as const
  const { value: month } = await own.answer(getMissionLeaderboard, { token, query })
  expect(month.rows.length).toBeGreaterThan(4)
  expect(month.own?.points).toBeGreaterThan(0)
  const zen = await tokenOf(own, 'player', { merchant: 'zen' })
  const asked = { token: zen, merchant: 'zen', query: { language: 'EN' } }
  expect((await own.refusal(getMissionSummary, asked)).code).toBe('module.closed')
  own.sandbox.close()
})
