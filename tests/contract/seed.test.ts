import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { consolidateFunds, getBalance } from '#contract/identity/member.ts'
import { addFavourite, getFavouriteIds, getGameMenus, getGames, getHotGames } from '#contract/lobby/games.ts'
import { getWinners } from '#contract/lobby/winners.ts'
import { createSandbox } from '#sandbox/sandbox.ts'
import { openDatabase, openStore } from '#sandbox/state.ts'
import { tokenOf } from './support/accounts.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { acme, zen } from './support/merchants.ts'

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const rng = {
  clientType: 3,
  platform: 'html5-desktop',
  merchant: 'acme',
  gameType: 'RNG',
  pageNo: 1,
  pageSize: 100,
  language: 'EN',
} as const

async function contentHash(gateway: TestGateway): Promise<string> {
  const hash = createHash('sha256')
  hash.update(JSON.stringify(await gateway.answer(getGames, { query: rng })))
  const winners = { gameCategory: 'ALL', language: 'EN', limitNum: 20, period: 'day' } as const
  hash.update(JSON.stringify(await gateway.answer(getWinners, { query: winners })))
  gateway.sandbox.close()
  return hash.digest('hex')
}

test('the same seed makes the same content, another seed another', async () => {
  // In folders: a state in memory may be a copy of an earlier one.
  const open = (seed: number) => openGateway({ seed, data: temporaryFolder() })
  const [one, again, other] = await Promise.all([open(1), open(1), open(2)])
  const hash = await contentHash(one)
  expect(await contentHash(again)).toBe(hash)
  expect(await contentHash(other)).not.toBe(hash)
})

test('seeded on demand, a merchant has what it would have had at once, and the panel finds it by its code', async () => {
  const [atOnce, onDemand] = await Promise.all([openGateway(), openGateway({ seedsOnDemand: true })])
  const seen = async (gateway: TestGateway, merchant: string) => {
    const token = await tokenOf(gateway, 'player', { merchant })
    const period = { gameCategory: 'ALL', language: 'EN', limitNum: 20, period: 'day' } as const
    return [
      await gateway.answer(getBalance, { merchant, token }),
      await gateway.answer(getWinners, { merchant, query: period }),
    ]
  }
  // In the other order: what comes first does not count.
  for (const merchant of ['zen', 'acme'])
    expect(await seen(onDemand, merchant), merchant).toEqual(await seen(atOnce, merchant))
  const another = await openGateway({ seedsOnDemand: true })
  const answer = await another.panel('POST', '/sandbox/state', { merchant: 'zen', hasPopups: false })
  expect(answer.status).toBe(200)
  expect((await another.panel('POST', '/sandbox/state', { merchant: 'nobody' })).status).toBe(404)
})

test('a merchant whose content is replaced answers with it from then on, and its members stay', async () => {
  const gateway = await openGateway()
  const token = await tokenOf(gateway, 'player')
  const balance = await gateway.answer(getBalance, { token })
  const name = async () =>
    (await (await gateway.sandbox.app.request('/sandbox/app/acme/ios')).text()).includes('Acme Anew')
  expect(await name()).toBe(false)
  gateway.sandbox.replaceMerchant({ ...acme, name: 'Acme Anew' })
  expect(await name()).toBe(true)
  expect(await gateway.answer(getBalance, { token })).toEqual(balance)
  expect(() => gateway.sandbox.replaceMerchant({ ...acme, demo: { banners: 5 } })).toThrow()
  expect(await name()).toBe(true)
})

test('ten thousand games over sixty vendors, as the catalogue promises', async () => {
  const full = { ...acme, vendors: { esports: [], cockfight: [], excludedRng: [] } }
  const gateway = await openGateway({ merchants: [full], games: 10_000 })
  const { value: menus } = await gateway.answer(getGameMenus, { query: { language: 'EN', clientType: 3 } })
  const counts = Object.fromEntries(menus.map((menu) => [menu.gameCategory, menu.gameCount]))
  expect(counts).toEqual({
    RNG: 9360,
    LIVE: 160,
    FISH: 120,
    PVP: 160,
    SPORTS: 40,
    ESPORTS: 40,
    COCKFIGHT: 20,
    ELOTT: 36,
    LOTT: 24,
    BGS: 40,
  })
  expect(new Set(menus.flatMap((menu) => menu.vendors.map((vendor) => vendor.code))).size).toBe(60)
  const titles = new Set<string>()
  for (let pageNo = 1; pageNo <= 94; pageNo++) {
    const { games } = await gateway.answer(getGames, { query: { ...rng, pageNo } })
    for (const game of games) titles.add(game.gameName)
  }
  expect(titles.size).toBe(9360)
  gateway.sandbox.close()
})

