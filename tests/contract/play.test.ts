import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getBalance } from '#contract/identity/member.ts'
import { openDatabase, openStore } from '#sandbox/state.ts'
import { tokenOf } from './support/accounts.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { betOn, gameOf, launched, newKey, opening, refusalOf, sendPlay } from './support/play.ts'
import { registered } from './support/registration.ts'

let gateway: TestGateway
let data: string
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'livery-play-'))
  gateway = await openGateway({ data })
})
afterAll(() => {
  gateway.sandbox.close()
  rmSync(data, { recursive: true })
})

const choices = {
  ...{ slot: [], wheel: [1], cards: [1], live: [1], roulette: [17] },
  ...{ fish: [0], ticket: [1, 5, 9, 16], book: [5, 1, 1], fight: [0, 0, 2] },
}
const kinds = [
  { kind: 'slot', gameType: 'RNG' },
  { kind: 'wheel', gameType: 'LIVE' },
  { kind: 'cards', gameType: 'PVP' },
  { kind: 'live', gameType: 'LIVE', subject: 'Baccarat' },
  { kind: 'live', gameType: 'LIVE', subject: 'Dragon Tiger' },
  { kind: 'live', gameType: 'LIVE', subject: 'Sic Bo' },
  { kind: 'roulette', gameType: 'LIVE', subject: 'Roulette' },
  { kind: 'fish', gameType: 'FISH' },
  { kind: 'ticket', gameType: 'ELOTT' },
  { kind: 'book', gameType: 'SPORTS' },
  { kind: 'book', gameType: 'ESPORTS' },
  { kind: 'fight', gameType: 'COCKFIGHT' },
] as const

async function realPlay(wanted: { gameType: string; subject?: string }, token: string) {
  return opening(gateway, await launched(gateway, await gameOf(gateway, wanted), token))
}

async function walletOf(token: string): Promise<number> {
  return Math.round(Number((await gateway.answer(getBalance, { token })).value.balance) * 100)
}

test.each(kinds)('a bet on a $kind moves the wallet by what it cost and won', async ({ kind, ...wanted }) => {
  const token = await tokenOf(gateway, 'player')
  const play = await realPlay(wanted, token)
  let balance = await walletOf(token)
  expect(play.balance).toBe(balance)
  for (const bet of [play.bets[0] ?? 0, play.bets[1] ?? 0]) {
    const round = await betOn(gateway, play.token, bet, choices[kind])
    expect(round.balance).toBe(balance - bet + round.win)
    balance = round.balance
    expect(await walletOf(token)).toBe(balance)
  }
})

test('the same key is the same bet, however often and at once it comes', async () => {
  const token = await tokenOf(gateway, 'player')
  const play = await realPlay({ gameType: 'RNG' }, token)
  const before = await walletOf(token)
  const [bet = 0, other = 0] = play.bets
  const key = newKey()
  const rounds = await Promise.all(Array.from({ length: 6 }, () => betOn(gateway, play.token, bet, [], key)))
  expect(new Set(rounds.map((round) => JSON.stringify(round))).size).toBe(1)
  expect(await walletOf(token)).toBe(before - bet + (rounds[0]?.win ?? 0))
  const changed = sendPlay(gateway, 'bet', play.token, { key, bet: other, choice: [] })
  expect(await refusalOf(changed)).toEqual({ status: 400, code: 'request.invalid' })
})

test.each([
  { kind: 'status', status: 503 },
  { kind: 'not-json', status: 200 },
  { kind: 'wrong-shape', status: 200 },
])('a bet whose answer was lost to $kind is settled once, however the loss came', async ({ kind, status }) => {
  const play = await opening(gateway, await launched(gateway, await gameOf(gateway)))
  const fault = { merchant: 'acme', call: '/play/api/bet', kind, status: 503, times: 1 }
  await gateway.panel('POST', '/sandbox/faults', fault)
  const [bet = 0] = play.bets
  const body = { key: newKey(), bet, choice: [] }
  expect((await sendPlay(gateway, 'bet', play.token, body)).status).toBe(status)
  const round = await betOn(gateway, play.token, bet, [], body.key)
  expect(round.balance).toBe(play.balance - bet + round.win)
})

