import { afterAll, beforeAll, expect, test } from 'vitest'
import { getAnnouncements } from '#contract/lobby/announcements.ts'
import { getGameMenus, getGames } from '#contract/lobby/games.ts'
import { getWinners } from '#contract/lobby/winners.ts'
import { getPermission } from '#contract/site/system.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.sandbox.close())

async function expectPicture(address: string): Promise<string> {
  const response = await gateway.sandbox.app.request(address)
  expect(response.status, address).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('image/svg+xml')
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('Content-Security-Policy')).toBe("sandbox; default-src 'none'; style-src 'unsafe-inline'")
  const svg = await response.text()
  expect(svg).toMatch(/^<svg [\s\S]*<\/svg>$/)
  expect(svg).not.toMatch(/<script|\son\w+=|javascript:|<image|<foreignObject/i)
  return svg
}

test('every picture that an answer names is there', async () => {
  const language = 'EN'
  const games = {
    clientType: 3,
    platform: 'html5-desktop',
    merchant: 'acme',
    pageNo: 1,
    pageSize: 4,
    language,
  } as const
  const addresses: string[] = []
  for (const gameType of ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT', 'BGS']) {
    const list = await gateway.answer(getGames, { query: { ...games, gameType } })
    expect(list.games.length, gameType).toBeGreaterThanOrEqual(2)
    addresses.push(
      ...list.games.flatMap(({ iconUrl, cutoutUrl, dealerUrl }) =>
        [iconUrl, cutoutUrl, dealerUrl].filter((url) => url !== undefined),
      ),
    )
  }
  const { value: menus } = await gateway.answer(getGameMenus, { query: { language, clientType: 3 } })
  addresses.push(...menus.flatMap((menu) => menu.vendors.map((vendor) => vendor.logoUrl)))
  const board = { gameCategory: 'ALL', language, limitNum: 3, period: 'day' } as const
  const { value: winners } = await gateway.answer(getWinners, { query: board })
  addresses.push(...winners.flatMap((winner) => [winner.iconUrl, winner.avatarUrl]))
  const asked = { types: 'B,PL,PU,PR,H', platform: 'W', language } as const
  const { value: announcements } = await gateway.answer(getAnnouncements, { query: asked })
  const pictures = announcements.banners.flatMap(({ url, phoneUrl }) => (phoneUrl ? [url, phoneUrl] : []))
  addresses.push(...pictures, ...announcements.promotion.announcementImages.map((image) => image.url))
  const { value: permission } = await gateway.answer(getPermission, { query: { language } })
  addresses.push(...permission.resources.map((resource) => resource.url).filter((url) => url.startsWith('/')))
  for (const address of new Set(addresses)) await expectPicture(address)
})

test('an icon, a mark in a colour and the natural hue of a banner', async () => {
  const query = {
    clientType: 3,
    platform: 'html5-desktop',
    merchant: 'acme',
    gameType: 'RNG',
    pageNo: 1,
    pageSize: 1,
    language: 'EN',
  } as const
  const [game] = (await gateway.answer(getGames, { query })).games
  await expectPicture(`/art/icon/${game?.gameCode}.svg`)
  expect(await expectPicture('/art/vendor/KNA.svg?colour=ff8800')).toContain('#f80')
  expect(await expectPicture('/art/vendor/KNA.svg?colour=red%22%3E%3Cscript%3E')).not.toContain('red')
  await expectPicture('/art/banner/tiger-stadium-auto-wide.svg')
})

test('a live table has its subject alone and a dealer dressed as in the country; a slot has neither', async () => {
  const query = {
    clientType: 3,
    platform: 'html5-desktop',
    merchant: 'acme',
    pageNo: 1,
    pageSize: 6,
    language: 'EN',
  } as const
  const { games: tables } = await gateway.answer(getGames, { query: { ...query, gameType: 'LIVE' } })
  expect(new Set(tables.map(({ cutoutUrl }) => cutoutUrl)).size).toBe(tables.length)
  expect(new Set(tables.map(({ dealerUrl }) => dealerUrl)).size).toBe(tables.length)
  for (const { dealerUrl = '' } of tables) expect(await expectPicture(dealerUrl)).toContain('viewBox="0 0 360 300"')
  const { games: slots } = await gateway.answer(getGames, { query: { ...query, gameType: 'RNG' } })
  expect(slots.filter((card) => card.cutoutUrl !== undefined || card.dealerUrl !== undefined)).toEqual([])
})

test.each([
  '/art/cutout/none-0.svg',
  '/art/cutout/octopus-9.svg',
  '/art/cutout/octopus.svg',
  '/art/dealer/roulette-mars-1.svg',
  '/art/dealer/roulette-world.svg',
  '/art/poster/none.svg',
  '/art/poster/none',
  '/art/vendor/none.svg',
  '/art/avatar/none.svg',
  '/art/mark/none.svg',
  '/art/banner/none-160-wide.svg',
  '/art/banner/none.svg',
])('%s is a problem', async (address) => {
  const response = await gateway.sandbox.app.request(address)
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ code: 'art.unknown' })
})
