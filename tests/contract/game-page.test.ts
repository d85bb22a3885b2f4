import { afterAll, beforeAll, expect, test } from 'vitest'
import { getGame } from '#contract/lobby/catalogue.ts'
import { getGames } from '#contract/lobby/games.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { acme } from './support/merchants.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway({ games: 300 })
})
afterAll(() => gateway.sandbox.close())

async function firstOf(gameType: string) {
  const query = { clientType: 3, platform: 'html5-desktop', merchant: 'acme', gameType, language: 'EN' } as const
  const { games } = await gateway.answer(getGames, { query: { ...query, pageNo: 1, pageSize: 1 } })
  return games[0]?.gameCode ?? ''
}

const pageOf = async (gameType: string, language = 'EN') =>
  (await gateway.answer(getGame, { query: { gameCode: await firstOf(gameType), language } })).value

const picture = async (address: string | undefined) => gateway.sandbox.app.request(address ?? '/')

test('a slot has its grid, its pay table and the bets that it takes', async () => {
  const { card, rules, maker } = await pageOf('RNG')
  expect(rules).toMatchObject({ grid: { reels: 5, rows: 3, lines: 10 }, paysOf: 'line', turnoverPercent: 100 })
  expect(rules?.pays).toHaveLength(9)
  const [wild] = rules?.pays ?? []
  expect(wild?.steps.map(({ count }) => count)).toEqual([5, 4, 3])
  expect((await picture(wild?.imageUrl)).status).toBe(200)
  expect(Number(card.limits?.max)).toBeGreaterThan(Number(card.limits?.min))
  expect(rules?.connection).toMatch(/no bet is taken twice/)
  expect(rules?.fault).toMatch(/the stake comes back/)
  expect(maker?.gameCount).toBeGreaterThan(0)
  expect((await picture(maker?.logoUrl)).status).toBe(200)
})

test('what pays the most stands first, and a match has no pay table', async () => {
  for (const type of ['FISH', 'LIVE', 'PVP']) {
    const times = (await pageOf(type)).rules?.pays.map(({ steps }) => steps[0]?.times ?? 0) ?? []
    expect(times.length, type).toBeGreaterThan(1)
    expect(times.toSorted((one, other) => other - one)).toEqual(times)
  }
  expect((await pageOf('SPORTS')).rules?.pays).toEqual([])
})

test('a poster has a world and a title, a table a room, a match neither', async () => {
  const slot = await pageOf('RNG')
  for (const address of [slot.sceneUrl, slot.titleUrl, (await pageOf('LIVE')).sceneUrl]) {
    const answer = await picture(address)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  }
  const match = await pageOf('SPORTS')
  expect([match.sceneUrl, match.titleUrl]).toEqual([undefined, undefined])
  expect((await picture(slot.sceneUrl?.replace('-end', '-nowhere'))).status).toBe(404)
})

test('where lines are read from the right, the figure stands at the left', async () => {
  const arabic = await openGateway({ games: 300, merchants: [{ ...acme, languages: [...acme.languages, 'AR'] }] })
  const query = { gameCode: await firstOf('RNG'), language: 'AR' }
  expect((await arabic.answer(getGame, { query })).value.sceneUrl).toMatch(/-start\.svg/)
  await arabic.sandbox.close()
})