test.each(kinds)('a $kind takes none but its own bets and choices', async ({ kind, ...wanted }) => {
  const play = await realPlay(wanted, await tokenOf(gateway, 'player'))
  const before = play.balance
  const bet = play.bets[0] ?? 0
  const wrongChoices: Record<string, unknown[]> = {
    slot: [[0], 'spin', null],
    wheel: [[], [4], [-1], [0, 1], [1.5]],
    cards: [[], [5], [-1], [0, 1], ['tie']],
    live: [[], [5], [-1], [0, 1]],
    roulette: [[], [46], [-1], [0, 1], [0.5]],
    fish: [[], [8], [-1], ['0']],
    ticket: [[], [1, 2, 3], [1, 2, 3, 3], [0, 1, 2, 3], [1, 2, 3, 17], [1, 2, 3, 4, 5]],
    book: [[], [0], [6, 0, 0], [0, 2, 0], [0, 0, 3], [0, 0, 0, 0]],
    fight: [[], [0, 2], [6, 0, 0], [0, 1, 0], [0, 0, -1]],
  }
  const bodies = [
    ...[0, -bet, bet + 1, bet / 3, 1e15, Number.MAX_SAFE_INTEGER].map((wrong) => ({
      bet: wrong,
      choice: choices[kind],
    })),
    ...(wrongChoices[kind] ?? []).map((choice) => ({ bet, choice })),
  ]
  for (const body of bodies) {
    const refused = await refusalOf(sendPlay(gateway, 'bet', play.token, { key: newKey(), ...body }))
    expect(refused).toEqual({ status: 400, code: 'request.invalid' })
  }
  for (const key of ['', 'short', 'a b c d e f g h i j k', 'x'.repeat(65)]) {
    const refused = await refusalOf(sendPlay(gateway, 'bet', play.token, { key, bet, choice: choices[kind] }))
    expect(refused.code).toBe('request.invalid')
  }
  const state = await sendPlay(gateway, 'state', play.token)
  expect(await state.json()).toEqual({ balance: before })
})

test('an empty wallet bets nothing', async () => {
  const token = await registered(gateway, 'emptyone')
  const play = await realPlay({ gameType: 'RNG' }, token)
  const bet = { key: newKey(), bet: play.bets[0], choice: [] }
  expect(await refusalOf(sendPlay(gateway, 'bet', play.token, bet))).toEqual({ status: 409, code: 'bet.short' })
  expect(await walletOf(token)).toBe(0)
})

test('parallel bets of two games never take a wallet below zero, and the ledger sums to zero', async () => {
  const token = await tokenOf(gateway, 'player')
  const [slot, wheel] = [await realPlay({ gameType: 'RNG' }, token), await realPlay({ gameType: 'LIVE' }, token)]
  const seen = new Set<number>()
  const order = fc.record({ onSlot: fc.boolean(), size: fc.nat(7), repeats: fc.integer({ min: 1, max: 2 }) })
  await fc.assert(
    fc.asyncProperty(fc.array(order, { minLength: 4, maxLength: 16 }), fc.scheduler(), async (orders, scheduler) => {
      const before = await walletOf(token)
      const sent = orders.flatMap(({ onSlot, size, repeats }) => {
        const play = onSlot ? slot : wheel
        const bet = play.bets[Math.min(size, play.bets.length - 1)] ?? 0
        const body = { key: newKey(), bet, choice: onSlot ? [] : [3] }
        return Array.from({ length: repeats }, () =>
          scheduler.schedule(Promise.resolve(body)).then(async () => {
            const response = await sendPlay(gateway, 'bet', play.token, body)
            return { status: response.status, body: await response.json() }
          }),
        )
      })
      await scheduler.waitAll()
      const answers = await Promise.all(sent)
      const rounds = new Map<string, { bet: number; win: number; balance: number }>()
      for (const { status, body } of answers) {
        seen.add(status)
        if (status === 200) rounds.set(body.key, body)
      }
      const moved = [...rounds.values()].reduce((sum, { bet, win }) => sum - bet + win, 0)
      const after = await walletOf(token)
      expect(after).toBe(before + moved)
      expect(after).toBeGreaterThanOrEqual(0)
      for (const { balance } of rounds.values()) expect(balance).toBeGreaterThanOrEqual(0)
      gateway.pass(61_000)
    }),
    { numRuns: 25, seed: 5 },
  )
  // Both were met: bets that the wallet covers, and bets that it does not.
  expect([...seen].toSorted()).toEqual([200, 409])
  const database = openDatabase(data)
  expect(openStore(database).ledger.unbalancedCount()).toBe(0)
  database.close()
})

