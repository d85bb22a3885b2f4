import { categoryTitles, gameTypes } from '#sandbox/catalogue/categories.ts'
import { trialType } from '#sandbox/members/accounts.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { earningsOf } from './terms.ts'

interface Settled {
  merchant: Merchant
  member: number
  /** Of the game: "RNG". */
  type: string
  /** Minor units that count. */
  valid: number
  at: number
  /** The bet’s number. */
  reference: string
}

/**
 * Points for a settled stake; what is too little for one counts with the next of its category. Inside a transaction.
 */
export function earnPoints({ store }: Pick<Gateway, 'store'>, settled: Settled): void {
  const { merchant, member, type, valid, at, reference } = settled
  const known = gameTypes.find((one) => one.type === type)
  const earning = earningsOf(merchant).find(({ category }) => category === known?.category)
  if (!merchant.pointMall || !known || !earning || store.members.byId(member)?.type === trialType) return
  const staked = store.pointStakes.of(member, earning.category) + valid
  const times = Math.floor(staked / earning.staked)
  store.pointStakes.set(member, earning.category, staked - times * earning.staked)
  if (times === 0) return
  const remark = categoryTitles(known.type)
  store.points.add({ member, type: 'earned', changed: times * earning.points, reference, remark, at })
}
