import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { QueryOf } from '#contract/call.ts'
import { getGame, getGameFilters, getRecommended } from '#contract/lobby/catalogue.ts'
import { type GameCard, getGameMenus, getGames } from '#contract/lobby/games.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway({ games: 2000 })
})
afterAll(() => gateway.sandbox.close())

const rng = {
  clientType: 3,
  platform: 'html5-desktop',
  merchant: 'acme',
  gameType: 'RNG',
  pageNo: 1,
  pageSize: 100,
  language: 'EN',
} as const

type Narrowing = Partial<QueryOf<typeof getGames>>

const list = (change: Narrowing = {}) => gateway.answer(getGames, { query: { ...rng, ...change } })
const factsOf = async ({ gameCode }: GameCard, language = 'EN') =>
  (await gateway.answer(getGame, { query: { gameCode, language } })).value

/** Every game of a narrowed list, page by page. */
async function all(change: Narrowing): Promise<GameCard[]> {
  const first = await list(change)
  const cards = [...first.games]
  for (let pageNo = 2; pageNo <= first.totalPages; pageNo++) cards.push(...(await list({ ...change, pageNo })).games)
  expect(cards).toHaveLength(first.total)
  return cards
}

describe('the order of a list', () => {
  test('hot games first unless another is asked for, and all of them once over the pages', async () => {
    const cards = await all({})
    const isHot = cards.map((card) => card.isHot)
    expect(isHot).toEqual(isHot.toSorted((one, two) => two - one))
    expect(new Set(cards.map((card) => card.nodeId)).size).toBe(cards.length)
    expect(await all({ sort: 'popular' })).toEqual(cards)
  })

  test('by name, as the language has it', async () => {
    for (const language of ['EN', 'BN'] as const) {
      const names = (await list({ sort: 'name', language })).games.map((card) => card.displayName)
      expect(names).toEqual(names.toSorted(new Intl.Collator(language.toLowerCase(), { numeric: true }).compare))
    }
  })

  test('by day and by return to player, what is not known last', async () => {
    const { games: fresh } = await list({ sort: 'new', pageSize: 30 })
    const days = await Promise.all(fresh.map(async (card) => (await factsOf(card)).releasedAt ?? ''))
    expect(days).toEqual(days.toSorted().toReversed())
    expect(fresh.every((card) => card.isNew)).toBe(true)
    const cards = await all({ sort: 'rtp' })
    const rates = await Promise.all(
      [...cards.slice(0, 15), ...cards.slice(-15)].map(async (card) => Number((await factsOf(card)).rtp ?? 0)),
    )
    expect(rates).toEqual(rates.toSorted((one, two) => two - one))
    expect(rates.at(-1)).toBe(0)
  })
})

describe('a narrowed list', () => {
  test('takes several vendors and leaves out those that are not offered', async () => {
    const cards = await all({ vassalage: 'KNA,LMP,GRF,none' })
    expect(new Set(cards.map((card) => card.vassalage))).toEqual(new Set(['KNA', 'LMP']))
    expect((await list({ vassalage: 'GRF' })).total).toBe(0)
  })

  test('leaves out vendors that are not wanted, whatever else it takes', async () => {
    const [whole, one] = [await list({}), await list({ vassalage: 'KNA' })]
    expect((await list({ excluded: 'KNA,none' })).total).toBe(whole.total - one.total)
    expect((await list({ vassalage: 'KNA', excluded: 'KNA' })).total).toBe(0)
  })

  test('has what it was narrowed to', async () => {
    for (const card of await all({ hasTrial: true, gameClassify: 'JP' })) {
      expect(card).toMatchObject({ hasTrial: true, hasJackpot: true })
    }
    const narrow = { theme: 'egypt', feature: 'free-spins', volatility: 'high' } as const
    const cards = await all(narrow)
    expect(cards.length).toBeGreaterThan(0)
    for (const card of cards.slice(0, 20)) {
      const facts = await factsOf(card)
      expect(facts.themes.map(({ code }) => code)).toContain('egypt')
      expect(facts.features.map(({ code }) => code)).toContain('free-spins')
      expect(facts.volatility).toBe('high')
    }
    const [egypt, ocean, both] = await Promise.all(
      ['egypt', 'ocean', 'egypt,ocean'].map(async (theme) => (await list({ theme })).total),
    )
    expect(both).toBeGreaterThan(Math.max(egypt ?? 0, ocean ?? 0))
    expect((await list({ theme: 'none' })).total).toBe(0)
  })

  test.each(['FAV', 'RECENT', 'jp', 'constructor'])('refuses the selection %s', async (gameClassify) => {
    const problem = await gateway.refusal(getGames, { query: { ...rng, gameClassify } })
    expect(problem).toMatchObject({ status: 400, fields: { gameClassify: 'field.invalid' } })
  })

  test.each([
    ['sort', 'size'],
    ['volatility', 'wild'],
    ['hasTrial', 'maybe'],
  ])('refuses %s=%s', async (name, value) => {
    const address = `/lgw/games?${new URLSearchParams({ ...asText(rng), [name]: value })}`
    const response = await gateway.sandbox.app.request(address, { headers: { 'X-Merchant-Code': 'acme' } })
    expect(await response.json()).toMatchObject({ code: 'request.invalid', fields: { [name]: 'field.invalid' } })
  })

  test('ends after its last page', async () => {
    const { total, totalPages } = await list({ pageSize: 20 })
    const last = await list({ pageSize: 20, pageNo: totalPages })
    expect(last.games).toHaveLength(total % 20 || 20)
    expect(await list({ pageSize: 20, pageNo: totalPages + 1 })).toMatchObject({ games: [], total, totalPages })
    expect(await list({ gameType: 'NONE' })).toEqual({ games: [], pageNum: 1, totalPages: 0, total: 0 })
  })
})

