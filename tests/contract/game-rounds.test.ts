import { afterAll, beforeAll, expect, test } from 'vitest'
import { getGameRounds } from '#contract/lobby/game-rounds.ts'
import { getGames } from '#contract/lobby/games.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway({ games: 300 })
})
afterAll(() => gateway.sandbox.close())

const list = async (gameType = 'RNG') => {
  const query = {
    clientType: 3,
    platform: 'html5-desktop',
    merchant: 'acme',
    gameType,
    pageNo: 1,
    pageSize: 20,
    language: 'EN',
  } as const
  return gateway.answer(getGames, { query })
}

const roundsOf = async (gameCode: string) =>
  (await gateway.answer(getGameRounds, { query: { gameCode, language: 'EN' } })).value

test('a thousand are simulated by its own rules, lost ones too', async () => {
  const [slot] = (await list()).games
  const { sample, moments } = await roundsOf(slot?.gameCode ?? '')
  expect(sample?.rounds).toBe(1000)
  expect(sample?.bands.reduce((sum, { count }) => sum + count, 0)).toBe(1000)
  expect(sample?.bands.find(({ code }) => code === 'none')?.count).toBe(1000 - Number(sample?.paid))
  expect(Number(sample?.returned)).toBeGreaterThan(30)
  expect(moments.map(({ code }) => code)).toContain('wild')
  for (const { imageUrl, every } of moments) {
    expect(every).toBeGreaterThanOrEqual(1)
    expect((await gateway.sandbox.app.request(imageUrl)).status).toBe(200)
  }
})

test('a match has no thousand rounds, and what is no game is refused', async () => {
  const [match] = (await list('SPORTS')).games
  expect(await roundsOf(match?.gameCode ?? '')).toMatchObject({ sample: null, moments: [] })
  const refusal = await gateway.refusal(getGameRounds, { query: { gameCode: 'nothing', language: 'EN' } })
  expect(refusal.code).toBe('game.unknown')
})
