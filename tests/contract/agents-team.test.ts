import { afterAll, beforeAll, expect, test } from 'vitest'
import { getTeamMember, setMemberRate } from '#contract/agent/member.ts'
import { getTeamBets, getTeamLoss, getTeamTransactions } from '#contract/agent/reports.ts'
import { getAgentSettings, getDownlines, getTeamOverview } from '#contract/agent/team.ts'
import type { Call } from '#contract/call.ts'
import { tokenOf } from './support/accounts.ts'
import { type AgentGateway, openAgentGateway } from './support/agents.ts'
import { registered } from './support/registration.ts'

let gateway: AgentGateway
let agent: string
let subagent: string
beforeAll(async () => {
  gateway = await openAgentGateway()
  agent = await tokenOf(gateway, 'agent', { site: 'agent' })
  subagent = await tokenOf(gateway, 'subagent', { site: 'agent' })
})
afterAll(() => gateway.close())

const month = { from: '2026-10-22', to: '2026-11-20' }
const page = { pageNo: 1, pageSize: 100 }
const english = { language: 'EN' }

async function downlines(token: string, more: object = {}) {
  return (await gateway.answer(getDownlines, { token, query: { ...month, ...page, ...more } })).value
}

const calls: readonly { call: Call; query: object | undefined }[] = [
  { call: getAgentSettings, query: undefined },
  { call: getTeamOverview, query: month },
  { call: getDownlines, query: { ...month, ...page } },
  { call: getTeamBets, query: { ...month, ...page, ...english } },
  { call: getTeamLoss, query: { ...month, ...page } },
  { call: getTeamTransactions, query: { ...month, ...page, ...english } },
  { call: getTeamMember, query: { ...month, account: 'subagent' } },
]

test.each(calls)('$call.id is for agents alone, where there is an agents’ centre', async ({ call, query }) => {
  const asked = query === undefined ? {} : { query }
  const refused = async (token?: string) => {
    const response = await gateway.send(call, token === undefined ? asked : { ...asked, token })
    const { code } = await response.json()
    return [response.status, code]
  }
  expect(await refused()).toEqual([401, 'session.required'])
  expect(await refused(await tokenOf(gateway, 'player'))).toEqual([403, 'agent.required'])
  expect(await refused(await tokenOf(gateway, 'trial'))).toEqual([403, 'agent.required'])
  const zen = await tokenOf(gateway, 'agent', { merchant: 'zen', site: 'agent' })
  const response = await gateway.send(call, { ...asked, token: zen, merchant: 'zen' })
  expect([response.status, (await response.json()).code]).toEqual([403, 'module.closed'])
})

test('the team is made when an agent comes first, and nobody else pays for it', async () => {
  const { database, store, close } = await openAgentGateway()
  const members = () => Number(database.prepare(`SELECT count(*) AS count FROM members`).get()?.count)
  const before = members()
  expect(store.agentTree.heads('acme')).toHaveLength(1)
  close()
  const counted = gateway.database.prepare(`SELECT count(*) AS count FROM members`).get()?.count
  expect(Number(counted)).toBeGreaterThan(before + 50)
})

test('the same seed makes the same team', async () => {
  const other = await openAgentGateway()
  const token = await tokenOf(other, 'agent', { site: 'agent' })
  const { value } = await other.answer(getDownlines, { token, query: { ...month, ...page } })
  // When the demo accounts last logged in differs: they just did.
  const plain = (rows: Awaited<ReturnType<typeof downlines>>['rows']) => rows.map(({ lastLoginAt: _, ...row }) => row)
  expect(plain(value.rows)).toEqual(plain((await downlines(agent)).rows))
  other.close()
})

test('an agent sees settings, three levels below, and the way to each', async () => {
  const { value: settings } = await gateway.answer(getAgentSettings, { token: agent })
  expect(settings).toMatchObject({
    enableCt: true,
    pay: ['dividend', 'daily', 'hourly', 'realtime'],
    contractConflict: 'confirm',
    rebateRate: '1.00',
    currency: 'BDT',
    timeZone: 'Asia/Dhaka',
  })
  const top = await downlines(agent)
  expect(top.path).toEqual([])
  expect(top.rows.map(({ level }) => level).every((level) => level === 1)).toBe(true)
  const names = top.rows.map(({ account }) => account)
  for (const name of ['player', 'saver', 'mover', 'owing', 'subagent']) expect(names).toContain(name)
  expect(names).toEqual(names.toSorted())
  const second = await downlines(agent, { parent: 'subagent' })
  expect(second.path).toEqual([{ account: 'subagent', nickname: 'Subagent' }])
  const deeper = second.rows.find(({ isAgent }) => isAgent)
  if (!deeper) throw new Error('No agent below')
  const third = await downlines(agent, { parent: deeper.account })
  expect(third.path.map(({ account }) => account)).toEqual(['subagent', deeper.account])
  expect(third.rows).toHaveLength(deeper.direct)
  expect(third.rows[0]).toMatchObject({ level: 3, team: 0, isAgent: false })
  const [leaf] = third.rows
  const found = await downlines(agent, { search: leaf?.nickname.slice(0, 6).toUpperCase() })
  expect(found.rows.find(({ account }) => account === leaf?.account)?.path).toEqual(['subagent', deeper.account])
  // The same one is nearer to whoever is nearer.
  const near = await downlines(subagent, { search: leaf?.account })
  expect(near.rows[0]).toMatchObject({ account: leaf?.account, level: 2, path: [deeper.account] })
})

