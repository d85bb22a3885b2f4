import { smallestUnit } from '#sandbox/ledger/amounts.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Store } from '#sandbox/store/store.ts'
import type { Tournament } from './plans.ts'
import { countedRounds, placesOf, type Score, scoreOf } from './score.ts'

/** What a member's rounds since joining are worth. */
export function ownScore(
  { tournaments }: Pick<Store, 'tournaments'>,
  { startsAt, endsAt, games }: Tournament,
  { member, joinedAt }: { member: number; joinedAt: number },
): Score {
  const counted = {
    from: Math.max(startsAt, joinedAt),
    to: endsAt,
    games: games.map(({ code }) => code),
    most: countedRounds,
  }
  return scoreOf(tournaments.rounds(member, counted))
}

/** Everybody with a score, by it. */
export function standingsOf(store: Pick<Store, 'tournaments'>, merchant: Merchant, tournament: Tournament) {
  const entries = store.tournaments
    .entrants(merchant.code, tournament.id)
    .map(({ member, name, at }) => ({ member, name, ...ownScore(store, tournament, { member, joinedAt: at }) }))
  return placesOf(entries, { prizes: tournament.prizes, step: smallestUnit(merchant.currency) })
}

export type Standing = ReturnType<typeof standingsOf>[number]
