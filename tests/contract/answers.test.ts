import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getKeys } from '#contract/identity/session.ts'
import { getAnnouncements } from '#contract/lobby/announcements.ts'
import { getGameMenus, getGames, getHotGames, getLanes } from '#contract/lobby/games.ts'
import { getJackpot } from '#contract/lobby/jackpot.ts'
import { getWinners, getWinnersSummary } from '#contract/lobby/winners.ts'
import { getDomainRoute, getPermission, getStatus, getWhitelabel } from '#contract/site/system.ts'
import { tokenOf } from './support/accounts.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { acme, zen } from './support/merchants.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.sandbox.close())

const games = { clientType: 3, platform: 'html5-desktop', pageNo: 1, pageSize: 20 } as const
const announcements = { types: 'B,PL,PU,PR,H', platform: 'W' } as const

describe.each([
  { merchant: 'acme', language: 'BN' },
  { merchant: 'acme', language: 'EN' },
  { merchant: 'zen', language: 'JA' },
  { merchant: 'zen', language: 'EN' },
])('$merchant in $language', ({ merchant, language }) => {
  test('the system answers by the contract', async () => {
    const { value: status } = await gateway.answer(getStatus, { merchant, query: { language } })
    expect(status).toEqual({ status: 0, ip: '127.0.0.1' })
    const { value: route } = await gateway.answer(getDomainRoute, {
      merchant,
      query: { domain: `${merchant}.example` },
    })
    expect(route).toEqual({ isValid: true, mainDomain: `${merchant}.example` })
    const { value: tree } = await gateway.answer(getWhitelabel, { merchant })
    expect(tree[0]?.childrenNodes?.some((node) => node.modId === 'rng' && node.enabled)).toBe(true)
    const { value: permission } = await gateway.answer(getPermission, { merchant, query: { language } })
    expect(permission.customerService.map((entry) => entry.csType)).toEqual(['livechat', 'telegram'])
    const domain = `${merchant}.example`
    const { value: start } = await gateway.answer(getPermission, { merchant, query: { language, domain } })
    expect(start).toEqual({ ...permission, status, domainRoute: route, whitelabel: tree })
    expect((await gateway.answer(getKeys, { merchant })).keys).toHaveLength(1)
  })

  test('a lane counts the games that the page of its category counts', async () => {
    // A page asks with the vendors of the site's own configuration.
    const { esports, cockfight, excludedRng } = (merchant === 'acme' ? acme : zen).vendors
    const vendors: Readonly<Record<string, readonly string[]>> = { ESPORTS: esports, COCKFIGHT: cockfight }
    const query = { platform: 'html5-desktop', language } as const
    const { lanes } = (await gateway.answer(getLanes, { merchant, query })).value.data
    expect(lanes.length).toBeGreaterThan(1)
    for (const { gameCategory: gameType, total } of lanes) {
      const excluded = gameType === 'RNG' ? excludedRng.join(',') : ''
      const page = { ...games, merchant, language, gameType, excluded, vassalage: vendors[gameType]?.join(',') ?? '' }
      expect(total, gameType).toBe((await gateway.answer(getGames, { merchant, query: page })).total)
    }
  })

  test('the lists of games answer by the contract', async () => {
    const { value: menus } = await gateway.answer(getGameMenus, { merchant, query: { language, clientType: 3 } })
    expect(menus.map((menu) => menu.gameCategory)).toContain('RNG')
    const query = { platform: 'html5-desktop', language } as const
    const { value: lanes } = await gateway.answer(getLanes, { merchant, query })
    for (const lane of lanes.data.lanes) {
      expect(lane.cards.length).toBeLessThanOrEqual(12)
      // Of vendors without a lobby, one stands for its list; the first vendors' games are all that some layouts show.
      const vendors = lane.cards.filter(({ isGame }) => isGame === 'VASSALAGE').map(({ vassalage }) => vassalage)
      const isOfLists = ['RNG', 'FISH', 'PVP', 'BGS'].includes(lane.gameCategory)
      expect(vendors).toEqual(isOfLists ? [lane.gameClassify.vendors[0]?.code] : [])
    }
    const list = await gateway.answer(getGames, { merchant, query: { ...games, merchant, gameType: 'RNG', language } })
    expect(list.games).toHaveLength(20)
    expect(list.totalPages).toBe(Math.ceil(list.total / 20))
    const hotQuery = {
      merchantCode: merchant,
      isPlatform: 2,
      vassalage: '',
      platform: 'flash,html5-desktop',
      language,
      refresh: false,
    } as const
    const { value: hot } = await gateway.answer(getHotGames, { merchant, query: hotQuery })
    expect(hot).toHaveLength(42)
    const pictures = hot.slice(0, 12).map((card) => card.iconUrl)
    expect(new Set(pictures).size).toBe(12)
  })

  test('the sums of all players agree with the board and with each other', async () => {
    for (const period of ['day', 'week'] as const) {
      const { value: all } = await gateway.answer(getWinnersSummary, { merchant, query: { period } })
      const board = { gameCategory: 'ALL', language, limitNum: 100, period } as const
      const { value: winners } = await gateway.answer(getWinners, { merchant, query: board })
      expect(Math.max(...winners.map(({ net }) => Number(net)))).toBeLessThanOrEqual(Number(all.mostGained))
      expect(Number(all.mostLost)).toBeLessThan(0)
      expect(Number(all.median)).toBeLessThan(0)
      expect(all.ahead / all.players).toBeGreaterThan(0.1)
      expect(all.ahead / all.players).toBeLessThan(0.4)
      const share = Number(all.returned) / Number(all.staked)
      expect(share).toBeGreaterThan(0.9)
      expect(share).toBeLessThan(1)
      const sum = (of: 'staked' | 'returned') => all.categories.reduce((total, one) => total + Number(one[of]), 0)
      expect(sum('staked')).toBeCloseTo(Number(all.staked), 1)
      expect(sum('returned')).toBeCloseTo(Number(all.returned), 1)
    }
  })

  test('the boards answer by the contract', async () => {
    for (const period of ['day', 'week'] as const) {
      const query = { gameCategory: 'ALL', language, limitNum: 20, period } as const
      const { value: winners } = await gateway.answer(getWinners, { merchant, query })
      expect(winners).toHaveLength(20)
      const amounts = winners.map((winner) => Number(winner.winAmount))
      expect(amounts).toEqual(amounts.toSorted((one, two) => two - one))
      for (const { customerName } of winners) expect(customerName).toMatch(/^[a-z]{2}•••\d$/)
      for (const { stake, winAmount } of winners) expect(Number(stake)).toBeLessThan(Number(winAmount))
    }
    const ofSlots = { gameCategory: 'RNG', language, limitNum: 20, period: 'week' } as const
    const { value: slots } = await gateway.answer(getWinners, { merchant, query: ofSlots })
    expect(new Set(slots.map(({ card }) => card?.gameType))).toEqual(new Set(['RNG']))
    for (const { card, gameName } of slots) expect(card?.displayName).toBe(gameName)
    const none = await gateway.answer(getWinners, { merchant, query: { ...ofSlots, gameCategory: 'NONE' } })
    expect(none.value).toEqual([])
    const { value: jackpot } = await gateway.answer(getJackpot, { merchant, query: { language } })
    expect(jackpot?.amount).toBe('512884306.75')
    expect(jackpot?.gameCount).toBeGreaterThan(0)
  })

  test('the announcements answer by the contract', async () => {
    const { value } = await gateway.answer(getAnnouncements, { merchant, query: { ...announcements, language } })
    expect(value.banners.map((banner) => banner.groupName)).toContain('w_home')
    expect(value.playerNotices).toHaveLength(1)
  })
})

