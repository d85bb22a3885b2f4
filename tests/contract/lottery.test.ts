import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getGameMenus, getGames } from '#contract/lobby/games.ts'
import {
  getLotteryGame,
  getLotteryMenu,
  getOpenedNumbers,
  getOpenedNumero,
  type LotteryPlay,
  type PrizeMode,
} from '#contract/lobby/lottery.ts'
import { lotteries } from '#sandbox/areas/lottery/rules/lotteries.ts'
import { lotteryCards } from '#sandbox/catalogue/lotteries/lottery-cards.ts'
import { lotteryName } from '#sandbox/catalogue/lotteries/names.ts'
import { tokenOf } from './support/accounts.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { acme } from './support/merchants.ts'

const demoLanguages = ['EN', 'BN', 'VI', 'CN', 'TH', 'JA', 'AR', 'ES'] as const
const lottOnly = {
  ...acme,
  code: 'lottonly',
  categories: ['rng', 'lott'],
  currency: 'USD',
  languages: demoLanguages,
} as const
const elottOnly = { ...acme, code: 'elottonly', categories: ['rng', 'elott'] } as const

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway({
    merchants: [acme, lottOnly, elottOnly, { ...acme, code: 'neither', categories: ['rng'] }],
  })
})
afterAll(() => gateway.sandbox.close())

const query = { device: 'phone', language: 'EN' } as const

const prizeModes: readonly PrizeMode[] = ['LOTT', 'ZY', 'ELOTT', 'SEA']

async function menuOf(at: TestGateway, prizeMode: PrizeMode, merchant = 'acme', known: string | null = null) {
  const token = known ?? (await tokenOf(at, 'player', { merchant }))
  return (await at.answer(getLotteryMenu, { merchant, token, query: { ...query, prizeMode } })).value
}

test.each([
  ['acme', [13, 5, 4, 21]],
  ['lottonly', [13, 5, 0, 6]],
  ['elottonly', [0, 0, 4, 15]],
  ['neither', [0, 0, 0, 0]],
])('%s has the lotteries of its categories', async (merchant, counts) => {
  const token = await tokenOf(gateway, 'player', { merchant })
  const menus = await Promise.all(prizeModes.map((mode) => menuOf(gateway, mode, merchant, token)))
  expect(menus.map(({ lotteries }) => lotteries.length)).toEqual(counts)
})

test('a lottery of another category is none of the merchant’s', async () => {
  const token = await tokenOf(gateway, 'player', { merchant: 'lottonly' })
  const asked = { merchant: 'lottonly', token }
  const gameCode = 'VN-NORTH'
  for (const refused of [
    await gateway.refusal(getLotteryGame, { ...asked, query: { gameCode, language: 'EN' } }),
    await gateway.refusal(getOpenedNumbers, { ...asked, query: { gameCode, limit: 5 } }),
    await gateway.refusal(getOpenedNumero, { ...asked, query: { gameCode } }),
  ]) {
    expect(refused).toMatchObject({ status: 404, code: 'game.unknown' })
  }
})

describe.each(['acme', 'lottonly', 'elottonly'])('at %s', (merchant) => {
  const cardsOf = async (language: string) => {
    const list = { clientType: 3, platform: 'html5-desktop', merchant, pageNo: 1, pageSize: 50, language } as const
    const lists = await Promise.all(
      ['LOTT', 'ELOTT'].map((gameType) => gateway.answer(getGames, { merchant, query: { ...list, gameType } })),
    )
    return lists.flatMap(({ games }) => games)
  }

  test.each(['EN', 'BN'])('a card opens the lottery that it names, its own, in %s', async (language) => {
    const token = await tokenOf(gateway, 'player', { merchant })
    const cards = await cardsOf(language)
    expect(cards.length).toBeGreaterThan(10)
    const opened = await Promise.all(
      cards.map(async ({ gameCode }) => {
        const asked = { merchant, token, query: { gameCode, language } }
        return (await gateway.answer(getLotteryGame, asked)).value.lottery
      }),
    )
    const shown = cards.map(({ displayName, vassalage }) => [displayName, vassalage])
    expect(opened.map(({ name, vassalage }) => [name, vassalage])).toEqual(shown)
    expect(new Set(opened.map(({ gameCode }) => gameCode)).size).toBe(cards.length)
  })

  test('no lottery is without a card, and the lobby of a vendor opens one of its lotteries', async () => {
    const token = await tokenOf(gateway, 'player', { merchant })
    const menus = await Promise.all(prizeModes.map((mode) => menuOf(gateway, mode, merchant, token)))
    const codes = (await cardsOf('EN')).map(({ gameCode }) => gameCode)
    for (const { gameCode } of menus.flatMap(({ lotteries }) => lotteries)) expect(codes).toContain(gameCode)
    const { value } = await gateway.answer(getGameMenus, { merchant, query: { language: 'EN', clientType: 3 } })
    const lobbies = value
      .filter(({ gameCategory }) => gameCategory.endsWith('LOTT'))
      .flatMap(({ vendors }) => vendors.map(({ lobby }) => lobby))
    expect(lobbies.length).toBeGreaterThan(0)
    for (const { gameCode, vassalage } of lobbies) {
      const asked = { merchant, token, query: { gameCode, language: 'EN' } }
      expect((await gateway.answer(getLotteryGame, asked)).value.lottery).toMatchObject({ vassalage })
    }
  })
})

