import { afterEach, beforeEach, expect, test } from 'vitest'
import { setLimit, takeBreak } from '#contract/account/limits.ts'
import { getMessages } from '#contract/account/messages.ts'
import { getBonusDetails } from '#contract/account/records.ts'
import {
  getTournament,
  getTournamentPlace,
  getTournamentStandings,
  getTournaments,
  joinTournament,
} from '#contract/account/tournaments.ts'
import { login } from '#contract/identity/session.ts'
import { tokenOf } from './support/accounts.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { balanceOf, paidIn } from './support/money.ts'
import { betOn, launched, opening } from './support/play.ts'
import { newMember, registered } from './support/registration.ts'

const dayMs = 86_400_000

let gateway: TestGateway
beforeEach(async () => {
  gateway = await openGateway({ draw: () => 0 })
})
afterEach(() => gateway.sandbox.close())

const language = 'EN'

const list = async (token?: string) =>
  (await gateway.answer(getTournaments, { ...(token && { token }), query: { language } })).value
const one = async (id: string, token?: string) =>
  (await gateway.answer(getTournament, { ...(token && { token }), query: { id, language } })).value
const standings = async (id: string, token?: string) =>
  (await gateway.answer(getTournamentStandings, { ...(token && { token }), query: { id, limitNum: 100 } })).value.rows
const place = async (id: string, token: string) =>
  (await gateway.answer(getTournamentPlace, { token, query: { id } })).value
const join = (id: string, token: string) => gateway.answer(joinTournament, { token, query: { id } })

async function idOf(state: 'running' | 'coming' | 'over'): Promise<string> {
  return (await list()).find((tournament) => tournament.state === state)?.id ?? ''
}

async function again(username: string): Promise<string> {
  const body = { type: 'username', username, password: newMember.password, site: 'member' } as const
  const { value } = await gateway.answer(login, { body })
  return 'token' in value ? value.token : ''
}

/** Plays some rounds of a game of the tournament with the smallest stake. */
async function play(token: string, id: string, rounds: number): Promise<void> {
  const [game] = (await one(id)).games
  if (!game) throw new Error('The tournament has no game')
  const opened = await opening(gateway, await launched(gateway, game, token))
  for (let round = 0; round < rounds; round++) {
    await betOn(gateway, opened.token, opened.bets[0] ?? 0)
    gateway.pass(1000)
  }
}

test('one runs, one comes and one is over; a guest reads rules, prizes and games', async () => {
  expect((await list()).map(({ state, isJoined }) => [state, isJoined])).toEqual([
    ['running', false],
    ['coming', false],
    ['over', false],
  ])
  const { rules, prizes, games, prizeSum, startsAt, endsAt } = await one(await idOf('running'))
  expect(rules).toEqual({ countedRounds: 50, bestRounds: 10 })
  expect(prizes.map(({ from, to }) => [from, to])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 10],
  ])
  const sum = prizes.reduce((total, { from, to, amount }) => total + (to - from + 1) * Number(amount), 0)
  expect(Number(prizeSum)).toBe(sum)
  expect(games.length).toBeGreaterThan(3)
  expect(Date.parse(endsAt)).toBeGreaterThan(Date.parse(startsAt))
})

test('names in the standings are masked, equal scores share a place, and only what is over has prizes', async () => {
  const running = await standings(await idOf('running'))
  expect(running.length).toBeGreaterThan(10)
  for (const row of running)
    expect(row).toMatchObject({ name: expect.stringContaining('•••'), isOwn: false, prize: null })
  const over = await standings(await idOf('over'))
  const scores = over.map(({ score }) => Number(score))
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  expect(over[0]).toMatchObject({ rank: 1 })
  expect(Number(over[0]?.prize)).toBeGreaterThan(0)
  expect(await standings(await idOf('coming'))).toEqual([])
})

test('what was played before joining does not count, what is played after it does', async () => {
  const id = await idOf('running')
  const token = await registered(gateway, 'racer001')
  await paidIn(gateway, token, { amount: '5000' })
  await play(token, id, 3)
  expect(await place(id, token)).toEqual({ joinedAt: null, rounds: 0, best: [], place: null })
  const { joinedAt } = (await join(id, token)).value
  expect((await join(id, token)).value).toEqual({ joinedAt })
  expect(await place(id, token)).toMatchObject({ joinedAt, rounds: 0 })
  await play(token, id, 2)
  expect(await place(id, token)).toMatchObject({ rounds: 2 })
  expect((await list(token)).map(({ isJoined }) => isJoined)).toEqual([true, false, false])
})

