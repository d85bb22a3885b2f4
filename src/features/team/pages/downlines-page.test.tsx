import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  getAgentSettings,
  getDownlines,
  getTeamLoss,
  getTeamMember,
  getTeamTransactions,
  setMemberRate,
} from '#src/gateway/agent-calls.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { press, renderPart, typeInto } from '#tests/support/render-part.tsx'
import type { Downline, TeamMember } from '../api/queries.ts'
import { DownlinesPage } from './downlines-page.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))
// Several queries ask at once: each gets the mock without waiting for the client's code.
vi.mock('#src/gateway/query-client.ts', async (original) => ({
  ...(await original<typeof import('#src/gateway/query-client.ts')>()),
  callQuery: (call: { id: string }, input: { query?: unknown }) => ({
    queryKey: [call.id, input.query],
    queryFn: () => callGateway(call, input),
  }),
}))
const saved = vi.hoisted(() => vi.fn())
vi.mock('#src/lib/csv.ts', () => ({ exportCsv: saved }))

const sums = {
  deposits: '1000.00',
  withdrawals: '400.00',
  stake: '900.00',
  validBet: '850.00',
  returned: '700.00',
  gifts: '20.00',
  profit: '-180.00',
  active: 3,
}

const about = { from: '2026-11-14', to: '2026-11-20', timeZone: 'UTC', currency: 'USD' }

const row: Downline = {
  ...sums,
  account: 'subagent',
  nickname: '=Anna',
  avatar: '',
  isAgent: true,
  level: 1,
  team: 4,
  direct: 2,
  joinedAt: '2026-11-01T08:30:00Z',
  lastLoginAt: null,
  balance: '77.50',
  rebateRate: '0.50',
  contractRate: null,
  path: [],
}

let member: Partial<TeamMember>
let days: readonly object[]
let movements: readonly object[]
const paged = { pageNum: 1, totalPages: 1 }

beforeEach(() => {
  // jsdom draws no dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  saved.mockReset()
  days = []
  movements = []
  member = { rates: { least: '0.20', most: '0.80', step: '0.05' } }
  callGateway.mockReset().mockImplementation(async ({ id }: { id: string }, input: { body?: object }) => {
    if (id === getAgentSettings.id) return { success: true, value: { enableCt: true, pay: [] } }
    if (id === getTeamMember.id) return { success: true, value: { ...about, ...row, rates: null, ...member } }
    if (id === setMemberRate.id) {
      member = { ...member, ...input.body }
      return { success: true, value: input.body }
    }
    if (id === getTeamLoss.id)
      return { success: true, value: { ...about, ...paged, rows: days, totals: { bets: days.length } } }
    if (id === getTeamTransactions.id) return { success: true, value: { ...about, ...paged, rows: movements } }
    if (id !== getDownlines.id) throw new Error(id)
    const totals = { ...sums, team: 5 }
    return { success: true, value: { ...about, path: [], rows: [row], count: 1, totals, pageNum: 1, totalPages: 1 } }
  })
})

const show = (query = '') =>
  renderPart(<DownlinesPage />, {
    site: { currency: 'USD', timeZone: 'UTC' },
    path: `/agentHome?page=downlineManagmentView${query}`,
  })

test('each account stands with its nickname, balance, rate, and when it came and was last here', async () => {
  show()
  const table = within(await screen.findByRole('table', { name: 'Members of the team' }))
  expect(await table.findByText('=Anna')).toBeTruthy()
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Account',
    'Balance',
    'Rate',
    'Team',
    'Deposits',
    'Withdrawals',
    'Valid bets',
    'Profit / loss',
    'Joined',
    'Last log-in',
    'Dividend',
  ])
  expect(table.getByText('0.5%')).toBeTruthy()
  expect(table.getByText('Never')).toBeTruthy()
  press(table.getByRole('button', { name: 'Balance' }))
  await waitFor(() =>
    expect(callGateway.mock.calls.at(-1)?.[1].query).toMatchObject({ sort: 'balance', order: 'desc' }),
  )
})

