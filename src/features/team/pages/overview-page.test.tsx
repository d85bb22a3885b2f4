import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { getAgentSettings, getDownlines, getTeamOverview } from '#src/gateway/agent-calls.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import type { Downline, DownlinesQuery, Overview } from '../api/queries.ts'
import { OverviewPage } from './overview-page.tsx'

const callGateway = vi.hoisted(() => vi.fn())
// Several queries ask at once: each gets the mock without waiting for the client's code.
vi.mock('#src/gateway/query-client.ts', async (original) => ({
  ...(await original<typeof import('#src/gateway/query-client.ts')>()),
  callQuery: (call: { id: string }, input: { query?: unknown }) => ({
    queryKey: [call.id, input.query],
    queryFn: () => callGateway(call, input),
  }),
}))

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

const overview = (more: Partial<Overview> = {}): Overview => ({
  ...about,
  before: { from: '2026-11-07', to: '2026-11-13' },
  members: 12,
  agents: 2,
  joined: 1,
  joinedBefore: 0,
  totals: sums,
  totalsBefore: { ...sums, deposits: '500.00', withdrawals: '0.00', active: 6 },
  days: ['2026-11-19', '2026-11-20'].map((day) => ({ day, ...sums })),
  daysBefore: ['2026-11-12', '2026-11-13'].map((day) => ({ day, ...sums, validBet: '425.00' })),
  categories: [
    { gameType: 'RNG', validBet: '600.00', profit: '-100.00' },
    { gameType: 'LIVE', validBet: '250.00', profit: '-80.00' },
  ],
  ...more,
})

const member = (account: string, more: Partial<Downline> = {}): Downline => ({
  ...sums,
  account,
  nickname: account,
  avatar: '',
  isAgent: false,
  level: 1,
  team: 0,
  direct: 0,
  joinedAt: '2026-11-01T00:00:00Z',
  lastLoginAt: null,
  balance: '0.00',
  rebateRate: '0.00',
  contractRate: null,
  path: [account],
  ...more,
})

let below: (query: DownlinesQuery) => Downline[]

beforeEach(() => {
  below = ({ parent }) =>
    parent === 'subagent'
      ? [member('deep', { level: 2 })]
      : [member('subagent', { isAgent: true, direct: 1, team: 1 }), member('plain')]
  callGateway.mockReset().mockImplementation(async ({ id }: { id: string }, { query }: { query: DownlinesQuery }) => {
    if (id === getAgentSettings.id) return { success: true, value: { enableCt: true, pay: [] } }
    if (id === getTeamOverview.id) return { success: true, value: overview() }
    if (id !== getDownlines.id) throw new Error(id)
    const rows = below(query)
    const value = {
      ...about,
      path: [],
      rows,
      count: rows.length,
      totals: { ...sums, team: 1 },
      pageNum: 1,
      totalPages: 1,
    }
    return { success: true, value }
  })
})

const site = { currency: 'USD', timeZone: 'UTC' }
const show = (query = '') => renderPart(<OverviewPage />, { site, path: `/agentHome?page=agentTeamOverview${query}` })
const card = async (name: string) => {
  const term = await screen.findByText(name, { selector: 'dt' })
  const box = term.parentElement
  if (!box) throw new Error(name)
  return within(box)
}

test('each figure stands beside the period before: good, bad, neither, or with nothing to compare', async () => {
  show()
  const deposits = await card('Team deposits')
  expect(deposits.getByText('+100%').closest('[data-tone]')?.getAttribute('data-tone')).toBe('good')
  expect((await card('Team withdrawals')).getByText('None before')).toBeTruthy()
  const active = await card('Active members')
  expect(active.getByText('−50%').closest('[data-tone]')?.getAttribute('data-tone')).toBe('bad')
  expect(active.getByText('/ 12')).toBeTruthy()
  expect((await card('Players’ profit / loss')).getByText('0%')).toBeTruthy()
  expect(screen.getByText('vs Nov 7 – Nov 13')).toBeTruthy()
})

test('the days are a picture, and a table for those who do not see it', async () => {
  show()
  const table = await screen.findByRole('table', { name: 'Valid bets by day' })
  const rows = within(table).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'DayThis periodPeriod before',
    'Nov 19$850.00$425.00',
    'Nov 20$850.00$425.00',
  ])
})

test('a level opens in its place and closes again; its number leads into it, a name to the account', async () => {
  show()
  const tree = within(await screen.findByRole('table', { name: 'Members of the team' }))
  press(await tree.findByRole('button', { name: 'Show the downlines of subagent' }))
  expect(await tree.findByText('deep')).toBeTruthy()
  expect(tree.queryByRole('button', { name: /downlines of plain/ })).toBeNull()
  press(tree.getByRole('button', { name: 'Hide the downlines of subagent' }))
  await waitFor(() => expect(tree.queryByText('deep')).toBeNull())
  expect(tree.getByRole('link', { name: 'Offer contract' }).getAttribute('href')).toBe(
    '/agentHome?page=contracts&with=subagent&offer=1',
  )
  expect(tree.getByRole('link', { name: 'plain' }).getAttribute('href')).toBe(
    '/agentHome?page=downlineManagmentView&member=plain',
  )
  press(tree.getByRole('link', { name: '1, Go to the downlines of subagent' }))
  await waitFor(() => expect(screen.getByTestId('where').textContent).toContain('parent=subagent'))
})

test('a level that cannot be had says so in its place, with a retry', async () => {
  show()
  const tree = within(await screen.findByRole('table', { name: 'Members of the team' }))
  below = () => {
    throw new GatewayError('request.invalid', { status: 400 })
  }
  press(await tree.findByRole('button', { name: 'Show the downlines of subagent' }))
  expect(await tree.findByText('This level could not be loaded.')).toBeTruthy()
  below = () => [member('deep', { level: 2 })]
  press(tree.getByRole('button', { name: 'Try again' }))
  expect(await tree.findByText('deep')).toBeTruthy()
})

test('nobody below is an invitation; a search without a find leads back to all', async () => {
  below = () => []
  show('&search=nobody')
  expect(await screen.findByText('No account found')).toBeTruthy()
  press(screen.getByRole('button', { name: 'Show all accounts' }))
  expect(await screen.findByText('Nobody here yet')).toBeTruthy()
})

test('figures that cannot be had are an error, never zeros; the tree stands by itself', async () => {
  const answer = callGateway.getMockImplementation()
  callGateway.mockImplementation(async (call: { id: string }, input: unknown) => {
    if (call.id === getTeamOverview.id) throw new GatewayError('request.invalid', { status: 400 })
    return answer?.(call, input)
  })
  show()
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.queryByText('Team deposits', { selector: 'dt' })).toBeNull()
  expect(await screen.findByText('plain')).toBeTruthy()
})
