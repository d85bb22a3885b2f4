import { afterEach, beforeEach, expect, test } from 'vitest'
import type { QueryOf } from '#contract/call.ts'
import { getGames } from '#contract/lobby/games.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { acme } from './support/merchants.ts'

let gateway: TestGateway
beforeEach(async () => {
  gateway = await openGateway()
})
afterEach(() => gateway.sandbox.close())

type Asked = QueryOf<typeof getGames>

const base: Asked = {
  clientType: 3,
  platform: 'html5-desktop',
  merchant: 'acme',
  gameType: 'RNG',
  pageNo: 1,
  pageSize: 5,
  language: 'EN',
}
const list = (change: Partial<Asked> = {}) => gateway.answer(getGames, { query: { ...base, ...change } })

test('a list that was asked for before is anew at once where the merchant is edited: its vendors, names, currency', async () => {
  const [before, again] = [await list(), await list()]
  expect(again).toEqual(before)
  const [first] = before.games
  const [table] = (await list({ gameType: 'LIVE' })).games
  if (!first || !table?.limits) throw new Error('There is no slot, or no table that states its bets')
  const gameNames = { [first.gameName]: { EN: 'Another Name' } }
  gateway.sandbox.replaceMerchant({ ...acme, demo: { gameNames } })
  expect((await list()).games[0]).toEqual({ ...first, displayName: 'Another Name' })
  gateway.sandbox.replaceMerchant({ ...acme, currency: 'VND' })
  expect((await list({ gameType: 'LIVE' })).games[0]?.limits?.min).not.toBe(table.limits.min)
  gateway.sandbox.replaceMerchant({
    ...acme,
    vendors: { ...acme.vendors, excludedRng: [...acme.vendors.excludedRng, first.vassalage] },
  })
  const without = await list()
  expect(without.total).toBeLessThan(before.total)
  expect(without.games.filter(({ vassalage }) => vassalage === first.vassalage)).toEqual([])
})

test('a list that was asked for before is struck by an injected fault, a state of the system, and no longer than these last', async () => {
  const before = await list()
  await gateway.panel('POST', '/sandbox/faults', { call: 'getGames', kind: 'empty', times: 1 })
  expect((await list()).games).toEqual([])
  await gateway.panel('POST', '/sandbox/state', { merchant: 'acme', status: 1 })
  expect((await gateway.refusal(getGames, { query: base })).code).toBe('system.maintenance')
  await gateway.panel('POST', '/sandbox/state', { merchant: 'acme', status: 0 })
  expect(await list()).toEqual(before)
})

test('a list that was asked for before has the language, the page and the filters of each query', async () => {
  const seen = new Set<string>()
  const asked: Partial<Asked>[] = [
    {},
    { language: 'BN' },
    { pageNo: 2 },
    { pageSize: 7 },
    { sort: 'name' },
    { gameType: 'FISH' },
  ]
  for (let time = 0; time < 2; time++) {
    for (const change of asked) seen.add(JSON.stringify(await list({ gameType: 'LIVE', ...change })))
  }
  expect(seen.size).toBe(asked.length)
})
