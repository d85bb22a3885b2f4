import { type MessageValue, writeMessage } from '#sandbox/members/write-message.ts'
import type { Store } from '#sandbox/store/store.ts'
import type { LimitRow } from './rows.ts'

/** Writes to the member that a limit applies, or from when the one that was asked for may be confirmed. */
export function tellLimit(store: Store, { member, row, at }: { member: number; row: LimitRow; at: number }): void {
  const { kind, asked_from: from } = row
  const limit = { word: `limit-${kind}` }
  if (from === null)
    writeMessage(store, member, { event: 'limit-set', values: { limit, amount: amountOf(kind, row) }, at })
  else {
    const amount = amountOf(kind, { ...row, amount: row.asked_amount })
    writeMessage(store, member, { event: 'limit-asked', values: { limit, amount, from: { at: from } }, at })
  }
}

function amountOf(kind: LimitRow['kind'], { amount, period }: Pick<LimitRow, 'amount' | 'period'>): MessageValue {
  if (amount === null) return { word: period === 'stake' ? 'no-limit' : `no-limit-${period}` }
  return { word: `per-${period}`, amount: kind === 'time' ? { minutes: amount } : { money: amount } }
}
