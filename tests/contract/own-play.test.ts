import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeBreak } from '#contract/account/limits.ts'
import { getBettingRecords } from '#contract/account/records.ts'
import { getRecentBets, setRecentBets } from '#contract/lobby/recent-bets.ts'
import { getRecommendedForMember, setRecommended } from '#contract/lobby/recommended.ts'
import { tokenOf } from './support/accounts.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { paidIn } from './support/money.ts'
import { betOn, gameOf, launched, opening } from './support/play.ts'
import { registered } from './support/registration.ts'

let gateway: TestGateway
beforeEach(async () => {
  gateway = await openGateway()
})
afterEach(() => gateway.sandbox.close())

const language = 'EN'

const bets = async (token: string, limit = 5) =>
  (await gateway.answer(getRecentBets, { token, query: { language, limit } })).value
const show = (token: string, isShown: boolean) => gateway.answer(setRecentBets, { token, body: { isShown } })
const recommended = async (token: string) =>
  (await gateway.answer(getRecommendedForMember, { token, query: { language } })).value

/** Plays some rounds of a game with the smallest stake. */
async function play(token: string, game: Awaited<ReturnType<typeof gameOf>>, rounds = 1): Promise<void> {
  const opened = await opening(gateway, await launched(gateway, game, token))
  for (let round = 0; round < rounds; round++) {
    await betOn(gateway, opened.token, opened.bets[0] ?? 0)
    gateway.pass(1000)
  }
}

test('own bets are sent only once the player has chosen to see them, and no more as soon as that ends', async () => {
  const token = await tokenOf(gateway, 'player')
  expect(await bets(token)).toEqual({ isShown: false, bets: [] })
  expect((await show(token, true)).value).toEqual({ isShown: true })
  expect((await bets(token)).bets).toHaveLength(5)
  await show(token, false)
  expect(await bets(token)).toEqual({ isShown: false, bets: [] })
})

test('they are the player’s own, the latest first, as the records have them', async () => {
  const [player, saver] = [await tokenOf(gateway, 'player'), await tokenOf(gateway, 'saver')]
  await show(player, true)
  const game = await gameOf(gateway, { gameType: 'RNG' })
  await play(saver, game)
  const before = (await bets(player)).bets.map(({ number }) => number)
  await play(player, game)
  const { bets: latest } = await bets(player)
  expect(latest.slice(1).map(({ number }) => number)).toEqual(before.slice(0, 4))
  const query = { from: '2026-11-20', to: '2026-11-20', pageNo: 1, pageSize: 1, language } as const
  const [record] = (await gateway.answer(getBettingRecords, { token: player, query })).value.bets
  const { number, at, gameName, iconUrl, stake, profit, result } = record ?? {}
  expect(latest[0]).toMatchObject({
    number,
    at,
    gameName,
    iconUrl,
    stake,
    profit,
    result,
    card: { gameCode: game.gameCode },
  })
  expect(await bets(saver)).toEqual({ isShown: false, bets: [] })
})

test('more than ten bets, a guest and a trial account are refused', async () => {
  const token = await tokenOf(gateway, 'player')
  const query = { language, limit: 11 }
  expect((await gateway.refusal(getRecentBets, { token, query })).fields).toEqual({ limit: 'field.invalid' })
  expect((await gateway.refusal(getRecentBets, { query })).code).toBe('session.required')
  expect((await gateway.refusal(setRecentBets, { body: { isShown: true } })).code).toBe('session.required')
  const trial = await tokenOf(gateway, 'trial')
  expect((await gateway.refusal(setRecentBets, { token: trial, body: { isShown: true } })).code).toBe('account.trial')
  expect((await gateway.refusal(getRecommendedForMember, { token: trial, query: { language } })).code).toBe(
    'account.trial',
  )
})

test('who has played nothing is recommended nothing; the reason names a game that was played and what all share', async () => {
  const token = await registered(gateway, 'newcomer1')
  expect(await recommended(token)).toEqual({ isOn: true, lane: null })
  await paidIn(gateway, token, { amount: '1000' })
  const game = await gameOf(gateway, { gameType: 'RNG' })
  await play(token, game, 2)
  const { lane } = await recommended(token)
  expect(lane?.reason).toMatchObject({ gameCode: game.gameCode, gameName: game.displayName, gameType: 'RNG' })
  expect(lane?.reason.shared).toBeTruthy()
  expect(lane?.cards.length).toBeGreaterThan(3)
  expect(lane?.cards.map(({ gameCode }) => gameCode)).not.toContain(game.gameCode)
})

test('what is switched off stays off in the next session, until it is switched on', async () => {
  const token = await tokenOf(gateway, 'player')
  expect((await recommended(token)).lane).not.toBeNull()
  const answer = await gateway.answer(setRecommended, { token, body: { isOn: false } })
  expect(answer.value).toEqual({ isOn: false })
  expect(await recommended(await tokenOf(gateway, 'player'))).toEqual({ isOn: false, lane: null })
  await gateway.answer(setRecommended, { token, body: { isOn: true } })
  expect((await recommended(token)).lane).not.toBeNull()
})

test.each([
  { kind: 'break', length: 24 },
  { kind: 'exclusion', length: 6, password: 'Demo-player-1' },
] as const)('nothing is recommended during a $kind', async (pause) => {
  const token = await tokenOf(gateway, 'player')
  await gateway.answer(takeBreak, { token, body: pause })
  const session = await tokenOf(gateway, 'player').catch(() => token)
  expect(await recommended(session)).toEqual({ isOn: true, lane: null })
})
