import type { GameRow } from '../catalogue/catalogue.ts'
import type { Store } from '../store/store.ts'

interface PlacedBet {
  member: number
  game: Pick<GameRow, 'code' | 'type' | 'vendor'>
  /** Milliseconds. */
  at: number
  /** Minor units, as is what came back. */
  stake: number
  /** Null while it is pending. */
  returned: number | null
  /** When it was settled, where that was later. */
  settledAt?: number
  /** What counts towards turnover, where that is not the stake. */
  valid?: number
}

/** Keeps a bet on a game for the member's records, and gives the number it goes by. Inside a transaction. */
export function recordBet({ bets }: Store, bet: PlacedBet): string {
  const { member, game, at, stake, returned, settledAt = at, valid = stake } = bet
  const number = bets.freeNumber(game.vendor)
  bets.add({
    number,
    reference: number,
    member_id: member,
    at,
    settled_at: returned === null ? null : settledAt,
    game_code: game.code,
    type: game.type,
    vendor: game.vendor,
    stake,
    valid,
    returned,
  })
  return number
}