test('nobody is seen above or beside: what is not below is not there', async () => {
  const { rows } = await downlines(agent)
  const beside = rows.find(({ isAgent, account }) => isAgent && account !== 'subagent')?.account ?? ''
  const asked = { ...month, ...page, ...english }
  for (const account of ['agent', beside, 'player', 'nobody', 'traveller']) {
    const refusals = [
      await gateway.refusal(getDownlines, { token: subagent, query: { ...month, ...page, parent: account } }),
      await gateway.refusal(getTeamBets, { token: subagent, query: { ...asked, account } }),
      await gateway.refusal(getTeamLoss, { token: subagent, query: { ...month, ...page, account } }),
      await gateway.refusal(getTeamTransactions, { token: subagent, query: { ...asked, account } }),
    ]
    expect(refusals.map(({ status, code }) => [status, code])).toEqual(refusals.map(() => [403, 'transfer.not-below']))
    expect((await downlines(subagent, { search: account })).rows).toEqual([])
  }
  const { value } = await gateway.answer(getTeamLoss, { token: subagent, query: { ...month, ...page } })
  const all = await downlines(subagent, { search: '' })
  expect(value.rows.map(({ account }) => account)).not.toContain('player')
  expect(all.rows.every(({ level }) => level === 1)).toBe(true)
  expect(JSON.stringify(value)).not.toContain('"agent"')
})

test('downlines are sorted by what is asked for, and kept to agents or players', async () => {
  const value = ({ profit }: { profit: string }) => Number(profit)
  for (const order of ['asc', 'desc'] as const) {
    const { rows } = await downlines(agent, { sort: 'profit', order })
    const profits = rows.map(value)
    expect(profits).toEqual(profits.toSorted((one, two) => (order === 'asc' ? one - two : two - one)))
  }
  const agents = await downlines(agent, { only: 'agents' })
  const players = await downlines(agent, { only: 'players' })
  expect(agents.rows.every(({ isAgent }) => isAgent)).toBe(true)
  expect(agents.count + players.count).toBe((await downlines(agent)).count)
  const first = await downlines(agent, { pageSize: 4 })
  expect(first).toMatchObject({ count: agents.count + players.count, pageNum: 1 })
  expect(first.rows).toHaveLength(4)
  expect(first.totals).toEqual((await downlines(agent)).totals)
})

test('losses are of those who played, the greatest first, or by what is asked for; of one account day by day', async () => {
  const loss = async (more: object = {}) =>
    (await gateway.answer(getTeamLoss, { token: agent, query: { ...month, ...page, ...more } })).value
  const all = await loss()
  expect(all.rows.every(({ bets, gifts, day }) => day === null && (bets > 0 || Number(gifts) > 0))).toBe(true)
  const profits = all.rows.map(({ profit }) => Number(profit))
  expect(profits).toEqual(profits.toSorted((one, two) => one - two))
  const bets = (await loss({ sort: 'bets', order: 'desc' })).rows.map((row) => row.bets)
  expect(bets).toEqual(bets.toSorted((one, two) => two - one))
  const found = await loss({ search: 'play' })
  expect(found.rows.map(({ account }) => account)).toContain('player')
  expect(found.rows.length).toBeLessThan(all.rows.length)
  const days = await loss({ account: 'player' })
  expect(days.rows[0]).toMatchObject({ account: 'player', level: 1, day: '2026-11-20' })
  expect(days.rows).toHaveLength(30)
  const { account: _, level: __, day: ___, ...whole } = found.rows.find(({ account }) => account === 'player') ?? {}
  expect(days.totals).toEqual(whole)
})

test.each([
  [{ pageSize: 501 }, 'request.invalid'],
  [{ pageNo: 0 }, 'request.invalid'],
  [{ to: '2026-10-01' }, 'records.range'],
  [{ from: '2026-01-01' }, 'records.range'],
  [{ from: 'yesterday' }, 'request.invalid'],
])('a range or a page of %o is refused', async (change, code) => {
  const query = { ...month, ...page, ...english, ...change }
  expect((await gateway.refusal(getDownlines, { token: agent, query })).code).toBe(code)
  expect((await gateway.refusal(getTeamBets, { token: agent, query })).code).toBe(code)
  expect((await gateway.refusal(getTeamLoss, { token: agent, query })).code).toBe(code)
  expect((await gateway.refusal(getTeamTransactions, { token: agent, query })).code).toBe(code)
})

