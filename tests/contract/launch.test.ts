import { afterAll, beforeAll, expect, test } from 'vitest'
import { logout } from '#contract/identity/session.ts'
import { getGames } from '#contract/lobby/games.ts'
import { launchGame, launchTrial } from '#contract/lobby/launch.ts'
import { getRecentGames } from '#contract/lobby/own-games.ts'
import { tokenOf } from './support/accounts.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { backUrl, betOn, gameOf, launched, launchQuery, opening, refusalOf, sendPlay } from './support/play.ts'
import { registered } from './support/registration.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.sandbox.close())

test('a member’s launch leads to the game, good once and for a minute', async () => {
  const game = await gameOf(gateway)
  const token = await tokenOf(gateway, 'player')
  const url = await launched(gateway, game, token)
  expect(url.href).toMatch(/^http:\/\/localhost\/play\/slot\/\?launch=[\w-]{43}$/)
  expect(url.href).not.toContain(token)
  const play = await opening(gateway, url)
  expect(play).toMatchObject({ mode: 'real', currency: 'BDT', backUrl, siteOrigin: 'https://acme.example' })
  const launch = url.searchParams.get('launch')
  expect(await refusalOf(sendPlay(gateway, 'session', null, { launch }))).toEqual({ status: 403, code: 'launch.used' })
  const late = await launched(gateway, game, token)
  gateway.pass(60_000)
  const tooLate = sendPlay(gateway, 'session', null, { launch: late.searchParams.get('launch') })
  expect((await refusalOf(tooLate)).code).toBe('launch.used')
})

test('of many who come with one launch at once, one gets in', async () => {
  const url = await launched(gateway, await gameOf(gateway))
  const launch = url.searchParams.get('launch')
  const answers = await Promise.all(Array.from({ length: 8 }, () => sendPlay(gateway, 'session', null, { launch })))
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
})

test('a launched game is among the recent ones, a tried one is not', async () => {
  const token = await registered(gateway, 'fisher')
  const query = { language: 'EN', clientType: 3, pageNo: 1, pageSize: 20 } as const
  const codes = async () => {
    const answer = await gateway.answer(getRecentGames, { token, query })
    return JSON.stringify(answer)
  }
  const fish = await gameOf(gateway, { gameType: 'FISH' })
  await launched(gateway, fish)
  expect(await codes()).not.toContain(fish.gameCode)
  await launched(gateway, fish, token)
  expect(await codes()).toContain(fish.gameCode)
})

test.each([
  ['RNG', 'ALL', 'slot'],
  ['RNG', 'TG', 'cards'],
  ['RNG', 'AC', 'wheel'],
  ['PVP', 'ALL', 'cards'],
  ['RNG', 'BG', 'ticket'],
  ['FISH', 'ALL', 'fish'],
  ['LIVE', 'ALL', 'wheel'],
  ['ELOTT', 'ALL', 'ticket'],
  ['SPORTS', 'ALL', 'book'],
  ['ESPORTS', 'ALL', 'book'],
  ['COCKFIGHT', 'ALL', 'fight'],
] as const)('a game of %s and class %s is played as a %s', async (gameType, gameClassify, kind) => {
  const token = await tokenOf(gateway, 'player')
  const url = await launched(gateway, await gameOf(gateway, { gameType, gameClassify }), token)
  expect(url.pathname).toBe(`/play/${kind}/`)
  expect((await opening(gateway, url)).rules.kind).toBe(kind)
})

test('a vendor’s lobby opens at its first table', async () => {
  const token = await tokenOf(gateway, 'player')
  const query = launchQuery({ vassalage: 'VVT', gameCode: 'VVT-LIVE-LOBBY' })
  expect((await gateway.answer(launchGame, { query, token })).value.url).toContain('/play/roulette/?launch=')
})

test('some vendors ask for a tab of their own', async () => {
  const token = await tokenOf(gateway, 'player')
  const asked = { merchant: 'acme', gameType: 'PVP', clientType: 3, platform: 'html5-desktop', language: 'EN' } as const
  const list = await gateway.answer(getGames, { query: { ...asked, pageNo: 1, pageSize: 100 } })
  const displays = new Set<string>()
  for (const game of [list.games.find((card) => card.vassalage === 'TBL'), await gameOf(gateway)]) {
    if (game) displays.add((await gateway.answer(launchGame, { token, query: launchQuery(game) })).value.display)
  }
  expect([...displays].toSorted()).toEqual(['frame', 'tab'])
})

