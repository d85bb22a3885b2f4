import type { PayKind } from '#contract/agent/contract-terms.ts'
import { move, operatorAccountOf, walletOf } from '../../../ledger/accounts.ts'
import type { Merchant } from '../../../merchants/merchants.ts'
import type { Store } from '../../../store/store.ts'

/** What the operator pays to an account of a team; no wallet is ever charged for it. */
export interface Payment {
  member: number
  kind: PaymentKind
  at: number
  /** No payment of a kind has the same one twice. */
  reference: string
  /** Minor units, above zero. */
  amount: number
}

/** As the ledger calls it: an agent's share of rebates is no gift to somebody who plays. */
export type PaymentKind = (typeof ledgerKinds)[PayKind] | 'rebate' | 'commission'

export const ledgerKinds = {
  dividend: 'dividend',
  daily: 'daily-salary',
  hourly: 'hourly-salary',
  realtime: 'realtime-salary',
} as const satisfies Record<PayKind, string>

/** Inside a transaction. */
export function pay(store: Store, merchant: Merchant, { member: id, kind, at, reference, amount }: Payment): void {
  const member = store.members.byId(id)
  if (!member) return
  move(store, { kind, at, reference }, [
    [operatorAccountOf(store, merchant, 'agents'), -amount],
    [walletOf(store, { merchant, member }), amount],
  ])
}
