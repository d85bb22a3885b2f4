import { catalogueVendors } from '#contract/lobby/vendors.ts'
import { isShownBy } from '#sandbox/catalogue/offer.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Store } from '#sandbox/store/store.ts'
import { isOffered, type Lottery, lotteries, lotteryOf } from './rules/lotteries.ts'

/**
 * The lottery of a code: its own, or that of a card or lobby in the lists of lotteries, which stands for a lottery of its
 * vendor (of another one's where the merchant has none of that vendor). Null where there is neither, or not at this merchant.
 */
export function findLottery(store: Store, merchant: Merchant, code: string): Lottery | null {
  const own = lotteryOf(merchant, code)
  if (own) return own
  const card = cardOf(store, code)
  if (!card || !isShownBy(merchant, card.type, card.vendor)) return null
  // A province draws one day of the week: no card is bound to it.
  const offered = lotteries.filter((lottery) => lottery.family !== 'south' && isOffered(merchant, lottery))
  const ofVendor = offered.filter(({ vassalage }) => vassalage === card.vendor)
  const chosen = ofVendor.length > 0 ? ofVendor : offered
  return chosen[card.place % chosen.length] ?? null
}

function cardOf(store: Store, code: string): { vendor: string; type: string; place: number } | null {
  const [, vendor, type] = /^(.+)-(LOTT|ELOTT)-LOBBY$/.exec(code) ?? []
  if (vendor !== undefined && type !== undefined) {
    const hasLobby = catalogueVendors.some(
      ({ code: known, gameCategories }) => known === vendor && gameCategories.includes(type),
    )
    return hasLobby ? { vendor, type, place: 0 } : null
  }
  const game = store.catalogue.byCode(code)
  if (!game || (game.type !== 'LOTT' && game.type !== 'ELOTT')) return null
  return { vendor: game.vendor, type: game.type, place: game.node_id }
}
