import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchGames } from '#contract/lobby/catalogue.ts'
import type { SandboxMerchant } from '#sandbox/merchants/merchants.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { acme, zen } from './support/merchants.ts'

/** Every language that the sandbox has texts in, and names in each of them. */
const polyglot: SandboxMerchant = {
  ...acme,
  code: 'polyglot',
  languages: ['EN', 'BN', 'VI', 'CN', 'TH', 'JA', 'AR', 'ES'],
  defaultLanguage: 'EN',
  vendors: { esports: [], cockfight: [], excludedRng: [] },
  demo: {
    gameNames: {
      'Tiger Royale': { VI: 'Hổ Vương Bengal', CN: '孟加拉虎王', AR: 'مَلِك البنغال', BN: 'রয়্যাল টাইগার', TH: 'เสือเบงกอล' },
      'Piñata Pop': { ES: 'Piñata Explosiva' },
      'Scarab Vault': { JA: 'スカラベの宝庫' },
      'Great Tide': { VI: 'Đại Dương Cuộn Sóng' },
      'Wolf Ridge': { AR: 'تلّة الذئب' },
    },
  },
}

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway({ merchants: [polyglot, zen], games: 10_000 })
})
afterAll(() => gateway.sandbox.close())

async function found(q: string, language = 'EN', more: { limit?: number; gameType?: string } = {}) {
  const query = { q, language, limit: 8, ...more }
  return (await gateway.answer(searchGames, { merchant: 'polyglot', query })).value
}

test.each([
  ['EN', 'tiger royale', 'Tiger Royale'],
  ['EN', 'TIGER ROY', 'Tiger Royale'],
  ['EN', 'royale tig', 'Tiger Royale'],
  ['EN', 'tigerroyale', 'Tiger Royale'],
  ['EN', 'tgier royale', 'Tiger Royale'],
  ['EN', 'tiger royle', 'Tiger Royale'],
  ['EN', 'pinata pop', 'Piñata Pop'],
  ['EN', 'falcons prize', 'Falcon’s Prize'],
  ['EN', 'hold em heights', 'Hold’em Heights'],
  ['ES', 'pinata explo', 'Piñata Pop'],
  ['VI', 'ho vuong bengal', 'Tiger Royale'],
  ['VI', 'Hổ Vương'.normalize('NFD'), 'Tiger Royale'],
  ['VI', 'dai duong cuon', 'Great Tide'],
  ['VI', 'tiger royale', 'Tiger Royale'],
  ['CN', '虎王', 'Tiger Royale'],
  ['CN', 'mengjialahu', 'Tiger Royale'],
  ['JA', 'すからべ', 'Scarab Vault'],
  ['JA', 'ｽｶﾗﾍﾞ', 'Scarab Vault'],
  ['JA', 'sukarabe', 'Scarab Vault'],
  ['TH', 'เสือเบง', 'Tiger Royale'],
  ['BN', 'টাইগার রয়্যাল', 'Tiger Royale'],
  ['AR', 'ملك', 'Tiger Royale'],
  ['AR', 'الذيب', 'Wolf Ridge'],
  ['AR', 'تلة', 'Wolf Ridge'],
])('in %s, %j finds %s first', async (language, q, title) => {
  const { hits, total } = await found(q, language)
  expect(hits[0]?.card.gameName).toBe(title)
  expect(total).toBeGreaterThanOrEqual(hits.length)
})

test('what is nearer to what was typed stands above', async () => {
  const { hits } = await found('wolf', 'EN', { limit: 60 })
  const rankOf = (name: string): number => {
    const folded = name.toLowerCase()
    if (folded === 'wolf') return 0
    if (folded.startsWith('wolf')) return 1
    return / wolf/.test(folded) ? 2 : 3
  }
  const names = hits.filter(({ match }) => match.field === 'name').map(({ card }) => rankOf(card.displayName))
  expect(names.length).toBeGreaterThan(10)
  expect(names).toEqual(names.toSorted())
  expect(new Set(names).size).toBeGreaterThan(1)
})

test('the most popular of equals stand first', async () => {
  const { hits } = await found('tiger ', 'EN', { limit: 20 })
  expect(hits[0]?.card).toMatchObject({ gameName: 'Tiger Royale', isHot: 1 })
})

test('names stand above vendors, and vendors above themes', async () => {
  const order = ['name', 'alias', 'vendor', 'theme']
  for (const q of ['ocean', 'orca', 'reel', 'mar']) {
    const { hits } = await found(q, 'EN', { limit: 60 })
    const fields = hits.map(({ match }) => order.indexOf(match.field === 'alias' ? 'name' : match.field))
    expect(fields, q).toEqual(fields.toSorted((one, two) => one - two))
  }
  const { hits } = await found('egypt')
  expect(hits.some(({ match }) => match.field === 'theme' && match.text === 'Egypt')).toBe(true)
})

