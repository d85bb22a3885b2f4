import type { Gateway } from '#sandbox/server/gateway.ts'
import { neededOf } from './crypto.ts'
import { settleDeposit } from './deposits.ts'

type Part = Pick<Gateway, 'store' | 'now' | 'merchants' | 'faults'>

/** Ends deposits that nobody paid in time, and brings those that the bank has heard of by now. */
export function settleDueDeposits(part: Part): void {
  const { store, now, faults } = part
  const at = now().getTime()
  for (const deposit of store.deposits.overdue(at)) settleDeposit(part, deposit, 'expired')
  for (const deposit of store.deposits.reported()) {
    const { bankSeconds } = faults.stateOf(store.members.byId(deposit.member_id)?.merchant ?? '')
    const { reported_at } = deposit
    // A coin's payment is confirmed several times, each of which takes as long.
    const waitMs = (bankSeconds ?? Infinity) * 1000 * neededOf(deposit)
    if (reported_at === null || reported_at + waitMs > at) continue
    settleDeposit(part, deposit, 'received')
  }
}
