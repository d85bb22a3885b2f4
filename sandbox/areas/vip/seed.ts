import { seedAccounts } from '#sandbox/members/accounts.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Store } from '#sandbox/store/store.ts'
import { rankOf } from './standing.ts'

/** Of ranks that were reached before, the gifts were given then. After the bets. */
export function seedRankGifts(store: Store, merchant: Merchant, at: number): void {
  for (const { username } of seedAccounts) {
    const member = store.members.byName(merchant.code, username)
    const rank = member && rankOf({ store, now: () => new Date(at) }, { merchant, member })
    if (!rank) continue
    for (let level = 1; level <= rank.level; level++) store.rankGifts.add(member.id, level, at)
  }
}
