import { afterAll, beforeAll, expect, test } from 'vitest'
import { getTransactionRecords, type transactionKinds } from '#contract/account/records.ts'
import {
  getDailySalary,
  getDividends,
  getHourlySalary,
  getRealtimeSalary,
  type Settlement,
} from '#contract/agent/pay.ts'
import { getRegisterCentre } from '#contract/agent/register-centre.ts'
import { getAgentIncome } from '#contract/agent/reports.ts'
import { tokenOf } from './support/accounts.ts'
import { cents, withAgents } from './support/agents.ts'
import { listening, nextEvents } from './support/events.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { zen } from './support/merchants.ts'
import { balanceOf } from './support/money.ts'
import { betOn, gameOf, launched, opening } from './support/play.ts'

let gateway: TestGateway
let agent: string
beforeAll(async () => {
  // Every draw is 0, so that a bet wins: one that only comes back pays no salary.
  gateway = await openGateway({ merchants: [withAgents(), zen], draw: () => 0 })
  agent = await tokenOf(gateway, 'agent', { site: 'agent' })
}, 60_000)
afterAll(() => gateway.sandbox.close())

const all = { from: '2026-08-23', to: '2026-11-20' }
const asked = { ...all, pageNo: 1, pageSize: 500 }

test('what agents are paid is for agents alone', async () => {
  const player = await tokenOf(gateway, 'player')
  const codes = [
    await gateway.refusal(getDividends, { token: player, query: asked }),
    await gateway.refusal(getDailySalary, { token: player, query: asked }),
    await gateway.refusal(getHourlySalary, { token: player, body: asked }),
    await gateway.refusal(getRealtimeSalary, { token: player, body: asked }),
    await gateway.refusal(getAgentIncome, { token: player, query: all }),
    await gateway.refusal(getRegisterCentre, { token: player }),
  ].map(({ status, code }) => `${status} ${code}`)
  expect(new Set(codes)).toEqual(new Set(['403 agent.required']))
})

function expectCalculated(row: Settlement): void {
  const [gross, passedDown, net] = [row.gross, row.passedDown, row.net].map(cents)
  const rest = (gross ?? 0) - (passedDown ?? 0) - cents(row.owedIn)
  expect([net, cents(row.owedOut)]).toEqual([Math.max(0, rest), Math.max(0, -rest)])
  expect(row.paidAt !== null).toBe(row.state === 'paid')
  if (row.state !== 'running') expect(row.state).toBe(cents(row.net) > 0 ? 'paid' : 'none')
}

test('every period that is over follows from its own figures, and a loss goes on into the next', async () => {
  const { value } = await gateway.answer(getDividends, { token: agent, query: asked })
  expect(value.contract?.period).toBe('semimonthly')
  expect(value.rows.map(({ state }) => state === 'running')).toEqual([true, false, false, false, false, false])
  for (const [place, row] of value.rows.entries()) {
    expectCalculated(row)
    const before = value.rows[place + 1]
    if (before) expect([row.carriedIn, row.owedIn]).toEqual([before.carriedOut, before.owedOut])
    const base = cents(row.teamLoss) + cents(row.carriedIn)
    expect(cents(row.carriedOut)).toBe(Math.min(0, base))
    expect(cents(row.gross)).toBe(base < 0 ? 0 : Math.floor((base * cents(row.rate)) / 10_000))
  }
  const over = value.rows.filter(({ state }) => state !== 'running')
  expect(cents(value.totals.net)).toBe(over.reduce((sum, { net }) => sum + cents(net), 0))
})

test('what passes down is what those directly below have, each by the whole of its team', async () => {
  const query = { ...asked, account: '*' }
  const { rows } = (await gateway.answer(getDailySalary, { token: agent, query })).value
  const own = rows.filter(({ account }) => account === 'agent')
  expect(own.length).toBeGreaterThan(80)
  for (const row of own) {
    expectCalculated(row)
    const below = rows.filter(({ account, from }) => account !== 'agent' && from === row.from)
    expect(cents(row.passedDown)).toBe(below.reduce((sum, { gross }) => sum + cents(gross), 0))
    for (const { rate } of below) expect(cents(rate)).toBeLessThanOrEqual(cents(row.rate))
  }
  const [, second] = rows.map(({ account }) => account)
  const one = await gateway.answer(getDailySalary, { token: agent, query: { ...asked, account: second } })
  expect(new Set(one.value.rows.map(({ account }) => account))).toEqual(new Set([second]))
})

