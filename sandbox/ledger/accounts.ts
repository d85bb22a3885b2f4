import { trialType } from '../members/accounts.ts'
import type { MemberRow } from '../members/members.ts'
import type { Merchant } from '../merchants/merchants.ts'
import { type Refusal, refuse } from '../server/problems.ts'
import type { Store } from '../store/store.ts'

/** Whose money it is. */
export interface Owner {
  merchant: Merchant
  member: MemberRow
}

/**
 * Accounts of the operator: what came from and went to banks, what is set aside for payouts, what was taken as fees,
 * what was given as bonus, what was paid for things of the points mall, what agents are paid from.
 */
type OperatorAccount = 'bank' | 'payouts' | 'fees' | 'bonuses' | 'mall' | 'agents'

export function walletOf({ ledger }: Store, { merchant, member }: Owner, vendor = ''): number {
  const { code, currency } = merchant
  const kind = vendor === '' ? 'main' : 'vendor'
  return ledger.account({ merchant: code, memberId: member.id, kind, vendor, currency })
}

export function operatorAccountOf({ ledger }: Store, { code, currency }: Merchant, vendor: OperatorAccount): number {
  return ledger.account({ merchant: code, memberId: null, kind: 'house', vendor, currency })
}

/** What may be paid out, sent or spent at the mall: the main wallet without what is tied to a bonus. Minor units, never below zero. */
export function availableOf(store: Store, owner: Owner): number {
  const tied = store.turnover.open(owner.member.id).reduce((sum, row) => sum + row.tied, 0)
  return Math.max(0, store.ledger.balance(walletOf(store, owner)) - tied)
}

/** Refused where a member has less that may be paid out, sent or spent at the mall; a gift holds back itself and nothing else. */
export function refuseShort(store: Store, owner: Owner, amount: number): Refusal | null {
  if (amount <= availableOf(store, owner)) return null
  return refuse(amount > store.ledger.balance(walletOf(store, owner)) ? 'wallet.short' : 'turnover.owed')
}

interface Movement {
  kind: string
  at: number
  /**
   * What it is part of; no transaction of a kind has the same one twice. A number that members may quote begins with a
   * capital, a key of the sandbox's own with a small letter.
   */
  reference: string
  remark?: string
}

/** Posts entries without the empty ones, and notes what they were for. Inside a transaction. */
export function move(
  { ledger, movements }: Store,
  { kind, at, reference, remark = '' }: Movement,
  entries: readonly (readonly [account: number, amount: number])[],
): void {
  const filled = entries.filter(([, amount]) => amount !== 0).map(([account, amount]) => ({ account, amount }))
  movements.note(ledger.post(kind, at, filled, `${kind} ${reference}`), reference, remark)
}

/** Trial accounts move nothing. */
export function refuseTrial({ type }: Pick<MemberRow, 'type'>): Refusal | null {
  return type === trialType ? refuse('account.trial') : null
}

/** Looks a member up anew: what was read with the request may be older than this transaction. */
export function memberNow({ store }: { store: Store }, { id }: MemberRow): MemberRow | null {
  return store.members.byId(id)
}
