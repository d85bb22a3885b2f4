import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { BetDay, BetRecord } from '#contract/account/records.ts'
import { getGameMenus } from '#src/gateway/calls.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { callKey } from '#src/gateway/query-client.ts'
import { press, renderPart, typeInto } from '#tests/support/render-part.tsx'
import type { BettingRecords } from '../api/queries.ts'
import { BettingRecordPage } from './betting-record-page.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))
const saved = vi.hoisted(() => vi.fn())
vi.mock('#src/lib/csv.ts', () => ({ exportCsv: saved }))

const bet: BetRecord = {
  id: 'SM-88412207561',
  number: 'SM-88412207561',
  at: '2026-11-20T08:28:06.000Z',
  settledAt: '2026-11-20T08:28:06.000Z',
  gameCode: 'sm-1',
  gameName: 'Golden Lotus',
  gameType: 'RNG',
  vendor: 'SM',
  vendorName: 'Sunmoon',
  iconUrl: '',
  stake: '200000.00',
  validBet: '200000.00',
  returned: '685000.00',
  profit: '485000.00',
  result: 'won',
}

const totals = {
  count: 45,
  stake: '18240000.00',
  validBet: '17965000.00',
  returned: '20045500.00',
  profit: '1805500.00',
  pendingCount: 0,
  pendingStake: '0.00',
  placed: '18240000.00',
}

function recordOf(more: Partial<BettingRecords> = {}): { success: true; value: BettingRecords } {
  const days = ['2026-11-19', '2026-11-20'].map((day): BetDay => ({ day, ...totals }))
  const value: BettingRecords = {
    from: '2026-11-14',
    to: '2026-11-20',
    timeZone: 'Asia/Dhaka',
    currency: 'BDT',
    bets: [bet],
    pageNum: 1,
    totalPages: 3,
    totals,
    pageTotals: { ...totals, count: 1, profit: '485000.00' },
    days,
    ...more,
  }
  return { success: true, value }
}

const none = recordOf({ bets: [], totalPages: 0, totals: { ...totals, count: 0 }, pageTotals: { ...totals, count: 0 } })

const vendor = (code: string, name: string) => ({ code, name, logoUrl: '', gameCount: 1 })
const menus = [
  { gameCategory: 'RNG', gameCount: 2, vendors: [vendor('SM', 'Sunmoon'), vendor('GRF', 'Griffin')] },
  { gameCategory: 'LIVE', gameCount: 1, vendors: [vendor('VVT', 'Velvet Table')] },
]

const site = { currency: 'BDT', timeZone: 'Asia/Dhaka' }
const show = (query = '') =>
  renderPart(<BettingRecordPage />, {
    site,
    path: `/member?page=personalHistoryCopy${query}`,
    prepare: (client) =>
      client.setQueryData(callKey(getGameMenus, { query: { language: 'EN', clientType: 3 } }), {
        success: true,
        value: menus,
      }),
  })
const asked = (call = -1) => callGateway.mock.calls.at(call)?.[1].query
const where = () => new URLSearchParams(screen.getByTestId('where').textContent?.split('?')[1])

beforeEach(() => {
  callGateway.mockReset()
  saved.mockReset()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T10:00:00Z') })
  return () => vi.useRealTimers()
})

test('shows bets, what all of them and those of the page add up to, and each day as a figure too', async () => {
  callGateway.mockResolvedValue(recordOf())
  show()
  expect(await screen.findByText('Golden Lotus')).toBeDefined()
  const summary = screen.getByRole('region', { name: 'Profit and loss, 7 days' })
  expect(summary.textContent).toContain('+৳1,805,500.00')
  expect(summary.textContent).toContain('45 bets')
  expect(within(summary).getByRole('figure', { name: 'Profit and loss by day' })).toBeDefined()
  const row = screen.getByText('Golden Lotus').closest('tr')
  expect(row?.textContent).toContain('SM-8841 2207 561')
  expect(row?.textContent).toContain('+485,000.00')
  expect(row?.textContent).toContain('Won')
  expect(screen.getByText('This page, 1 of 45 bets')).toBeDefined()
  expect(asked()).toEqual({ from: '2026-11-14', to: '2026-11-20', pageNo: 1, pageSize: 20, language: 'EN' })
})

