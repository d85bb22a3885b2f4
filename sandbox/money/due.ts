import { settleDue } from '../areas/lottery/settle.ts'
import { settleDeposit } from '../areas/money/deposits/deposits.ts'
import { receiveOverdue } from '../areas/money/withdrawals/receipts.ts'
import type { Gateway } from '../server/gateway.ts'

type Part = Pick<Gateway, 'store' | 'now' | 'merchants' | 'draw' | 'faults' | 'pay'>

/**
 * Does what time has brought: lotteries that are drawn, deposits that expired or that the bank has heard of, payouts that
 * count as received, agents who are paid. Doing it again changes nothing.
 */
export function settleAll(part: Part): void {
  const { store, now } = part
  settleDue(part)
  const at = now().getTime()
  for (const deposit of store.deposits.overdue(at)) settleDeposit(part, deposit, 'expired')
  for (const deposit of store.deposits.reported()) {
    const merchant = store.members.byId(deposit.member_id)?.merchant ?? ''
    const { bankSeconds } = part.faults.stateOf(merchant)
    const { reported_at } = deposit
    if (bankSeconds === null || reported_at === null || reported_at + bankSeconds * 1000 > at) continue
    settleDeposit(part, deposit, 'received')
  }
  for (const payout of store.withdrawals.due(at)) receiveOverdue(part, payout)
  part.pay.settle()
}
