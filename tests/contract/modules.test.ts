import { afterEach, beforeEach, expect, test } from 'vitest'
import { getMissionSummary } from '#contract/account/missions.ts'
import { getReferral } from '#contract/account/referral.ts'
import { getRewards } from '#contract/account/rewards.ts'
import { getVip } from '#contract/account/vip-ranks.ts'
import { getAgentSettings } from '#contract/agent/team.ts'
import { searchGames } from '#contract/lobby/catalogue.ts'
import { getGames, getLanes } from '#contract/lobby/games.ts'
import { getJackpot } from '#contract/lobby/jackpot.ts'
import { getWinners } from '#contract/lobby/winners.ts'
import { type ModuleId, moduleIds } from '#contract/site/modules.ts'
import { getWhitelabel, type PermissionNode } from '#contract/site/system.ts'
import { calls } from '#sandbox/calls.ts'
import { tokenOf } from './support/accounts.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'

let gateway: TestGateway
beforeEach(async () => {
  gateway = await openGateway()
})
afterEach(() => gateway.sandbox.close())

const close = (...closedModules: string[]) =>
  gateway.panel('POST', '/sandbox/state', { merchant: 'acme', closedModules })

const flat = (tree: readonly PermissionNode[]): PermissionNode[] =>
  tree.flatMap((node) => [node, ...flat(node.childrenNodes ?? [])])

test('the permission tree names every module and every switch', async () => {
  const { value } = await gateway.answer(getWhitelabel)
  expect(
    flat(value)
      .map(({ modId }) => modId)
      .toSorted(),
  ).toEqual(moduleIds.toSorted())
})

test('a call belongs to a module of the tree or to none', () => {
  const named = calls.flatMap(({ id, module }) => (module === undefined ? [] : [[id, module]]))
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter(([, module]) => !moduleIds.some((id) => id === module))).toEqual([])
})

test('the panel closes no module that there is not', async () => {
  expect((await close('vips')).status).toBe(400)
})

const language = 'EN'
const rewards = { language, state: 'open', pageNo: 1, pageSize: 5 } as const
const winners = { gameCategory: 'ALL', language, limitNum: 5, period: 'day' } as const

const closing: [module: ModuleId, ask: (token: string) => Promise<{ code: string }>][] = [
  ['vip', (token) => gateway.refusal(getVip, { token, query: { language } })],
  ['promotions', (token) => gateway.refusal(getRewards, { token, query: rewards })],
  ['rewardCentre', (token) => gateway.refusal(getRewards, { token, query: rewards })],
  ['referral', (token) => gateway.refusal(getReferral, { token, query: { language } })],
  ['missions', (token) => gateway.refusal(getMissionSummary, { token, query: { language } })],
  ['winnerBoard', () => gateway.refusal(getWinners, { query: winners })],
  ['jackpot', () => gateway.refusal(getJackpot, { query: { language } })],
]

test.each(closing)('with %s closed, its calls are refused', async (module, ask) => {
  const token = await tokenOf(gateway, 'player')
  await close(module)
  expect((await ask(token)).code).toBe('module.closed')
})

test('with the centre for agents closed, agents are refused theirs', async () => {
  const token = await tokenOf(gateway, 'agent', { site: 'agent' })
  await close('agentCentre')
  expect((await gateway.refusal(getAgentSettings, { token })).code).toBe('module.closed')
})

test('the games of a closed category leave lists, lanes and search at once, and come back with it', async () => {
  const list = { merchant: 'acme', language, gameType: 'RNG', gameClassify: 'ALL', clientType: 3 } as const
  const shown = async () => {
    const query = { ...list, platform: 'html5-desktop', pageNo: 1, pageSize: 5 } as const
    const { total } = await gateway.answer(getGames, { query })
    const found = (await gateway.answer(searchGames, { query: { q: 'a', limit: 60, language } })).value.hits
    const { lanes } = (await gateway.answer(getLanes, { query: { platform: 'html5-desktop', language } })).value.data
    return {
      list: total > 0,
      search: found.some(({ card }) => card.gameType === 'RNG'),
      lanes: lanes.some(({ gameCategory }) => gameCategory === 'RNG'),
    }
  }
  const open = { list: true, search: true, lanes: true }
  expect(await shown()).toEqual(open)
  await close('rng')
  expect(await shown()).toEqual({ list: false, search: false, lanes: false })
  await close()
  expect(await shown()).toEqual(open)
})
