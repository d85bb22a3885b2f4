import { screen, within } from '@testing-library/react'
import type { Mock } from 'vitest'
import type { Deposit, DepositChannel } from '#contract/account/deposit.ts'
import { DepositPage } from '#src/features/wallet/pages/deposit-page.tsx'
import { gatewayOf, showPage } from './show-money-page.tsx'

export const channel = (id: string, rest: Partial<DepositChannel> = {}): DepositChannel => ({
  id,
  name: `Channel ${id}`,
  kind: 'bankQr',
  minutes: [0, 0],
  min: '10.00',
  max: '500.00',
  feeBasisPoints: 50,
  fixedFee: '0.00',
  amounts: ['20.00', '50.00'],
  ...rest,
})
export const channels = [
  channel('qr'),
  channel('card', { kind: 'scratchCard', feeBasisPoints: 1000, fixedFee: '1.00', amounts: ['50.00'], step: '50.00' }),
  channel('shop', { kind: 'store', maintenance: { until: '2026-11-20T18:00:00Z' } }),
]
export const info = { currency: 'USD', channels, limit: { period: 'week', limit: '300.00', left: '200.00' } }
export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
export const deposit = (rest: Partial<Deposit> = {}): Deposit => ({
  id: 'D1',
  channelId: 'qr',
  channelName: 'Channel qr',
  kind: 'bankQr',
  amount: '100.00',
  fee: '0.50',
  credited: '99.50',
  currency: 'USD',
  state: 'waiting',
  createdAt: inMinutes(0),
  expiresAt: inMinutes(15),
  settledAt: null,
  proofs: 0,
  now: inMinutes(0),
  payment: { qr: 'pay:1', url: 'https://pay.example/1', fields: [{ id: 'note', value: 'K7X4' }] },
  ...rest,
})
export const none = { deposits: [], count: 0, pageNum: 1, totalPages: 0 }
export const amount = () => screen.getByLabelText('Amount to deposit', { selector: 'input' })
export const factOf = (name: string) =>
  within(screen.getByText(name).parentElement ?? document.body).getByRole('definition')

export const coin = { coin: 'DUSD', network: 'DEMO-20', rate: '118.40' }

/** Opens the page of deposits, once the form or the ticket of its address is there. */
export async function openDeposits(
  callGateway: Mock,
  answers: Record<string, unknown> = {},
  { path = '/member?page=depositv2', page = <DepositPage /> } = {},
) {
  const gateway = gatewayOf(callGateway, { getDepositChannels: info, getDeposits: none, ...answers })
  showPage(page, path)
  await (path.includes('deposit=') ? screen.findByText(/.*/, { selector: 'h2' }) : screen.findByText('How you pay'))
  return gateway
}

/** The address of the ticket of the deposit D1. */
export const ticketPath = '/member?page=depositv2&deposit=D1'
