import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCards } from '#contract/account/cards.ts'
import { createDeposit, getDepositChannels } from '#contract/account/deposit.ts'
import { getLimits, setLimit, takeBreak } from '#contract/account/limits.ts'
import { getMemberTransfers, getTransferRules, transferToMember } from '#contract/account/member-transfer.ts'
import { getMessages } from '#contract/account/messages.ts'
import { getAgentNotices } from '#contract/agent/notices.ts'
import { getTeamTransactions } from '#contract/agent/reports.ts'
import { getAgentSettings, getDownlines } from '#contract/agent/team.ts'
import { getMember } from '#contract/identity/member.ts'
import { getAnnouncements } from '#contract/lobby/announcements.ts'
import { tokenOf } from './support/accounts.ts'
import { type AgentGateway, cents, openAgentGateway } from './support/agents.ts'
import { asked, balanceOf, depositBody, fresh, operated, paidIn, paymentPassword } from './support/money.ts'

let gateway: AgentGateway
let agent: string
let subagent: string
beforeAll(async () => {
  gateway = await openAgentGateway()
  agent = await tokenOf(gateway, 'agent', { site: 'agent' })
  subagent = await tokenOf(gateway, 'subagent', { site: 'agent' })
})
afterAll(() => gateway.close())

const today = { from: '2026-11-20', to: '2026-11-20' }
const page = { pageNo: 1, pageSize: 100 }

test('an agent pays in and is paid out as a member is, and sees it in the team’s transactions', async () => {
  const before = cents(await balanceOf(gateway, agent))
  await paidIn(gateway, agent, { amount: '1000' })
  const { value } = await gateway.answer(getCards, { token: agent, query: { language: 'EN' } })
  const withdrawal = await asked(gateway, agent, value.cards[0]?.id ?? '', '700')
  expect(await operated(gateway, withdrawal.id, 'refused', { reason: 'details' })).toBeLessThan(300)
  expect(cents(await balanceOf(gateway, agent)) - before).toBe(100_000)
  const { value: moved } = await gateway.answer(getTeamTransactions, {
    token: agent,
    query: { ...today, ...page, account: 'agent', language: 'EN' },
  })
  expect(moved.rows.slice(0, 3).map(({ kind, amount }) => [kind, amount])).toEqual([
    ['withdrawalReturn', '700.00'],
    ['withdrawal', '-700.00'],
    ['deposit', '1000.00'],
  ])
  const channels = await gateway.answer(getDepositChannels, { token: agent, query: { language: 'EN' } })
  expect(channels.value.channels.length).toBeGreaterThan(0)
})

test('messages are an agent’s too; announcements are the agents’ own, and none pops up that is for players', async () => {
  const { value } = await gateway.answer(getMessages, { token: agent, query: { ...page, language: 'EN' } })
  const { value: settings } = await gateway.answer(getAgentSettings, { token: agent })
  expect(value.messages.length).toBeGreaterThan(2)
  expect(settings.unreadMessage).toBe(value.unread)
  expect((await gateway.answer(getMember, { token: agent })).value.unreadMessage).toBe(value.unread)
  const query = { types: 'B,PL,PU,PR,H', platform: 'W', language: 'EN' } as const
  const { value: told } = await gateway.answer(getAnnouncements, { token: agent, query })
  expect(told.popups).toEqual([])
  const { value: own } = await gateway.answer(getAgentNotices, { token: agent, query: { language: 'EN' } })
  const titles = own.notices.map(({ title }) => title)
  expect(titles.length).toBeGreaterThan(1)
  expect(told.playerNotices.filter(({ title }) => titles.includes(title))).toEqual([])
  const times = own.notices.map(({ timestamp }) => timestamp)
  expect(times).toEqual(times.toSorted().toReversed())
  const player = await tokenOf(gateway, 'player')
  const refused = await gateway.refusal(getAgentNotices, { token: player, query: { language: 'EN' } })
  expect(refused.code).toBe('agent.required')
})

test('money goes one level up or down, by name, and to nobody further away', async () => {
  const { value } = await gateway.answer(getDownlines, { token: subagent, query: { ...today, ...page } })
  const player = value.rows.find(({ isAgent }) => !isAgent)?.account ?? ''
  const near = value.rows.find(({ isAgent, direct }) => isAgent && direct > 0)?.account ?? ''
  const send = { amount: '250', paymentPassword, direction: 'downline' as const }
  const below = async () =>
    cents(
      (await gateway.answer(getDownlines, { token: subagent, query: { ...today, ...page } })).value.rows.find(
        ({ account }) => account === player,
      )?.balance ?? '0',
    )
  const before = await below()
  await gateway.answer(transferToMember, { token: subagent, headers: fresh(), body: { ...send, account: player } })
  expect((await below()) - before).toBe(25_000)
  await gateway.answer(transferToMember, { token: subagent, headers: fresh(), body: { ...send, direction: 'upline' } })
  await gateway.answer(transferToMember, { token: agent, headers: fresh(), body: { ...send, account: 'subagent' } })
  const transfers = async (token: string) =>
    (await gateway.answer(getMemberTransfers, { token, query: { pageNo: 1, pageSize: 10 } })).value.transfers.map(
      ({ direction, account }) => [direction, account],
    )
  expect(await transfers(subagent)).toEqual([
    ['received', 'ag•••t'],
    ['sent', 'ag•••t'],
    ['sent', player],
  ])
  expect(await transfers(agent)).toEqual([
    ['sent', 'subagent'],
    ['received', 'subagent'],
  ])
  const { value: rules } = await gateway.answer(getTransferRules, { token: subagent })
  expect(rules).toMatchObject({ upline: { nickname: 'Agent' }, mayDownline: true })
  const { value: deeper } = await gateway.answer(getDownlines, {
    token: agent,
    query: { ...today, ...page, parent: near },
  })
  const far = deeper.rows[0]?.account ?? ''
  for (const [token, account] of [
    [agent, player],
    [agent, far],
    [subagent, far],
    [subagent, 'saver'],
    [subagent, 'agent'],
  ] as const) {
    const body = { ...send, account }
    const refused = await gateway.refusal(transferToMember, { token, headers: fresh(), body })
    expect(refused.code).toBe('transfer.not-below')
  }
})

test('an agent’s own limits and self-exclusion hold', async () => {
  const own = await tokenOf(gateway, 'subagent', { site: 'agent' })
  const deposit = () =>
    gateway.refusal(createDeposit, { token: own, headers: fresh(), body: depositBody({ amount: '900' }) })
  await gateway.answer(setLimit, { token: own, query: { kind: 'deposit' }, body: { period: 'day', amount: '500' } })
  expect((await deposit()).code).toBe('limit.deposit')
  const body = { kind: 'exclusion' as const, length: 6, password: 'Demo-subagent-1' }
  await gateway.answer(takeBreak, { token: own, body })
  const { value } = await gateway.answer(getLimits, { token: own, query: { language: 'EN' } })
  expect(value.pause?.kind).toBe('exclusion')
  expect((await deposit()).code).toBe('player.excluded')
})
