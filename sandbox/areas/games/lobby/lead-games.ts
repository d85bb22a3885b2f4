import type { GameRow } from '#sandbox/catalogue/catalogue.ts'
import type { GameType } from '#sandbox/catalogue/categories.ts'
import { leadsFirst } from '#sandbox/catalogue/leads.ts'
import { vendorsShownBy } from '#sandbox/catalogue/offer.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'

/** A merchant's lead games of a type, in its order: those that it offers. */
function leadsOf({ store: { catalogue } }: Gateway, merchant: Merchant, type: GameType): GameRow[] {
  const vendors = vendorsShownBy(merchant, type)
  const led = catalogue
    .titled(merchant.demo.leads)
    .filter((game) => game.type === type && vendors.includes(game.vendor))
  return leadsFirst(led, merchant.demo.leads, (game) => game)
}

/** The first games of a type, `most` at the most: the merchant's leads, then as the catalogue has them. */
export function firstGames(gateway: Gateway, merchant: Merchant, { type, most }: { type: GameType; most: number }) {
  const filter = { type, vendors: vendorsShownBy(merchant, type), selection: '' }
  const led = leadsOf(gateway, merchant, type)
  const page = gateway.store.catalogue.page(filter, most, 0)
  const others = page.filter((game) => !led.some(({ node_id }) => node_id === game.node_id))
  return [...led, ...others].slice(0, most)
}

/** The vendors of a type: those of the merchant's leads first, the others in the catalogue's order, which is the editor's. */
export function vendorsInOrder(gateway: Gateway, merchant: Merchant, type: GameType): string[] {
  const vendors = vendorsShownBy(merchant, type)
  return [...new Set([...leadsOf(gateway, merchant, type).map(({ vendor }) => vendor), ...vendors])]
}