test('the copy carries the percentage, in Latin digits in every language', async () => {
  const figures = await Promise.all(
    ['BN', 'EN'].map(async (language) => {
      const { value } = await gateway.answer(getAnnouncements, { query: { ...announcements, language } })
      return value.banners[0]?.copy?.figure
    }),
  )
  expect(figures).toEqual(['70%', '70%'])
})

test('a video banner leads to its video and has no picture for phones', async () => {
  const { value } = await gateway.answer(getAnnouncements, { query: { ...announcements, language: 'EN' } })
  const video = value.banners.find((banner) => banner.groupName === 'w_promotion')
  expect(video).toEqual({
    groupName: 'w_promotion',
    url: 'https://video.example/embed/1',
    posterUrl: expect.stringMatching(/^\/art\/banner\/.+-wide\.svg/),
    linkage: '',
    linkageType: 'none',
  })
})

test('a guest sees the pop-ups for guests, in the asked language or the merchant’s own', async () => {
  const { value } = await gateway.answer(getAnnouncements, { query: { ...announcements, language: 'BN' } })
  expect(value.popups.map((popup) => popup.title)).toEqual(['For guests'])
})

test('pop-ups can be asked for by one kind, never beyond those for whoever asks', async () => {
  const kindsOf = async (execution: 'A' | 'B' | 'F', token?: string) => {
    const query = { ...announcements, language: 'EN', execution }
    const { value } = await gateway.answer(getAnnouncements, { query, ...(token && { token }) })
    expect(value.playerNotices.length).toBeGreaterThan(0)
    return value.popups.map((popup) => popup.execution)
  }
  const token = await tokenOf(gateway, 'player')
  expect(await Promise.all([kindsOf('B'), kindsOf('A')])).toEqual([['B'], []])
  expect(await Promise.all([kindsOf('A', token), kindsOf('B', token)])).toEqual([['A'], []])
})