function asText(query: object): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))
}

describe('the filters', () => {
  const filters = async (change: Partial<QueryOf<typeof getGameFilters>> = {}) =>
    (await gateway.answer(getGameFilters, { query: { gameType: 'RNG', language: 'EN', ...change } })).value

  test('count what the list then has', async () => {
    const vassalage = 'KNA,LMP'
    const value = await filters({ vassalage })
    expect(value.total).toBe((await list({ vassalage })).total)
    for (const { code, count } of value.selections) {
      expect((await list({ vassalage, gameClassify: code })).total, code).toBe(count)
    }
    for (const { code, count } of value.themes) expect((await list({ vassalage, theme: code })).total, code).toBe(count)
    for (const { code, count } of value.features) {
      expect((await list({ vassalage, feature: code })).total, code).toBe(count)
    }
    for (const { code, count } of value.volatilities) {
      expect((await list({ vassalage, volatility: code })).total, code).toBe(count)
    }
    expect((await list({ vassalage, hasTrial: true })).total).toBe(value.trials)
    for (const { code, count } of value.vendors.slice(0, 5)) {
      expect((await list({ vassalage: code })).total, code).toBe(count)
    }
  })

  test('name all vendors of the category, and bingo where there is some', async () => {
    const value = await filters({ vassalage: 'KNA' })
    expect(value.vendors.length).toBeGreaterThan(20)
    expect(value.vendors.map(({ code }) => code)).not.toContain('GRF')
    expect((await filters()).selections.map(({ code }) => code)).toEqual(['HOT', 'NEW', 'JP', 'TG', 'AC', 'BG'])
  })

  test('have names in the asked language', async () => {
    const english = await filters()
    const bangla = await filters({ language: 'BN' })
    expect(bangla.themes.map(({ code }) => code)).toEqual(english.themes.map(({ code }) => code))
    for (const { name } of [...bangla.themes, ...bangla.features]) expect(name).toMatch(/\p{Script=Bengali}/u)
  })

  test('of tables have what is played, in the asked language, and the list of each kind has as many', async () => {
    const { subjects } = await filters({ gameType: 'LIVE' })
    expect(subjects.map(({ name }) => name)).toContain('Baccarat')
    for (const { code, count } of subjects) {
      const { games, total } = await list({ gameType: 'LIVE', subject: code, pageSize: 100 })
      expect([total, new Set(games.map(({ subject }) => subject)).size], code).toEqual([count, 1])
    }
    const bangla = await filters({ gameType: 'LIVE', language: 'BN' })
    for (const { name } of bangla.subjects) expect(name).toMatch(/\p{Script=Bengali}/u)
    expect((await filters()).subjects).toEqual([])
  })

  test('of a category that the merchant does not have are empty', async () => {
    expect(await filters({ gameType: 'NONE' })).toEqual({
      total: 0,
      vendors: [],
      selections: [],
      themes: [],
      features: [],
      subjects: [],
      volatilities: [],
      trials: 0,
    })
  })
})