test('pages follow each other, the period that runs first; others’ accounts and too many days are refused', async () => {
  const days = { ...asked, from: '2026-11-11' }
  const page = async (pageNo: number) => {
    const { value } = await gateway.answer(getHourlySalary, { token: agent, body: { ...days, pageNo, pageSize: 7 } })
    return value
  }
  const pages = [await page(1), await page(2)]
  const whole = (await gateway.answer(getHourlySalary, { token: agent, body: days })).value
  expect(pages.flatMap(({ rows }) => rows)).toEqual(whole.rows.slice(0, 14))
  expect(whole.rows[0]?.state).toBe('running')
  expect(pages[0]?.totalPages).toBe(Math.ceil(whole.rows.length / 7))
  const refused = async (query: object) => {
    const { status, code } = await gateway.refusal(getDividends, { token: agent, query: { ...asked, ...query } })
    return [status, code]
  }
  expect(await refused({ account: 'trial' })).toEqual([403, 'transfer.not-below'])
  expect(await refused({ from: '2026-08-20' })).toEqual([400, 'records.range'])
  expect(await refused({ pageSize: 501 })).toEqual([400, 'request.invalid'])
})

test('the income is what the ledger says that was paid in', async () => {
  const { value } = await gateway.answer(getAgentIncome, { token: agent, query: all })
  const paidIn = async (kind: (typeof transactionKinds)[number]) => {
    const query = { ...asked, kind, language: 'EN', pageSize: 1 }
    return (await gateway.answer(getTransactionRecords, { token: agent, query })).value.totals.in
  }
  expect(value.totals).toMatchObject({
    rebate: await paidIn('rebate'),
    dividend: await paidIn('dividend'),
    daily: await paidIn('dailySalary'),
    hourly: await paidIn('hourlySalary'),
    realtime: await paidIn('realtimeSalary'),
  })
  for (const kind of ['rebate', 'daily', 'hourly', 'realtime', 'total'] as const) {
    expect(cents(value.totals[kind])).toBeGreaterThan(0)
    expect(cents(value.totals[kind])).toBe(value.days.reduce((sum, day) => sum + cents(day[kind]), 0))
  }
  expect([value.days.length, value.before]).toEqual([90, { from: '2026-05-25', to: '2026-08-22' }])
  const last = { from: '2026-11-19', to: '2026-11-20' }
  const two = (await gateway.answer(getAgentIncome, { token: agent, query: last })).value
  expect(two.days).toEqual(value.days.slice(-2))
})

test('a bet of the team is in the next five minutes’ salary, and with their end in the wallet, which is told', async () => {
  const player = await tokenOf(gateway, 'player')
  const game = await gameOf(gateway, {})
  const { token, bets } = await opening(gateway, await launched(gateway, game, player))
  await betOn(gateway, token, Math.max(...bets.filter((bet) => bet <= 1_000_00)))
  const before = await balanceOf(gateway, agent)
  const today = { from: '2026-11-20', to: '2026-11-20', pageNo: 1, pageSize: 2 }
  const rows = async () => (await gateway.answer(getRealtimeSalary, { token: agent, body: today })).value.rows
  const [running] = await rows()
  expect(running).toMatchObject({ state: 'running', from: '2026-11-20T12:00:00.000Z', active: 1, paidAt: null })
  expect(cents(running?.net ?? '0')).toBeGreaterThan(0)
  const stream = await listening(gateway, agent)
  await nextEvents(stream, 2)
  gateway.pass(5 * 60_000)
  // Time is looked at by the balance alone.
  const after = await balanceOf(gateway, agent)
  expect(await nextEvents(stream, 1)).toMatchObject([['balance', { balance: after, currency: 'BDT' }]])
  await stream.leave()
  expect(cents(after) - cents(before)).toBe(cents(running?.net ?? '0'))
  const [, paid] = await rows()
  expect(paid).toEqual({ ...running, state: 'paid', paidAt: '2026-11-20T12:05:00.000Z' })
  expect(await balanceOf(gateway, agent)).toBe(after)
})