test('a link opens the view that it was made of', async () => {
  callGateway.mockResolvedValue(recordOf())
  show('&days=30&category=RNG&result=won&number=8841&sort=profit&order=asc&at=2')
  await screen.findByText('Golden Lotus')
  expect(asked()).toMatchObject({
    from: '2026-10-22',
    gameType: 'RNG',
    result: 'won',
    number: '8841',
    sort: 'profit',
    order: 'asc',
    pageNo: 2,
  })
})

test('every filter stands in the address, and a change begins at the first page', async () => {
  callGateway.mockResolvedValue(recordOf())
  show('&result=won')
  await screen.findByText('Golden Lotus')
  press(screen.getByLabelText('Page 3'))
  await waitFor(() => expect(asked().pageNo).toBe(3))
  press(screen.getByText('Today'))
  await waitFor(() => expect(asked()).toMatchObject({ from: '2026-11-20', to: '2026-11-20', pageNo: 1, result: 'won' }))
  expect(Object.fromEntries(where())).toMatchObject({ page: 'personalHistoryCopy', days: 'today', result: 'won' })
  press(screen.getByText('Stake'))
  await waitFor(() => expect(asked()).toMatchObject({ sort: 'stake' }))
  expect(where().get('order')).toBeNull()
})

test('a provider is chosen of those of the category; another category asks for all of its own again', async () => {
  callGateway.mockResolvedValue(recordOf())
  show('&category=RNG&vendor=OLD')
  await screen.findByText('Golden Lotus')
  expect(asked()).toMatchObject({ gameType: 'RNG', vendor: 'OLD' })
  const names = () =>
    within(screen.getByLabelText('Provider'))
      .getAllByRole('option')
      .map((one) => one.textContent)
  expect(names()).toEqual(['All providers', 'Griffin', 'OLD', 'Sunmoon'])
  fireEvent.change(screen.getByLabelText('Provider'), { target: { value: 'GRF' } })
  await waitFor(() => expect(asked()).toMatchObject({ gameType: 'RNG', vendor: 'GRF' }))
  fireEvent.change(screen.getByLabelText('Game category'), { target: { value: 'LIVE' } })
  await waitFor(() => expect(asked()).toMatchObject({ gameType: 'LIVE' }))
  expect(asked().vendor).toBeUndefined()
  expect(names()).toEqual(['All providers', 'Velvet Table'])
})

test('a bet is looked for by a part of its number, once it is typed', async () => {
  callGateway.mockResolvedValue(recordOf())
  show('&at=2')
  await screen.findByText('Golden Lotus')
  const field = screen.getByRole('textbox', { name: 'Bet number' })
  typeInto(field, ' 2207 ')
  expect(callGateway).toHaveBeenCalledTimes(1)
  const form = field.closest('form')
  if (form) fireEvent.submit(form)
  await waitFor(() => expect(asked()).toMatchObject({ number: '2207', pageNo: 1 }))
  press(screen.getByLabelText('Clear the bet number'))
  await waitFor(() => expect(where().get('number')).toBeNull())
})

test('what is not settled has a dash for what it counts and what came back, never 0; the column of stakes adds up', async () => {
  const open: BetRecord = { ...bet, result: 'pending', settledAt: null, validBet: null, returned: null, profit: null }
  callGateway.mockResolvedValue(
    recordOf({
      bets: [open],
      totals: { ...totals, pendingCount: 1, pendingStake: '5.00' },
      pageTotals: { ...totals, stake: '0.00', placed: '200000.00' },
    }),
  )
  show()
  const row = (await screen.findByText('Golden Lotus')).closest('tr')
  expect(row?.textContent).toMatch(/200,000\.00–––Open$/)
  expect(row?.closest('table')?.querySelector('tfoot td')?.textContent).toMatch(/200,000\.00$/)
  expect(screen.getByText('Still open')).toBeDefined()
})