test('who is invited by a player below an agent joins that agent, by an agent that one; others join nobody', async () => {
  const { store } = gateway
  const codeOf = (name: string): string => {
    const member = store.members.byName('acme', name)
    if (!member) throw new Error(`No ${name}`)
    store.referrals.setCode(member.id, `CODE${name.toUpperCase()}`)
    return store.referrals.codeOf(member.id) ?? ''
  }
  const aboveOf = (name: string): string | null => {
    const member = store.members.byName('acme', name)
    const above = member && store.memberTransfers.uplineOf(member.id)
    return above === null ? null : (store.members.byId(above)?.name ?? null)
  }
  await registered(gateway, 'joinerone', { referralCode: codeOf('saver') })
  await registered(gateway, 'joinertwo', { referralCode: codeOf('subagent') })
  await registered(gateway, 'joiner3', { referralCode: codeOf('traveller') })
  expect(['joinerone', 'joinertwo', 'joiner3'].map(aboveOf)).toEqual(['agent', 'subagent', null])
  expect((await downlines(subagent, { search: 'joiner' })).rows.map(({ account }) => account)).toEqual(['joinertwo'])
  expect((await downlines(agent, { search: 'joiner' })).rows.map(({ account, level }) => [account, level])).toEqual([
    ['joinerone', 1],
    ['joinertwo', 2],
  ])
})

async function memberOf(token: string, account: string) {
  return (await gateway.answer(getTeamMember, { token, query: { ...month, account } })).value
}

test('one of the team is there by itself, with the figures that its row has and the way to it', async () => {
  const row = (await downlines(agent)).rows.find(({ account }) => account === 'subagent')
  const { rates, from, to, timeZone, currency, ...member } = await memberOf(agent, 'subagent')
  expect(member).toEqual({ ...row, path: [] })
  expect({ from, to, timeZone, currency }).toEqual({ ...month, timeZone: 'Asia/Dhaka', currency: 'BDT' })
  expect(rates).toMatchObject({ most: '1.00', step: '0.05' })
  const [below] = (await downlines(agent, { parent: 'subagent' })).rows
  expect(await memberOf(agent, below?.account ?? '')).toMatchObject({ level: 2, path: ['subagent'], rates: null })
  for (const account of ['agent', 'nobody', 'player'])
    expect((await gateway.refusal(getTeamMember, { token: subagent, query: { ...month, account } })).code).toBe(
      'transfer.not-below',
    )
  const self = await gateway.refusal(getTeamMember, { token: agent, query: { ...month, account: 'agent' } })
  expect(self.code).toBe('transfer.not-below')
})

test('a rate is changed by the one directly above, between those below and the own', async () => {
  const set = (token: string, account: string, rebateRate: string) =>
    gateway.send(setMemberRate, { token, body: { account, rebateRate } })
  const codeOf = async (answer: Promise<Response>) => (await (await answer).json()).code
  const before = await memberOf(agent, 'subagent')
  const least = before.rates?.least ?? ''
  expect(Number(least)).toBeGreaterThan(0)
  expect((await set(agent, 'subagent', '1.00')).status).toBe(200)
  expect((await memberOf(agent, 'subagent')).rebateRate).toBe('1.00')
  expect((await set(agent, 'subagent', least)).status).toBe(200)
  expect(await codeOf(set(agent, 'subagent', '1.05'))).toBe('register.rate')
  expect(await codeOf(set(agent, 'subagent', '0.52'))).toBe('register.rate')
  expect(await codeOf(set(agent, 'subagent', '0.00'))).toBe('register.rate-below')
  const [below] = (await downlines(agent, { parent: 'subagent' })).rows
  expect(await codeOf(set(agent, below?.account ?? '', '0.10'))).toBe('transfer.not-below')
  expect(await codeOf(set(subagent, 'subagent', '0.10'))).toBe('transfer.not-below')
  expect(await codeOf(set(await tokenOf(gateway, 'player'), 'subagent', '0.10'))).toBe('agent.required')
  await set(agent, 'subagent', before.rebateRate)
})

test.each(['balance', 'rebateRate', 'joinedAt', 'lastLoginAt'] as const)('members are ordered by %s', async (sort) => {
  const { rows } = await downlines(agent, { sort, order: 'desc' })
  const values = rows.map((row) => (sort.endsWith('At') ? Date.parse(String(row[sort] ?? 0)) : Number(row[sort])))
  expect(values).toEqual(values.toSorted((one, two) => two - one))
  expect(new Set(values).size).toBeGreaterThan(1)
})
