import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { getDailySalary, getDividends, getHourlySalary, getRealtimeSalary } from '#src/gateway/agent-calls.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import type { Pay, Settlement } from '../api/queries.ts'
import { PayPage } from './pay-page.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))
const saved = vi.hoisted(() => vi.fn())
vi.mock('#src/lib/csv.ts', () => ({ exportCsv: saved }))

const row = (more: Partial<Settlement> = {}): Settlement => ({
  reference: 'S1',
  account: 'agent',
  period: 'semimonthly',
  from: '2026-11-01T00:00:00Z',
  to: '2026-11-16T00:00:00Z',
  state: 'paid',
  validBet: '53429.00',
  teamLoss: '4692.99',
  wonBet: '0.00',
  lostBet: '0.00',
  active: 52,
  carriedIn: '-1067.80',
  carriedOut: '0.00',
  owedIn: '0.00',
  owedOut: '0.00',
  tier: 3,
  rate: '45.00',
  winRate: '0.00',
  lossRate: '0.00',
  gross: '1631.31',
  passedDown: '266.15',
  net: '1365.16',
  paidAt: '2026-11-16T00:00:00Z',
  ...more,
})

let pay: () => Pay

beforeEach(() => {
  saved.mockReset()
  pay = () => ({
    from: '2026-11-14',
    to: '2026-11-20',
    timeZone: 'UTC',
    currency: 'USD',
    contract: {
      id: 'C1',
      period: 'semimonthly',
      tiers: [{ ...row(), validBet: '0', activeMembers: 0, teamLoss: '0' }],
    },
    rows: [row({ reference: 'S2', from: '2026-11-16T00:00:00Z', to: '2026-12-01T00:00:00Z', state: 'running' }), row()],
    totals: { validBet: '53429.00', gross: '1631.31', passedDown: '266.15', net: '1365.16' },
    pageNum: 1,
    totalPages: 1,
  })
  callGateway.mockReset().mockImplementation(async () => ({ success: true, value: pay() }))
})

const site = { currency: 'USD', timeZone: 'UTC' }

test('a period that is over says what was paid; one that runs has no figure for it yet', async () => {
  renderPart(<PayPage kind="dividend" />, { site, path: '/agentHome' })
  const table = within(await screen.findByRole('table', { name: 'Dividend' }))
  await table.findByText('Running')
  const rows = table.getAllByRole('row')
  expect(rows[1]?.textContent).toContain('Running')
  expect(rows[1]?.querySelector('strong')?.textContent).toBe('–')
  expect(rows[2]?.textContent).toContain('Nov 1 – Nov 15')
  expect(rows[2]?.querySelector('strong')?.textContent).toBe('1,365.16')
  expect(screen.getByText(/Your contract: half-monthly, 1 step, up to 45 %/)).toBeTruthy()
})

test.each([
  ['dividend', getDividends.id, 'query'],
  ['daily', getDailySalary.id, 'query'],
  ['hourly', getHourlySalary.id, 'body'],
  ['realtime', getRealtimeSalary.id, 'body'],
] as const)('%s is asked for as the gateway has it', async (kind, id, place) => {
  renderPart(<PayPage kind={kind} />, { site, path: '/agentHome?account=subagent' })
  await waitFor(() => expect(callGateway).toHaveBeenCalled())
  const [call, input] = callGateway.mock.calls[0] ?? []
  expect(call.id).toBe(id)
  expect(input[place]).toMatchObject({ account: 'subagent', pageNo: 1 })
})

test('all periods go into a file, with what a sum can be checked by', async () => {
  renderPart(<PayPage kind="dividend" />, { site, path: '/agentHome' })
  await screen.findByText('Running')
  press(screen.getByRole('button', { name: 'Export' }))
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
  const [name, [heads, running, paid]] = saved.mock.calls[0] ?? []
  expect(name).toMatch(/^dividend-/)
  const at = (head: string) => heads.findIndex((one: string) => one.startsWith(head))
  expect(paid[at('Carried in')]).toBe('-1067.80')
  expect(paid[at('Paid')]).toBe('1365.16')
  expect(running[at('Paid')]).toBe('')
})

test('no period says when there will be one; an account that is not below is an error', async () => {
  const first = pay()
  pay = () => ({ ...first, rows: [], contract: null })
  const { unmount } = renderPart(<PayPage kind="hourly" />, { site, path: '/agentHome' })
  expect(await screen.findByText('No periods in these days')).toBeTruthy()
  expect(screen.getByText(/You have no contract of this kind in force/)).toBeTruthy()
  unmount()
  callGateway.mockRejectedValue(new GatewayError('transfer.not-below', { status: 404 }))
  renderPart(<PayPage kind="hourly" />, { site, path: '/agentHome?account=stranger' })
  expect(await screen.findByRole('alert')).toBeTruthy()
})