test('beside sites of *.localhost the games have an origin of their own', async () => {
  const query = new URLSearchParams(launchQuery(await gameOf(gateway), { backUrl: 'http://acme.localhost:4173/rng' }))
  const response = await gateway.sandbox.app.request(`http://acme.localhost:4173${launchTrial.path}?${query}`)
  const { value } = launchTrial.answer.parse(await response.json())
  expect(new URL(value.url).origin).toBe('http://play.localhost:4173')
})

test('who may not play a game is told so', async () => {
  const game = await gameOf(gateway)
  const query = launchQuery(game)
  const trial = await tokenOf(gateway, 'trial')
  expect(await gateway.refusal(launchGame, { query, token: trial })).toMatchObject({
    status: 403,
    code: 'game.needs-account',
  })
  expect((await gateway.refusal(launchGame, { query })).code).toBe('session.required')
  const token = await tokenOf(gateway, 'player')
  const unknown = [
    { gameCode: 'KNA-RNG-9999999' },
    { vassalage: game.vassalage === 'KNA' ? 'PPL' : 'KNA' },
    { gameCode: 'VVT-LIVE-LOBBY' },
    { gameCode: "' OR 1=1" },
  ]
  for (const wrong of unknown) {
    expect((await gateway.refusal(launchGame, { query: { ...query, ...wrong }, token })).code).toBe('game.unknown')
  }
  const live = await gameOf(gateway, { gameType: 'LIVE' })
  expect(await gateway.refusal(launchTrial, { query: launchQuery(live) })).toMatchObject({
    status: 403,
    code: 'game.no-trial',
  })
})

test('a game of another merchant’s offer is unknown', async () => {
  const query = launchQuery(await gameOf(gateway, { gameType: 'FISH' }), { backUrl: 'https://zen.example/' })
  expect((await gateway.refusal(launchTrial, { merchant: 'zen', query })).code).toBe('game.unknown')
})

test('a game under maintenance is neither launched nor played on', async () => {
  const game = await gameOf(gateway)
  const play = await opening(gateway, await launched(gateway, game))
  await gateway.panel('POST', '/sandbox/state', { merchant: 'acme', closedGames: [game.gameCode] })
  expect((await gateway.refusal(launchTrial, { query: launchQuery(game) })).code).toBe('game.maintenance')
  const bet = { key: 'a-bet-in-maintenance', bet: play.bets[0], choice: [] }
  expect((await refusalOf(sendPlay(gateway, 'bet', play.token, bet))).code).toBe('game.maintenance')
  await gateway.panel('POST', '/sandbox/state', { merchant: 'acme', closedGames: null })
  await betOn(gateway, play.token, play.bets[0] ?? 0)
})

test.each([
  'https://evil.example/',
  'https://acme.example.evil.example/',
  'https://zen.example/',
  'http://acme.example/',
  'http://zen.localhost:4173/',
  'javascript:alert(1)//acme.example',
  'data:text/html,hello',
  'blob:https://acme.example/1',
  '//evil.example',
  '/rng',
  '',
])('the way back %s is not the merchant’s', async (foreign) => {
  const query = launchQuery(await gameOf(gateway), { backUrl: foreign })
  expect(await gateway.refusal(launchTrial, { query })).toMatchObject({
    code: 'request.invalid',
    fields: { backUrl: 'field.invalid' },
  })
})

test('a play ends with the member’s session, and after an idle hour', async () => {
  const token = await tokenOf(gateway, 'player')
  const play = await opening(gateway, await launched(gateway, await gameOf(gateway), token))
  expect((await sendPlay(gateway, 'state', play.token)).status).toBe(200)
  await gateway.answer(logout, { token })
  expect(await refusalOf(sendPlay(gateway, 'state', play.token))).toEqual({ status: 401, code: 'play.ended' })
  const trial = await opening(gateway, await launched(gateway, await gameOf(gateway)))
  gateway.pass(3_599_000)
  expect((await sendPlay(gateway, 'state', trial.token)).status).toBe(200)
  gateway.pass(3_600_000)
  expect((await refusalOf(sendPlay(gateway, 'state', trial.token))).code).toBe('play.ended')
})

test('a game that is played keeps the member signed in', async () => {
  const token = await tokenOf(gateway, 'player')
  const play = await opening(gateway, await launched(gateway, await gameOf(gateway), token))
  for (let quarter = 0; quarter < 4; quarter++) {
    gateway.pass(20 * 60_000)
    expect((await sendPlay(gateway, 'state', play.token)).status).toBe(200)
  }
})

test('launches are bounded', async () => {
  const query = launchQuery(await gameOf(gateway))
  const address = '203.0.113.90'
  for (let count = 0; count < 600; count++) await gateway.answer(launchTrial, { query, address })
  expect((await gateway.refusal(launchTrial, { query, address })).code).toBe('rate.limited')
})
