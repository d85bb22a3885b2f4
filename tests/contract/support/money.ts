import { createDeposit } from '#contract/account/deposit.ts'
import { createWithdrawal } from '#contract/account/withdraw.ts'
import { getBalance } from '#contract/identity/member.ts'
import type { TestGateway } from './gateway.ts'

export const paymentPassword = '135790'

export const keyed = (key: string) => ({ 'Idempotency-Key': key })
export const fresh = () => keyed(crypto.randomUUID())

export async function balanceOf(gateway: TestGateway, token: string, merchant = 'acme'): Promise<string> {
  return (await gateway.answer(getBalance, { token, merchant })).value.balance
}

interface PaidIn {
  channelId?: string
  amount?: string
  promotionId?: string
  card?: { serial: string; pin: string }
}

export function depositBody({ channelId = 'bank-qr', amount = '1000', ...more }: PaidIn = {}) {
  return { channelId, amount, language: 'EN', ...more }
}

/** Asks to pay in. */
export async function deposited(gateway: TestGateway, token: string, asked: PaidIn = {}) {
  return (await gateway.answer(createDeposit, { token, body: depositBody(asked), headers: fresh() })).value
}

/** Pays in, and has the bank say so. */
export async function paidIn(gateway: TestGateway, token: string, asked: PaidIn = {}) {
  const { id } = await deposited(gateway, token, asked)
  await gateway.panel('POST', `/sandbox/deposits/${id}`, { outcome: 'received' })
  return id
}

/** Asks to be paid out. */
export async function asked(gateway: TestGateway, token: string, cardId: string, amount = '1000') {
  const body = { amount, cardId, paymentPassword }
  return (await gateway.answer(createWithdrawal, { token, body, headers: fresh() })).value
}

/** What the operator does with a withdrawal; gives the status. */
export async function operated(gateway: TestGateway, id: string, step: string, more: object = {}): Promise<number> {
  return (await gateway.panel('POST', `/sandbox/withdrawals/${id}`, { step, ...more })).status
}

/** Minor units of a decimal with two digits. */
export const cents = (amount: string | null): number => Math.round(Number(amount ?? '0') * 100)
