import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Deposit } from '#contract/account/deposit.ts'
import type { Withdrawal } from '#contract/account/withdraw.ts'
import { gatewayOf, pressButton, refusal, showPage } from '#tests/support/show-money-page.tsx'
import { PaymentsPage } from './payments-page.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))
// Of two dynamic imports at once, Vitest gives the second the real module.
vi.mock('#src/lib/chunk-failure.ts', () => ({ loadPart: async () => ({ callGateway }) }))

const deposit = (rest: Partial<Deposit> = {}): Deposit => ({
  id: 'D0000000000000001',
  channelId: 'e-wallet',
  channelName: 'E-wallet',
  kind: 'eWallet',
  amount: '1000.00',
  fee: '5.00',
  credited: '995.00',
  currency: 'USD',
  state: 'received',
  createdAt: '2026-11-18T09:00:00Z',
  expiresAt: '2026-11-18T09:15:00Z',
  settledAt: '2026-11-18T09:02:00Z',
  proofs: 0,
  now: '2026-11-20T12:00:00Z',
  payment: null,
  ...rest,
})

const payout: Withdrawal = {
  id: 'W0000000000000001',
  amount: '500.00',
  fee: '10.00',
  arrives: '490.00',
  currency: 'USD',
  to: 'Demo Bank North •••• 7716',
  state: 'paid',
  askedAt: '2026-11-19T09:00:00Z',
  paidAt: '2026-11-19T09:10:00Z',
  autoReceiptAt: '2026-11-19T09:40:00Z',
  receivedAmount: null,
  remainingAmount: null,
  settledAt: null,
}

const page = { pageNum: 1, totalPages: 3 }
const open = (answers: Record<string, unknown>, path = '/member?page=payments') => {
  const gateway = gatewayOf(callGateway, answers)
  showPage(<PaymentsPage />, path, { isWide: true })
  return gateway
}
const factOf = (name: string) => within(screen.getByText(name, { selector: 'dt' }).parentElement ?? document.body)

beforeEach(() => {
  callGateway.mockReset()
})

test('older deposits are reached by pages, days and state; each with number, channel, fee and what came in', async () => {
  const gateway = open(
    { getDeposits: { deposits: [deposit()], count: 41, ...page } },
    '/member?page=payments&from=2026-11-01&to=2026-11-20&state=received&at=2',
  )
  const row = (await screen.findByText('E-wallet')).closest('tr')
  for (const text of ['1,000.00', '5.00', '995.00', 'Received']) expect(row?.textContent).toContain(text)
  expect(gateway.sent('getDeposits')[0]?.query).toEqual({
    from: '2026-11-01',
    to: '2026-11-20',
    state: 'received',
    pageNo: 2,
    pageSize: 20,
    language: 'EN',
  })
  screen.getByText('This page, 1 of 41 payments')
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveProperty('value', 'received')
})

test('a receipt has number, dates, channel, fee and state, and is printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  open({ getDeposits: { deposits: [deposit()], count: 1, ...page }, getDeposit: deposit() })
  await screen.findByText('E-wallet')
  pressButton('Receipt D0000000000000001')
  await screen.findByRole('dialog', { name: 'Receipt of a deposit' })
  await waitFor(() => expect(factOf('Fee').getByRole('definition').textContent).toContain('5.00'))
  expect(factOf('Number').getByRole('definition').textContent).toContain('D0000000000000001')
  expect(factOf('Channel').getByRole('definition').textContent).toBe('E-wallet')
  factOf('Asked for')
  factOf('Completed')
  factOf('State')
  pressButton('Print the receipt')
  expect(print).toHaveBeenCalledOnce()
})

test('payouts are listed apart, and the receipt of one that asks for an answer leads to it', async () => {
  open(
    { getWithdrawals: { withdrawals: [payout], count: 1, ...page }, getWithdrawal: payout },
    '/member?page=payments&what=payouts&entry=W0000000000000001',
  )
  await screen.findByRole('dialog', { name: 'Receipt of a payout' })
  await waitFor(() => expect(factOf('Fee').getByRole('definition').textContent).toContain('10.00'))
  expect(screen.getByRole('link', { name: 'Open the payouts' }).getAttribute('href')).toContain('page=withdraw')
  expect(screen.getByRole('combobox', { name: 'Deposits or payouts' })).toHaveProperty('value', 'payouts')
})

test('an empty list says so, and one that could not be had can be asked for again', async () => {
  open({ getDeposits: { deposits: [], count: 0, pageNum: 1, totalPages: 0 } })
  await screen.findByText('No payments in these days')
})

test('a list that could not be had is asked for again', async () => {
  const answers = [refusal('system.fault', 500), { deposits: [deposit()], count: 1, ...page }]
  open({ getDeposits: answers })
  pressButton(await screen.findByRole('button', { name: 'Try again' }).then(() => 'Try again'))
  await screen.findByText('E-wallet')
})
