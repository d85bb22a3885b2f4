import type { GameRow } from '#sandbox/catalogue/catalogue.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'

type Part = Pick<Gateway, 'store' | 'now' | 'faults'>

export interface GameMaintenance {
  /** ISO 8601; null where nobody knows. */
  endsAt: string | null
}

/** Why each game cannot be played now; null where it can. The seed closes one game a merchant until a state names others. */
export function maintenanceIn(
  { store, now, faults }: Part,
  merchant: Merchant,
): (game: GameRow) => GameMaintenance | null {
  const { closedGames } = faults.stateOf(merchant.code)
  if (closedGames === null) {
    const closed = store.catalogue.closed(merchant.code)?.node_id
    return (game) => (closed === game.node_id ? { endsAt: null } : null)
  }
  const at = now().getTime()
  return (game) => {
    const closed = closedGames.find(({ gameCode }) => gameCode === game.code)
    if (!closed || (closed.endsAt !== null && Date.parse(closed.endsAt) <= at)) return null
    return { endsAt: closed.endsAt }
  }
}

/** The same of one game. */
export function maintenanceOf(gateway: Part, merchant: Merchant, game: GameRow): GameMaintenance | null {
  return maintenanceIn(gateway, merchant)(game)
}
