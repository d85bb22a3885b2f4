import type { MemberRow } from '#sandbox/members/members.ts'
import type { Store } from '#sandbox/store/store.ts'

/** What bets are paid into and wins out of: the member's main wallet, and the operator's account for lotteries. */
export function walletsOf(
  { ledger, movements }: Store,
  { merchant, id }: Pick<MemberRow, 'merchant' | 'id'>,
  currency: string,
) {
  const main = ledger.account({ merchant, memberId: id, kind: 'main', vendor: '', currency })
  const house = ledger.account({ merchant, memberId: null, kind: 'house', vendor: 'lottery', currency })
  return {
    balance: (): number => ledger.balance(main),
    /** From the member to the operator; negative the other way. */
    pay(kind: 'lottery-bet' | 'lottery-win', at: number, amount: number, order: string): void {
      const entries = [
        { account: main, amount: -amount },
        { account: house, amount },
      ]
      movements.note(ledger.post(kind, at, entries, `${kind} ${order}`), order)
    },
  }
}
