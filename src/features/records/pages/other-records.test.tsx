import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import { standInForDialogs } from '#tests/support/stand-in-for-dialogs.ts'
import type { BonusDetails, ProfitDay, ProfitReport, Transaction, TransactionRecords } from '../api/queries.ts'
import { BonusPage } from './bonus-page.tsx'
import { ProfitPage } from './profit-page.tsx'
import { TransactionRecordPage } from './transaction-record-page.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))
const saved = vi.hoisted(() => vi.fn())
vi.mock('#src/lib/csv.ts', () => ({ exportCsv: saved }))

const about = { from: '2026-11-14', to: '2026-11-20', timeZone: 'Asia/Dhaka', currency: 'BDT' }
const site = { currency: 'BDT', timeZone: 'Asia/Dhaka' }

const asked = (call = -1) => callGateway.mock.calls.at(call)?.[1].query
const idOf = (call = -1) => callGateway.mock.calls.at(call)?.[0].id
const where = () => new URLSearchParams(screen.getByTestId('where').textContent?.split('?')[1])

beforeEach(() => {
  standInForDialogs()
  callGateway.mockReset()
  saved.mockReset()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T10:00:00Z') })
  return () => vi.useRealTimers()
})

const win: Transaction = {
  id: '184-7',
  at: '2026-11-20T08:28:06.000Z',
  kind: 'win',
  wallet: '',
  walletName: '',
  amount: '685000.00',
  balance: '12480500.00',
  reference: 'SM-88412207561',
  remark: 'Golden Lotus',
}

const flow = { count: 2, in: '685000.00', out: '200000.00', net: '485000.00' }

const movements: TransactionRecords = {
  ...about,
  transactions: [win, { ...win, id: '183-7', kind: 'bet', amount: '-200000.00', balance: '11795500.00', remark: '' }],
  pageNum: 1,
  totalPages: 1,
  totals: flow,
  pageTotals: flow,
}

const showMovements = (query = '') =>
  renderPart(<TransactionRecordPage />, { site, path: `/member?page=transactionHistory${query}` })

test('movements tell what came in and went out, and the balance after each', async () => {
  callGateway.mockResolvedValue({ success: true, value: movements })
  showMovements('&kind=win')
  const row = (await screen.findByText('Golden Lotus')).closest('tr')
  expect(row?.textContent).toContain('+685,000.00')
  expect(row?.textContent).toContain('12,480,500.00')
  expect(screen.getByText('Change of the balance').nextSibling?.textContent).toBe('+৳485,000.00')
  expect(asked()).toMatchObject({ kind: 'win', order: 'desc', from: '2026-11-14' })
})

test('a movement opens by its address above the list, and closes into it', async () => {
  const detail = { currency: 'BDT', transaction: win, balanceBefore: '11795500.00', bets: [] }
  callGateway.mockImplementation(async ({ id }) => ({
    success: true,
    value: id === 'getTransactionDetail' ? detail : movements,
  }))
  showMovements('&at=1')
  press(await screen.findByLabelText('SM-8841 2207 561: details', { selector: 'tr:first-child button' }))
  const dialog = await screen.findByRole('dialog', { name: 'Movement' })
  expect((await within(dialog).findByText('Balance before')).nextSibling?.textContent).toBe('৳11,795,500.00')
  expect(where().get('entry')).toBe('184-7')
  press(within(dialog).getByText('Close'))
  await waitFor(() => expect(where().get('entry')).toBeNull())
  expect(where().get('page')).toBe('transactionHistory')
})

test('a movement that cannot be found says so', async () => {
  callGateway.mockImplementation(async ({ id }) => {
    if (id === 'getTransactionDetail') throw new GatewayError('records.unknown', { status: 404 })
    return { success: true, value: movements }
  })
  showMovements('&entry=9-9')
  expect((await screen.findByRole('alert')).textContent).toContain('This entry cannot be found.')
})

const quiet: ProfitDay = {
  day: '2026-11-19',
  count: 0,
  staked: '0.00',
  validBet: '0.00',
  returned: '0.00',
  bonus: '0.00',
  rebate: '0.00',
  net: '0.00',
}

