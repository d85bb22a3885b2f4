import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addFavourite, type GameCard, getGames } from '#contract/lobby/games.ts'
import { getFavourites, getRecentGames } from '#contract/lobby/own-games.ts'
import { setMemberLanguage } from '#contract/site/language.ts'
import { getPermission } from '#contract/site/system.ts'
import { tokenOf } from './support/accounts.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.sandbox.close())

const page = { clientType: 3, language: 'EN', pageNo: 1, pageSize: 20 } as const
const favourites = { ...page, platform: 'html5-desktop' } as const

async function games(gameType: string, merchant = 'acme'): Promise<readonly GameCard[]> {
  const query = { ...favourites, merchant, gameType }
  return (await gateway.answer(getGames, { merchant, query })).games
}

async function favour(token: string, cards: readonly GameCard[]): Promise<void> {
  for (const { nodeId, vassalage, gameType } of cards) {
    await gateway.answer(addFavourite, { token, body: { nodeId, vendor: vassalage, gameType } })
    gateway.pass(1)
  }
}

describe('favourites', () => {
  test('are cards, the latest first, in one page of 999 or in several', async () => {
    const token = await tokenOf(gateway, 'player')
    const cards = [...(await games('RNG')).slice(0, 5), ...(await games('FISH')).slice(0, 2)]
    await favour(token, cards)
    const latest = cards.toReversed().map((card) => card.nodeId)
    const whole = await gateway.answer(getFavourites, { token, query: { ...favourites, pageSize: 999 } })
    expect(whole).toMatchObject({ pageNum: 1, totalPages: 1 })
    expect(whole.content.map((card) => card.nodeId)).toEqual(latest)
    const third = await gateway.answer(getFavourites, { token, query: { ...favourites, pageSize: 3, pageNo: 3 } })
    expect(third).toMatchObject({ pageNum: 3, totalPages: 3 })
    expect(third.content.map((card) => card.nodeId)).toEqual(latest.slice(6))
    const beyond = await gateway.answer(getFavourites, { token, query: { ...favourites, pageNo: 9 } })
    expect(beyond.content).toEqual([])
    const fish = await gateway.answer(getFavourites, { token, query: { ...favourites, gameType: 'FISH' } })
    expect(fish.content.map((card) => card.gameType)).toEqual(['FISH', 'FISH'])
  })

  test('are of the member alone', async () => {
    const token = await tokenOf(gateway, 'trial')
    const { content, totalPages } = await gateway.answer(getFavourites, { token, query: favourites })
    expect({ content, totalPages }).toEqual({ content: [], totalPages: 0 })
    expect((await gateway.refusal(getFavourites, { query: favourites })).code).toBe('session.required')
  })

  test.each([{ pageSize: 1000 }, { pageSize: 0 }, { pageNo: 0 }, { pageNo: 1.5 }])('refuse %o', async (change) => {
    const token = await tokenOf(gateway, 'player')
    const problem = await gateway.refusal(getFavourites, { token, query: { ...favourites, ...change } })
    expect(problem).toMatchObject({
      code: 'request.invalid',
      fields: Object.fromEntries(Object.keys(change).map((name) => [name, 'field.invalid'])),
    })
  })
})

describe('recent games', () => {
  test('are seeded for the demo player, the latest first, with their time', async () => {
    for (const merchant of ['acme', 'zen']) {
      const token = await tokenOf(gateway, 'player', { merchant })
      const { value } = await gateway.answer(getRecentGames, { merchant, token, query: page })
      expect(value).toMatchObject({ pageNum: 1, totalPages: 1 })
      expect(value.list).toHaveLength(5)
      const times = value.list.map(({ playedAt }) => playedAt)
      expect(times).toEqual(times.toSorted().toReversed())
    }
  })

  test('are paged, and narrowed by category', async () => {
    const token = await tokenOf(gateway, 'player')
    const { value: second } = await gateway.answer(getRecentGames, {
      token,
      query: { ...page, pageSize: 3, pageNo: 2 },
    })
    expect(second).toMatchObject({ pageNum: 2, totalPages: 2 })
    expect(second.list).toHaveLength(2)
    const { value: none } = await gateway.answer(getRecentGames, { token, query: { ...page, gameType: 'LIVE' } })
    expect(none).toEqual({ list: [], pageNum: 1, totalPages: 0 })
    const problem = await gateway.refusal(getRecentGames, { token, query: { ...page, pageSize: 101 } })
    expect(problem.fields).toEqual({ pageSize: 'field.invalid' })
    expect((await gateway.refusal(getRecentGames, { query: page })).code).toBe('session.required')
  })
})

describe('the language of a member', () => {
  test('is one of the merchant’s', async () => {
    const token = await tokenOf(gateway, 'player')
    const answer = await gateway.answer(setMemberLanguage, { token, body: { language: 'EN' } })
    expect(answer).toEqual({ success: true, value: null })
    for (const language of ['JA', 'en', '']) {
      const problem = await gateway.refusal(setMemberLanguage, { token, body: { language } })
      expect(problem).toMatchObject({ status: 400, code: 'request.invalid' })
      expect(problem.fields).toHaveProperty('language')
    }
    expect((await gateway.refusal(setMemberLanguage, { body: { language: 'EN' } })).code).toBe('session.required')
  })
})

test('hosts of pictures and launches are none, or those of the state', async () => {
  const lists = async () => {
    const { value } = await gateway.answer(getPermission, { query: { language: 'EN' } })
    return [value.imageCDNs, value.launchGameCDNs]
  }
  expect(await lists()).toEqual([[], []])
  const imageCDNs = ['http://acme.localhost:4173/sandbox/cdn/broken', '/sandbox/cdn/good']
  const launchGameCDNs = ['https://play.acme.example']
  await gateway.panel('POST', '/sandbox/state', { merchant: 'acme', imageCDNs, launchGameCDNs })
  expect(await lists()).toEqual([imageCDNs, launchGameCDNs])
  const [card] = await games('RNG')
  const broken = await gateway.sandbox.app.request(`/sandbox/cdn/broken${card?.iconUrl}`)
  expect(broken.status).toBe(503)
  const good = await gateway.sandbox.app.request(`/sandbox/cdn/good${card?.iconUrl}`)
  expect(good.headers.get('Content-Type')).toBe('image/svg+xml')
  expect(await good.text()).toBe(await (await gateway.sandbox.app.request(card?.iconUrl ?? '')).text())
  expect((await gateway.sandbox.app.request('/sandbox/cdn/good/wps/system/status?language=EN')).status).toBe(404)
  await gateway.panel('POST', '/sandbox/state', { merchant: 'acme', imageCDNs: [], launchGameCDNs: [] })
  expect(await lists()).toEqual([[], []])
})
