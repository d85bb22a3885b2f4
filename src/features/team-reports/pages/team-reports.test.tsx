import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { press, renderPart, typeInto } from '#tests/support/render-part.tsx'
import type { LossRow, TeamBet, TeamTransaction } from '../api/queries.ts'
import { TeamBetsPage } from './team-bets-page.tsx'
import { TeamLossPage } from './team-loss-page.tsx'
import { TeamTransactionsPage } from './team-transactions-page.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))
const saved = vi.hoisted(() => vi.fn())
vi.mock('#src/lib/csv.ts', () => ({ exportCsv: saved }))

const about = { from: '2026-11-14', to: '2026-11-20', timeZone: 'UTC', currency: 'USD', pageNum: 1, totalPages: 2 }

const bet: TeamBet = {
  number: 'GRF-88000048271',
  account: 'player',
  at: '2026-11-20T08:28:06.000Z',
  settledAt: null,
  gameName: '=1+1',
  gameType: 'RNG',
  vendor: 'GRF',
  vendorName: 'Griffin',
  stake: '20.00',
  validBet: null,
  returned: null,
  profit: null,
  result: 'pending',
}

const betTotals = {
  count: 41,
  stake: '800.00',
  validBet: '800.00',
  returned: '700.00',
  profit: '-100.00',
  pendingCount: 1,
  pendingStake: '20.00',
  placed: '820.00',
}

const losses = { bets: 7, stake: '70.00', validBet: '70.00', returned: '50.00', gifts: '1.00', profit: '-19.00' }
const loser: LossRow = { account: 'player', level: 1, day: null, ...losses }

const movement: TeamTransaction = {
  reference: 'D1',
  account: 'player',
  at: '2026-11-20T08:28:06.000Z',
  kind: 'deposit',
  amount: '100.00',
  balance: '120.00',
  remark: '<b>no markup</b>',
}

let value: unknown

beforeEach(() => {
  saved.mockReset()
  callGateway.mockReset().mockImplementation(async () => ({ success: true, value }))
})

const NoFilter = () => null

const site = { currency: 'USD', timeZone: 'UTC' }
const asked = (call = -1) => callGateway.mock.calls.at(call)?.[1].query
const where = () => screen.getByTestId('where').textContent

test('bets: an open one has dashes, sums are the gateway’s, and the filters stand in the address', async () => {
  value = { ...about, bets: [bet], totals: betTotals, pageTotals: { ...betTotals, count: 1 } }
  renderPart(<TeamBetsPage VendorFilter={NoFilter} />, {
    site,
    path: '/agentHome?page=personalHistoryCopy&account=player&sort=stake&order=asc',
  })
  const table = within(await screen.findByRole('table', { name: 'Team betting' }))
  expect(await table.findAllByText('–')).toHaveLength(3)
  expect(table.getByText('820')).toBeTruthy()
  expect(screen.getByText('Still open', { selector: 'dt' }).nextElementSibling?.textContent).toBe('$20.00')
  expect(table.getByText('This page, 1 of 41 bets')).toBeTruthy()
  expect(asked()).toMatchObject({ account: 'player', sort: 'stake', order: 'asc', pageNo: 1, pageSize: 20 })
  const account = screen.getByRole('textbox', { name: 'Whole account name' })
  typeInto(account, ' saver ')
  fireEvent.submit(account.closest('form') ?? account)
  await waitFor(() => expect(where()).toContain('account=saver'))
  press(screen.getByRole('button', { name: 'Yesterday' }))
  await waitFor(() => expect(where()).toContain('days=yesterday'))
})

test('bets: the whole report goes into a file, and what is not known is empty there', async () => {
  value = { ...about, totalPages: 1, bets: [bet], totals: { ...betTotals, count: 1 }, pageTotals: betTotals }
  renderPart(<TeamBetsPage VendorFilter={NoFilter} />, { site, path: '/agentHome?page=personalHistoryCopy' })
  await screen.findByText('=1+1')
  press(screen.getByRole('button', { name: 'Export' }))
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
  const [, [heads, row]] = saved.mock.calls[0] ?? []
  expect(row[heads.indexOf('Account')]).toBe('player')
  expect(row[heads.indexOf('Profit / loss (USD)')]).toBe('')
  expect(asked()).toMatchObject({ pageSize: 500 })
})

test('losses: who lost most first, one account by day, and on from there to its bets over the same days', async () => {
  value = { ...about, rows: [loser], totals: losses, totalsBefore: losses }
  renderPart(<TeamLossPage />, { site, path: '/agentHome?page=palStatementsAgentCopy&days=30' })
  const table = within(await screen.findByRole('table', { name: 'User loss' }))
  expect(asked()).toMatchObject({ sort: 'profit', order: 'asc' })
  value = { ...about, rows: [{ ...loser, day: '2026-11-19' }], totals: losses, totalsBefore: losses }
  press(await table.findByRole('link', { name: 'player' }))
  await waitFor(() => expect(asked()).toMatchObject({ account: 'player' }))
  expect(await screen.findByText('Nov 19, 2026')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'player' }).getAttribute('href')).toBe(
    '/agentHome?page=personalHistoryCopy&account=player&days=30',
  )
  press(screen.getByRole('button', { name: 'All accounts' }))
  await waitFor(() => expect(where()).not.toContain('account='))
})

test('movements: kinds have their words, a remark is text, and what is narrowed can be cleared', async () => {
  value = { ...about, rows: [movement], totals: { count: 1, in: '100.00', out: '0.00' }, kinds: [] }
  renderPart(<TeamTransactionsPage />, { site, path: '/agentHome?page=agentDownlineTransactionDetailsCopy' })
  const table = within(await screen.findByRole('table', { name: 'Account details' }))
  expect(await table.findByText('Deposit')).toBeTruthy()
  expect(table.getByText('<b>no markup</b>')).toBeTruthy()
  value = { ...about, rows: [], totals: { count: 0, in: '0.00', out: '0.00' }, kinds: [], totalPages: 0 }
  fireEvent.change(screen.getByRole('combobox', { name: 'Kind of movement' }), { target: { value: 'withdrawal' } })
  expect(await screen.findByText('No movement like that in these days')).toBeTruthy()
  expect(asked()).toMatchObject({ kind: 'withdrawal' })
  press(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(where()).not.toContain('kind='))
})

test.each([
  ['bets', <TeamBetsPage key="bets" VendorFilter={NoFilter} />],
  ['losses', <TeamLossPage key="losses" />],
  ['movements', <TeamTransactionsPage key="movements" />],
])('%s of an account that is not below are an error, and nothing of an older answer stays', async (_, page) => {
  callGateway.mockRejectedValue(new GatewayError('transfer.not-below', { status: 404 }))
  renderPart(page, { site, path: '/agentHome?account=stranger' })
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})