test('a vendor is found, with its games and the number of them in each category', async () => {
  const { hits, vendors, total } = await found('marlin bay')
  expect(vendors.map(({ code, gameType }) => [code, gameType])).toEqual([
    ['MRB', 'RNG'],
    ['MRB', 'FISH'],
  ])
  expect(total).toBeGreaterThanOrEqual(vendors.reduce((sum, { count }) => sum + count, 0))
  expect(hits[0]?.match).toEqual({ field: 'vendor', text: 'Marlin Bay', marks: [[0, 10]] })
  const fish = await found('marlin bay', 'EN', { gameType: 'FISH' })
  expect(fish.vendors.map(({ gameType }) => gameType)).toEqual(['FISH'])
  expect(new Set(fish.hits.map(({ card }) => card.gameType))).toEqual(new Set(['FISH']))
  expect((await found('marlni bay')).vendors.map(({ code }) => code)).toContain('MRB')
})

test('a vendor and a name together narrow to both', async () => {
  const { hits } = await found('goldreef tiger')
  expect(hits[0]?.card).toMatchObject({ gameName: 'Tiger Royale', vassalage: 'GRF' })
  for (const { card } of hits)
    expect(card).toMatchObject({ vassalage: 'GRF', gameName: expect.stringMatching(/tiger/i) })
})

test.each([
  ['CN', '海洋', '海洋'],
  ['BN', 'প্রাণী', 'প্রাণী'],
  ['AR', 'مصر', 'مصر'],
  ['ES', 'oceano', 'Océano'],
  ['TH', 'รูเล็ต', 'รูเล็ต'],
])('in %s, the theme %j is found in its own words', async (language, q, text) => {
  const { hits } = await found(q, language)
  expect(hits[0]?.match).toMatchObject({ field: 'theme', text })
})

test('marks are what was typed, in UTF-16 units of the shown text', async () => {
  const { hits } = await found('pinata', 'ES')
  const [first] = hits
  expect(first?.match).toEqual({ field: 'name', text: 'Piñata Explosiva', marks: [[0, 6]] })
  expect(first?.card.displayName).toBe('Piñata Explosiva')
  const alias = await found('great tide', 'VI')
  expect(alias.hits[0]?.match).toEqual({ field: 'alias', text: 'Great Tide', marks: [[0, 10]] })
  const reading = await found('mengjia', 'CN')
  expect(reading.hits[0]?.match).toEqual({ field: 'alias', text: '孟加拉虎王', marks: [] })
})

describe('what is not a search', () => {
  test.each(['', '   ', '…!?', '\u200b\u200d', '\u0301', 'zzzzqqqq', 'Ж'.repeat(64), '💥💥'])(
    '%j finds nothing',
    async (q) => {
      expect(await found(q)).toEqual({ total: 0, hits: [], vendors: [] })
    },
  )

  test('only the first 64 characters count', async () => {
    const long = `Tiger Royale${' '.repeat(60)}and what nobody reads`
    expect((await found(long)).hits[0]?.card.gameName).toBe('Tiger Royale')
    expect(await found('x'.repeat(10_000))).toEqual({ total: 0, hits: [], vendors: [] })
  })

  test.each([
    '%',
    "' OR 1=1 --",
    '.*',
    '(a+)+$',
    '[',
    '\\',
    '__proto__',
    'constructor',
    '<script>alert(1)</script>',
    '\u0000',
    '\u202e tiger',
    `a${'\u0301'.repeat(60)}`,
    'ﷺ'.repeat(64),
    'a '.repeat(32),
  ])('%j is text like any other', async (q) => {
    const { hits, total } = await found(q, 'EN', { limit: 60 })
    expect(total).toBeGreaterThanOrEqual(hits.length)
    for (const { match } of hits) {
      for (const [start, end] of match.marks) expect(match.text.slice(start, end)).not.toBe('')
    }
  })

  test.each([0, 61, 1.5, -3])('a limit of %d is refused', async (limit) => {
    const query = { q: 'tiger', language: 'EN', limit }
    const problem = await gateway.refusal(searchGames, { merchant: 'polyglot', query })
    expect(problem).toMatchObject({ status: 400, fields: { limit: 'field.invalid' } })
  })
})

test('nobody finds what the merchant does not offer', async () => {
  const query = { q: 'reef hunter', language: 'EN', limit: 60 }
  const { value } = await gateway.answer(searchGames, { merchant: 'zen', query })
  expect(value.hits.filter(({ card }) => !['RNG', 'LIVE', 'SPORTS'].includes(card.gameType))).toEqual([])
  expect((await found('reef hunter')).hits[0]?.card.gameType).toBe('FISH')
  expect(await found('tiger', 'EN', { gameType: 'NONE' })).toEqual({ total: 0, hits: [], vendors: [] })
})

test('an unknown language is answered in the merchant’s own', async () => {
  expect((await found('tiger royale', 'KK')).hits[0]?.card.displayName).toBe('Tiger Royale')
})
