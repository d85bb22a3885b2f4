import { dayOf } from '#sandbox/lib/days.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Store } from '#sandbox/store/store.ts'
import { envelopeRules, envelopesAt } from './envelopes.ts'
import { wheelRules } from './wheel.ts'

const dayMs = 86_400_000

/** `player` has opened envelopes and spun, so long ago that the ledger's days do not show it, and has spins to spare. */
export function seedPrizes(store: Store, merchant: Merchant, at: number): void {
  const player = store.members.byName(merchant.code, 'player')
  if (!player) return
  const { amounts } = envelopeRules(merchant)
  for (const [place, daysAgo] of [102, 109, 123].entries()) {
    const opened = at - daysAgo * dayMs
    const day = envelopesAt(merchant, opened).current.at(-1)?.day
    const amount = amounts[place % 2]?.amount
    if (day !== undefined && amount !== undefined)
      store.envelopes.open(player.id, { day, amount, at: opened, state: 'taken' })
  }
  const { prizes, keeps } = wheelRules(merchant)
  for (const [place, daysAgo] of [101, 102, 104, 107].entries()) {
    const prize = prizes[(place * 2) % prizes.length]
    if (prize)
      store.wheel.add(player.id, {
        kind: prize.kind,
        amount: prize.amount,
        at: at - daysAgo * dayMs,
        turnover_id: null,
      })
  }
  store.wheel.setLeft(player.id, { spins: keeps, day: dayOf(at, merchant.timeZone) })
}