test('the hot list has forty-two games and many heroes', async () => {
  const gateway = await openGateway({ games: 2000 })
  const query = {
    merchantCode: 'acme',
    isPlatform: 2,
    vassalage: '',
    platform: 'flash,html5-desktop',
    language: 'EN',
    refresh: false,
  } as const
  const { value } = await gateway.answer(getHotGames, { query })
  expect(value).toHaveLength(42)
  expect(new Set(value.map((card) => card.nodeId)).size).toBe(42)
  expect(value.some((card) => card.isHot === 1)).toBe(true)
  gateway.sandbox.close()
})

test('every transaction of the ledger sums to zero, and entries cannot be changed', async () => {
  const data = temporaryFolder()
  const gateway = await openGateway({ data })
  const token = await tokenOf(gateway, 'agent', { site: 'agent' })
  expect((await gateway.answer(getBalance, { token })).value.balance).toBe('182400.00')
  expect((await gateway.answer(consolidateFunds, { token })).value.balance).toBe('184000.00')
  expect((await gateway.answer(consolidateFunds, { token })).value.balance).toBe('184000.00')
  gateway.sandbox.close()
  const database = openDatabase(data)
  const { ledger, transaction } = openStore(database)
  expect(ledger.unbalancedCount()).toBe(0)
  expect(() => database.exec('UPDATE entries SET amount = amount + 1')).toThrow('entries are final')
  expect(() => database.exec('DELETE FROM entries')).toThrow('entries are kept')
  const account = { merchant: 'acme', memberId: null, kind: 'house', vendor: '', currency: 'BDT' } as const
  const house = ledger.account(account)
  expect(() => transaction(() => ledger.post('gift', 0, [{ account: house, amount: 5 }]))).toThrow(RangeError)
  database.close()
})

test('a state in a folder outlives a restart, until its seed changes or it is reset', async () => {
  const data = temporaryFolder()
  const first = await openGateway({ data })
  const token = await tokenOf(first, 'player')
  const [game] = (await first.answer(getGames, { query: rng })).games
  if (!game) throw new Error('No games')
  await first.answer(addFavourite, { token, body: { nodeId: game.nodeId, vendor: game.vassalage, gameType: 'RNG' } })
  first.sandbox.close()
  const second = await openGateway({ data })
  expect((await second.answer(getFavouriteIds, { token })).value).toEqual([game.nodeId])
  second.sandbox.close()
  for (const change of [{ reset: true }, { merchants: [{ ...acme, currency: 'INR' }, zen] }, { seed: 2 }]) {
    const fresh = await openGateway({ data, ...change })
    expect((await fresh.refusal(getFavouriteIds, { token })).code).toBe('session.expired')
    fresh.sandbox.close()
  }
})

test('the balance is in the merchant’s currency', async () => {
  const gateway = await openGateway({ merchants: [{ ...acme, currency: 'VND' }] })
  const token = await tokenOf(gateway, 'player')
  expect((await gateway.answer(getBalance, { token })).value).toEqual({ balance: '4916000.00', currency: 'VND' })
  gateway.sandbox.close()
})

test('demo accounts are listed for each merchant', async () => {
  const gateway = await openGateway()
  expect(gateway.sandbox.demoAccounts).toHaveLength(6)
  expect(gateway.sandbox.demoAccounts[0]).toEqual({
    merchant: 'acme',
    role: 'member',
    username: 'player',
    password: 'Demo-player-1',
  })
  gateway.sandbox.close()
})

test('every mistake in a demo.json is named with its file and path', async () => {
  const demo = {
    banners: [{ group: 'home', scene: 'x', linkage: '', copy: { XX: { title: 'a' } } }],
    jackpot: '12',
    colour: 'red',
  }
  const opened = createSandbox({ merchants: [{ ...acme, demo }], data: null })
  await expect(opened).rejects.toMatchObject({ code: 'bad-demo-content' })
  await expect(opened).rejects.toThrow(/tenants\/acme\/demo\.json: banners\.0\.group: /)
  await expect(opened).rejects.toThrow(/tenants\/acme\/demo\.json: jackpot: must be an amount with two decimals/)
  await expect(opened).rejects.toThrow(/colour/)
})

test('copy with a percentage needs the tenant to have one', async () => {
  const demo = { notices: [{ copy: { EN: { title: '{{percent}} %', content: 'x' } } }] }
  const opened = createSandbox({ merchants: [{ ...zen, demo }], data: null })
  await expect(opened).rejects.toThrow(
    'tenants/zen/demo.json: notices.0.copy.EN.title: names the bonus of a first deposit, which needs',
  )
})