describe('a game', () => {
  test('of the slots has facts, and games like it of several vendors', async () => {
    const card = (await list()).games.find((game) => game.gameName === 'Lamp of Wonders')
    if (!card) throw new Error('The game is not in the list')
    const facts = await factsOf(card, 'BN')
    expect(facts.card.nodeId).toBe(card.nodeId)
    expect([card.rtp, facts.card.rtp]).toEqual([facts.rtp, facts.rtp])
    expect(Number(facts.rtp)).toBeGreaterThanOrEqual(94)
    expect(Number(facts.rtp)).toBeLessThanOrEqual(97.5)
    expect(facts.releasedAt).toMatch(/^20(1[6-9]|2[0-6])-/)
    expect(facts.wideUrl).toMatch(/^\/art\/wide\//)
    expect(facts.themes.map(({ code }) => code)).toContain('desert')
    expect(facts.themes[0]?.name).toMatch(/\p{Script=Bengali}/u)
    expect(facts.alike).toHaveLength(12)
    expect(facts.alike.map((game) => game.nodeId)).not.toContain(card.nodeId)
    expect(new Set(facts.alike.map((game) => game.vassalage)).size).toBeGreaterThanOrEqual(3)
    expect(new Set(facts.alike.map((game) => game.gameType))).toEqual(new Set(['RNG']))
  })

  test('of a live table states what its rules pay back on the best bet, on its card, too', async () => {
    const { games } = await list({ gameType: 'LIVE', pageSize: 40 })
    const returns = new Map(await Promise.all(games.map(async (card) => [card, (await factsOf(card)).rtp] as const)))
    for (const [card, rtp] of returns) expect(card.rtp).toBe(rtp)
    const stated = new Set(returns.values())
    // European roulette, the banker of baccarat, small and big of sic bo.
    for (const known of ['97.30', '98.94', '97.22']) expect(stated).toContain(known)
  })

  test.each(['SPORTS', 'PVP', 'LOTT'])('of %s states no return to player', async (gameType) => {
    for (const card of (await list({ gameType, pageSize: 5 })).games) {
      const facts = await factsOf(card)
      expect(facts).toMatchObject({ rtp: null, volatility: null, maxWinFactor: null, releasedAt: null })
      expect(facts.alike.length).toBeGreaterThan(0)
    }
  })

  test.each(['none', 'GRF-RNG-1001', '..%2f', '__proto__'])('by the code %j is unknown', async (gameCode) => {
    const query = { gameCode, language: 'EN' }
    expect(await gateway.refusal(getGame, { query })).toMatchObject({ status: 404, code: 'game.unknown' })
    expect((await gateway.refusal(getRecommended, { query })).code).toBe('game.unknown')
  })
})

describe('maintenance of a game', () => {
  const recommended = async (gameCode: string) =>
    (await gateway.answer(getRecommended, { query: { gameCode, language: 'EN' } })).value

  test('is said of the game while it lasts, and of no other', async () => {
    const [one, two] = (await list()).games
    if (!one || !two) throw new Error('No games')
    const endsAt = new Date(gateway.now().getTime() + 60_000).toISOString()
    const closedGames = [{ gameCode: one.gameCode, endsAt }, two.gameCode]
    await gateway.panel('POST', '/sandbox/state', { merchant: 'acme', closedGames })
    expect((await factsOf(one)).maintenance).toEqual({ endsAt })
    expect((await factsOf(two)).maintenance).toEqual({ endsAt: null })
    const codes = (await recommended(one.gameCode)).map((card) => card.gameCode)
    expect(codes).toHaveLength(12)
    expect(codes).not.toContain(one.gameCode)
    expect(codes).not.toContain(two.gameCode)
    gateway.pass(60_000)
    expect((await factsOf(one)).maintenance).toBeNull()
    await gateway.panel('POST', '/sandbox/state', { merchant: 'acme', closedGames: [] })
    expect((await factsOf(two)).maintenance).toBeNull()
    await gateway.panel('POST', '/sandbox/state', { merchant: 'acme', closedGames: null })
  })

  test('is seeded for one slot, which is not among the hot ones', async () => {
    const closed: GameCard[] = []
    for (const card of await all({ pageSize: 100 })) {
      if ((await factsOf(card)).maintenance) closed.push(card)
      if (closed.length > 0) break
    }
    expect(closed).toHaveLength(1)
    expect(closed[0]?.gameType).toBe('RNG')
  })

  test.each([
    { closedGames: [1] },
    { closedGames: [{ gameCode: 'A', endsAt: 'soon' }] },
    { imageCDNs: ['javascript:1'] },
  ])('a state of %o is refused', async (state) => {
    expect((await gateway.panel('POST', '/sandbox/state', { merchant: 'acme', ...state })).status).toBe(400)
  })
})

test('of a lobby there is its card, and nothing that its games state', async () => {
  const { value: menus } = await gateway.answer(getGameMenus, { query: { language: 'EN', clientType: 3 } })
  const lobbies = menus.flatMap(({ vendors }) => vendors.map(({ lobby }) => lobby))
  expect(lobbies.length).toBeGreaterThan(0)
  for (const lobby of lobbies) expect(await factsOf(lobby)).toMatchObject({ card: lobby, rtp: null, alike: [] })
})