test('nothing in these days offers more days; nothing under these filters offers to clear them', async () => {
  callGateway.mockResolvedValue(none)
  const first = show()
  expect(await screen.findByText('No bets in these days')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Export' })).toHaveProperty('disabled', true)
  press(screen.getByRole('button', { name: 'Show 30 days' }))
  await waitFor(() => expect(asked().from).toBe('2026-10-22'))
  first.unmount()
  show('&result=won')
  expect(await screen.findByText('No bet matches these filters')).toBeDefined()
  press(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(asked().result).toBeUndefined())
})

test('days that cannot be shown are corrected, and the page says so', async () => {
  callGateway.mockResolvedValue(recordOf())
  show('&from=2026-01-01&to=2026-11-20')
  expect(await screen.findByText(/At most 90 days can be shown/)).toBeDefined()
  expect(asked().from).toBe('2026-11-14')
})

test('a failure says why, and another try asks again', async () => {
  callGateway.mockRejectedValueOnce(new GatewayError('system.fault', { status: 500 }))
  show()
  expect((await screen.findByRole('alert')).textContent).toContain('Our server has a fault')
  callGateway.mockResolvedValue(recordOf())
  press(screen.getByRole('button', { name: /try again/i }))
  expect(await screen.findByText('Golden Lotus')).toBeDefined()
})

test('the file holds every row of what is asked for, not only the page', async () => {
  const pageOf = ({ pageNo, pageSize }: { pageNo: number; pageSize: number }) => {
    const bets = Array.from({ length: pageNo === 2 ? 100 : 500 }, (_, place) => ({ ...bet, id: `${pageNo}-${place}` }))
    return pageSize === 20 ? recordOf() : recordOf({ bets, totalPages: 2, totals: { ...totals, count: 600 } })
  }
  callGateway.mockImplementation(async (_, { query }) => pageOf(query))
  show('&result=won')
  await screen.findByText('Golden Lotus')
  press(screen.getByText('Export'))
  expect(await screen.findByText('600 rows were written to the file.')).toBeDefined()
  const [name, rows] = saved.mock.calls[0] ?? []
  expect(name).toBe('betting-record-2026-11-14-2026-11-20')
  expect(rows).toHaveLength(601)
  expect(rows[1].slice(0, 4)).toEqual(['2026-11-20 14:28:06', '2026-11-20 14:28:06', 'SM-88412207561', 'Golden Lotus'])
  expect(asked()).toMatchObject({ result: 'won', pageNo: 2, pageSize: 500 })
})

test('other days give up the file of those before, and what was said of it', async () => {
  callGateway.mockImplementation(async (_, { query, signal }) => {
    if (query.pageSize === 20) return recordOf()
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))))
  })
  show()
  await screen.findByText('Golden Lotus')
  press(screen.getByText('Export'))
  expect(await screen.findByText('Exporting 0 of 0')).toBeDefined()
  press(screen.getByText('Today'))
  await waitFor(() => expect(screen.queryByText('Exporting 0 of 0')).toBeNull())
  expect(await screen.findByText('Export')).toBeDefined()
  expect(saved).not.toHaveBeenCalled()
})

test('a file that cannot be made says so, and can be tried again', async () => {
  callGateway.mockImplementation(async (_, { query }) => {
    if (query.pageSize === 500) throw new GatewayError('network.failed')
    return recordOf()
  })
  show()
  await screen.findByText('Golden Lotus')
  press(screen.getByText('Export'))
  expect((await screen.findByRole('alert')).textContent).toContain('The file could not be made')
  expect(saved).not.toHaveBeenCalled()
})

test('amounts of any size are written in full', async () => {
  const huge = { ...bet, stake: '999999999999999.99', profit: '-999999999999999.99', result: 'lost' as const }
  callGateway.mockResolvedValue(recordOf({ bets: [huge] }))
  show()
  const row = (await screen.findByText('Golden Lotus')).closest('tr')
  expect(row?.textContent).toContain('999,999,999,999,999.99')
  expect(row?.textContent).toContain('−999,999,999,999,999.99')
})