test('play money is the play’s own and never in the ledger', async () => {
  const game = await gameOf(gateway)
  const [one, other] = [
    await opening(gateway, await launched(gateway, game)),
    await opening(gateway, await launched(gateway, game)),
  ]
  expect(one).toMatchObject({ mode: 'trial', balance: 200_000 })
  await betOn(gateway, one.token, one.bets.at(-1) ?? 0)
  expect(await (await sendPlay(gateway, 'state', other.token)).json()).toEqual({ balance: 200_000 })
  let left = 200_000
  for (let count = 0; count < 200 && left >= 100_000; count++) {
    left = (await betOn(gateway, other.token, other.bets.at(-1) ?? 0)).balance
    expect(left).toBeGreaterThanOrEqual(0)
  }
})

test('the last rounds are told, the latest first', async () => {
  const play = await opening(gateway, await launched(gateway, await gameOf(gateway)))
  const keys = ['first-of-the-two-bets', 'second-of-the-two-bets']
  for (const key of keys) {
    await betOn(gateway, play.token, play.bets[0] ?? 0, [], key)
    gateway.pass(1000)
  }
  const history: { rounds: { key: string }[] } = await (await sendPlay(gateway, 'history', play.token)).json()
  expect(history.rounds.map(({ key }) => key)).toEqual(keys.toReversed())
})

test('no token, a wrong one and a member’s own open no play', async () => {
  const member = await tokenOf(gateway, 'player')
  for (const token of [null, 'x'.repeat(43), member]) {
    expect(await refusalOf(sendPlay(gateway, 'state', token))).toEqual({ status: 401, code: 'play.ended' })
  }
})

test('only the game’s own page may speak for it', async () => {
  const play = await opening(gateway, await launched(gateway, await gameOf(gateway)))
  const foreign = [{ Origin: 'http://acme.localhost' }, { 'Sec-Fetch-Site': 'same-site' }, { Origin: 'null' }]
  for (const headers of foreign) {
    const bet = { key: newKey(), bet: play.bets[0], choice: [] }
    expect((await refusalOf(sendPlay(gateway, 'bet', play.token, bet, headers))).code).toBe('request.invalid')
  }
})

test('a game’s page may be framed by the site that launched it alone, and runs no script but its own file', async () => {
  const url = await launched(gateway, await gameOf(gateway))
  const page = await gateway.sandbox.app.request(url.pathname + url.search)
  const policy = page.headers.get('content-security-policy') ?? ''
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors https://acme.example',
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ])
  expect(page.headers.get('set-cookie')).toBeNull()
  const html = await page.text()
  expect(html).not.toMatch(/<script(?![^>]* src=)|\son\w+=|\sstyle=|<style/)
  expect(html).not.toContain(url.searchParams.get('launch'))
  const unknown = await gateway.sandbox.app.request('/play/slot/?launch=nobody')
  expect(unknown.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

test('the games’ files are served as what they are, and nothing else is', async () => {
  const script = await gateway.sandbox.app.request('/play/assets/main.ts')
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(await script.text()).not.toMatch(/import type|: Promise<void>/)
  expect((await gateway.sandbox.app.request('/play/art/hero-tiger-0.svg')).status).toBe(200)
  const none = [
    'assets/..%2fslot.ts',
    'assets/slot',
    'art/hero-nobody-0.svg',
    'art/gem-__proto__.svg',
    'poker/',
    'api/',
  ]
  for (const path of none) expect((await gateway.sandbox.app.request(`/play/${path}`)).status).toBe(404)
})