test('a lottery draws by the time in its name', () => {
  const named = (minutes: number) => new RegExp(`, ${minutes < 1 ? `${minutes * 60} s` : `${minutes} min`}$`)
  const timed = lotteryCards.filter(({ seconds }) => seconds > 0)
  for (const card of timed) {
    expect(lotteryName(card, 'EN')).toMatch(named(card.seconds / 60))
    const schedule = lotteries.find(({ code }) => code === card.code)?.schedule
    expect(schedule).toMatchObject({ kind: 'interval', everyMs: card.seconds * 1000 })
  }
  expect(timed.length).toBeGreaterThan(20)
})

test('a card of another category opens no lottery', async () => {
  const token = await tokenOf(gateway, 'player')
  for (const gameCode of [
    'LOTT-LOTT-LOBBY-1',
    'KNA-RNG-1001',
    'QCK-RNG-LOBBY',
    'NONE-LOTT-LOBBY',
    'KNA-LOTT-LOBBY',
    '',
  ]) {
    const refused = await gateway.refusal(getOpenedNumero, { token, query: { gameCode } })
    expect(refused.code).toBe('game.unknown')
  }
})

test('a guest has no lottery', async () => {
  const refused = await gateway.refusal(getLotteryMenu, { query: { ...query, prizeMode: 'LOTT' } })
  expect(refused).toMatchObject({ status: 401, code: 'session.required' })
})

test('stakes are in the merchant’s currency', async () => {
  const limits = async (merchant: string) => {
    const token = await tokenOf(gateway, 'player', { merchant })
    const asked = { gameCode: 'LOTT-D5-1', language: 'EN' }
    const { plays } = (await gateway.answer(getLotteryGame, { merchant, token, query: asked })).value
    return plays.map(({ code, minStake, maxStake }) => [code, minStake, maxStake])
  }
  expect(await limits('acme')).toContainEqual(['allFive', '1.00', '10.00'])
  expect(await limits('lottonly')).toContainEqual(['sumSides', '0.02', '400.00'])
})

describe.each(demoLanguages)('in %s', (language) => {
  test('everything has its words', async () => {
    const asked = { merchant: 'lottonly', token: await tokenOf(gateway, 'player', { merchant: 'lottonly' }) }
    const menus = await Promise.all(
      (['LOTT', 'ZY', 'SEA'] as const).map((prizeMode) =>
        gateway.answer(getLotteryMenu, { ...asked, query: { ...query, language, prizeMode } }),
      ),
    )
    for (const { gameCode, name } of menus.flatMap(({ value }) => value.lotteries)) {
      const playsIn = async (of: string) =>
        (await gateway.answer(getLotteryGame, { ...asked, query: { gameCode, language: of } })).value.plays
      const [plays, english] = [await playsIn(language), await playsIn('EN')]
      for (const word of [name, ...plays.flatMap(wordsOf)]) expect(word).not.toMatch(/[{}|]|^$|^[a-z]+[A-Z0-9-]/)
      if (language !== 'EN') expect(plays.filter(({ rule }, place) => rule === english[place]?.rule)).toEqual([])
    }
  })
})

