import { houseOf, move, type Owner, walletOf } from '#sandbox/ledger/accounts.ts'
import { plainMember } from '#sandbox/members/members.ts'
import { readMerchants } from '#sandbox/merchants/merchants.ts'
import { openDatabase, openStore } from '#sandbox/state.ts'
import { acme } from '#tests/contract/support/merchants.ts'

export const at = Date.parse('2026-11-20T12:00:00Z')

/** An empty state with one merchant and one member, who has `main` hundredths in the main wallet. */
export function openPurse(main = 0) {
  const store = openStore(openDatabase(null))
  const merchants = readMerchants([{ ...acme, pointMall: true }])
  const merchant = merchants.get('acme')
  const addMember = (name: string): Owner => {
    const id = store.members.add({ ...plainMember, merchant: 'acme', name })
    const member = store.members.byId(id)
    if (!merchant || !member) throw new Error('The state has no member')
    return { merchant, member }
  }
  const owner = addMember('player')
  if (main > 0) {
    move(store, { kind: 'deposit', at, reference: 'opening' }, [
      [houseOf(store, owner.merchant, 'bank'), -main],
      [walletOf(store, owner), main],
    ])
  }
  const balance = (whose: Owner = owner): number => store.ledger.balance(walletOf(store, whose))
  return { store, owner, merchants, addMember, balance, now: () => new Date(at) }
}