test('joining costs nothing; a tournament that comes is joined before it begins, one that is over no more', async () => {
  const token = await registered(gateway, 'racer002')
  const before = await balanceOf(gateway, token)
  await join(await idOf('coming'), token)
  await join(await idOf('running'), token)
  expect(await balanceOf(gateway, token)).toBe(before)
  const code = async (id: string) => (await gateway.refusal(joinTournament, { token, query: { id } })).code
  expect(await code(await idOf('over'))).toBe('tournament.over')
  expect(await code('no-cup')).toBe('tournament.unknown')
})

test('guests, trial accounts and players who take a break do not join', async () => {
  const query = { id: await idOf('running') }
  expect((await gateway.refusal(joinTournament, { query })).code).toBe('session.required')
  const trial = await tokenOf(gateway, 'trial')
  expect((await gateway.refusal(joinTournament, { token: trial, query })).code).toBe('account.trial')
  const token = await registered(gateway, 'racer003')
  await gateway.answer(setLimit, { token, query: { kind: 'loss' }, body: { period: 'day', amount: '500' } })
  await gateway.answer(takeBreak, { token, body: { kind: 'break', length: 24 } })
  expect((await gateway.refusal(joinTournament, { token, query })).code).toBe('player.excluded')
})

test('prizes are paid once after the end, with a message, and the result stays', async () => {
  const id = await idOf('running')
  const token = await registered(gateway, 'racer004')
  await paidIn(gateway, token, { amount: '5000' })
  await join(id, token)
  await play(token, id, 12)
  const { place: own } = await place(id, token)
  expect(own).toMatchObject({ name: 'racer004', isOwn: true, prize: null })
  const before = Number(await balanceOf(gateway, token))
  gateway.pass(11 * dayMs)
  const later = await again('racer004')
  const result = await standings(id, later)
  const row = result.find(({ isOwn }) => isOwn)
  expect(row?.rank).toBe(own?.rank)
  const prize = Number(row?.prize ?? 0)
  expect(prize).toBeGreaterThan(0)
  expect(Number(await balanceOf(gateway, later))).toBe(before + prize)
  const range = { from: '2026-11-21', to: '2026-12-02', pageNo: 1, pageSize: 20, language } as const
  const { bonuses } = (await gateway.answer(getBonusDetails, { token: later, query: range })).value
  expect(bonuses).toMatchObject([{ amount: row?.prize, turnover: null }])
  const { value } = await gateway.answer(getMessages, { token: later, query: { pageNo: 1, pageSize: 20, language } })
  expect(JSON.stringify(value)).toContain(`place ⁨${row?.rank}⁩`)
  gateway.pass(dayMs)
  const last = await again('racer004')
  expect(await standings(id, last)).toEqual(result)
  expect(Number(await balanceOf(gateway, last))).toBe(before + prize)
})

test('a result stays while the operator has a category of its games closed, and they are not offered then', async () => {
  const id = await idOf('over')
  const before = await standings(id)
  await gateway.panel('POST', '/sandbox/state', { merchant: 'acme', closedModules: ['rng', 'fish', 'pvp'] })
  expect(await standings(id)).toEqual(before)
  expect((await one(id)).games).toEqual([])
})

test('the demo player took part in what is over and won nothing, so that no balance changes by being looked at', async () => {
  const token = await tokenOf(gateway, 'player')
  const before = await balanceOf(gateway, token)
  await list(token)
  expect(await balanceOf(gateway, token)).toBe(before)
  const { place: own } = await place(await idOf('over'), token)
  expect(own?.prize ?? null).toBeNull()
})

test('the standings are asked for in parts that are not too large', async () => {
  const id = await idOf('running')
  const rows = async (limitNum: number) =>
    (await gateway.answer(getTournamentStandings, { query: { id, limitNum } })).value.rows
  expect(await rows(3)).toHaveLength(3)
  const refused = await gateway.refusal(getTournamentStandings, { query: { id, limitNum: 101 } })
  expect(refused.fields).toEqual({ limitNum: 'field.invalid' })
})

test('a merchant without tournaments, and one whose tree closes them, refuses them', async () => {
  const asked = { merchant: 'zen', query: { language } }
  expect((await gateway.refusal(getTournaments, asked)).code).toBe('module.closed')
  await gateway.panel('POST', '/sandbox/state', { merchant: 'acme', closedModules: ['tournaments'] })
  expect((await gateway.refusal(getTournaments, { query: { language } })).code).toBe('module.closed')
})
