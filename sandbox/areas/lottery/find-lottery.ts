import type { Merchant } from '#sandbox/merchants/merchants.ts'
import { isOffered, type Lottery, lotteries, lotteryOf } from './rules/lotteries.ts'

/**
 * The lottery of a code, which its card has as well; the lobby of a vendor ("LOTT-LOTT-LOBBY") opens the first that the
 * vendor has in the list. Null where there is neither, or not at this merchant.
 */
export function findLottery(merchant: Merchant, code: string): Lottery | null {
  const own = lotteryOf(merchant, code)
  if (own) return own
  const [, vendor, type] = /^(.+)-(LOTT|ELOTT)-LOBBY$/.exec(code) ?? []
  const first = lotteries.find(({ card }) => card.vendor === vendor && card.type === type)
  return first && isOffered(merchant, first) ? first : null
}