test('the whole level goes into a file, with times of the zone, and what is not known is empty', async () => {
  show('&parent=other')
  await screen.findByText('=Anna')
  press(screen.getByRole('button', { name: 'Export' }))
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
  const [, [heads, values]] = saved.mock.calls[0] ?? []
  const at = (head: string) => values[heads.indexOf(head)]
  expect(at('Account')).toBe('subagent')
  expect(at('Nickname')).toBe('=Anna')
  expect(at('Balance (USD)')).toBe('77.50')
  expect(at('Rate (%)')).toBe('0.50')
  expect(at('Joined (UTC)')).toBe('2026-11-01 08:30:00')
  expect(at('Last log-in (UTC)')).toBe('')
  expect(callGateway.mock.calls.at(-1)?.[1].query).toMatchObject({ parent: 'other', pageSize: 500 })
})

test('an account has a page, from which its bets, its transfers and its level are one press away', async () => {
  show('&days=lastMonth&member=subagent')
  expect(await screen.findByRole('heading', { name: 'subagent' })).toBeTruthy()
  const to = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await to('Bets')).toBe('/agentHome?page=personalHistoryCopy&account=subagent&days=lastMonth')
  expect(await to('Transfer')).toBe('/agentHome?page=transfer&to=subagent&days=lastMonth')
  expect(await to('Downlines')).toBe('/agentHome?page=downlineManagmentView&parent=subagent&days=lastMonth')
  expect(await to('Offer contract')).toBe('/agentHome?page=contracts&with=subagent&offer=1&days=lastMonth')
})

test('an account’s page has its days and what moved its wallet, of the account alone and over the same days', async () => {
  days = [{ ...sums, account: 'subagent', level: 1, day: '2026-11-19', bets: 12, profit: '-55.25' }]
  movements = [
    {
      reference: 'D1',
      account: 'subagent',
      at: '2026-11-19T08:30:00Z',
      kind: 'deposit',
      amount: '40.00',
      balance: '77.50',
      remark: '',
    },
  ]
  show('&from=2026-11-14&to=2026-11-20&member=subagent')
  const result = within(await screen.findByRole('table', { name: 'Result by day' }))
  expect((await result.findByText(/55/)).textContent).toContain('55')
  const moved = within(screen.getByRole('table', { name: 'Account details' }))
  expect(await moved.findByText('Deposit')).toBeTruthy()
  const asked = callGateway.mock.calls.filter(([{ id }]) => id === getTeamLoss.id || id === getTeamTransactions.id)
  expect(asked).toHaveLength(2)
  for (const [, { query }] of asked)
    expect(query).toMatchObject({ account: 'subagent', from: '2026-11-14', to: '2026-11-20' })
})

test('an account that did nothing says so for its play and for its wallet', async () => {
  show('&member=subagent')
  expect(await screen.findByText('No settled bets in these days.')).toBeTruthy()
  expect(await screen.findByText('Nothing moved in these days')).toBeTruthy()
})

test('a rate is changed between its bounds, once, and what it was says so', async () => {
  show('&member=subagent')
  press(await screen.findByRole('button', { name: 'Change the rate' }))
  const dialog = within(screen.getByRole('dialog'))
  const field = dialog.getByRole('textbox', { name: 'Rebate rate' })
  typeInto(field, '0.15')
  expect(dialog.getByText(/^At least 0.20 %/)).toBeTruthy()
  press(dialog.getByRole('button', { name: 'Save' }))
  typeInto(field, '0.6')
  press(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The rate is now 0.6 %.')).toBeTruthy()
  const sent = callGateway.mock.calls.filter(([{ id }]) => id === setMemberRate.id)
  expect(sent.map(([, { body }]) => body)).toEqual([{ account: 'subagent', rebateRate: '0.6' }])
})

test('nobody further down has a rate that is changed from here', async () => {
  member = { rates: null, level: 2, path: ['other'] }
  show('&member=deep')
  expect((await screen.findByRole('link', { name: 'other' })).getAttribute('href')).toBe(
    '/agentHome?page=downlineManagmentView&member=other',
  )
  expect(screen.queryByRole('button', { name: 'Change the rate' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Transfer' })).toBeNull()
})

test('an account that is not of the team is an error', async () => {
  callGateway.mockRejectedValue(new GatewayError('transfer.not-below', { status: 403 }))
  show('&member=stranger')
  expect(await screen.findByRole('alert')).toBeTruthy()
})
