import { type MessageEvent, writeMessage } from '#sandbox/members/write-message.ts'
import type { Store } from '#sandbox/store/store.ts'
import type { DepositRow, DepositState } from './rows.ts'

const events: Readonly<Partial<Record<DepositState, MessageEvent>>> = {
  received: 'deposit-received',
  refused: 'deposit-refused',
  expired: 'deposit-expired',
}

/** Writes to the member what others have made of a deposit; what members do themselves they know. */
export function tellDeposit(store: Store, { id, member_id, state, amount, fee, settled_at }: DepositRow): void {
  const event = events[state]
  if (!event || settled_at === null) return
  const values = { id: { text: id }, amount: { money: amount }, fee: { money: fee }, credited: { money: amount - fee } }
  writeMessage(store, member_id, { event, values, at: settled_at })
}