const busy: ProfitDay = { ...quiet, day: '2026-11-20', count: 4, staked: '900.00', validBet: '800.00', net: '-250.50' }

const report: ProfitReport = {
  ...about,
  days: [quiet, busy],
  categories: [
    { gameType: 'RNG', count: 3, staked: '700.00', validBet: '600.00', returned: '500.00', net: '-200.00' },
    { gameType: 'LIVE', count: 1, staked: '200.00', validBet: '200.00', returned: '149.50', net: '-50.50' },
  ],
  totals: { ...busy, bonus: '10.00', rebate: '5.00' },
}

const showProfit = (query = '') => renderPart(<ProfitPage />, { site, path: `/member?page=personalProfit${query}` })

test('profit and loss come by day and by category, as pictures with their figures', async () => {
  callGateway.mockResolvedValue({ success: true, value: report })
  showProfit()
  const categories = await screen.findByRole('region', { name: 'Turnover by category' })
  expect(within(categories).getAllByRole('listitem')[0]?.textContent).toContain('75% of the turnover')
  expect(screen.getByRole('figure', { name: 'Net result by day' }).textContent).toContain('−৳250.50')
  const table = screen.getByRole('region', { name: 'By day' })
  expect(within(table).getByText('Nov 19, 2026')).toBeDefined()
  press(screen.getByLabelText('Leave out days without bets'))
  await waitFor(() => expect(within(table).queryByText('Nov 19, 2026')).toBeNull())
  expect(where().get('only')).toBe('busy')
  press(screen.getByText('Export'))
  expect(saved.mock.calls[0]?.[0]).toBe('profit-and-loss-2026-11-14-2026-11-20')
  expect(saved.mock.calls[0]?.[1]).toHaveLength(3)
})

test('of a category, bonuses and rebates are left out', async () => {
  callGateway.mockResolvedValue({ success: true, value: report })
  showProfit('&category=RNG')
  expect(await screen.findByText(/Settled bets of this category alone/)).toBeDefined()
  expect(screen.queryByText('Rebates')).toBeNull()
  expect(asked()).toEqual({ from: '2026-11-14', to: '2026-11-20', gameType: 'RNG' })
})

test('without anything won or lost there is a way to more days', async () => {
  callGateway.mockResolvedValue({ success: true, value: { ...report, days: [quiet], categories: [], totals: quiet } })
  showProfit('&days=today')
  expect(await screen.findByText('Nothing was won or lost in these days')).toBeDefined()
  press(screen.getByText('Show 30 days'))
  await waitFor(() => expect(asked()).toMatchObject({ from: '2026-10-22' }))
})

const bonuses: BonusDetails = {
  ...about,
  bonuses: [
    {
      id: '1-7',
      at: '2026-11-20T08:28:06.000Z',
      kind: 'bonus',
      title: 'Welcome bonus',
      amount: '500.00',
      reference: 'D1',
      turnover: { required: '5000.00', done: '1000.00' },
      state: 'open',
    },
    {
      id: '2-7',
      at: '2026-11-19T08:28:06.000Z',
      kind: 'rebate',
      title: '',
      amount: '12.00',
      reference: 'T2',
      turnover: null,
      state: 'met',
    },
  ],
  pageNum: 1,
  totalPages: 1,
  totals: { count: 2, bonus: '500.00', rebate: '12.00' },
  pageTotals: { count: 2, amount: '512.00' },
}

test('a bonus says what must still be staked for it; a rebate is free', async () => {
  callGateway.mockResolvedValue({ success: true, value: bonuses })
  renderPart(<BonusPage />, { site, path: '/member?page=bonusDetails&kind=bonus' })
  const open = (await screen.findByText('Welcome bonus')).closest('tr')
  expect(open?.textContent).toContain('1,000.00 / 5,000.00')
  expect(open?.textContent).toContain('Turnover open')
  expect(screen.getByText('Nothing tied to it').closest('tr')?.textContent).toContain('Rebate')
  expect(idOf()).toBe('getBonusDetails')
  expect(asked()).toMatchObject({ kind: 'bonus' })
})