function wordsOf({ name, rule, group, positions }: LotteryPlay): string[] {
  return [name, rule, group, ...positions.flatMap((position) => [position.name, ...(position.labels ?? [])])]
}

test('every lottery has a picture', async () => {
  const { lotteries } = await menuOf(gateway, 'LOTT')
  for (const { logoUrl } of [...lotteries, ...(await menuOf(gateway, 'SEA')).lotteries]) {
    const response = await gateway.sandbox.app.request(logoUrl)
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(await response.text()).toMatch(/^<svg [\s\S]*<\/svg>$/)
  }
})

test('the same seed gives the same history, another one another', async () => {
  const historyOf = async (seed: number) => {
    const local = await openGateway({ seed })
    const token = await tokenOf(local, 'player')
    const { value } = await local.answer(getOpenedNumbers, { token, query: { gameCode: 'VN-NORTH', limit: 30 } })
    local.sandbox.close()
    return value
  }
  const first = await historyOf(1)
  expect(await historyOf(1)).toEqual(first)
  expect(await historyOf(2)).not.toEqual(first)
})

test('the draws follow the clock, across the night of the zone', async () => {
  const local = await openGateway()
  // 23:59:55 in Viet Nam, a Friday.
  local.pass(Date.parse('2026-11-20T16:59:55Z') - local.now().getTime())
  const before = await menuOf(local, 'LOTT')
  expect(before.now).toBe('2026-11-20T16:59:55.000Z')
  expect(before.lotteries[0]).toMatchObject({
    gameCode: 'LOTT-D5-1',
    current: { no: '20261120-1440', closesAt: '2026-11-20T16:59:50.000Z', drawsAt: '2026-11-20T17:00:00.000Z' },
    last: { no: '20261120-1439' },
  })
  local.pass(5000)
  const after = await menuOf(local, 'LOTT')
  expect(after.lotteries[0]).toMatchObject({ current: { no: '20261121-0001' }, last: { no: '20261120-1440' } })
  const provinces = async () =>
    (await menuOf(local, 'ELOTT')).lotteries.map(({ name, current }) => `${name} ${current?.no}`)
  const saturday = [
    'Northern draw',
    'Southern draw: Ho Chi Minh City',
    'Southern draw: Long An',
    'Southern draw: Hau Giang',
  ]
  expect(await provinces()).toEqual(saturday.map((name) => `${name} 20261121`))
  // Saturday 16:15: the south has drawn, the north has not.
  local.pass(Date.parse('2026-11-21T09:15:00Z') - local.now().getTime())
  const sunday = ['Da Lat', 'Kien Giang', 'Tien Giang'].map((name) => `Southern draw: ${name} 20261122`)
  expect(await provinces()).toEqual(['Northern draw 20261121', ...sunday])
  local.sandbox.close()
})

test('numbers are made once and stay, whoever asks and whenever', async () => {
  const local = await openGateway()
  const asked = async (limit: number) => {
    const token = await tokenOf(local, 'player')
    return (await local.answer(getOpenedNumbers, { token, query: { gameCode: 'LOTT-D5-3', limit } })).value
  }
  const history = await asked(30)
  expect(history).toHaveLength(30)
  expect(new Set(history.map(({ results }) => results[0]?.numbers.join(''))).size).toBeGreaterThan(20)
  expect(await asked(10)).toEqual(history.slice(0, 10))
  // Asleep for two days: what nobody asked for is drawn then.
  local.pass(2 * 86_400_000)
  const later = await asked(30)
  expect(later[0]?.no).toBe('20261122-0380')
  expect(await asked(30)).toEqual(later)
  const token = await tokenOf(local, 'player')
  const { value } = await local.answer(getOpenedNumero, { token, query: { gameCode: 'LOTT-D5-3' } })
  expect(value).toMatchObject({ last: later[0], current: { no: '20261122-0381', opensAt: later[0]?.drawnAt } })
  for (const limit of [0, 101, 1.5]) {
    const refused = await local.refusal(getOpenedNumbers, { token, query: { gameCode: 'LOTT-D5-3', limit } })
    expect(refused).toMatchObject({ code: 'request.invalid', fields: { limit: 'field.invalid' } })
  }
  local.sandbox.close()
})
