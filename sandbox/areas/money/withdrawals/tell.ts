import { type MessageEvent, writeMessage } from '#sandbox/members/write-message.ts'
import type { Store } from '#sandbox/store/store.ts'
import { reasonTexts } from '../texts/money-texts.ts'
import type { WithdrawalRow } from './rows.ts'

interface Step {
  before: WithdrawalRow
  after: WithdrawalRow
  /** Minor units that came back to the wallet. */
  back: number
}

/** Writes to the member what others have made of a withdrawal; what members do themselves they know. */
export function tellWithdrawal(store: Store, { before, after, back }: Step, at: number): void {
  const event = eventOf(before, after, at)
  if (event === null) return
  const { id, amount, fee, pays_to: to, remark, auto_receipt_at: until } = after
  writeMessage(store, after.member_id, {
    event,
    at,
    values: {
      id: { text: id },
      amount: { money: amount },
      arrives: { money: amount - fee },
      fee: { money: fee },
      back: { money: back },
      to: { text: to },
      until: { at: until ?? at },
      reason: { labels: reasonTexts(remark) },
    },
  })
}

function eventOf(before: WithdrawalRow, after: WithdrawalRow, at: number): MessageEvent | null {
  if (after.forced !== before.forced) return after.forced === 'refunded' ? 'payout-refunded' : 'payout-kept'
  if (after.state === before.state) return null
  if (after.state === 'paid') return 'payout-paid'
  if (after.state === 'refused') return 'payout-refused'
  const isByItself = after.state === 'received' && at >= (after.auto_receipt_at ?? Infinity)
  return isByItself ? 'payout-assumed' : null
}
