import type { tournamentStates } from '#contract/account/tournaments.ts'
import type { GameRow } from '#sandbox/catalogue/catalogue.ts'
import { unitsOf } from '#sandbox/ledger/amounts.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Store } from '#sandbox/store/store.ts'
import type { Prize } from './score.ts'
import type { TournamentId } from './texts.ts'

interface Plan {
  id: TournamentId
  /** Days from when the sandbox was seeded. */
  starts: number
  ends: number
  /** Which of the merchant's hot games are in it. */
  games: readonly [first: number, last: number]
  /** Of one place each, in reference units, from the first on; then of each of the seven after them. */
  prizes: readonly number[]
  others: number
}

const plans: readonly Plan[] = [
  { id: 'lantern-weeks', starts: -4, ends: 10, games: [2, 9], prizes: [3000, 1500, 800], others: 150 },
  { id: 'winter-stars', starts: 17, ends: 31, games: [8, 15], prizes: [3000, 1500, 800], others: 150 },
  { id: 'harvest-cup', starts: -24, ends: -10, games: [0, 7], prizes: [2000, 1000, 500], others: 100 },
]

const otherPlaces = 7
const dayMs = 86_400_000

/** Instants in milliseconds, prizes in minor units. */
export interface Tournament {
  id: TournamentId
  startsAt: number
  endsAt: number
  prizes: readonly Prize[]
  games: readonly GameRow[]
}

/** The merchant's tournaments: that runs, that comes, that is over when the sandbox is seeded. */
export function tournamentsOf(
  { catalogue, meta }: Pick<Store, 'catalogue' | 'meta'>,
  merchant: Merchant,
): Tournament[] {
  const seededAt = Date.parse(meta.get('seeded-at') ?? '')
  if (Number.isNaN(seededAt)) return []
  // Also those that are closed for now: a result does not change by that.
  const hot = catalogue.hot(merchant.code)
  return plans.map(({ id, starts, ends, games: [first, last], prizes, others }) => ({
    id,
    startsAt: seededAt + starts * dayMs,
    endsAt: seededAt + ends * dayMs,
    prizes: [
      ...prizes.map((units, place) => ({ from: place + 1, to: place + 1, amount: unitsOf(units, merchant.currency) })),
      { from: prizes.length + 1, to: prizes.length + otherPlaces, amount: unitsOf(others, merchant.currency) },
    ],
    games: hot.slice(first, last + 1),
  }))
}

export function stateAt({ startsAt, endsAt }: Tournament, at: number): (typeof tournamentStates)[number] {
  if (at < startsAt) return 'coming'
  return at < endsAt ? 'running' : 'over'
}
