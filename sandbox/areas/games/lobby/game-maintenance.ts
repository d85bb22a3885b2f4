import type { GameRow } from '#sandbox/catalogue/catalogue.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'

type Part = Pick<Gateway, 'store' | 'now' | 'faults'>

export interface GameMaintenance {
  /** ISO 8601; null where nobody knows. */
  endsAt: string | null
}

/** Why a game cannot be played now; null where it can. The seed closes one game a merchant until a state names others. */
export function maintenanceOf({ store, now, faults }: Part, merchant: Merchant, game: GameRow): GameMaintenance | null {
  const { closedGames } = faults.stateOf(merchant.code)
  if (closedGames === null) {
    return store.catalogue.closed(merchant.code)?.node_id === game.node_id ? { endsAt: null } : null
  }
  const closed = closedGames.find(({ gameCode }) => gameCode === game.code)
  if (!closed || (closed.endsAt !== null && Date.parse(closed.endsAt) <= now().getTime())) return null
  return { endsAt: closed.endsAt }
}
