import { screen } from '@testing-library/react'
import type { Mock } from 'vitest'
import type { Withdrawal } from '#contract/account/withdraw.ts'
import { WithdrawPage } from '#src/features/wallet/pages/withdraw-page.tsx'
import { gatewayOf, showPage } from './show-money-page.tsx'

export const rules = {
  currency: 'USD',
  available: '900.00',
  min: '10.00',
  max: '500.00',
  leftToday: '800.00',
  timesLeftToday: 3,
  feeBasisPoints: 100,
  fixedFee: '1.00',
  hasPaymentPassword: true,
  turnover: [],
  autoReceiptMinutes: 30,
}
export const card = {
  id: 'c1',
  bankCode: 'DBN',
  bankName: 'Demo Bank',
  number: '•••• 7716',
  holder: 'D••• S••••',
  isDefault: true,
  addedAt: '2026-11-01T00:00:00Z',
}
export const cards = { cards: [card], most: 3, banks: [{ code: 'DBN', name: 'Demo Bank' }], holder: 'D••• S••••' }
export const withdrawal = (rest: Partial<Withdrawal> = {}): Withdrawal => ({
  id: 'W1',
  amount: '200.00',
  fee: '3.00',
  arrives: '197.00',
  currency: 'USD',
  to: 'Demo Bank •••• 7716',
  state: 'pending',
  askedAt: '2026-11-20T10:00:00Z',
  paidAt: null,
  autoReceiptAt: null,
  receivedAmount: null,
  remainingAmount: null,
  settledAt: null,
  ...rest,
})
export const paid = withdrawal({ state: 'paid', paidAt: '2026-11-20T10:30:00Z', autoReceiptAt: '2026-11-20T11:00:00Z' })
export const list = (...withdrawals: Withdrawal[]) => ({ withdrawals, pageNum: 1, totalPages: 1 })
export const settings = { settings: { forcedReceipt: 'kept', contractConflict: 'confirm', autoReceiptMinutes: 30 } }

/** Opens the page of withdrawals, once its list is there. */
export async function openWithdrawals(callGateway: Mock, answers: Record<string, unknown> = {}) {
  const given = {
    getWithdrawRules: rules,
    getCards: cards,
    getWithdrawals: list(),
    getPermission: settings,
    ...answers,
  }
  const gateway = gatewayOf(callGateway, given)
  showPage(<WithdrawPage />)
  await screen.findByText('Your payouts')
  return gateway
}
