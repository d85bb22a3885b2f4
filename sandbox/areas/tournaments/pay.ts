import { move, operatorAccountOf, walletOf } from '#sandbox/ledger/accounts.ts'
import { writeMessage } from '#sandbox/members/write-message.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import type { Store } from '#sandbox/store/store.ts'
import { stateAt, type Tournament, tournamentsOf } from './plans.ts'
import { hasEntrants } from './seed.ts'
import { standingsOf } from './standings.ts'
import { tournamentTitles } from './texts.ts'

/** Pays what is over: nothing the second time. */
export function settleTournaments({ store, merchants, now }: Pick<Gateway, 'store' | 'merchants' | 'now'>): void {
  const at = now().getTime()
  for (const merchant of merchants.values()) {
    if (!merchant.tournaments || !hasEntrants(store, merchant)) continue
    for (const tournament of tournamentsOf(store, merchant)) {
      if (stateAt(tournament, at) === 'over') payTournament(store, { merchant, tournament, at })
    }
  }
}

interface Paid {
  merchant: Merchant
  tournament: Tournament
  at: number
}

/**
 * Pays the prizes of a tournament that is over into the wallets, once, and writes to who won them. Nothing has to be staked
 * with them. They were won before, so a break or an exclusion does not keep them back.
 */
export function payTournament(store: Store, { merchant, tournament, at }: Paid): void {
  const key = `tournament-paid:${merchant.code}:${tournament.id}`
  if (store.meta.get(key) !== null) return
  store.transaction(() => {
    store.meta.set(key, String(at))
    const bonuses = operatorAccountOf(store, merchant, 'bonuses')
    for (const { member: id, rank, prize } of standingsOf(store, merchant, tournament)) {
      const member = store.members.byId(id)
      if (prize === 0 || !member) continue
      move(store, { kind: 'bonus', at, reference: `${tournament.id}-${id}`, remark: 'tournament' }, [
        [bonuses, -prize],
        [walletOf(store, { merchant, member }), prize],
      ])
      const values = {
        tournament: { labels: tournamentTitles(tournament.id) },
        place: { text: String(rank) },
        amount: { money: prize },
      }
      writeMessage(store, id, { event: 'tournament-won', values, at })
    }
  })
}
