import type { Withdrawal } from '#contract/account/withdraw.ts'
import { decimalOf } from '#sandbox/lib/currencies.ts'
import { instantOf } from '#sandbox/lib/instants.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import { reasonText } from '../texts/money-texts.ts'
import { objectUntil } from './objections.ts'
import { arrivesOf } from './receipts.ts'
import type { WithdrawalRow } from './rows.ts'

const instantOrNull = (at: number | null): string | null => (at === null ? null : instantOf(at))

export function withdrawalAnswer(row: WithdrawalRow, merchant: Merchant, language: string): Withdrawal {
  const until = objectUntil(row, merchant)
  const { id, amount, fee, state, received } = row
  return {
    id,
    amount: decimalOf(amount),
    fee: decimalOf(fee),
    arrives: decimalOf(arrivesOf(row)),
    currency: merchant.currency,
    to: row.pays_to,
    state,
    askedAt: instantOf(row.asked_at),
    paidAt: instantOrNull(row.paid_at),
    autoReceiptAt: state === 'paid' ? instantOrNull(row.auto_receipt_at) : null,
    receivedAmount: received === null ? null : decimalOf(received),
    remainingAmount: received === null ? null : decimalOf(arrivesOf(row) - received),
    settledAt: instantOrNull(row.settled_at),
    ...(until === null ? {} : { objectUntil: instantOf(until) }),
    ...(row.objection === null ? {} : { objection: row.objection }),
    ...(row.forced === null ? {} : { forced: row.forced }),
    ...(state === 'refused' ? { reason: reasonText(row.remark, language) } : {}),
  }
}