test('a game has the merchant’s own name where it gave one', async () => {
  const query = { ...games, merchant: 'acme', gameType: 'RNG', language: 'BN' } as const
  const list = await gateway.answer(getGames, { query })
  const named = list.games.find((card) => card.gameName === 'Crimson Facet')
  expect(named?.displayName).toBe('লাল রত্ন')
})

test('only the merchant’s categories and vendors are shown', async () => {
  const query = { language: 'EN', clientType: 3 } as const
  const { value: full } = await gateway.answer(getGameMenus, { query })
  const vendorsOf = (type: string) => full.find((menu) => menu.gameCategory === type)?.vendors.map(({ code }) => code)
  expect(vendorsOf('ESPORTS')).toEqual(['AV', 'IMES'])
  expect(vendorsOf('RNG')).not.toContain('GRF')
  expect(vendorsOf('COCKFIGHT')).toEqual(['SPC', 'RSA'])
  const { value: small } = await gateway.answer(getGameMenus, { merchant: 'zen', query })
  expect(small.map((menu) => menu.gameCategory)).toEqual(['RNG', 'LIVE', 'SPORTS'])
})

test('a list narrows by vendor and by selection', async () => {
  const query = { ...games, merchant: 'acme', gameType: 'RNG', language: 'EN' } as const
  const ofVendor = await gateway.answer(getGames, { query: { ...query, vassalage: 'KNA' } })
  expect(new Set(ofVendor.games.map((card) => card.vassalage))).toEqual(new Set(['KNA']))
  const jackpots = await gateway.answer(getGames, { query: { ...query, gameClassify: 'JP' } })
  expect(jackpots.games.every((card) => card.hasJackpot)).toBe(true)
  expect(jackpots.total).toBeGreaterThan(0)
  const excluded = await gateway.answer(getGames, { query: { ...query, vassalage: 'GRF' } })
  expect(excluded.total).toBe(0)
})

test('wide games carry who plays, what is played and the limits in the merchant’s currency', async () => {
  const query = { ...games, gameType: 'LIVE' } as const
  const bangla = await gateway.answer(getGames, { query: { ...query, merchant: 'acme', language: 'BN' } })
  const [first] = bangla.games
  expect(first?.iconUrl).toMatch(/^\/art\/wide\//)
  expect(first?.subject).toMatch(/\p{Script=Bengali}/u)
  expect(first?.liveCount).toBeGreaterThan(0)
  expect(first?.limits?.max).toMatch(/\.00$/)
})

test('the jackpot rises with time and never falls', async () => {
  const local = await openGateway()
  const amounts: number[] = []
  for (let step = 0; step < 40; step++) {
    const { value } = await local.answer(getJackpot, { query: { language: 'EN' } })
    amounts.push(Number(value?.amount))
    local.pass(3000)
  }
  for (const [index, amount] of amounts.entries()) {
    if (index > 0) expect(amount).toBeGreaterThan(amounts[index - 1] ?? 0)
  }
  local.sandbox.close()
})
